package host

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"net/http/httputil"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/recobro/recobro/core/internal/host/route"
	"github.com/recobro/recobro/core/internal/lasting"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/sony/gobreaker/v2"
)

// Refusals of the host on a module's behalf.
var (
	errUnavailable = errs.New(errs.Unavailable, "module_unavailable")
	errBusy        = errs.New(errs.Unavailable, "module_busy")
	errBadAnswer   = errs.New(errs.Unavailable, "module_bad_answer")
)

// retryAfterSeconds is how long a refused caller has to wait.
const retryAfterSeconds = 1

// proxy brings requests to the module's serving process.
type proxy struct {
	module  *Module
	forward *httputil.ReverseProxy
	running atomic.Int64 // requests whose body is at hand
	lasting atomic.Int64 // uploads, streams of events and sockets
}

func newProxy(m *Module) *proxy {
	p := &proxy{module: m}
	p.forward = &httputil.ReverseProxy{
		Rewrite:        rewrite,
		Transport:      newRoundTripper(p),
		BufferPool:     newBufferPool(m.env.Proxy.CopyBuffer),
		ModifyResponse: cleanResponse,
		ErrorHandler:   p.refuse,
		ErrorLog:       slog.NewLogLogger(m.log.Handler(), slog.LevelDebug),
	}
	return p
}

func newBreaker(options ProxyOptions) *gobreaker.TwoStepCircuitBreaker[any] {
	return gobreaker.NewTwoStepCircuitBreaker[any](gobreaker.Settings{
		Timeout:      options.BreakerPause,
		ReadyToTrip:  func(c gobreaker.Counts) bool { return c.ConsecutiveFailures >= options.BreakerFailures },
		IsSuccessful: func(err error) bool { return err == nil || errors.Is(err, errUnavailable) },
		IsExcluded:   func(err error) bool { return errors.Is(err, errClient) },
	})
}

// ServeHTTP answers with what the module answers to p at once. The client's credentials never reach the module, except on
// paths below which the module reads credentials of its own.
func (m *Module) ServeHTTP(w http.ResponseWriter, r *http.Request, p principal.Principal) {
	m.proxy.serve(w, r, p, route.Operation{})
}

// ServeOperation is ServeHTTP by an operation whose answer may go on.
func (m *Module) ServeOperation(w http.ResponseWriter, r *http.Request, p principal.Principal, by route.Operation) {
	m.proxy.serve(w, r, p, by)
}

func (p *proxy) serve(w http.ResponseWriter, r *http.Request, who principal.Principal, by route.Operation) {
	if !printable(r.Header.Get("Upgrade")) {
		p.refuse(w, r, errs.New(errs.BadRequest, "malformed"))
		return
	}
	trip, err := p.newTrip(r, who, by)
	if err != nil {
		p.refuse(w, r, err)
		return
	}
	inUse, most := p.places(trip)
	defer inUse.Add(-1)
	if inUse.Add(1) > int64(most) {
		p.refuse(w, r, errBusy)
		return
	}
	p.bring(w, r, trip)
}

// places are the counter and the limit for a request: what lasts has its own, so that it does not crowd out what is done in a moment.
func (p *proxy) places(t *trip) (inUse *atomic.Int64, most int) {
	if t.lasts {
		return &p.lasting, p.module.env.Proxy.MaxLasting
	}
	return &p.running, p.module.env.Proxy.MaxConcurrent
}

// bring waits for a serving process, so that a request that comes while the module restarts waits and is not refused.
func (p *proxy) bring(w http.ResponseWriter, r *http.Request, t *trip) {
	generation, err := p.await(r.Context(), nil)
	if err != nil {
		p.refuse(w, r, err)
		return
	}
	t.generation, t.answer = generation, w.Header()
	defer t.finish()
	r = r.WithContext(context.WithValue(r.Context(), tripKey{}, t))
	if t.operation.Socket {
		p.serveSocket(w, r)
		return
	}
	p.forward.ServeHTTP(w, r)
}

// printable reports whether a header can be passed on.
func printable(value string) bool {
	return !strings.ContainsFunc(value, func(c rune) bool { return c < ' ' || c > '~' })
}

// refuse answers why a request could not be sent to the module.
func (p *proxy) refuse(w http.ResponseWriter, r *http.Request, err error) {
	var known *errs.Error
	told := errors.As(err, &known)
	if lasting.Of(r.Context()) != nil {
		err, told = errUnavailable.Wrap(err), true
	} else if r.Context().Err() != nil && (!told || known.Kind == errs.Unavailable) {
		panic(http.ErrAbortHandler) // the client is gone; one whose body was refused may wait to hear of it
	}
	if !told {
		p.module.log.Warn("request failed", "path", r.URL.Path, "error", err)
		err = errBadAnswer.Wrap(err)
	}
	if errs.KindOf(err) == errs.Unavailable {
		w.Header().Set("Retry-After", strconv.Itoa(retryAfterSeconds))
	}
	errs.WriteProblem(w, r, p.module.env.Catalog, err)
}

// bufferPool reuses copy buffers.
type bufferPool struct{ pool sync.Pool }

func newBufferPool(size int) *bufferPool {
	return &bufferPool{pool: sync.Pool{New: func() any { b := make([]byte, size); return &b }}}
}

// Get is a buffer of the pool.
func (b *bufferPool) Get() []byte { return *b.pool.Get().(*[]byte) }

// Put returns a buffer to the pool.
func (b *bufferPool) Put(buffer []byte) { b.pool.Put(&buffer) }
