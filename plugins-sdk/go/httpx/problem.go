package httpx

import (
	"context"
	"errors"
	"net/http"
	"reflect"
	"strconv"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humachi"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

func problemType() reflect.Type { return reflect.TypeFor[errs.Problem]() }

// refusal is a problem as an error that huma knows how to answer with.
type refusal struct{ errs.Problem }

// Error is the problem's code.
func (r *refusal) Error() string { return r.Code }

// GetStatus is the problem's HTTP status.
func (r *refusal) GetStatus() int { return r.Status }

// ContentType is the problem's media type.
func (r *refusal) ContentType(string) string { return errs.ContentType }

// GetHeaders are the headers that go with it.
func (r *refusal) GetHeaders() http.Header {
	h := http.Header{"Cache-Control": {"no-store"}}
	if r.RetryAfter > 0 {
		h.Set("Retry-After", strconv.Itoa(r.RetryAfter))
	}
	return h
}

type occasionKey struct{}

func occasionOf(ctx context.Context) errs.Occasion {
	o, _ := ctx.Value(occasionKey{}).(errs.Occasion)
	return o
}

// answer is err as huma tells it: nothing, a replayed answer, or a problem.
func (api *API) answer(ctx context.Context, err error) error {
	var again *replay
	switch {
	case err == nil:
		return nil
	case errors.As(err, &again):
		return again
	default:
		return &refusal{api.catalog.Problem(ctx, occasionOf(ctx), err)}
	}
}

// asProblem turns the errors that huma makes by itself into problems.
func (api *API) asProblem(ctx huma.Context, _ string, v any) (any, error) {
	model, ok := v.(*huma.ErrorModel)
	if !ok {
		return v, nil
	}
	r, _ := humachi.Unwrap(ctx)
	p := api.catalog.Problem(r.Context(), errs.OccasionOf(r), fromHuma(model))
	p.Status = model.Status
	return p, nil
}
