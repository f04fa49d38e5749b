package person

import (
	"context"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store reads who writes to us.
type Store struct{ db *storage.DB }

// NewStore keeps them in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// Get is one of them. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, id string) (Person, error) {
	return storage.One[Person](ctx, s.db, storage.ByID(id))
}

// Some are those of some ids.
func (s *Store) Some(ctx context.Context, ids []string) ([]Person, error) {
	return storage.All[Person](ctx, s.db, len(ids), storage.Where("id IN ?", ids))
}

// Meet is who writes to an inbox by an id, held until the transaction of ctx ends; whoever writes for the first time is added.
func (s *Store) Meet(ctx context.Context, p Person) (found Person, err error) {
	p.ID = storage.NewID()
	err = s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		known := clause.OnConflict{Columns: []clause.Column{{Name: "tenant_id"}, {Name: "inbox_id"}, {Name: "source_id"}}, DoNothing: true}
		return tx.Clauses(known).Create(&p).Error
	})
	if err != nil {
		return found, err
	}
	return storage.Lock[Person](ctx, s.db, storage.Where("inbox_id = ? AND source_id = ?", p.InboxID, p.SourceID))
}

// OfDebtor are all by which a debtor writes.
func (s *Store) OfDebtor(ctx context.Context, debtorID string) ([]Person, error) {
	return storage.All[Person](ctx, s.db, mostOfDebtor, storage.Where("debtor_id = ?", debtorID), storage.Sorted("id"))
}

// mostOfDebtor bounds the ways by which one debtor writes.
const mostOfDebtor = 100
