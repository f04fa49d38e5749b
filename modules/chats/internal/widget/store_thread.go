package widget

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/modules/chats/internal/conversation"
	"github.com/recobro/recobro/modules/chats/internal/message"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mostShown is how many messages a window is given at once.
const mostShown = 50

// shown narrows to what somebody may read of their thread: what they wrote, and what has gone out to them.
func shown(personID string) storage.Narrow {
	return func(tx *gorm.DB) *gorm.DB {
		theirs := tx.Session(&gorm.Session{NewDB: true}).Model(&conversation.Conversation{}).Select("id").Where("person_id = ?", personID)
		return tx.Where("conversation_id IN (?)", theirs).
			Where("direction = ? OR (direction = ? AND state NOT IN ?)", message.In, message.Out, []channel.State{channel.Queued, channel.Failed})
	}
}

// before narrows to what was written before a message; an empty id does not.
func (s *Store) before(ctx context.Context, personID, id string) (storage.Narrow, error) {
	if id == "" {
		return func(tx *gorm.DB) *gorm.DB { return tx }, nil
	}
	m, err := storage.One[message.Message](ctx, s.db, storage.ByID(id), shown(personID))
	return storage.Where("(at < ? OR (at = ? AND id < ?))", m.At, m.At, m.ID), err
}

// thread are the last messages before one, the oldest first; of an empty id, the last. It fails with message.ErrNotFound.
func (s *Store) thread(ctx context.Context, personID, id string) ([]message.Message, error) {
	before, err := s.before(ctx, personID, id)
	if err != nil {
		return nil, err
	}
	return storage.All[message.Message](ctx, s.db, mostShown+1, shown(personID), before, storage.Sorted("at DESC, id DESC"))
}

// unread are the messages of ours that they have not seen.
func (s *Store) unread(ctx context.Context, personID string) ([]message.Message, error) {
	return storage.All[message.Message](ctx, s.db, mostUnread, shown(personID), storage.Where("direction = ? AND state <> ?", message.Out, channel.Read), storage.Sorted("at, id"))
}

// mostUnread bounds them: a button says 99+ of more.
const mostUnread = 100

// mark changes whenever a thread does.
type mark struct {
	Count  int64
	LastID string
}

func (s *Store) mark(ctx context.Context, personID string) (m mark, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&message.Message{}).Scopes(shown(personID)).Select("COUNT(*) AS count, COALESCE(MAX(id), '') AS last_id").Scan(&m).Error
	})
	return m, err
}
