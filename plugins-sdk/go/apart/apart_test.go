package apart_test

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/apart"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

var errKnown = errs.New(errs.Invalid, "test.known").WithParam("most", 1_048_576)

func works() apart.Works {
	return apart.Works{
		"count": func(_ context.Context, files []*os.File, _ json.RawMessage) (any, error) {
			text, err := io.ReadAll(files[0])
			return len(text), err
		},
		"refuse": func(context.Context, []*os.File, json.RawMessage) (any, error) { return nil, errKnown },
		"panic":  func(context.Context, []*os.File, json.RawMessage) (any, error) { panic("a hostile file") },
		"eat": func(context.Context, []*os.File, json.RawMessage) (any, error) {
			var eaten [][]byte
			for {
				piece := make([]byte, 1<<20)
				for i := range piece {
					piece[i] = byte(i)
				}
				eaten = append(eaten, piece)
				if len(eaten) == 1<<20 {
					return len(eaten), nil
				}
			}
		},
		"sit": func(_ context.Context, files []*os.File, _ json.RawMessage) (any, error) {
			_, _ = files[0].WriteString("here")
			select {}
		},
		"write": func(_ context.Context, files []*os.File, _ json.RawMessage) (any, error) {
			for {
				if _, err := files[0].Write(make([]byte, 1<<20)); err != nil {
					return nil, err
				}
			}
		},
		"environment": func(context.Context, []*os.File, json.RawMessage) (any, error) { return os.Environ(), nil },
	}
}

func TestMain(m *testing.M) {
	apart.Serve(works())
	os.Exit(m.Run())
}

func bounds() apart.Bounds {
	return apart.Bounds{Memory: 256 << 20, Time: time.Minute, Output: 8 << 20}
}

func TestShop(t *testing.T) {
	t.Parallel()
	shop := apart.NewShop(2)
	do := func(name string, result any, files ...*os.File) error {
		return shop.Do(context.Background(), "a", name, bounds(), nil, result, files...)
	}
	open := func() *os.File {
		file, err := os.Create(filepath.Join(t.TempDir(), "f"))
		require.NoError(t, err)
		t.Cleanup(func() { _ = file.Close() })
		return file
	}
	t.Run("work is done on an open file and answered", func(t *testing.T) {
		file := open()
		_, err := file.WriteString("five!")
		require.NoError(t, err)
		_, err = file.Seek(0, io.SeekStart)
		require.NoError(t, err)
		var n int
		require.NoError(t, do("count", &n, file))
		require.Equal(t, 5, n)
	})
	t.Run("a refusal arrives as it was made, a panic as an error", func(t *testing.T) {
		err := do("refuse", nil)
		require.ErrorIs(t, err, errKnown)
		var refusal *errs.Error
		require.ErrorAs(t, err, &refusal)
		require.Equal(t, "1048576", fmt.Sprint(refusal.Params["most"]))
		require.ErrorContains(t, do("panic", nil), "a hostile file")
	})
	t.Run("work that takes more memory than its bound is ended, and refused", func(t *testing.T) {
		require.ErrorIs(t, do("eat", nil), apart.ErrTooHeavy)
	})
	t.Run("work that writes more than its bound is refused", func(t *testing.T) {
		file := open()
		require.ErrorIs(t, do("write", nil, file), apart.ErrTooHeavy)
		info, err := file.Stat()
		require.NoError(t, err)
		require.LessOrEqual(t, info.Size(), bounds().Output)
	})
	t.Run("work that takes longer than its bound is ended, and refused", func(t *testing.T) {
		b := bounds()
		b.Time = 200 * time.Millisecond
		require.ErrorIs(t, shop.Do(context.Background(), "a", "sit", b, nil, nil, open()), apart.ErrTooHeavy)
	})
	t.Run("a request that has ended ends its work", func(t *testing.T) {
		read, write, err := os.Pipe()
		require.NoError(t, err)
		defer func() { _ = read.Close() }()
		ctx, cancel := context.WithCancel(context.Background())
		done := make(chan error, 1)
		go func() { done <- shop.Do(ctx, "a", "sit", bounds(), nil, nil, write) }()
		_, err = io.ReadFull(read, make([]byte, 4)) // it is at work
		require.NoError(t, err)
		cancel()
		require.ErrorIs(t, <-done, context.Canceled)
		require.NoError(t, write.Close())
		_, err = read.Read(make([]byte, 1))
		require.ErrorIs(t, err, io.EOF, "the process has ended: nobody holds the pipe")
	})
	t.Run("one who sends much waits for oneself, not the others", func(t *testing.T) {
		read, write, err := os.Pipe()
		require.NoError(t, err)
		ctx, cancel := context.WithCancel(context.Background())
		done := make(chan error, 2)
		for range 2 {
			go func() { done <- shop.Do(ctx, "much", "sit", bounds(), nil, nil, write) }()
		}
		_, err = io.ReadFull(read, make([]byte, 4))
		require.NoError(t, err)
		require.ErrorIs(t, do("refuse", nil), errKnown)
		cancel()
		require.Error(t, <-done)
		require.Error(t, <-done)
	})
	t.Run("it knows nothing of the environment", func(t *testing.T) {
		var env []string
		require.NoError(t, do("environment", &env))
		for _, one := range env {
			require.True(t, strings.HasPrefix(one, apart.Variable) || strings.HasPrefix(one, "GO"), one)
		}
	})
}
