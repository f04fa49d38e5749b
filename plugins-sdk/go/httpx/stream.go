package httpx

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// RegisterStream serves an operation whose handler reads or writes as it goes: uploads and downloads.
// It is in the OpenAPI document with its permission; the handler refuses by api.Problem. Nothing buffers, and without
// op.Timeout nothing cuts it off but the host's deadlines for bodies that come, and answers that are taken, too slowly.
func RegisterStream(api *API, op Operation, h http.HandlerFunc) {
	op.check()
	described := api.described(op)
	described.Responses["200"] = streamResponse()
	api.OpenAPI().AddOperation(&described)
	api.router.MethodFunc(op.Method, op.Path, func(w http.ResponseWriter, r *http.Request) {
		unkept(w)
		ctx, cancel := op.streamContext(r)
		defer cancel()
		r = r.WithContext(ctx)
		if err := firstOf(op.allowed(ctx), saneURL(r)); err != nil {
			api.Problem(w, r, err)
			return
		}
		if op.MaxBody >= 0 {
			r.Body = http.MaxBytesReader(w, r.Body, op.maxStreamBody())
		}
		h(w, r)
	})
}

func (op Operation) maxStreamBody() int64 {
	if op.MaxBody > 0 {
		return op.MaxBody
	}
	return defaultMaxStreamBody
}

func (op Operation) streamContext(r *http.Request) (context.Context, context.CancelFunc) {
	ctx := context.WithValue(r.Context(), occasionKey{}, errs.OccasionOf(r))
	if op.Timeout > 0 {
		return context.WithTimeout(ctx, op.Timeout)
	}
	return ctx, func() {}
}

func firstOf(all ...error) error {
	for _, err := range all {
		if err != nil {
			return err
		}
	}
	return nil
}
