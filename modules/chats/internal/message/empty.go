package message

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Empty removes what was written in a conversation. That a message was there stays: when, whose, and how far it came.
func (s *Store) Empty(ctx context.Context, conversationID string) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := s.forget(tx, conversationID); err != nil {
			return err
		}
		_, err := storage.Set[Message](ctx, s.db, map[string]any{
			"text": "", "html": "", "subject": "", "reason": "", "data": "{}", "template": nil, "files": nil, "text_key": "",
		}, storage.Where("conversation_id = ?", conversationID))
		return err
	})
}

// Remove removes the messages of a conversation.
func (s *Store) Remove(ctx context.Context, conversationID string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		if err := s.forget(tx, conversationID); err != nil {
			return err
		}
		return tx.Where("conversation_id = ?", conversationID).Delete(&Message{}).Error
	})
}

// forget takes the words of a conversation out of SQLite's text index.
func (s *Store) forget(tx *gorm.DB, conversationID string) error {
	if s.db.Engine() != storage.SQLite {
		return nil
	}
	theirs := tx.Session(&gorm.Session{NewDB: true}).Model(&Message{}).Select("id").Where("conversation_id = ?", conversationID)
	return tx.Where("message_id IN (?)", theirs).Delete(&words{}).Error
}
