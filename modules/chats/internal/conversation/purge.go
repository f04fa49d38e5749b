package conversation

import (
	"context"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Expired are the conversations that were resolved before a moment, of which the words are still there, and which nothing holds.
func (s *Store) Expired(ctx context.Context, before time.Time, most int) ([]string, error) {
	found, err := storage.All[Conversation](ctx, s.db, most, storage.Columns("id"),
		storage.Where("status = 'resolved' AND purged_at IS NULL AND held_at IS NULL AND resolved_at < ?", before), storage.Sorted("resolved_at, id"))
	return ids(found), err
}

// Purge removes what a conversation itself tells of what was written there, in the transaction that removes its messages; not what has been
// opened or is held since it was found, of which purged is false.
func (s *Service) Purge(ctx context.Context, id string) (c Conversation, purged bool, err error) {
	c, err = storage.Lock[Conversation](ctx, s.db, storage.ByID(id))
	if err != nil || c.HeldAt != nil || c.PurgedAt != nil || c.Status != Resolved && c.EraseAt == nil {
		return c, false, err
	}
	return c, true, s.purge(ctx, c)
}

func (s *Service) purge(ctx context.Context, c Conversation) error {
	now, before := s.clock.Now(), c
	if c.Status != Resolved { // the debtor is gone: nobody goes on with it
		if err := c.Move(Resolved, nil, now); err != nil {
			return err
		}
		if err := s.reckon(ctx, before, &c, now); err != nil {
			return err
		}
	}
	c.PersonName, c.Subject, c.Preview, c.RatingText, c.PurgedAt, c.EraseAt = "", "", "", "", &now, nil // what is written from now on is another matter
	if err := storage.Update(ctx, s.db, &c, c.Version); err != nil {
		return err
	}
	if _, err := storage.Set[Round](ctx, s.db, map[string]any{"rating_text": ""}, storage.Where("conversation_id = ?", c.ID)); err != nil {
		return err
	}
	return s.told(ctx, c, "conversation.purged", map[string]any{})
}

// KeepFor keeps a conversation for a legal matter, for longer than conversations are kept; or no longer.
func (s *Service) KeepFor(ctx context.Context, id string, version int64, on bool) (Conversation, error) {
	c, err := storage.Lock[Conversation](ctx, s.db, storage.ByID(id), Reached(ctx))
	if err != nil {
		return c, err
	}
	c.HeldAt, c.HeldBy = nil, ""
	name := "conversation.released"
	if on {
		now := s.clock.Now()
		c.HeldAt, c.HeldBy, name = &now, principal.Must(ctx).UserID, "conversation.held"
	}
	if err := storage.Update(ctx, s.db, &c, version); err != nil {
		return c, err
	}
	owners, err := s.ownersOf(ctx, c)
	if err != nil {
		return c, err
	}
	if err := s.record.Write(ctx, record.Act{Name: name, ID: id, Payload: map[string]any{}, Owners: owners}); err != nil {
		return c, err
	}
	all := []Conversation{c}
	err = s.label(ctx, all)
	return all[0], err
}
