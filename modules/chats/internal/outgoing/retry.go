package outgoing

import (
	"context"
	"errors"

	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Retry sends once more what its provider did not take, or may not have: as a message of its own, on which the rules decide anew. The first
// stays as it was and names the other; asked for again, however often, the other is all that there is. It fails as Write does, with
// message.ErrNotFound, message.ErrNotFailed and message.ErrUncertain.
func (s *Service) Retry(ctx context.Context, conversationID, id string, sure bool) (m message.Message, err error) {
	if _, err := s.conversations.Get(ctx, conversationID); err != nil {
		return m, err
	}
	m, err = s.retry(ctx, conversationID, id, sure)
	if !errors.Is(err, message.ErrRetried) {
		return m, err
	}
	first, err := s.messages.In(ctx, conversationID, id)
	if err != nil {
		return m, err
	}
	return s.messages.Get(ctx, first.RetryID)
}

func (s *Service) retry(ctx context.Context, conversationID, id string, sure bool) (m message.Message, err error) {
	failed, err := s.messages.In(ctx, conversationID, id)
	if err != nil {
		return m, err
	}
	if err := failed.Retriable(s.clock.Now(), sure); err != nil {
		return m, err
	}
	r, err := s.Prepare(ctx, conversationID, again(failed))
	if err != nil {
		return m, err
	}
	r.retries = id
	if m, err = s.Commit(ctx, r); err != nil {
		s.Abandon(ctx, r)
	}
	return m, err
}

// again is what a message was written as.
func again(m message.Message) Draft {
	d := Draft{Text: m.Text, Template: m.Template, ReplyTo: m.ReplyTo, Anyway: true}
	for _, f := range m.Files {
		d.Files = append(d.Files, f.FileID)
	}
	return d
}

// replace has a message name the one that took its place, in the transaction that writes that one down: of two who send it again at once the
// second is refused, as is who was overtaken by word from the provider.
func (s *Service) replace(ctx context.Context, id string, by message.Message) error {
	if id == "" {
		return nil
	}
	failed, err := storage.Lock[message.Message](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	if err := failed.Retriable(s.clock.Now(), true); err != nil {
		return err
	}
	failed.RetryID = by.ID
	return storage.Update(ctx, s.db, &failed, failed.Version)
}
