package conversation

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Silent are the conversations that nobody has resolved and in which nobody has said a word since a moment. What is put off to a later day,
// what waits to be sent, and what a legal matter keeps, is not among them.
func (s *Store) Silent(ctx context.Context, since, now time.Time, most int) ([]string, error) {
	found, err := storage.All[Conversation](ctx, s.db, most, storage.Columns("id"),
		storage.Where("status IN ? AND last_at < ? AND held_at IS NULL AND (snoozed_until IS NULL OR snoozed_until < ?)", []Status{Open, Pending, Snoozed}, since, now),
		nothingWaits, storage.Sorted("last_at, id"))
	return ids(found), err
}

// nothingWaits narrows to conversations from which nothing is still to be sent.
func nothingWaits(tx *gorm.DB) *gorm.DB {
	queued := fresh(tx).Model(&message.Message{}).Select("1").Where("messages.conversation_id = conversations.id AND messages.state = ?", channel.Queued)
	return tx.Where("NOT EXISTS (?)", queued)
}

// Lapse resolves a conversation in which nobody has said a word since a moment, as the product itself; false for one that goes on.
func (s *Service) Lapse(ctx context.Context, id string, since time.Time) (after Conversation, lapsed bool, err error) {
	before, err := storage.Lock[Conversation](ctx, s.db, storage.ByID(id))
	now := s.clock.Now()
	putOff := before.SnoozedUntil != nil && before.SnoozedUntil.After(now)
	if err != nil || before.Status == Resolved || before.HeldAt != nil || putOff || !before.LastAt.Before(since) {
		return before, false, err
	}
	after = before
	if err := after.Move(Resolved, nil, now); err != nil {
		return before, false, err
	}
	if err := s.reckon(ctx, before, &after, now); err != nil {
		return before, false, err
	}
	if err := storage.Update(ctx, s.db, &after, before.Version); err != nil {
		return before, false, err
	}
	told := map[string]any{"changes": record.Changes(before, after, "status", "snoozed_until")}
	return after, true, s.told(ctx, after, "conversation.updated", told)
}
