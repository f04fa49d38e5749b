package outbound_test

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestBudget(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		p := serve(t, status(200))
		spent := func(t *testing.T, err error) int {
			require.ErrorIs(t, err, outbound.ErrBudget)
			var refused *errs.Error
			require.True(t, errors.As(err, &refused))
			return refused.Params["retry_after"].(int)
		}

		t.Run("a tenant that has spent its minute waits, nobody else does", func(t *testing.T) {
			o := open(t, engine, to(p.URL), func(c *outbound.Config) { c.Bounds.PerMinute = 2 })
			for range 2 {
				_, _, err := call(t, o.Client, http.MethodPost, p.URL)
				require.NoError(t, err)
			}
			_, _, err := call(t, o.Client, http.MethodPost, p.URL)
			require.Equal(t, 30, spent(t, err))
			_, _, err = send(t, o.Client, as("b"), http.MethodPost, p.URL, nil)
			require.NoError(t, err)
			o.clock.Advance(30 * time.Second)
			_, _, err = call(t, o.Client, http.MethodPost, p.URL)
			require.NoError(t, err)
		})

		t.Run("a day's requests are counted over all processes at once, each try, and none too many", func(t *testing.T) {
			o := open(t, engine, to(p.URL), func(c *outbound.Config) { c.Bounds.PerDay = 10 })
			clients := []*outbound.Client{o.Client, o.another()}
			var all sync.WaitGroup
			var done atomic.Int64
			for n := range 24 {
				all.Go(func() {
					if _, _, err := call(t, clients[n%2], http.MethodPost, p.URL); err == nil {
						done.Add(1)
					}
				})
			}
			all.Wait()
			require.EqualValues(t, 10, done.Load())
			_, _, err := call(t, o.another(), http.MethodPost, p.URL)
			require.Equal(t, 61, spent(t, err), "until midnight, UTC")
			_, _, err = send(t, o.Client, as("b"), http.MethodPost, p.URL, nil)
			require.NoError(t, err)
			o.clock.Advance(2 * time.Minute)
			_, _, err = call(t, o.Client, http.MethodPost, p.URL)
			require.NoError(t, err)
			o.clock.Advance(9 * 24 * time.Hour)
			require.NoError(t, o.db.Sweep(t.Context()))
			var left int64
			require.NoError(t, o.db.PlatformRead(t.Context(), func(_ context.Context, tx *gorm.DB) error {
				return tx.Model(&days{}).Count(&left).Error
			}))
			require.Zero(t, left, "days that are over are forgotten")
		})
	})

	t.Run("nothing is called inside a transaction, nor on nobody's behalf", func(t *testing.T) {
		p := serve(t, status(200))
		o := open(t, sqlite(), to(p.URL), nil)
		require.NoError(t, o.db.Within(as("a"), func(ctx context.Context) error {
			_, _, err := send(t, o.Client, ctx, http.MethodGet, p.URL, nil)
			require.ErrorContains(t, err, "RegisterLong")
			return nil
		}))
		_, _, err := send(t, o.Client, t.Context(), http.MethodGet, p.URL, nil)
		require.ErrorIs(t, err, storage.ErrNoTenant)
		require.Zero(t, p.calls.Load())
	})
}

// days is the SDK's table.
type days struct{ TenantID string }

// TableName is the SDK's.
func (days) TableName() string { return "sdk_outbound_days" }

func TestAnswers(t *testing.T) {
	t.Parallel()

	t.Run("an answer is as large as it may be, unpacked, and no larger", func(t *testing.T) {
		t.Parallel()
		var packed bytes.Buffer
		zip := gzip.NewWriter(&packed)
		_, _ = zip.Write(make([]byte, 1<<20))
		require.NoError(t, zip.Close())
		p := serve(t, func(w http.ResponseWriter, r *http.Request) {
			size, _ := strconv.Atoi(r.URL.Query().Get("size"))
			switch r.URL.Path {
			case "/pieces":
				_ = http.NewResponseController(w).Flush() // no length is told
			case "/packed":
				w.Header().Set("Content-Encoding", "gzip")
				_, _ = w.Write(packed.Bytes())
			}
			_, _ = w.Write(make([]byte, size))
		})
		client := open(t, sqlite(), to(p.URL), nil).With(outbound.Call{Largest: 1000})
		for path, fits := range map[string]bool{"/?size=1000": true, "/?size=1001": false, "/pieces?size=1000": true, "/pieces?size=1001": false, "/packed": false} {
			_, text, err := call(t, client, http.MethodPost, p.URL+path)
			require.LessOrEqual(t, len(text), 1000)
			if fits {
				require.NoError(t, err, path)
				require.Len(t, text, 1000)
			} else {
				require.ErrorIs(t, err, outbound.ErrTooLarge, path)
			}
		}
	})

	t.Run("whoever says nothing, or does not come to an end, is not waited for", func(t *testing.T) {
		t.Parallel()
		over := make(chan struct{})
		silent := serve(t, func(http.ResponseWriter, *http.Request) { <-over })
		endless := serve(t, func(w http.ResponseWriter, _ *http.Request) { _ = http.NewResponseController(w).Flush(); <-over })
		defer close(over)
		o := open(t, sqlite(), to(silent.URL, endless.URL), nil)
		for _, brief := range []outbound.Call{{Timeout: 50 * time.Millisecond}, {Timeout: 50 * time.Millisecond, Stream: true}} {
			for _, at := range []string{silent.URL, endless.URL} {
				_, _, err := call(t, o.With(brief), http.MethodPost, at)
				require.ErrorIs(t, err, outbound.ErrTimeout)
			}
		}
		require.EqualValues(t, 2, silent.calls.Load())
	})

	t.Run("a stream comes as it is sent, for longer than any silence may last", func(t *testing.T) {
		t.Parallel()
		const silence = time.Second
		read := make(chan struct{})
		p := serve(t, func(w http.ResponseWriter, _ *http.Request) {
			for n := range 5 {
				_, _ = fmt.Fprintf(w, "data: %d\n", n)
				_ = http.NewResponseController(w).Flush()
				if <-read; n > 0 {
					<-time.After(silence / 2)
				}
			}
		})
		o := open(t, sqlite(), to(p.URL), nil)
		r, err := http.NewRequestWithContext(as("a"), http.MethodPost, p.URL, nil)
		require.NoError(t, err)
		response, err := o.With(outbound.Call{Stream: true, Timeout: silence}).Do(r)
		require.NoError(t, err)
		<-time.After(silence) // who reads late has not been met with silence
		lines := bufio.NewScanner(response.Body)
		began := time.Now()
		for n := range 5 {
			require.True(t, lines.Scan(), lines.Err())
			require.Equal(t, fmt.Sprintf("data: %d", n), lines.Text())
			read <- struct{}{}
		}
		require.Greater(t, time.Since(began), silence)
		require.False(t, lines.Scan())
		require.NoError(t, lines.Err())
		require.NoError(t, response.Body.Close())
	})
}
