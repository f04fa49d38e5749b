package person

import (
	"cmp"
	"context"
	"errors"

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

// Meet is who writes to an inbox by an id, held until the transaction of ctx ends; whoever writes for the first time is added. Who is known by a
// user id is the same person, whether or not their number is told.
func (s *Store) Meet(ctx context.Context, p Person) (found Person, err error) {
	if p.UserID != "" {
		found, err = storage.Lock[Person](ctx, s.db, storage.Where("inbox_id = ? AND user_id = ?", p.InboxID, p.UserID))
		if err == nil {
			return s.learn(ctx, found, p)
		}
		if !errors.Is(err, ErrNotFound) {
			return found, err
		}
	}
	if found, err = s.meet(ctx, p); err != nil {
		return found, err
	}
	return s.learn(ctx, found, p)
}

// learn keeps what is told of somebody for the first time: the id that stays, or the number.
func (s *Store) learn(ctx context.Context, found, told Person) (Person, error) {
	before := found
	found.UserID, found.Address = cmp.Or(found.UserID, told.UserID), cmp.Or(found.Address, told.Address)
	if found == before {
		return found, nil
	}
	return found, storage.Update(ctx, s.db, &found, found.Version)
}

func (s *Store) meet(ctx context.Context, p Person) (found Person, err error) {
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

// Linked are some of those who are debtors', by id, from after one on.
func (s *Store) Linked(ctx context.Context, after string, most int) ([]Person, error) {
	return storage.All[Person](ctx, s.db, most, storage.Where("id > ? AND debtor_id <> ''", after), storage.Sorted("id"))
}

// Given are all who were given to some debtors, or are theirs now.
func (s *Store) Given(ctx context.Context, debtorIDs []string) ([]Person, error) {
	theirs := storage.Where("(linked_id IN ? AND linked_id <> '' OR debtor_id IN ? AND debtor_id <> '')", debtorIDs, debtorIDs)
	return storage.All[Person](ctx, s.db, mostOfDebtor*len(debtorIDs), theirs, storage.Sorted("id"))
}

// Erase removes by what somebody is known, in the transaction of ctx. That nobody writes to an address is kept, or they would be written to.
func (s *Store) Erase(ctx context.Context, id string) error {
	p, err := storage.Lock[Person](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	p.Name, p.Address, p.Reference = "", "", ""
	if p.StoppedAt == nil {
		p.SourceID, p.UserID = "erased:"+p.ID, ""
	}
	return storage.Update(ctx, s.db, &p, p.Version)
}

// mostOfDebtor bounds the ways by which one debtor writes.
const mostOfDebtor = 100
