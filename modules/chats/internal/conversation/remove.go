package conversation

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// ErrHeld refuses to remove what a legal matter keeps.
var ErrHeld = errs.New(errs.Conflict, "chats.conversation_held")

// Remove removes a conversation that still has the version, in the transaction that removes what was written there. What has happened to it
// stays on the record. It fails with ErrHeld.
func (s *Service) Remove(ctx context.Context, id string, version int64) (c Conversation, err error) {
	c, err = storage.Lock[Conversation](ctx, s.db, storage.ByID(id), Reached(ctx))
	if err == nil && c.HeldAt != nil {
		err = ErrHeld
	}
	if err != nil {
		return c, err
	}
	owners, err := s.ownersOf(ctx, c)
	if err != nil {
		return c, err
	}
	if err := storage.Delete(ctx, s.db, &c, version); err != nil {
		return c, err
	}
	if err := s.close(ctx, c.ContactID); err != nil {
		return c, err
	}
	if err := s.unlabel(ctx, id); err != nil {
		return c, err
	}
	told := map[string]any{"number": c.Number, "channel": c.Channel, "inbox_id": c.InboxID}
	return c, s.record.Write(ctx, record.Act{Name: "conversation.deleted", ID: id, Payload: told, Owners: append(owners, principal.Must(ctx).UserID)})
}

func (s *Store) unlabel(ctx context.Context, id string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("conversation_id = ?", id).Delete(&Label{}).Error
	})
}
