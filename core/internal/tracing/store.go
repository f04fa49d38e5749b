package tracing

import (
	"context"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// TableName is where checkpoints are kept.
func (Checkpoint) TableName() string { return "tracing_checkpoints" }

// Store keeps the last checkpoint of every chain, in the core's database.
type Store struct{ db *storage.DB }

// NewStore keeps them in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// Put replaces the chain's last checkpoint. The first one of a chain goes into the roster, which enrol signs anew.
func (s *Store) Put(ctx context.Context, checkpoint Checkpoint, enrol enrol) error {
	return s.db.Platform(ctx, func(_ context.Context, tx *gorm.DB) error {
		replaced := tx.Model(&Checkpoint{}).Where("tenant_id = ? AND module = ?", checkpoint.TenantID, checkpoint.Module).
			Updates(map[string]any{"seq": checkpoint.Seq, "hash": checkpoint.Hash, "taken_at": checkpoint.TakenAt, "signature": checkpoint.Signature})
		if replaced.Error != nil || replaced.RowsAffected == 1 {
			return replaced.Error
		}
		return s.enrol(tx, enrol, checkpoint)
	})
}

// enrol signs a roster anew, of the chains that it has to hold and those that come to it.
type enrol func(roster Checkpoint, known, new []Checkpoint) (Checkpoint, error)

// Enrol makes the roster of chains whose checkpoints are older than it.
func (s *Store) Enrol(ctx context.Context, enrol enrol) error {
	return s.db.Platform(ctx, func(_ context.Context, tx *gorm.DB) error {
		roster, err := lockRoster(tx)
		if err != nil || roster.Seq > 0 {
			return err
		}
		return s.enrol(tx, enrol)
	})
}

// enrol writes new checkpoints and the roster with them, while nobody else does.
func (s *Store) enrol(tx *gorm.DB, enrol enrol, new ...Checkpoint) error {
	roster, err := lockRoster(tx)
	if err != nil {
		return err
	}
	known, err := chains(tx)
	if err != nil || len(known)+len(new) == 0 {
		return err
	}
	if roster, err = enrol(roster, known, new); err != nil {
		return err
	}
	for i := range new {
		if err := tx.Create(&new[i]).Error; err != nil {
			return err
		}
	}
	return tx.Model(&Checkpoint{}).Where("tenant_id = ? AND module = ?", rosterKey, rosterKey).
		Updates(map[string]any{"seq": roster.Seq, "hash": roster.Hash, "taken_at": roster.TakenAt, "signature": roster.Signature}).Error
}

// rosterKey stands for tenant and module of the roster's row.
const rosterKey = "*"

func lockRoster(tx *gorm.DB) (roster Checkpoint, err error) {
	empty := Checkpoint{TenantID: rosterKey, Module: rosterKey, Hash: make(tracing.Hash, 32), Signature: make([]byte, 1)}
	if err := tx.Clauses(clause.OnConflict{DoNothing: true}).Create(&empty).Error; err != nil {
		return roster, err
	}
	err = tx.Clauses(clause.Locking{Strength: clause.LockingStrengthUpdate}).Where("tenant_id = ? AND module = ?", rosterKey, rosterKey).Take(&roster).Error
	return roster, err
}

func chains(tx *gorm.DB) (all []Checkpoint, err error) {
	err = tx.Where("tenant_id <> ?", rosterKey).Order("tenant_id, module").Find(&all).Error
	return all, err
}

// All are the last checkpoint of every chain, and the roster of them; one with no seq where there is none yet.
func (s *Store) All(ctx context.Context) (all []Checkpoint, roster Checkpoint, err error) {
	err = s.db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) (err error) {
		if all, err = chains(tx); err != nil {
			return err
		}
		return tx.Where("tenant_id = ? AND module = ?", rosterKey, rosterKey).Limit(1).Find(&roster).Error
	})
	return all, roster, err
}

// Last is the chain's last checkpoint, and whether there is one.
func (s *Store) Last(ctx context.Context, tenant, module string) (checkpoint Checkpoint, found bool, err error) {
	err = s.db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		found := tx.Where("tenant_id = ? AND module = ?", tenant, module).Limit(1).Find(&checkpoint)
		return found.Error
	})
	return checkpoint, checkpoint.Seq > 0, err
}
