package tracing

import (
	"context"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// TableName is where checkpoints are kept.
func (Checkpoint) TableName() string { return "tracing_checkpoints" }

// Store keeps the last checkpoint of every chain, in the core's database.
type Store struct{ db *storage.DB }

// NewStore keeps them in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// Put replaces the chain's last checkpoint.
func (s *Store) Put(ctx context.Context, checkpoint Checkpoint) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Clauses(clause.OnConflict{
			Columns:   []clause.Column{{Name: "tenant_id"}, {Name: "module"}},
			DoUpdates: clause.AssignmentColumns([]string{"seq", "hash", "taken_at", "signature"}),
		}).Create(&checkpoint).Error
	})
}

// Last is the chain's last checkpoint, and whether there is one.
func (s *Store) Last(ctx context.Context, tenant, module string) (checkpoint Checkpoint, found bool, err error) {
	err = s.db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		found := tx.Where("tenant_id = ? AND module = ?", tenant, module).Limit(1).Find(&checkpoint)
		return found.Error
	})
	return checkpoint, checkpoint.Seq > 0, err
}
