package later

import (
	"context"
	"net/http"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// ByMessage names a message of a conversation.
type ByMessage struct {
	httpx.ByID
	MessageID string `path:"message_id" maxLength:"64"`
}

// ChangeInput is what a message that waits is to become.
type ChangeInput struct {
	ByMessage
	Body struct {
		Text   *string    `json:"text,omitempty" maxLength:"4096"`
		SendAt *time.Time `json:"send_at,omitempty"`
	}
}

// Routes serves what is to be sent later.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "conversations", Base: "/api/v1/conversations", Rights: "chats.conversations"}
	httpx.List(g.Op("later", "/later", "read", "What is to be sent later, the next first"), func(ctx context.Context, in *page.Params) ([]message.Message, page.Meta, error) {
		return s.List(ctx, *in)
	})
	httpx.Write(g.Op("rewrite", "/{id}/messages/{message_id}", "update", "Change a message that has not gone out"), http.MethodPatch, func(ctx context.Context, in *ChangeInput) (message.Message, error) {
		return s.Change(ctx, in.ID, in.MessageID, Change{in.Body.Text, in.Body.SendAt})
	})
	httpx.Remove(g.Op("unsend", "/{id}/messages/{message_id}", "update", "Take back a message that has not gone out"), func(ctx context.Context, in *ByMessage) error {
		return s.TakeBack(ctx, in.ID, in.MessageID)
	})
}
