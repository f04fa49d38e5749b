package files_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

var errDisk = errors.New("the disk is gone")

// dies is what a test does in place of being killed.
type dies struct{}

// killed runs f up to where it dies.
func killed(f func()) {
	defer func() {
		if cause := recover(); cause != (dies{}) {
			panic(cause)
		}
	}()
	f()
	panic("it did not die")
}

func TestWhateverFails(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		b := newBench(t, engine, 1<<30)
		receive := func() (*files.Received, error) {
			return b.Receive(as("a"), "x.png", bytes.NewReader(picture(200_000)), anything())
		}
		hour := func(t *testing.T) {
			t.Helper()
			b.clock.Advance(time.Hour)
			require.NoError(t, b.Sweep(t.Context()))
		}

		for what, put := range map[string]func(ctx context.Context, blob files.Blob, from io.Reader) error{
			"at its start": func(context.Context, files.Blob, io.Reader) error { return errDisk },
			"half way": func(ctx context.Context, blob files.Blob, from io.Reader) error {
				return b.half(ctx, blob, from, errDisk)
			},
			"after all": func(ctx context.Context, blob files.Blob, from io.Reader) error {
				return errors.Join(b.faults.Blobs.Put(ctx, blob, from), errDisk)
			},
			"without saying so": func(ctx context.Context, blob files.Blob, from io.Reader) error { return b.half(ctx, blob, from, nil) },
		} {
			t.Run("a store that fails "+what+" takes no file, and keeps nothing", func(t *testing.T) {
				b.faults.put = put
				defer func() { b.faults.put = nil }()
				_, err := receive()
				require.Error(t, err)
				require.Equal(t, errs.Internal, errs.KindOf(err))
				b.nothing(as("a"))
			})
		}

		for what, put := range map[string]func(ctx context.Context, blob files.Blob, from io.Reader) error{
			"before the first byte": func(context.Context, files.Blob, io.Reader) error { panic(dies{}) },
			"half way": func(ctx context.Context, blob files.Blob, from io.Reader) error {
				_ = b.half(ctx, blob, from, nil)
				panic(dies{})
			},
			"after the last byte": func(ctx context.Context, blob files.Blob, from io.Reader) error {
				require.NoError(t, b.faults.Blobs.Put(ctx, blob, from))
				panic(dies{})
			},
		} {
			t.Run("a process that dies "+what+" leaves nothing for longer than an hour", func(t *testing.T) {
				b.faults.put = put
				killed(func() { _, _ = receive() })
				b.faults.put = nil
				require.NoError(t, b.Sweep(t.Context()))
				hour(t)
				b.nothing(as("a"))
			})
		}

		t.Run("content that no record was given to goes after an hour, not before", func(t *testing.T) {
			got, err := receive()
			require.NoError(t, err)
			b.clock.Advance(59 * time.Minute)
			require.NoError(t, b.Sweep(t.Context()))
			require.Len(t, filter(b.lying(), "a/"), 1)
			hour(t)
			b.nothing(as("a"))
			_, err = b.Add(as("a"), got, note("n1"), time.Time{})
			require.Equal(t, errs.Conflict, errs.KindOf(err), "too late: there is no file without its content")
		})

		t.Run("an upload that goes on is not given up, however long it takes", func(t *testing.T) {
			slow := &pausing{from: bytes.NewReader(picture(17 << 20)), every: 8 << 20, pause: func() {
				b.clock.Advance(50 * time.Minute)
				require.NoError(t, b.Sweep(t.Context()))
				require.NoError(t, b.Search(t.Context()))
			}}
			got, err := b.Receive(as("slow"), "x.png", slow, anything())
			require.NoError(t, err)
			f, err := b.Add(as("slow"), got, note("n1"), time.Time{})
			require.NoError(t, err)
			require.True(t, bytes.Equal(picture(17<<20), b.content(as("slow"), f)))
		})

		t.Run("a change that is undone leaves the content to be taken back, once", func(t *testing.T) {
			got, err := receive()
			require.NoError(t, err)
			require.ErrorIs(t, b.db.Tx(as("a"), func(ctx context.Context, _ *gorm.DB) error {
				_, err := b.Add(ctx, got, note("n1"), time.Time{})
				return errors.Join(err, errDisk)
			}), errDisk)
			b.Discard(as("a"), got)
			b.Discard(as("a"), got)
			b.nothing(as("a"))
		})

		t.Run("a file that a record has is not taken back", func(t *testing.T) {
			got, err := receive()
			require.NoError(t, err)
			f, err := b.Add(as("a"), got, note("n1"), time.Time{})
			require.NoError(t, err)
			b.Discard(as("a"), got)
			hour(t)
			require.Len(t, b.content(as("a"), f), 200_000)
			require.NoError(t, b.Remove(as("a"), f.ID))
			require.NoError(t, b.Sweep(t.Context()))
		})

		t.Run("content that cannot be deleted now is deleted later, and counts until then", func(t *testing.T) {
			f := b.add(as("a"), "n1", 100_000)
			b.faults.remove = errDisk
			require.NoError(t, b.Remove(as("a"), f.ID), "the file is gone for people")
			require.ErrorIs(t, b.Sweep(t.Context()), errDisk)
			require.EqualValues(t, 100_000, b.used(as("a")))
			b.faults.remove = nil
			hour(t)
			b.nothing(as("a"))
		})

		t.Run("a process that dies between deleting content and writing it down counts right in the end", func(t *testing.T) {
			f := b.add(as("a"), "n1", 100_000)
			require.NoError(t, b.Remove(as("a"), f.ID))
			b.faults.removed = func(files.Blob) { panic(dies{}) }
			killed(func() { _ = b.Sweep(t.Context()) })
			b.faults.removed = nil
			require.NotContains(t, b.lying(), "a/"+f.ID)
			require.EqualValues(t, 100_000, b.used(as("a")))
			hour(t)
			b.nothing(as("a"))
		})

		t.Run("blobs that nothing speaks of are found, those of files and on their way stay", func(t *testing.T) {
			b.clock.Set(time.Now())
			kept := b.add(as("a"), "n1", 1000)
			waiting, err := receive()
			require.NoError(t, err)
			stray := filepath.Join(b.folder, "a", "0199e6f0-0000-7000-8000-00000000dead")
			require.NoError(t, os.WriteFile(stray, []byte("x"), 0o600))
			require.NoError(t, os.WriteFile(filepath.Join(b.folder, "notes.txt"), []byte("not a blob"), 0o600))
			require.NoError(t, b.Search(t.Context()))
			require.FileExists(t, stray, "it may be on its way")
			hourAgo := time.Now().Add(-2 * time.Hour)
			for _, path := range append(b.lying(), "notes.txt") {
				require.NoError(t, os.Chtimes(filepath.Join(b.folder, path), hourAgo, hourAgo))
			}
			_, err = b.Add(as("a"), waiting, note("n1"), time.Time{})
			require.NoError(t, err)
			require.NoError(t, b.Search(t.Context()))
			require.NoFileExists(t, stray)
			require.Len(t, b.content(as("a"), kept), 1000)
			require.EqualValues(t, 201_000, b.used(as("a")))
			b.faults.list = errDisk
			require.ErrorIs(t, b.Search(t.Context()), errDisk)
			b.faults.list = nil
		})
	})
}

// half puts the first half of what comes.
func (b *bench) half(ctx context.Context, blob files.Blob, from io.Reader, err error) error {
	return errors.Join(b.faults.Blobs.Put(ctx, blob, io.LimitReader(from, 100_000)), err)
}

// pausing pauses every so many bytes.
type pausing struct {
	from        io.Reader
	every, read int
	pause       func()
}

func (p *pausing) Read(into []byte) (int, error) {
	n, err := p.from.Read(into)
	if (p.read+n)/p.every > p.read/p.every {
		p.pause()
	}
	p.read += n
	return n, err
}
