package trace

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/override"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/schedule"
	"github.com/recobro/recobro/modules/portfolios/internal/money/appropriation"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store reads what hangs together with a contact.
type Store struct{ db *storage.DB }

// NewStore reads from db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

// most bounds what is read of each kind.
const most = 200

// contact is a contact, whoever may see it. It fails with contact.ErrNotFound.
func (s *Store) contact(ctx context.Context, id string) (contact.Contact, error) {
	return storage.One[contact.Contact](ctx, s.db, storage.ByID(id))
}

// contacts are some contacts, the latest first.
func (s *Store) contacts(ctx context.Context, ids []string) ([]contact.Contact, error) {
	return storage.All[contact.Contact](ctx, s.db, most, s.db.Listed("id", ids), storage.Sorted("id DESC"))
}

// event is a scheduled event; nil for none.
func (s *Store) event(ctx context.Context, id string) (*schedule.Event, error) {
	return first(storage.All[schedule.Event](ctx, s.db, 1, storage.ByID(id)))
}

// override is what allowed a contact; nil for nothing.
func (s *Store) override(ctx context.Context, id string) (*override.Override, error) {
	return first(storage.All[override.Override](ctx, s.db, 1, storage.ByID(id)))
}

// following are the events that were scheduled because of a contact.
func (s *Store) following(ctx context.Context, contactID string) ([]schedule.Event, error) {
	return storage.All[schedule.Event](ctx, s.db, most, storage.Where("cause_id = ?", contactID), storage.Sorted("id"))
}

// promises are those that came of a contact, in the order in which they were made.
func (s *Store) promises(ctx context.Context, contactID string) ([]promise.Promise, error) {
	return storage.All[promise.Promise](ctx, s.db, most, storage.Where("contact_id = ?", contactID), storage.Sorted("id"))
}

// promised are some promises.
func (s *Store) promised(ctx context.Context, ids []string) ([]promise.Promise, error) {
	return storage.All[promise.Promise](ctx, s.db, most, s.db.Listed("id", ids))
}

// brought are what payments brought to promises, in the order in which they did.
func (s *Store) brought(ctx context.Context, promiseIDs []string) ([]appropriation.Appropriation, error) {
	return storage.All[appropriation.Appropriation](ctx, s.db, most, s.db.Listed("promise_id", promiseIDs), storage.Sorted("promise_id, id"))
}

// given is what a payment brought to promises.
func (s *Store) given(ctx context.Context, paymentID string) ([]appropriation.Appropriation, error) {
	return storage.All[appropriation.Appropriation](ctx, s.db, most, storage.Where("payment_id = ?", paymentID), storage.Sorted("promise_id, id"))
}

// payments are some payments.
func (s *Store) payments(ctx context.Context, ids []string) ([]payment.Payment, error) {
	return storage.All[payment.Payment](ctx, s.db, most, s.db.Listed("id", ids))
}

func first[T any](rows []T, err error) (*T, error) {
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	return &rows[0], nil
}
