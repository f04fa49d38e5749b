package conversation

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Follower has something follow what people do with a conversation, in its transaction.
type Follower func(ctx context.Context, before, after Conversation) error

// Follow has f follow what happens from now on. It is called before anything does.
func (s *Service) Follow(f Follower) { s.follow = append(s.follow, f) }

// followed is the conversation once all that follows has happened.
func (s *Service) followed(ctx context.Context, before, after Conversation) (Conversation, error) {
	if len(s.follow) == 0 || before.Status == after.Status {
		return after, nil
	}
	for _, f := range s.follow {
		if err := f(ctx, before, after); err != nil {
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
	return s.told(ctx, c, "conversation.heard", map[string]any{"message_id": m.ID})
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
