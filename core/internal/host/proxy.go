package host

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"net/http/httputil"
	"strconv"
	"sync"
	"sync/atomic"

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

// retryAfterSeconds is what a refused caller is told to wait.
const retryAfterSeconds = 1

// proxy brings requests to the module's serving process.
type proxy struct {
	module  *Module
	forward *httputil.ReverseProxy
	running atomic.Int64
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
		Timeout:     options.BreakerPause,
		ReadyToTrip: func(c gobreaker.Counts) bool { return c.ConsecutiveFailures >= options.BreakerFailures },
		IsSuccessful: func(err error) bool {
			return err == nil || errors.Is(err, context.Canceled) || errors.Is(err, errUnavailable)
		},
	})
}

// ServeHTTP answers with what the module answers to p. The client's credentials never reach the module, except on
// paths below which the module reads credentials of its own.
func (m *Module) ServeHTTP(w http.ResponseWriter, r *http.Request, p principal.Principal) {
	m.proxy.serve(w, r, p)
}

func (p *proxy) serve(w http.ResponseWriter, r *http.Request, who principal.Principal) {
	defer p.running.Add(-1)
	if p.running.Add(1) > int64(p.module.env.Proxy.MaxConcurrent) {
		p.refuse(w, r, errBusy)
		return
	}
	trip, err := p.newTrip(r, who)
	if err != nil {
		p.refuse(w, r, err)
		return
	}
	defer trip.finish()
	p.forward.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), tripKey{}, trip)))
}

// refuse tells why a request could not be brought to the module.
func (p *proxy) refuse(w http.ResponseWriter, r *http.Request, err error) {
	if r.Context().Err() != nil {
		panic(http.ErrAbortHandler) // the client is gone
	}
	var known *errs.Error
	var tooLarge *http.MaxBytesError
	if !errors.As(err, &known) && !errors.As(err, &tooLarge) {
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

// Get hands out a buffer.
func (b *bufferPool) Get() []byte { return *b.pool.Get().(*[]byte) }

// Put takes it back.
func (b *bufferPool) Put(buffer []byte) { b.pool.Put(&buffer) }
