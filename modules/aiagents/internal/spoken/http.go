package spoken

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// mostMessage bounds one message of calls: a frame of sound, or a few words.
const mostMessage = 8 << 10

// Routes serves the lines of calls. Nobody has the permission: calls itself, by its manifest, opens them.
func Routes(api *httpx.API, s *Service) {
	op := httpx.Operation{
		ID: "ai-agents-line", Path: "/api/v1/ai-agents/lines", Permission: "aiagents.lines:create", Summary: "Hold a call as its agent", Tags: []string{"ai-agents"},
		MaxBody: mostMessage,
	}
	httpx.RegisterSocket(api, op, func(context.Context, *struct{}) (func(context.Context, *httpx.Socket[Heard, Asked]) error, error) {
		return func(ctx context.Context, socket *httpx.Socket[Heard, Asked]) error { return s.Hold(ctx, socket) }, nil
	})
}
