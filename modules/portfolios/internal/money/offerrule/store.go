package offerrule

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/money/offer"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps rules. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps rules in db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

// Get is one rule. It fails with offer.ErrRuleNotFound.
func (s *Store) Get(ctx context.Context, id string) (offer.Rule, error) {
	return storage.One[offer.Rule](ctx, s.db, storage.ByID(id))
}

// List are the rules of a portfolio and those of all portfolios, by name; every rule without one.
func (s *Store) List(ctx context.Context, portfolioID string) ([]offer.Rule, error) {
	return storage.All[offer.Rule](ctx, s.db, offer.MostRules, offer.ForPortfolio(portfolioID), storage.Sorted("name, id"))
}

// some are some rules.
func (s *Store) some(ctx context.Context, ids []string) ([]offer.Rule, error) {
	return storage.All[offer.Rule](ctx, s.db, len(ids), storage.Where("id IN ?", ids))
}
