package address

import (
	"context"
	"errors"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps addresses. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps addresses in db.
func NewStore(db *storage.DB) *Store { return &Store{db: db} }

// mostAddresses bounds the addresses of one debtor: they are read as a whole.
const mostAddresses = 50

// Of are a debtor's addresses, the oldest first.
func (s *Store) Of(ctx context.Context, debtorID string) (rows []Address, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("debtor_id = ?", debtorID).Order("id").Limit(2 * mostAddresses).Find(&rows).Error
	})
	return rows, err
}

// Get is one address of a debtor. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, debtorID, id string) (a Address, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("debtor_id = ? AND id = ?", debtorID, id).First(&a).Error
	})
	return a, known(err)
}

// Insert writes a new address. It fails with ErrDuplicate when the debtor has it.
func (s *Store) Insert(ctx context.Context, a *Address) error {
	return known(s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Create(a).Error }))
}

// Update writes an address that still has the version. It fails with ErrDuplicate when it becomes another one.
func (s *Store) Update(ctx context.Context, a *Address, version int64) error {
	return known(s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return storage.Update(tx, a, version) }))
}

// Delete removes an address that still has the version.
func (s *Store) Delete(ctx context.Context, a *Address, version int64) error {
	return known(s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return storage.Delete(tx, a, version) }))
}

func known(err error) error {
	switch {
	case errors.Is(err, storage.ErrNotFound), errors.Is(err, gorm.ErrRecordNotFound):
		return ErrNotFound.Wrap(err)
	case errors.Is(err, storage.ErrDuplicate):
		return ErrDuplicate.WithField("body.line1", "portfolios.address_exists").Wrap(err)
	default:
		return err
	}
}
