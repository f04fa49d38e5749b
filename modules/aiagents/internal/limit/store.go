package limit

import (
	"context"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Spend is what an agent's models have cost on one day of the company's clock.
type Spend struct {
	TenantID string `json:"-" gorm:"primaryKey"`
	Day      string `json:"day" gorm:"primaryKey"`
	AgentID  string `json:"agent_id" gorm:"primaryKey"`
	Micros   int64  `json:"micros"`
	Unpriced int64  `json:"unpriced"` // answers whose price nobody knows
}

// TableName is the table of what was spent.
func (Spend) TableName() string { return "spends" }

// warning is that people have heard of a share of a period's budget.
type warning struct {
	TenantID string `gorm:"primaryKey"`
	Period   string `gorm:"primaryKey"`
	Share    int    `gorm:"primaryKey"`
}

// TableName is the table of warnings.
func (warning) TableName() string { return "spend_warnings" }

// Store keeps limits, and what was spent.
type Store struct{ db *storage.DB }

// NewStore keeps them in db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

// chosen are the company's limits; none while it has not chosen.
func (s *Store) chosen(ctx context.Context) ([]Limits, error) {
	return storage.All[Limits](ctx, s.db, 1)
}

// add adds to what an agent has spent on a day.
func (s *Store) add(ctx context.Context, one Spend) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Clauses(clause.OnConflict{
			Columns: []clause.Column{{Name: "tenant_id"}, {Name: "day"}, {Name: "agent_id"}},
			DoUpdates: clause.Assignments(map[string]any{
				"micros": gorm.Expr("spends.micros + ?", one.Micros), "unpriced": gorm.Expr("spends.unpriced + ?", one.Unpriced),
			}),
		}).Create(&one).Error
	})
}

// mostSpends bounds what is read of a month: an agent has one row a day.
const mostSpends = 31 * 200

// since are what was spent from a day on.
func (s *Store) since(ctx context.Context, day string) ([]Spend, error) {
	return storage.All[Spend](ctx, s.db, mostSpends, storage.Where("day >= ?", day))
}

// first notes that people hear of a share of a period's budget; false when they have heard already.
func (s *Store) first(ctx context.Context, period string, share int) (bool, error) {
	rows := int64(0)
	err := s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		done := tx.Clauses(clause.OnConflict{DoNothing: true}).Create(&warning{Period: period, Share: share})
		rows = done.RowsAffected
		return done.Error
	})
	return rows > 0, err
}
