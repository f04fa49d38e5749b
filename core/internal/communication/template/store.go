package template

import (
	"context"
	"errors"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// most bounds a tenant's templates: they are read as a whole.
const most = 500

// Store keeps templates. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps them in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// All are the tenant's templates by channel and name.
func (s *Store) All(ctx context.Context) (found []Template, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Order("channel, name_key").Limit(most).Find(&found).Error
	})
	return found, err
}

// Get is one template. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, id string) (found Template, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Where("id = ?", id).First(&found).Error })
	return found, known(err)
}

// Named are some templates by their ids.
func (s *Store) Named(ctx context.Context, ids []string) (found []Template, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Select("id", "name").Where("id IN ?", ids).Find(&found).Error
	})
	return found, err
}

// Insert writes a new template. It fails with ErrDuplicate and ErrTooMany.
func (s *Store) Insert(ctx context.Context, template *Template) error {
	return known(s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		var count int64
		if err := tx.Model(&Template{}).Count(&count).Error; err != nil {
			return err
		}
		if count >= most {
			return ErrTooMany.WithParam("most", most)
		}
		return tx.Create(template).Error
	}))
}

// Update writes a template that still has the version.
func (s *Store) Update(ctx context.Context, template *Template, version int64) error {
	return known(s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return storage.Update(tx, template, version) }))
}

func known(err error) error {
	switch {
	case errors.Is(err, storage.ErrNotFound), errors.Is(err, gorm.ErrRecordNotFound):
		return ErrNotFound.Wrap(err)
	case errors.Is(err, storage.ErrDuplicate):
		return ErrDuplicate.WithField("body.name", ErrDuplicate.Code).Wrap(err)
	}
	return err
}
