package promisetype

import (
	"context"
	"errors"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps types. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps types in db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

// All are the tenant's types by name: the usual one alone until it makes its own.
func (s *Store) All(ctx context.Context) ([]PromiseType, error) {
	all, err := storage.All[PromiseType](ctx, s.db, most, storage.Sorted("name"))
	if err == nil && len(all) == 0 {
		all = []PromiseType{Usual()}
	}
	return all, err
}

// Get is one type; without an id the usual one. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, id string) (PromiseType, error) {
	if id == "" {
		id = UsualID
	}
	t, err := storage.One[PromiseType](ctx, s.db, storage.ByID(id))
	if id == UsualID && errors.Is(err, ErrNotFound) {
		return Usual(), nil
	}
	return t, err
}

// keepUsual writes the usual type, if it is not there yet.
func (s *Store) keepUsual(ctx context.Context) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		usual := Usual()
		return tx.Clauses(clause.OnConflict{DoNothing: true}).Create(&usual).Error
	})
}

// ofType is a promise, as far as it is of a type.
type ofType struct {
	TenantID string `gorm:"primaryKey"`
	ID       string `gorm:"primaryKey"`
}

// TableName is the table of promises.
func (ofType) TableName() string { return "promises" }

// Used reports whether a promise is of a type.
func (s *Store) Used(ctx context.Context, id string) (used bool, err error) {
	found, err := storage.All[ofType](ctx, s.db, 1, storage.Where("type_id = ?", id))
	return len(found) > 0, err
}
