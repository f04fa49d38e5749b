package board

import (
	"context"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// AbandonedInput names a session; none is all of them.
type AbandonedInput struct {
	SessionID string `query:"session_id" maxLength:"64"`
}

// Routes serves what goes on.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "calls", Base: "/api/v1/llamadas", Rights: "calls.calls"}
	httpx.Get(g.Op("board", "/board", "watch", "What goes on now"), func(ctx context.Context, _ *struct{}) (Board, error) {
		b, err := s.Now(ctx)
		b.Waiting, b.Agents = call.AllShown(ctx, b.Waiting), call.AllShown(ctx, b.Agents)
		return b, err
	})
	httpx.Get(g.Op("abandonment", "/abandonment", "watch", "How many of those who answered found nobody"), func(ctx context.Context, in *AbandonedInput) (Abandonment, error) {
		return s.Abandoned(ctx, in.SessionID)
	})
}
