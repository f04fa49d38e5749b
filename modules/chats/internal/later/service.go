// Package later keeps what is to be sent later: it is listed, changed, and taken back while it has not gone out.
package later

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/find"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/modules/chats/internal/outgoing"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// The refusals of changing what waits.
var (
	ErrPast     = errs.New(errs.Invalid, "chats.send_past").WithField("body.send_at", "chats.send_past")
	ErrTemplate = errs.New(errs.Conflict, "chats.template_fixed")
)

// Service is what can be done with messages that wait.
type Service struct {
	db            *storage.DB
	conversations *conversation.Service
	messages      *message.Store
	out           *outgoing.Service
	clock         clock.Clock
}

// NewService changes them in db.
func NewService(db *storage.DB, conversations *conversation.Service, messages *message.Store, out *outgoing.Service, c clock.Clock) *Service {
	return &Service{db, conversations, messages, out, c}
}

// List is a page of what is to be sent later in conversations that the caller may see, the next first.
func (s *Service) List(ctx context.Context, p page.Params) ([]message.Message, page.Meta, error) {
	waits := storage.Where("messages.state = ? AND messages.send_at > ?", channel.Queued, s.clock.Now())
	return page.Few[message.Message](ctx, s.db, "send_at, id", p, waits, find.Seen(ctx))
}

// Change is what a message that waits is to become.
type Change struct {
	Text   *string
	SendAt *time.Time
}

// Change changes a message that has not gone out. It fails with message.ErrNotFound, message.ErrSent, message.ErrEmpty, ErrPast, and
// ErrTemplate for other words in the place of a template's.
func (s *Service) Change(ctx context.Context, conversationID, id string, change Change) (m message.Message, err error) {
	if change.SendAt != nil && !change.SendAt.After(s.clock.Now()) {
		return m, ErrPast
	}
	if m, err = s.waiting(ctx, conversationID, id); err != nil {
		return m, err
	}
	if change.Text != nil && m.Template != nil { // its provider approved other words
		return m, ErrTemplate
	}
	if err := s.messages.Forget(ctx, m); err != nil {
		return m, err
	}
	if change.Text != nil {
		m.Text, m.TextKey = *change.Text, namekey.Of(*change.Text)
	}
	if m.Text == "" && m.Template == nil {
		return m, message.ErrEmpty
	}
	if change.SendAt != nil {
		m.SendAt = change.SendAt
	}
	if err := storage.Update(ctx, s.db, &m, m.Version); err != nil {
		return m, err
	}
	if err := s.messages.Index(ctx, m); err != nil {
		return m, err
	}
	if err := s.out.At(ctx, m); err != nil {
		return m, err
	}
	return m, s.conversations.Touch(ctx, m, "conversation.said")
}

// TakeBack removes a message that has not gone out.
func (s *Service) TakeBack(ctx context.Context, conversationID, id string) error {
	m, err := s.waiting(ctx, conversationID, id)
	if err != nil {
		return err
	}
	if err := s.messages.Forget(ctx, m); err != nil {
		return err
	}
	if err := storage.Delete(ctx, s.db, &m, m.Version); err != nil {
		return err
	}
	return s.conversations.Touch(ctx, m, "conversation.unsaid")
}

// waiting is a message of a conversation that the caller may see, held; it fails with message.ErrSent for one that has gone out.
func (s *Service) waiting(ctx context.Context, conversationID, id string) (m message.Message, err error) {
	if _, err := s.conversations.Hold(ctx, conversationID); err != nil {
		return m, err
	}
	m, err = storage.Lock[message.Message](ctx, s.db, storage.ByID(id), storage.Where("conversation_id = ?", conversationID))
	if err == nil && m.State != channel.Queued {
		err = message.ErrSent
	}
	return m, err
}
