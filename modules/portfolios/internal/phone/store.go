package phone

import (
	"context"
	"errors"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps phones. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps phones in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// mostPhones bounds the phones of one debtor: they are read as a whole.
const mostPhones = 50

// Of are a debtor's phones, the main one first.
func (s *Store) Of(ctx context.Context, debtorID string) (phones []Phone, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("debtor_id = ?", debtorID).Order("is_primary DESC, id").Limit(2 * mostPhones).Find(&phones).Error
	})
	return phones, err
}

// Get is one phone of a debtor. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, debtorID, id string) (p Phone, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("debtor_id = ? AND id = ?", debtorID, id).First(&p).Error
	})
	return p, known(err)
}

// Named are those of some phones whose debtor the caller may see.
func (s *Store) Named(ctx context.Context, ids []string) (found []Phone, err error) {
	err = s.db.Read(ctx, func(ctx context.Context, tx *gorm.DB) error {
		some := tx.Model(&Phone{}).Select("id", "debtor_id", "e164").Where("phones.id IN ?", ids)
		return debtor.Reached(ctx, tx, some, "phones.debtor_id").Find(&found).Error
	})
	return found, err
}

// Insert writes a new phone. It fails with ErrDuplicate when the debtor has the number.
func (s *Store) Insert(ctx context.Context, p *Phone) error {
	return known(s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Create(p).Error }))
}

// Update writes a phone that still has the version.
func (s *Store) Update(ctx context.Context, p *Phone, version int64) error {
	return known(s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return storage.Update(tx, p, version) }))
}

// Delete removes a phone that still has the version.
func (s *Store) Delete(ctx context.Context, p *Phone, version int64) error {
	return known(s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return storage.Delete(tx, p, version) }))
}

// SetPrimary makes one phone the debtor's main one, and no other.
func (s *Store) SetPrimary(ctx context.Context, debtorID, id string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		of := func() *gorm.DB { return tx.Model(&Phone{}).Where("debtor_id = ?", debtorID) }
		if err := of().Where("is_primary = ? AND id <> ?", true, id).Updates(map[string]any{"is_primary": false}).Error; err != nil {
			return err
		}
		return of().Where("is_primary = ? AND id = ?", false, id).Updates(map[string]any{"is_primary": true}).Error
	})
}

func known(err error) error {
	switch {
	case errors.Is(err, storage.ErrNotFound), errors.Is(err, gorm.ErrRecordNotFound):
		return ErrNotFound.Wrap(err)
	case errors.Is(err, storage.ErrDuplicate):
		return ErrDuplicate.WithField("body.number", "portfolios.phone_exists").Wrap(err)
	default:
		return err
	}
}
