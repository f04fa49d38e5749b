// Package offerrule keeps the rules that offers are made under.
package offerrule

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/money/offer"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Service is what may be done with rules.
type Service struct {
	*Store
	portfolios *portfolio.Store
	record     *record.Record
}

// NewService keeps rules of portfolios.
func NewService(store *Store, portfolios *portfolio.Store, r *record.Record) *Service {
	return &Service{store, portfolios, r}
}

// Create adds a rule. It fails with offer.ErrRuleBounds, offer.ErrRuleTwice, offer.ErrCurrency and portfolio.ErrNotFound.
func (s *Service) Create(ctx context.Context, r offer.Rule) (offer.Rule, error) {
	if err := r.Settle(); err != nil {
		return r, err
	}
	if r.PortfolioID != "" {
		if _, err := s.portfolios.Get(ctx, r.PortfolioID); err != nil {
			return r, err
		}
	}
	if err := storage.Insert(ctx, s.db, &r); err != nil {
		return r, err
	}
	told := map[string]any{"name": r.Name, "portfolio_id": r.PortfolioID, "status": r.Status}
	return r, s.record.Write(ctx, record.Act{Name: "offer_rule.created", ID: r.ID, Payload: told})
}

// Change changes a rule that still has the version: what was offered under it and not agreed to is void. It fails as Create
// does and with storage.ErrStale.
func (s *Service) Change(ctx context.Context, id string, version int64, change func(*offer.Rule)) (offer.Rule, error) {
	before, err := storage.Lock[offer.Rule](ctx, s.db, storage.ByID(id))
	if err != nil {
		return before, err
	}
	after := before
	change(&after)
	if err := after.Settle(); err != nil {
		return before, err
	}
	if err := storage.Update(ctx, s.db, &after, version); err != nil {
		return before, err
	}
	told := map[string]any{"changes": record.Changes(before, after, "name", "status", "bounds?", "missed?", "valid_hours", "authority?")}
	return after, s.record.Write(ctx, record.Act{Name: "offer_rule.updated", ID: id, Payload: told})
}

// Delete removes a rule that still has the version; plans made under it go on.
func (s *Service) Delete(ctx context.Context, id string, version int64) error {
	r, err := storage.Lock[offer.Rule](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	if err := storage.Delete(ctx, s.db, &r, version); err != nil {
		return err
	}
	return s.record.Write(ctx, record.Act{Name: "offer_rule.deleted", ID: id, Payload: map[string]any{"name": r.Name}})
}

// History is what happened to a rule, the latest first. It fails with offer.ErrRuleNotFound.
func (s *Service) History(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.Get(ctx, id); err != nil {
		return nil, "", err
	}
	return s.record.History(ctx, "offer_rule", id, cursor, size)
}

// names are what rules are called.
func (s *Service) names(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := s.some(ctx, ids)
	return httpx.Named(found, func(r offer.Rule) httpx.Name { return httpx.Name{ID: r.ID, Name: r.Name} }), err
}
