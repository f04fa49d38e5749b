package httpx

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humachi"
)

// pace is the times of streams and sockets.
type pace struct {
	beat  time.Duration // from one sign of life to the next: proxies close what has nothing to say
	send  time.Duration // for the other side to receive what is sent; who takes longer is let go
	close time.Duration // for what is still to be sent when a socket ends
}

func usualPace() pace {
	return pace{beat: 15 * time.Second, send: 15 * time.Second, close: time.Second}
}

// registerLasting serves an operation whose answer goes on: open refuses the request, or gives what is done until it ends.
func registerLasting[I any](api *API, op Operation, open func(context.Context, *I) (http.HandlerFunc, error)) *huma.Operation {
	opening := op
	op.Timeout = -1
	register(api, op, func(ctx context.Context, in *I) (*huma.StreamResponse, error) {
		ctx, cancel := opening.deadline(ctx)
		defer cancel()
		run, err := open(ctx, in)
		if err != nil {
			return nil, err
		}
		return &huma.StreamResponse{Body: func(hctx huma.Context) {
			r, w := humachi.Unwrap(hctx)
			ctx, end := api.untilDrained(r.Context())
			defer end(nil)
			run(w, r.WithContext(ctx))
		}}, nil
	})
	described := operationAt(api.OpenAPI().Paths[op.Path], op.Method)
	delete(described.Responses, "200")
	return described
}

// untilDrained is ctx until the process drains.
func (api *API) untilDrained(ctx context.Context) (context.Context, context.CancelCauseFunc) {
	ctx, end := context.WithCancelCause(ctx)
	if api.draining == nil {
		return ctx, end
	}
	stop := context.AfterFunc(api.draining, func() { end(errDraining) })
	return ctx, func(cause error) { stop(); end(cause) }
}
