package host

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync"
	"time"
)

const (
	maxAttempts    = 4
	settleTime     = 250 * time.Millisecond
	maxWholeAnswer = 64 << 10 // JSON answers up to this size are read whole before the client sees any of it
)

// roundTripper sends a trip's request to the serving process. A replayable one is sent again where the process cannot have seen it or
// was killed from outside, never where it ended by itself under it: what ends one process would end the next.
type roundTripper struct {
	proxy *proxy
	whole sync.Pool // *bytes.Buffer
}

func newRoundTripper(p *proxy) *roundTripper {
	return &roundTripper{proxy: p, whole: sync.Pool{New: func() any {
		return bytes.NewBuffer(make([]byte, 0, maxWholeAnswer+bytes.MinRead))
	}}}
}

// RoundTrip implements http.RoundTripper.
func (rt *roundTripper) RoundTrip(r *http.Request) (*http.Response, error) {
	trip := tripOf(r.Context())
	for attempt := 1; ; attempt++ {
		response, err := rt.once(trip, r)
		if err == nil || attempt == maxAttempts || errors.Is(err, errClient) || errors.Is(err, errUnavailable) {
			return response, err
		}
		if err := rt.mayRepeat(r.Context(), trip, err); err != nil {
			return nil, err
		}
	}
}

// once makes one attempt behind the process's breaker.
func (rt *roundTripper) once(trip *trip, r *http.Request) (*http.Response, error) {
	done, err := trip.generation.breaker.Allow()
	if err != nil {
		return nil, errUnavailable.Wrap(err)
	}
	response, err := trip.generation.transport.RoundTrip(trip.attempt(r))
	if err == nil && trip.replayable {
		err = rt.readWhole(response)
	}
	if err == nil {
		done(nil)
		return response, nil
	}
	trip.sent = trip.sent || !errors.Is(err, errUnsent)
	if fault := trip.fault(r.Context()); fault != nil {
		done(fault)
		return nil, fault
	}
	if settle(r.Context(), trip.generation) {
		done(nil) // an ended process is the supervisor's matter
	} else {
		done(err)
	}
	return nil, err
}

// errClient marks what is the client's doing: it counts neither for a module nor against it.
var errClient = errors.New("the client's doing")

// fault is what the client did wrong: it went away, or sent something that is no body.
func (t *trip) fault(ctx context.Context) error {
	err := t.client.fault()
	if err == nil {
		err = context.Cause(ctx)
	}
	if err == nil {
		return nil
	}
	return fmt.Errorf("%w: %w", errClient, err)
}

// settle waits for a failed connection to turn out as an ended process and reports whether it did.
func settle(ctx context.Context, g *generation) bool {
	timer := time.NewTimer(settleTime)
	defer timer.Stop()
	select {
	case <-g.child.Exited():
		return true
	case <-ctx.Done():
	case <-timer.C:
	}
	return false
}

func hasExited(g *generation) bool {
	select {
	case <-g.child.Exited():
		return true
	default:
		return false
	}
}

// mayRepeat returns nil when the request can be tried again: on the next process if this one has ended and not by the request, or
// once more on this one.
func (rt *roundTripper) mayRepeat(ctx context.Context, trip *trip, cause error) error {
	if !trip.replayable {
		return cause
	}
	if hasExited(trip.generation) {
		if !trip.mayMove() {
			return cause
		}
		return trip.moveOn(ctx)
	}
	if isTimeout(cause) || rt.proxy.module.current.Load() != trip.generation {
		return cause
	}
	return nil
}

func isTimeout(err error) bool {
	var timeout interface{ Timeout() bool }
	return errors.As(err, &timeout) && timeout.Timeout()
}

// readWhole reads a small JSON answer to its end, so that a process that dies in the middle of it can still be asked
// again. Streams and large answers pass untouched.
func (rt *roundTripper) readWhole(response *http.Response) error {
	if !strings.HasPrefix(response.Header.Get("Content-Type"), "application/") || response.ContentLength > maxWholeAnswer {
		return nil
	}
	if !strings.Contains(response.Header.Get("Content-Type"), "json") || response.ContentLength == 0 {
		return nil
	}
	buffer := rt.whole.Get().(*bytes.Buffer)
	buffer.Reset()
	n, err := buffer.ReadFrom(io.LimitReader(response.Body, maxWholeAnswer+1))
	if err != nil {
		rt.whole.Put(buffer)
		_ = response.Body.Close()
		return err
	}
	if n > maxWholeAnswer {
		response.Body = &resumed{Reader: io.MultiReader(buffer, response.Body), Closer: response.Body}
		return nil
	}
	_ = response.Body.Close()
	response.Body, response.ContentLength = &pooled{Buffer: buffer, pool: &rt.whole}, n
	response.TransferEncoding = nil
	return nil
}

// pooled is a whole answer in a buffer that goes back when it has been passed on.
type pooled struct {
	*bytes.Buffer
	pool *sync.Pool
	once sync.Once
}

// Close gives the buffer back.
func (p *pooled) Close() error {
	p.once.Do(func() { p.pool.Put(p.Buffer) })
	return nil
}

// resumed is a body whose beginning has been read already.
type resumed struct {
	io.Reader
	io.Closer
}
