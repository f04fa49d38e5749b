package conversation

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// StatusHook is run when people have put a conversation in another state, in its transaction.
type StatusHook func(ctx context.Context, before, after Conversation) error

// OnStatus has a hook run from now on. It is called before anything happens.
func (s *Service) OnStatus(h StatusHook) { s.hooks = append(s.hooks, h) }

// runHooks is the conversation once all hooks have run.
func (s *Service) runHooks(ctx context.Context, before, after Conversation) (Conversation, error) {
	if len(s.hooks) == 0 || before.Status == after.Status {
		return after, nil
	}
	for _, hook := range s.hooks {
		if err := hook(ctx, before, after); err != nil {
			return after, err
		}
	}
	return s.Any(ctx, after.ID)
}

// Overhear takes a message of theirs into its conversation that asks for no answer: it opens nothing, and nobody waits for it.
func (s *Service) Overhear(ctx context.Context, c Conversation, m message.Message, change func(*Conversation)) error {
	before := c
	c.last(m.At, m.Text, true)
	if window := windowOf[c.Channel]; window > 0 {
		c.WindowEnds = later(c.WindowEnds, m.At.Add(window))
	}
	change(&c)
	if err := s.reckon(ctx, before, &c, m.At); err != nil {
		return err
	}
	if err := storage.Update(ctx, s.db, &c, c.Version); err != nil {
		return err
	}
	return s.shown(ctx, c, "conversation.heard", m)
}

// Stand puts a conversation where it stands since a moment; promised times and reports follow.
func (s *Service) Stand(ctx context.Context, before Conversation, after *Conversation, at time.Time) error {
	if err := s.reckon(ctx, before, after, at); err != nil {
		return err
	}
	return storage.Update(ctx, s.db, after, before.Version)
}

// AskRating notes that somebody is asked how satisfied they are; false for somebody who was asked since a moment, in whatever conversation.
func (s *Service) AskRating(ctx context.Context, c Conversation, since time.Time) (asked bool, err error) {
	lately, err := storage.All[Conversation](ctx, s.db, 1, storage.Columns("id"), storage.Where("person_id = ? AND rating_asked > ?", c.PersonID, since))
	if err != nil || len(lately) > 0 {
		return false, err
	}
	now := s.clock.Now()
	rows, err := storage.Set[Conversation](ctx, s.db, map[string]any{"rating_asked": now}, storage.ByID(c.ID))
	return rows == 1, err
}
