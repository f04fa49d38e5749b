package trunk

import (
	"context"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/modules/calls/internal/sipline"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store reads trunks, how they are doing, and what was said on calls of theirs that failed.
type Store struct{ db *storage.DB }

// NewStore keeps them in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// All are the company's trunks in the order in which they are tried.
func (s *Store) All(ctx context.Context) ([]Trunk, error) {
	all, err := storage.All[Trunk](ctx, s.db, Most, storage.Sorted("place, name, id"))
	for n := range all {
		all[n].HasPassword = !all[n].Password.Empty()
	}
	return all, err
}

// State is how a trunk is doing as one program sees it.
type State struct {
	TenantID  string        `json:"-"`
	TrunkID   string        `json:"trunk_id" gorm:"primaryKey"`
	Node      string        `json:"node" gorm:"primaryKey" doc:"The program"`
	State     sipline.State `json:"state" gorm:"serializer:json"`
	UpdatedAt time.Time     `json:"updated_at"`
}

// TableName is the table of states.
func (State) TableName() string { return "trunk_states" }

// States are how trunks are doing, as seen lately.
func (s *Store) States(ctx context.Context, since time.Time) ([]State, error) {
	return storage.All[State](ctx, s.db, 10*Most, storage.Where("updated_at >= ?", since), storage.Sorted("trunk_id, node"))
}

// see writes down how trunks are doing.
func (s *Store) see(ctx context.Context, states []State) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "tenant_id"}, {Name: "trunk_id"}, {Name: "node"}}, DoUpdates: clause.AssignmentColumns([]string{"state", "updated_at"})}).Create(&states).Error
	})
}

// Told is what was said on a call that failed.
type Told struct {
	storage.Row
	TrunkID string        `json:"trunk_id"`
	Story   sipline.Story `json:"story" gorm:"serializer:json"`
}

// TableName is the table of what was said.
func (Told) TableName() string { return "trunk_stories" }

// mostTold is of how many calls of a trunk it is kept.
const mostTold = 20

// Stories are what was said on the last calls of a trunk that failed, the latest first.
func (s *Store) Stories(ctx context.Context, id string) ([]Told, error) {
	return storage.All[Told](ctx, s.db, mostTold, storage.Where("trunk_id = ?", id), storage.Sorted("id DESC"))
}

// keep writes down what was said on a call, and forgets what is older than the last few.
func (s *Store) keep(ctx context.Context, told *Told) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		if err := storage.Insert(ctx, s.db, told); err != nil {
			return err
		}
		old, err := storage.All[Told](ctx, s.db, 10, storage.Where("trunk_id = ?", told.TrunkID), storage.Sorted("id DESC"), storage.Columns("id"),
			func(tx *gorm.DB) *gorm.DB { return tx.Offset(mostTold) })
		if err != nil || len(old) == 0 {
			return err
		}
		return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
			return tx.Where("trunk_id = ? AND id <= ?", told.TrunkID, old[0].ID).Delete(&Told{}).Error
		})
	})
}

// used tells whether numbers lead to a trunk.
func (s *Store) used(ctx context.Context, id string) (used bool, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		var n int64
		err := tx.Model(&number{}).Where("trunk_id = ?", id).Limit(1).Count(&n).Error
		used = n > 0
		return err
	})
	return used, err
}

// numbers are those that each trunk brings calls to.
func (s *Store) numbers(ctx context.Context) (map[string][]string, error) {
	all := map[string][]string{}
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		var rows []number
		err := tx.Model(&number{}).Select("trunk_id", "number").Where("takes_calls").Order("number").Limit(mostNumbers).Find(&rows).Error
		for _, n := range rows {
			all[n.TrunkID] = append(all[n.TrunkID], n.Number)
		}
		return err
	})
	return all, err
}

// mostNumbers bounds a company's own numbers.
const mostNumbers = 500

// number is as much of a number as trunks need to know.
type number struct {
	TenantID string
	TrunkID  string
	Number   string
}

// TableName is the table of numbers.
func (number) TableName() string { return "numbers" }

// Has tells whether there is a trunk.
func (s *Store) Has(ctx context.Context, id string) (bool, error) {
	found, err := storage.All[Trunk](ctx, s.db, 1, storage.ByID(id), storage.Columns("id"))
	return len(found) > 0, err
}

// Order are the ids of the trunks that are on, in the order in which a call tries them; that of the number which it shows comes first.
func (s *Store) Order(ctx context.Context, first string) (ids []string, err error) {
	all, err := s.All(ctx)
	for _, t := range all {
		switch {
		case !t.IsOn:
		case t.ID == first:
			ids = append([]string{t.ID}, ids...)
		default:
			ids = append(ids, t.ID)
		}
	}
	return ids, err
}

// Refers tells whether a trunk carries transfers without us.
func (s *Store) Refers(ctx context.Context, id string) (bool, error) {
	found, err := storage.All[Trunk](ctx, s.db, 1, storage.ByID(id), storage.Columns("id", "refers"))
	return len(found) > 0 && found[0].Refers, err
}
