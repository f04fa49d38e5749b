package label

import (
	"context"

	"gorm.io/gorm"
)

// borne says that a conversation bears a label.
type borne struct {
	TenantID       string
	ConversationID string `gorm:"primaryKey"`
	LabelID        string `gorm:"primaryKey"`
}

// TableName is the table of the labels that conversations bear.
func (borne) TableName() string { return "conversation_labels" }

func (s *Service) unbear(ctx context.Context, id string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("label_id = ?", id).Delete(&borne{}).Error
	})
}
