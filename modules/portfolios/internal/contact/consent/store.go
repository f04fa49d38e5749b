package consent

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// most bounds the consents of one debtor: they are read as a whole.
const most = 100

// Store keeps consents. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps consents in db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

// Of are a debtor's consents, the latest first, with those that were taken back.
func (s *Store) Of(ctx context.Context, debtorID string) ([]Consent, error) {
	return storage.All[Consent](ctx, s.db, most, storage.Where("debtor_id = ?", debtorID), storage.Sorted("id DESC"))
}

// InForce are the consents of some debtors that hold, by debtor, as the rules know them.
func (s *Store) InForce(ctx context.Context, debtorIDs []string) (map[string][]rule.Consent, error) {
	found, err := storage.All[Consent](ctx, s.db, most*len(debtorIDs), s.db.Listed("debtor_id", debtorIDs), storage.Where("revoked_at IS NULL"))
	all := map[string][]rule.Consent{}
	for _, c := range found {
		all[c.DebtorID] = append(all[c.DebtorID], rule.Consent{Channel: c.Channel, By: c.Maker})
	}
	return all, err
}
