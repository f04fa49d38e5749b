package httpapi

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"sync"
	"sync/atomic"

	"github.com/go-chi/chi/v5"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Inside asks the product's own operations for work that nobody does in person, on behalf of a user: past the same route,
// permission, switch and limits of a module as a request from outside. Safe for concurrent use.
type Inside struct{ gate atomic.Pointer[Gate] }

// Through has requests go through g.
func (i *Inside) Through(g *Gate) { i.gate.Store(g) }

// errStarting refuses what is asked before the front door stands.
var errStarting = errs.New(errs.Unavailable, "unavailable")

// Get asks for address as who and gives the answer's body as it comes; closing it ends the request. It fails with what the
// operation refused with, by its code.
func (i *Inside) Get(ctx context.Context, who principal.Principal, address string) (io.ReadCloser, error) {
	gate := i.gate.Load()
	if gate == nil {
		return nil, errStarting
	}
	ctx, cancel := context.WithCancel(context.WithValue(ctx, visitKey{}, &visit{requestID: who.RequestID}))
	ctx = context.WithValue(ctx, chi.RouteCtxKey, (*chi.Context)(nil))  // asked from within an operation, it is still a request of its own
	ctx = context.WithValue(ctx, http.ServerContextKey, &http.Server{}) // has the proxy break off an answer that broke off
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, address, http.NoBody)
	if err != nil {
		cancel()
		return nil, err
	}
	body, answer := newAnswer()
	go answer.from(gate.as(who), request)
	select {
	case <-answer.begun:
	case <-ctx.Done():
		cancel()
		return nil, context.Cause(ctx)
	}
	stream := &stream{body, cancel}
	if answer.status != http.StatusOK {
		defer func() { _ = stream.Close() }()
		return nil, refusal(answer.status, body)
	}
	return stream, nil
}

// as is the gate for somebody who has been authenticated. Whatever asks for a proof of identity had it when it was ordered.
func (g *Gate) as(who principal.Principal) http.Handler {
	inner := *g
	who.ProvedAt = g.Clock.Now()
	inner.Authenticator, inner.Quotas, inner.Presence = known{who}, Quotas{}, nil // nobody works there in person
	inner.Fresh = func(next http.Handler) http.Handler { return next }
	return &inner
}

// known is who asks.
type known struct{ who principal.Principal }

// Authenticate implements Authenticator.
func (k known) Authenticate(*http.Request) (principal.Principal, error) { return k.who, nil }

// refusal is a problem as the error it was told for.
func refusal(status int, body io.Reader) error {
	var problem errs.Problem
	text, _ := io.ReadAll(io.LimitReader(body, 64<<10)) // what is missing of it is not told
	if json.NewDecoder(bytes.NewReader(text)).Decode(&problem) != nil || problem.Code == "" {
		return fmt.Errorf("answered %d: %.200s", status, text)
	}
	kind := errs.Invalid
	for _, one := range []errs.Kind{errs.Forbidden, errs.NotFound, errs.Conflict, errs.Unavailable, errs.Internal, errs.RateLimited} {
		if one.Status() == status {
			kind = one
		}
	}
	return errs.New(kind, problem.Code)
}

// answer is a response on its way from a handler to a reader in this process.
type answer struct {
	header http.Header
	status int
	pipe   *io.PipeWriter
	once   sync.Once
	begun  chan struct{} // closed when the status is known
}

func newAnswer() (*io.PipeReader, *answer) {
	body, pipe := io.Pipe()
	return body, &answer{header: http.Header{}, pipe: pipe, begun: make(chan struct{})}
}

// errBrokenOff is read where a handler gave its answer up.
var errBrokenOff = errors.New("the answer broke off")

// from has a handler answer.
func (a *answer) from(handler http.Handler, r *http.Request) {
	defer func() {
		var end error
		if cause := recover(); cause != nil {
			end = errBrokenOff
			if !isAbort(cause) {
				end = fmt.Errorf("%w: %v", errBrokenOff, cause)
			}
			a.WriteHeader(http.StatusInternalServerError) // without one so far
		}
		a.WriteHeader(http.StatusOK)
		_ = a.pipe.CloseWithError(end) // never fails
	}()
	handler.ServeHTTP(a, r)
}

// Header implements http.ResponseWriter.
func (a *answer) Header() http.Header { return a.header }

// WriteHeader implements http.ResponseWriter; the first status counts.
func (a *answer) WriteHeader(status int) {
	if status >= http.StatusContinue && status < http.StatusOK {
		return
	}
	a.once.Do(func() {
		a.status = status
		close(a.begun)
	})
}

// Write implements http.ResponseWriter.
func (a *answer) Write(text []byte) (int, error) {
	a.WriteHeader(http.StatusOK)
	return a.pipe.Write(text)
}

// Flush implements http.Flusher: nothing is held back.
func (a *answer) Flush() { a.WriteHeader(http.StatusOK) }

// stream is a body whose end ends the request.
type stream struct {
	*io.PipeReader
	cancel context.CancelFunc
}

// Close ends the request.
func (s *stream) Close() error {
	s.cancel()
	return s.PipeReader.Close()
}
