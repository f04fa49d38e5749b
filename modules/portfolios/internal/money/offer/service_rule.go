package offer

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// CreateRule adds a rule. It fails with ErrRuleBounds, ErrRuleTwice, ErrCurrency and portfolio.ErrNotFound.
func (s *Service) CreateRule(ctx context.Context, r Rule) (Rule, error) {
	if err := r.settle(); err != nil {
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

// ChangeRule changes a rule that still has the version: what was offered under it and not agreed to is void. It fails as CreateRule
// does and with storage.ErrStale.
func (s *Service) ChangeRule(ctx context.Context, id string, version int64, change func(*Rule)) (Rule, error) {
	before, err := storage.Lock[Rule](ctx, s.db, storage.ByID(id))
	if err != nil {
		return before, err
	}
	after := before
	change(&after)
	if err := after.settle(); err != nil {
		return before, err
	}
	if err := storage.Update(ctx, s.db, &after, version); err != nil {
		return before, err
	}
	told := map[string]any{"changes": record.Changes(before, after, "name", "status", "bounds?", "missed?", "valid_hours", "authority?")}
	return after, s.record.Write(ctx, record.Act{Name: "offer_rule.updated", ID: id, Payload: told})
}

// DeleteRule removes a rule that still has the version; plans made under it go on.
func (s *Service) DeleteRule(ctx context.Context, id string, version int64) error {
	r, err := storage.Lock[Rule](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	if err := storage.Delete(ctx, s.db, &r, version); err != nil {
		return err
	}
	return s.record.Write(ctx, record.Act{Name: "offer_rule.deleted", ID: id, Payload: map[string]any{"name": r.Name}})
}

// RuleHistory is what happened to a rule, the latest first. It fails with ErrRuleNotFound.
func (s *Service) RuleHistory(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.Rule(ctx, id); err != nil {
		return nil, "", err
	}
	return s.record.History(ctx, "offer_rule", id, cursor, size)
}

// ruleNames are what rules are called.
func (s *Service) ruleNames(ctx context.Context, ids []string) ([]httpx.Name, error) {
	found, err := s.RulesNamed(ctx, ids)
	return httpx.Named(found, func(r Rule) httpx.Name { return httpx.Name{ID: r.ID, Name: r.Name} }), err
}
