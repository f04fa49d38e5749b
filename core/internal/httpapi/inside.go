package httpapi

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

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

// Get asks for address as who, who proved themselves when they ordered it, and gives the answer's body as it comes; closing it
// ends the request. It fails with what the operation refused with, by its code.
func (i *Inside) Get(ctx context.Context, who principal.Principal, address string) (io.ReadCloser, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, address, http.NoBody)
	if err != nil {
		return nil, err
	}
	who.ProvedAt = time.Now()
	answer, err := i.Do(request, who)
	if err != nil {
		return nil, err
	}
	if answer.StatusCode != http.StatusOK {
		defer func() { _ = answer.Body.Close() }()
		text, _ := io.ReadAll(io.LimitReader(answer.Body, 64<<10)) // what is missing of it is not told
		return nil, errs.OfAnswer(answer.StatusCode, text)
	}
	return answer.Body, nil
}

// Do is what an operation answers to who; closing the body ends the request.
func (i *Inside) Do(r *http.Request, who principal.Principal) (*http.Response, error) {
	gate := i.gate.Load()
	if gate == nil {
		return nil, errStarting
	}
	ctx, cancel := context.WithCancel(context.WithValue(r.Context(), visitKey{}, &visit{requestID: who.RequestID}))
	ctx = context.WithValue(ctx, chi.RouteCtxKey, (*chi.Context)(nil))  // asked from within an operation, it is still a request of its own
	ctx = context.WithValue(ctx, http.ServerContextKey, &http.Server{}) // has the proxy break off an answer that broke off
	body, answer := newAnswer()
	go answer.from(gate.as(who), r.WithContext(ctx))
	select {
	case <-answer.begun:
	case <-ctx.Done():
		cancel()
		return nil, context.Cause(ctx)
	}
	return &http.Response{StatusCode: answer.status, Header: answer.header, Body: &stream{body, cancel}}, nil
}

// Serve answers a request for a socket as who, for as long as it goes on, on the connection of who asks.
func (i *Inside) Serve(w http.ResponseWriter, r *http.Request, who principal.Principal) {
	gate := i.gate.Load()
	if gate == nil {
		http.Error(w, "", http.StatusServiceUnavailable)
		return
	}
	inner := gate.as(who)
	inner.Lasting, inner.socketsAlone = gate.Lasting, true
	ctx := context.WithValue(r.Context(), visitKey{}, &visit{requestID: who.RequestID})
	inner.ServeHTTP(w, r.WithContext(ctx))
}

// as is the gate for somebody who has been authenticated.
func (g *Gate) as(who principal.Principal) *Gate {
	inner := *g
	inner.Authenticator, inner.Quotas, inner.Presence, inner.Lasting = known{who}, Quotas{}, nil, nil // nobody works there in person
	inner.Fresh = func(next http.Handler) http.Handler { return next }
	if who.Kind == principal.KindModule {
		inner.Decider = everyRow{}
	}
	return &inner
}

// known is who asks.
type known struct{ who principal.Principal }

// Authenticate implements Authenticator.
func (k known) Authenticate(*http.Request) (principal.Principal, error) { return k.who, nil }

// everyRow decides for a module that asks in its own name: of what its manifest names, it reaches every row.
type everyRow struct{}

// Decide implements Decider.
func (everyRow) Decide(string, string, string) (principal.Scope, bool) {
	return principal.ScopeAll, true
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
