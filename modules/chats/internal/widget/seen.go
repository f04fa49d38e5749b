package widget

import (
	"context"
	"errors"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/modules/chats/internal/person"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Seen says that a visitor has looked at the answers they have.
func (s *Service) Seen(ctx context.Context, h here, v visit) error {
	who, err := s.Store.known(ctx, h.inbox.ID, v.Source)
	if errors.Is(err, person.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	waiting, err := s.Store.unread(ctx, who.ID)
	if err != nil {
		return err
	}
	for _, m := range waiting {
		if err := s.DB.Within(ctx, func(ctx context.Context) error { return s.saw(ctx, m.ID) }); err != nil {
			return err
		}
	}
	if len(waiting) > 0 {
		s.Hub.Changed(h.inbox.ID, v.Source)
	}
	return nil
}

// saw writes down that a message was read. It may be that it is still being handed over: nobody but us calls it by a provider's id.
func (s *Service) saw(ctx context.Context, id string) error {
	m, err := storage.Lock[message.Message](ctx, s.DB, storage.ByID(id))
	if err != nil || !m.Told(channel.Receipt{State: channel.Read, At: s.Clock.Now()}) {
		return err
	}
	return s.Conversations.Came(ctx, m)
}

// Types tells those who answer that a visitor writes.
func (s *Service) Types(ctx context.Context, h here, v visit) error {
	who, err := s.Store.known(ctx, h.inbox.ID, v.Source)
	if errors.Is(err, person.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	return s.DB.Within(ctx, func(ctx context.Context) error {
		c, err := s.Conversations.Latest(ctx, who.ID)
		if err != nil {
			return err
		}
		owners, err := s.Conversations.Owners(ctx, c)
		if err != nil {
			return err
		}
		return s.Bus.Live(ctx, events.Event{
			Type: "recobro.chats.conversation.typing", Subject: c.ID, Permission: "chats.conversations:read", Owners: owners,
			Payload: map[string]any{"user_id": ""}, // of nobody of ours
		})
	})
}
