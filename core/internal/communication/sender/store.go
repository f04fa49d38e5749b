package sender

import (
	"context"
	"errors"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// most bounds a tenant's identities: they are read as a whole.
const most = 100

// Store keeps sender identities. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps them in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// All are the tenant's identities by channel and name.
func (s *Store) All(ctx context.Context) (found []Identity, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Order("channel, name, id").Limit(most).Find(&found).Error
	})
	return found, err
}

// Get is one identity. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, id string) (found Identity, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Where("id = ?", id).First(&found).Error })
	return found, known(err)
}

// Named are some senders by their ids.
func (s *Store) Named(ctx context.Context, ids []string) (found []Identity, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Select("id", "name").Where("id IN ?", ids).Find(&found).Error
	})
	return found, err
}

// Insert writes a new identity. It fails with ErrDuplicate and ErrTooMany.
func (s *Store) Insert(ctx context.Context, identity *Identity) error {
	return known(s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		var count int64
		if err := tx.Model(&Identity{}).Count(&count).Error; err != nil {
			return err
		}
		if count >= most {
			return ErrTooMany.WithParam("most", most)
		}
		return tx.Create(identity).Error
	}))
}

// Update writes an identity that still has the version.
func (s *Store) Update(ctx context.Context, identity *Identity, version int64) error {
	return known(s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return storage.Update(tx, identity, version) }))
}

// Delete removes an identity that still has the version.
func (s *Store) Delete(ctx context.Context, identity *Identity, version int64) error {
	return known(s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return storage.Delete(tx, identity, version) }))
}

// ClearDefault takes the mark from the channel's other identities.
func (s *Store) ClearDefault(ctx context.Context, channel, except string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		others := tx.Model(&Identity{}).Where("channel = ? AND id <> ? AND is_default = ?", channel, except, true)
		return others.Updates(map[string]any{"is_default": false, "version": gorm.Expr("version + 1")}).Error
	})
}

func known(err error) error {
	switch {
	case errors.Is(err, storage.ErrNotFound), errors.Is(err, gorm.ErrRecordNotFound):
		return ErrNotFound.Wrap(err)
	case errors.Is(err, storage.ErrDuplicate):
		return ErrDuplicate.WithField("body.address", ErrDuplicate.Code).Wrap(err)
	}
	return err
}
