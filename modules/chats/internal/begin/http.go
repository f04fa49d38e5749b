package begin

import (
	"context"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/outgoing"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// NewConversation is whom we turn to, and what is written to them.
type NewConversation struct {
	InboxID  string            `json:"inbox_id" minLength:"1" maxLength:"64"`
	To       string            `json:"to,omitempty" maxLength:"254" pattern:"^(\\+[1-9][0-9]{6,14}|[^@\\s]+@[^@\\s]+)?$" doc:"Number in E.164, or mailbox; without it a debtor"`
	DebtorID string            `json:"debtor_id,omitempty" maxLength:"64"`
	PhoneID  string            `json:"phone_id,omitempty" maxLength:"64" doc:"Which of the debtor's numbers; empty for the best"`
	Text     string            `json:"text,omitempty" maxLength:"4096"`
	Template *channel.Template `json:"template,omitempty"`
}

type beginInput struct {
	Once string `header:"Idempotency-Key" maxLength:"255" doc:"The same again is the same conversation"`
	Body NewConversation
}

// Routes serves turning to people.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "conversations", Base: "/api/v1/conversations", Rights: "chats.conversations", Long: true} // the rules are asked
	httpx.Create(g.Op("begin", "", "create", "Write to somebody who has not written to us"), func(ctx context.Context, in *beginInput) (conversation.Conversation, error) {
		b := in.Body
		return s.Begin(ctx, To{InboxID: b.InboxID, Address: b.To, DebtorID: b.DebtorID, PhoneID: b.PhoneID}, outgoing.Draft{Text: b.Text, Template: b.Template, Once: in.Once})
	})
}
