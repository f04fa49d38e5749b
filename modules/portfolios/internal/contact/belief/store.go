package belief

import (
	"context"
	"errors"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps beliefs. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps beliefs in db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

// Key names what is believed of a person's number.
func Key(person, number string) string { return person + "|" + number }

// Of is what is believed of numbers, by their keys; of one that nobody tried nothing.
func (s *Store) Of(ctx context.Context, keys []string) (map[string]Belief, error) {
	all := map[string]Belief{}
	if len(keys) == 0 {
		return all, nil
	}
	found, err := storage.All[Belief](ctx, s.db, len(keys), s.db.Listed("id", keys))
	for _, b := range found {
		all[b.ID] = b
	}
	return all, err
}

// Change writes what change does to what is believed of a number, held against others.
func (s *Store) Change(ctx context.Context, fresh Belief, change func(*Belief)) error {
	b, err := storage.Lock[Belief](ctx, s.db, storage.ByID(fresh.ID))
	if errors.Is(err, storage.ErrNotFound) {
		b, err = fresh, nil
	}
	if err != nil {
		return err
	}
	change(&b)
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Clauses(clause.OnConflict{
			Columns:   []clause.Column{{Name: "tenant_id"}, {Name: "id"}},
			DoUpdates: clause.AssignmentColumns([]string{"for_it", "against_it", "hours", "dials", "reach", "at", "quarantined"}),
		}).Create(&b).Error
	})
}
