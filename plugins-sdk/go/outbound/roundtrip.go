package outbound

import (
	"cmp"
	"context"
	"errors"
	"net"
	"net/http"
	"time"

	"go.opentelemetry.io/otel/propagation"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// roundTripper is a client's way out: of each request, and of each redirect of one.
type roundTripper struct{ *Client }

// trip is a request on its way out.
type trip struct {
	*Client
	began time.Time
	to    Destination
	tries int
}

// RoundTrip implements http.RoundTripper.
func (c roundTripper) RoundTrip(r *http.Request) (*http.Response, error) {
	if c.fixed != nil {
		return c.fixed.RoundTrip(r)
	}
	t := &trip{Client: c.Client, began: time.Now()}
	ctx, span := t.traced(r)
	response, err := t.run(r.Clone(ctx))
	t.tell(r, span, response, err)
	return response, err
}

func (t *trip) run(r *http.Request) (*http.Response, error) {
	if err := t.admit(r); err != nil {
		closeBody(r)
		return nil, err
	}
	if t.to.Trace {
		propagation.TraceContext{}.Inject(r.Context(), propagation.HeaderCarrier(r.Header))
	}
	ctx, end := context.WithCancelCause(r.Context())
	within := cmp.Or(t.call.Timeout, DefaultTimeout)
	timer := time.AfterFunc(within, func() { end(ErrTimeout) })
	response, err := t.send(r.WithContext(ctx), t.began.Add(within))
	if err != nil {
		timer.Stop()
		end(nil)
		return nil, err
	}
	return t.bounded(ctx, response, timer, end)
}

// admit refuses what may not go out, and finds where it goes otherwise.
func (t *trip) admit(r *http.Request) (err error) {
	who, _ := principal.From(r.Context())
	switch {
	case t.cfg.DB.InTransaction(r.Context()):
		return errInTransaction
	case who.TenantID == "":
		return storage.ErrNoTenant
	}
	t.to, err = t.find(r, who.TenantID)
	return err
}

// once sends a request, unless its host is left alone for now or the budget is spent.
func (t *trip) once(r *http.Request) (*http.Response, error) {
	done, err := t.breakerOf(address(r.URL)).Allow()
	if err != nil {
		closeBody(r)
		return nil, ErrPaused.Wrap(err)
	}
	if err = t.spend(r.Context()); err != nil {
		closeBody(r)
		done(err)
		return nil, err
	}
	response, err := t.transport.RoundTrip(r)
	if err != nil {
		err = reason(r.Context(), err)
	}
	done(cmp.Or(err, unwell(response)))
	return response, err
}

// reason is why a request, or the reading of its answer, failed: in the words of this package, or the end of the caller's context.
func reason(ctx context.Context, err error) error {
	var known *errs.Error
	var slow net.Error
	switch {
	case errors.Is(context.Cause(ctx), ErrTimeout):
		return ErrTimeout.Wrap(err)
	case ctx.Err() != nil:
		return ctx.Err()
	case errors.As(err, &known):
		return known
	case errors.As(err, &slow) && slow.Timeout():
		return ErrTimeout.Wrap(err)
	default:
		return ErrUnreachable.Wrap(err)
	}
}

func closeBody(r *http.Request) {
	if r.Body != nil {
		_ = r.Body.Close() // nobody will read it
	}
}
