package number

import (
	"context"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store reads numbers, and how often each was shown.
type Store struct{ db *storage.DB }

// NewStore keeps them in db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

// All are the company's numbers.
func (s *Store) All(ctx context.Context) ([]Number, error) {
	return storage.All[Number](ctx, s.db, Most, storage.Sorted("name, id"))
}

// Get is one number. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, id string) (Number, error) {
	return storage.One[Number](ctx, s.db, storage.ByID(id))
}

// Called is the number that was called. It fails with ErrNotFound.
func (s *Store) Called(ctx context.Context, number string) (Number, error) {
	return storage.One[Number](ctx, s.db, storage.Where("number = ? AND takes_calls", number))
}

// OfTrunk is a number that leads over a trunk. It fails with ErrNotFound.
func (s *Store) OfTrunk(ctx context.Context, trunkID string) (Number, error) {
	return storage.One[Number](ctx, s.db, storage.Where("trunk_id = ?", trunkID), storage.Sorted("name, id"))
}

// shownDay is how often a number was shown on a day.
type shownDay struct {
	TenantID string    `gorm:"primaryKey"`
	NumberID string    `gorm:"primaryKey"`
	Day      civil.Day `gorm:"primaryKey"`
	Calls    int64
}

// TableName is the table of days.
func (shownDay) TableName() string { return "number_days" }

func (s *Store) shown(ctx context.Context, day civil.Day) (map[string]int64, error) {
	rows, err := storage.All[shownDay](ctx, s.db, Most, storage.Where("day = ?", day))
	all := map[string]int64{}
	for _, r := range rows {
		all[r.NumberID] = r.Calls
	}
	return all, err
}

// count notes that a number is shown once more.
func (s *Store) count(ctx context.Context, id string, day civil.Day) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		again := clause.OnConflict{
			Columns:   []clause.Column{{Name: "tenant_id"}, {Name: "number_id"}, {Name: "day"}},
			DoUpdates: clause.Assignments(map[string]any{"calls": gorm.Expr("number_days.calls + 1")}),
		}
		return tx.Clauses(again).Create(&shownDay{NumberID: id, Day: day, Calls: 1}).Error
	})
}
