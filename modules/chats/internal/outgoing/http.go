package outgoing

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// WriteInput is what somebody has written.
type WriteInput struct {
	httpx.ByID
	Once string `header:"Idempotency-Key" maxLength:"255" doc:"The same again is the same message"`
	Body struct {
		Text     string            `json:"text,omitempty" maxLength:"4096"`
		Template *channel.Template `json:"template,omitempty"`
		ReplyTo  string            `json:"reply_to,omitempty" maxLength:"64" doc:"Message that it answers"`
		SendAt   *time.Time        `json:"send_at,omitempty" doc:"Not before"`
		IsNote   bool              `json:"is_note,omitempty" doc:"For us alone"`
		Files    []string          `json:"files,omitempty" maxItems:"10" doc:"Files of the conversation that go with it"`

		SeenMessageID string `json:"seen_message_id,omitempty" maxLength:"64" doc:"Last message that the writer has seen: what another has answered since is told instead of answering twice"`
		Anyway        bool   `json:"anyway,omitempty" doc:"Though another has answered since"`
	}
}

// RetryInput names a message that is to be sent again.
type RetryInput struct {
	httpx.ByID
	MessageID string `path:"message_id" maxLength:"64"`
	Body      struct {
		IsSure bool `json:"is_sure,omitempty" doc:"Though it may have arrived"`
	}
}

// Routes serves what is written to people.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "conversations", Base: "/api/v1/conversations", Rights: "chats.conversations", Long: true} // the rules are asked
	httpx.Create(g.Op("write", "/{id}/messages", "update", "Write into a conversation"), func(ctx context.Context, in *WriteInput) (message.Message, error) {
		b := in.Body
		m, err := s.Write(ctx, in.ID, Draft{Text: b.Text, Template: b.Template, ReplyTo: b.ReplyTo, SendAt: b.SendAt, IsNote: b.IsNote, Files: b.Files, Seen: b.SeenMessageID, Anyway: b.Anyway, Once: in.Once})
		return message.ShownOne(ctx, m), err
	})
	httpx.Create(g.Op("retry", "/{id}/messages/{message_id}/retry", "update", "Send a message again that its provider did not take"), func(ctx context.Context, in *RetryInput) (message.Message, error) {
		m, err := s.Retry(ctx, in.ID, in.MessageID, in.Body.IsSure)
		return message.ShownOne(ctx, m), err
	})
}
