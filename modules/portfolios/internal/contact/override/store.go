package override

import (
	"context"
	"errors"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// most bounds the overrides of one debtor that are listed.
const most = 50

// Store keeps overrides. Every method joins the transaction of its context.
type Store struct {
	db    *storage.DB
	clock clock.Clock
}

// NewStore keeps overrides in db.
func NewStore(db *storage.DB, c clock.Clock) *Store { return &Store{db, c} }

// Of are the latest overrides of a debtor.
func (s *Store) Of(ctx context.Context, debtorID string) ([]Override, error) {
	return storage.All[Override](ctx, s.db, most, storage.Where("debtor_id = ?", debtorID), storage.Sorted("id DESC"))
}

// Waiting are those that still allow a contact.
func (s *Store) Waiting(ctx context.Context, debtorID string) ([]Override, error) {
	return storage.All[Override](ctx, s.db, most, storage.Where("debtor_id = ? AND contact_id = '' AND expires_at > ?", debtorID, s.clock.Now()))
}

// Use has a contact use an override that allows it; false when there is none.
func (s *Store) Use(ctx context.Context, debtorID, channel, phoneID, contactID string) (Override, bool, error) {
	o, err := storage.Lock[Override](ctx, s.db, storage.Where("debtor_id = ? AND channel = ? AND phone_id IN ? AND contact_id = '' AND expires_at > ?",
		debtorID, channel, []string{"", phoneID}, s.clock.Now()), storage.Sorted("id"))
	if errors.Is(err, ErrNotFound) {
		return Override{}, false, nil
	}
	if err != nil {
		return o, false, err
	}
	o.ContactID = contactID
	return o, true, storage.Update(ctx, s.db, &o, o.Version)
}
