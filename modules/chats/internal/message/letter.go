package message

import (
	"context"
	"slices"

	"gorm.io/gorm"
)

// IsAutomatic tells whether a program wrote it on their side: it wants no answer.
func (m Message) IsAutomatic() bool {
	automatic, _ := m.Data["automatic"].(bool)
	return automatic
}

// mostThread bounds the letters that a letter names.
const mostThread = 20

// Thread are the ids of the last letters of a conversation, the latest one last.
func (s *Store) Thread(ctx context.Context, conversationID string) (ids []string, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&Message{}).Where("conversation_id = ? AND provider_id <> ''", conversationID).Order("at DESC, id DESC").
			Limit(mostThread).Pluck("provider_id", &ids).Error
	})
	slices.Reverse(ids)
	return ids, err
}

// Short is what a list says of a message: its text, or what the file is called that was sent without any.
func (m Message) Short() string {
	if m.Text == "" && len(m.Files) > 0 {
		return m.Files[0].Name
	}
	return m.Text
}
