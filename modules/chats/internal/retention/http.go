package retention

import (
	"context"

	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// HoldInput says whether a conversation is held.
type HoldInput struct {
	httpx.ByVersion
	Body struct {
		On bool `json:"on"`
	}
}

// Routes serves what is removed by hand, and what is held.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "conversations", Base: "/api/v1/conversations", Rights: "chats.conversations"}
	httpx.Delete(g.Op("remove", "/{id}", "delete", "Remove a conversation with all that was written there"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Remove(ctx, in.ID, version)
	})
	httpx.Move(g.Op("hold", "/{id}/hold", "hold", "Keep a conversation for a legal matter, or no longer"), func(ctx context.Context, in *HoldInput, version int64) (conversation.Conversation, error) {
		return s.Conversations.KeepFor(ctx, in.ID, version, in.Body.On)
	})
}
