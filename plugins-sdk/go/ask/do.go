package ask

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"slices"

	"go.opentelemetry.io/otel/propagation"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// The sizes of what is asked and answered, in bytes. What is larger is read page by page.
//
//sdk:host
const (
	MostAsked    = 256 << 10
	MostAnswered = 640 << 10
)

// Headers are those of a request that go along.
//
//sdk:host
var Headers = []string{"Accept", "Content-Type", "Idempotency-Key", "If-Match", "Traceparent"}

var (
	// ErrTooLarge refuses what does not fit into a question or an answer.
	ErrTooLarge = errs.New(errs.Invalid, "ask_too_large")
	// ErrUnvouched refuses to ask for somebody whom no request has brought: a job asks in its module's own name.
	ErrUnvouched = errs.New(errs.Internal, "ask_unvouched")
)

// Itself is ctx in which a module asks in its own name, with the rights that its manifest lists under scopes.
func Itself(ctx context.Context, module string) context.Context {
	return principal.With(ctx, principal.System(principal.Must(ctx).TenantID, module))
}

// Do asks an operation of another module, or of the core, for the caller of the request's context: with the rights that both
// the caller and the manifest's scopes have. In a job the module asks in its own name, with its scopes alone. Of the URL only
// path and query count. It is what generated clients call, so that a path has its types (docs/modules.md).
//
// It fails with what the operation refused with, by its code; with ErrTooLarge; with ErrUnvouched; with errs.Unavailable when
// the other module is off, down or slower than Within. Safe to repeat for reads, and for writes with an Idempotency-Key.
func (h *Host) Do(r *http.Request) (*http.Response, error) {
	who := principal.Must(r.Context())
	if who.Vouch == "" && who.Kind != principal.KindSystem {
		return nil, ErrUnvouched
	}
	request, err := requestOf(r)
	if err != nil {
		return nil, err
	}
	answer, err := h.put(r.Context(), Do, Question{Request: request})
	if err != nil {
		return nil, err
	}
	if answer.TooLarge {
		return nil, ErrTooLarge
	}
	if answer.Status >= http.StatusBadRequest {
		return nil, errs.OfAnswer(answer.Status, answer.Body)
	}
	return &http.Response{
		StatusCode: answer.Status, Status: http.StatusText(answer.Status), Header: answer.Header, Request: r,
		Body: io.NopCloser(bytes.NewReader(answer.Body)), ContentLength: int64(len(answer.Body)),
	}, nil
}

func requestOf(r *http.Request) (*Request, error) {
	asked := &Request{Method: r.Method, Path: r.URL.RequestURI(), Header: http.Header{}}
	for name, values := range r.Header {
		if slices.Contains(Headers, name) {
			asked.Header[name] = values
		}
	}
	propagation.TraceContext{}.Inject(r.Context(), propagation.HeaderCarrier(asked.Header))
	if r.Body == nil {
		return asked, nil
	}
	var err error
	if asked.Body, err = io.ReadAll(http.MaxBytesReader(nil, r.Body, MostAsked)); err != nil {
		var large *http.MaxBytesError
		if errors.As(err, &large) {
			return nil, ErrTooLarge
		}
		return nil, err
	}
	return asked, r.Body.Close()
}
