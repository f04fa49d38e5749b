package offer

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// MostRules bounds the rules of a tenant.
const MostRules = 500

// Store keeps rules and offers. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps rules and offers in db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

// Rule is one rule. It fails with ErrRuleNotFound.
func (s *Store) Rule(ctx context.Context, id string) (Rule, error) {
	return storage.One[Rule](ctx, s.db, storage.ByID(id))
}

// Applying are the active rules that an offer to a debtor of a portfolio may be made under: its own first, of each the newest first.
func (s *Store) Applying(ctx context.Context, portfolioID string) ([]Rule, error) {
	return storage.All[Rule](ctx, s.db, MostRules, ForPortfolio(portfolioID), storage.Where("status = ?", Active), storage.Sorted("portfolio_id DESC, id DESC"))
}

// ForPortfolio narrows to the rules of a portfolio and those of all portfolios; to nothing without one.
func ForPortfolio(id string) storage.Narrow {
	return func(tx *gorm.DB) *gorm.DB {
		if id == "" {
			return tx
		}
		return tx.Where("portfolio_id IN ?", []string{"", id})
	}
}

// List is a page of the offers of a debtor, the latest first.
func (s *Store) List(ctx context.Context, debtorID string, p page.Params) ([]Offer, page.Meta, error) {
	return page.Few[Offer](ctx, s.db, "id DESC", p, visible(ctx), storage.Where("offers.debtor_id = ?", debtorID))
}

// Get is an offer to a debtor whom the caller may see. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, id string) (Offer, error) {
	return storage.One[Offer](ctx, s.db, visible(ctx), storage.ByID(id))
}

// Hold is an offer that nobody else agrees to until the transaction of ctx ends. It fails with ErrNotFound.
func (s *Store) Hold(ctx context.Context, id string) (Offer, error) {
	return storage.Lock[Offer](ctx, s.db, storage.ByID(id))
}

// some are those of some offers that the caller may see.
func (s *Store) some(ctx context.Context, ids []string) ([]Offer, error) {
	return storage.All[Offer](ctx, s.db, len(ids), visible(ctx), storage.Where("offers.id IN ?", ids))
}

func visible(ctx context.Context) storage.Narrow {
	return func(tx *gorm.DB) *gorm.DB {
		return debtor.OfVisible(ctx, tx.Session(&gorm.Session{NewDB: true}), tx, "offers.debtor_id")
	}
}
