package tag

import (
	"context"
	"errors"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps tags. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps tags in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// mostTags bounds a tenant's tags: they are read as a whole.
const mostTags = 500

// All are the tenant's tags by name.
func (s *Store) All(ctx context.Context) (tags []Tag, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Order("name_key").Limit(mostTags).Find(&tags).Error
	})
	return tags, err
}

// Get is one tag. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, id string) (t Tag, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Where("id = ?", id).First(&t).Error })
	return t, known(err)
}

// Insert writes a new tag. It fails with ErrDuplicate, and with ErrTooMany at the bound.
func (s *Store) Insert(ctx context.Context, t *Tag) error {
	return known(s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		var n int64
		if err := tx.Model(&Tag{}).Count(&n).Error; err != nil {
			return err
		}
		if n >= mostTags {
			return ErrTooMany.WithParam("most", mostTags)
		}
		return tx.Create(t).Error
	}))
}

// Update writes a tag that still has the version.
func (s *Store) Update(ctx context.Context, t *Tag, version int64) error {
	return known(s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return storage.Update(tx, t, version) }))
}

// Delete removes a tag that still has the version.
func (s *Store) Delete(ctx context.Context, t *Tag, version int64) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return storage.Delete(tx, t, version) })
}

func known(err error) error {
	switch {
	case errors.Is(err, storage.ErrNotFound), errors.Is(err, gorm.ErrRecordNotFound):
		return ErrNotFound.Wrap(err)
	case errors.Is(err, storage.ErrDuplicate):
		return ErrDuplicate.WithField("body.name", "portfolios.tag_exists").Wrap(err)
	default:
		return err
	}
}
