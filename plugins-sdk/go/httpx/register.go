package httpx

import (
	"context"

	"github.com/danielgtaylor/huma/v2"
)

// Register serves an operation that only reads. It panics at load on an operation without a permission.
func Register[I, O any](api *API, op Operation, h func(context.Context, *I) (*O, error)) {
	register(api, op, h)
}

// RegisterWrite serves an operation that changes something: the whole handler runs in one transaction, which commits
// before the answer leaves. With an Idempotency-Key header the change and the answer happen once: the same key again
// gets the first answer, with another request idempotency.mismatch.
func RegisterWrite[I, O any](api *API, op Operation, h func(context.Context, *I) (*O, error)) {
	register(api, op, func(ctx context.Context, in *I) (*O, error) { return once(ctx, api, op, in, h) })
}

// RegisterLong serves an operation that does long work, such as reading a file, before it changes something. No transaction is
// held meanwhile, for others would wait for it: the service opens one for the change alone. The same request again must be
// caught by what it changes: a version, a state.
func RegisterLong[I, O any](api *API, op Operation, h func(context.Context, *I) (*O, error)) {
	register(api, op, h)
}

func register[I, O any](api *API, op Operation, h func(context.Context, *I) (*O, error)) {
	op.check()
	described := api.described(op)
	described.Middlewares = huma.Middlewares{api.guard(op)}
	huma.Register(api.API, described, func(ctx context.Context, in *I) (*O, error) {
		if reached, ok := ctx.Value(reachedKey{}).(*bool); ok {
			*reached = true
		}
		if err := visible(in); err != nil {
			return nil, api.answer(ctx, err)
		}
		out, err := h(ctx, in)
		return out, api.answer(ctx, err)
	})
	delete(api.OpenAPI().Components.Schemas.Map(), "HumaErrorModel") // huma documents its own error; ours is Problem
	delete(api.OpenAPI().Components.Schemas.Map(), "HumaErrorDetail")
}
