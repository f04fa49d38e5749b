package outbound_test

import (
	"context"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// hangUp answers nothing.
func hangUp(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }

func TestTries(t *testing.T) {
	t.Parallel()
	const key = "Idempotency-Key"
	for fact, c := range map[string]struct {
		method string
		head   []string
		first  http.HandlerFunc
		status int
		calls  int64
	}{
		"a reading is tried again":                    {http.MethodGet, nil, status(503), 200, 2},
		"so is what is the same done twice":           {http.MethodPut, nil, status(502), 200, 2},
		"and what the provider knows again by a key":  {http.MethodPost, []string{key, "k1"}, status(504), 200, 2},
		"so is what was asked too often":              {http.MethodDelete, nil, status(429), 200, 2},
		"a call that was cut off is tried again":      {http.MethodGet, nil, hangUp, 200, 2},
		"and with a key as well":                      {http.MethodPost, []string{key, "k1"}, hangUp, 200, 2},
		"a payment without a key is sent once":        {http.MethodPost, nil, status(503), 503, 1},
		"whatever becomes of it":                      {http.MethodPost, nil, hangUp, 0, 1},
		"so is a change":                              {http.MethodPatch, nil, status(503), 503, 1},
		"what the provider refuses is refused":        {http.MethodGet, nil, status(422), 422, 1},
		"what it fails at is not tried at once again": {http.MethodGet, nil, status(500), 500, 1},
		"it is left alone for as long as it asks":     {http.MethodGet, nil, status(503, "Retry-After", "1"), 200, 2},
		"but nobody waits beyond the call's time":     {http.MethodGet, nil, status(503, "Retry-After", "3600"), 503, 1},
		"nor until a day that is far":                 {http.MethodGet, nil, status(429, "Retry-After", "Fri, 31 Dec 2999 23:59:59 GMT"), 429, 1},
	} {
		t.Run(fact, func(t *testing.T) {
			t.Parallel()
			p := serve(t, c.first, status(200))
			o := open(t, sqlite(), to(p.URL), nil)
			began := time.Now()
			code, text, err := call(t, o.Client, c.method, p.URL, c.head...)
			require.Equal(t, c.status, code)
			require.EqualValues(t, c.calls, p.calls.Load())
			if c.status == 0 {
				require.ErrorIs(t, err, outbound.ErrUnreachable)
			} else {
				require.NoError(t, err)
				require.Equal(t, "sent", text, "each try has the whole body")
			}
			if strings.Contains(fact, "as long as it asks") {
				require.GreaterOrEqual(t, time.Since(began), time.Second)
			}
		})
	}

	t.Run("three times is enough, and the last answer counts", func(t *testing.T) {
		t.Parallel()
		p := serve(t, status(503), status(502), status(504), status(200))
		o := open(t, sqlite(), to(p.URL), nil)
		code, _, err := call(t, o.Client, http.MethodGet, p.URL)
		require.NoError(t, err)
		require.Equal(t, 504, code)
	})

	t.Run("a body that cannot be had again is sent once", func(t *testing.T) {
		t.Parallel()
		p := serve(t, status(503), status(200))
		o := open(t, sqlite(), to(p.URL), nil)
		code, _, err := send(t, o.Client, as("a"), http.MethodPut, p.URL, io.MultiReader(strings.NewReader("once")))
		require.NoError(t, err)
		require.Equal(t, 503, code)
		require.EqualValues(t, 1, p.calls.Load())
	})

	t.Run("who no longer waits is not tried for", func(t *testing.T) {
		t.Parallel()
		ctx, cancel := context.WithCancel(as("a"))
		p := serve(t, func(http.ResponseWriter, *http.Request) { cancel(); hangUp(nil, nil) })
		o := open(t, sqlite(), to(p.URL), nil)
		_, _, err := send(t, o.Client, ctx, http.MethodGet, p.URL, nil)
		require.ErrorIs(t, err, context.Canceled)
		require.EqualValues(t, 1, p.calls.Load())
	})
}

func TestBreaker(t *testing.T) {
	t.Parallel()
	p, other := serve(t, status(503), status(503), status(503), status(503), status(503), status(200)), serve(t, status(200))
	o := open(t, sqlite(), to(p.URL, other.URL), nil)
	o.Impatient(time.Second)
	for range 5 {
		code, _, err := call(t, o.Client, http.MethodPost, p.URL)
		require.NoError(t, err)
		require.Equal(t, 503, code)
	}
	_, _, err := call(t, o.Client, http.MethodPost, p.URL)
	require.ErrorIs(t, err, outbound.ErrPaused, "a host that has failed five times in a row is left alone")
	require.EqualValues(t, 5, p.calls.Load())
	code, _, err := call(t, o.Client, http.MethodPost, other.URL)
	require.NoError(t, err, "others are not")
	require.Equal(t, 200, code)
	require.Eventually(t, func() bool {
		code, _, err := call(t, o.Client, http.MethodPost, p.URL)
		return err == nil && code == 200
	}, 5*time.Second, 10*time.Millisecond, "after a pause one call finds out that it is well")
	require.EqualValues(t, 6, p.calls.Load())
	for _, told := range []string{`"breaker":"open"`, `"breaker":"closed"`} {
		require.Contains(t, o.log.String(), told)
	}

	t.Run("refusals, and calls that were broken off, are not the host's failures", func(t *testing.T) {
		p := serve(t, status(422))
		gone := serve(t, func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() })
		o := open(t, sqlite(), to(p.URL, gone.URL), nil)
		for range 6 {
			_, _, err := call(t, o.Client, http.MethodPost, p.URL)
			require.NoError(t, err)
			ctx, cancel := context.WithTimeout(as("a"), 10*time.Millisecond)
			_, _, err = send(t, o.Client, ctx, http.MethodPost, gone.URL, nil)
			cancel()
			require.ErrorIs(t, err, context.DeadlineExceeded)
		}
	})
}
