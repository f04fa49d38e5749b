package message

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// spoken names the conversations of some persons; that table is another package's.
type spoken struct{ TenantID, ID string }

// TableName is the table of conversations.
func (spoken) TableName() string { return "conversations" }

// Waiting are the messages to some persons that wait to be sent, held until the transaction of ctx ends.
func (s *Store) Waiting(ctx context.Context, personIDs []string, most int) ([]Message, error) {
	return storage.LockAll[Message](ctx, s.db, most, storage.Where("messages.state = ?", channel.Queued), func(tx *gorm.DB) *gorm.DB {
		theirs := tx.Session(&gorm.Session{NewDB: true}).Model(&spoken{}).Select("1").Where("conversations.id = messages.conversation_id AND conversations.person_id IN ?", personIDs)
		return tx.Where("EXISTS (?)", theirs)
	})
}

// LastHeard is the id of what they wrote last in a conversation; empty for nothing.
func (s *Store) LastHeard(ctx context.Context, conversationID string) (string, error) {
	last, err := storage.All[Message](ctx, s.db, 1, storage.Columns("id"), storage.Where("conversation_id = ? AND direction = ?", conversationID, In), storage.Sorted("id DESC"))
	if len(last) == 0 {
		return "", err
	}
	return last[0].ID, err
}

// LastIn is when they wrote last in a conversation; the zero time for never.
func (s *Store) LastIn(ctx context.Context, conversationID string) (time.Time, error) {
	last, err := storage.All[Message](ctx, s.db, 1, storage.Columns("at"), storage.Where("conversation_id = ? AND direction = ?", conversationID, In), storage.Sorted("at DESC, id DESC"))
	if len(last) == 0 {
		return time.Time{}, err
	}
	return last[0].At, err
}
