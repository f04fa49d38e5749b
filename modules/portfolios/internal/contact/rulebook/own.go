package rulebook

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Owning is what can be done with the rules that a tenant adds.
type Owning struct {
	*Store
	portfolios *portfolio.Store
	record     *record.Record
}

// NewOwning works on a store; portfolios are those that rules may be for.
func NewOwning(store *Store, portfolios *portfolio.Store, r *record.Record) *Owning {
	return &Owning{store, portfolios, r}
}

// Create adds a rule. It fails with ErrMost, portfolio.ErrNotFound and as rule.Check does.
func (s *Owning) Create(ctx context.Context, o Own) (Own, error) {
	all, err := s.AllOwned(ctx)
	if err != nil {
		return o, err
	}
	if len(all) >= mostOwn {
		return o, ErrMost.WithParam("most", mostOwn)
	}
	if err := s.check(ctx, o, all); err != nil {
		return o, err
	}
	if err := storage.Insert(ctx, s.db, &o); err != nil {
		return o, err
	}
	return o, s.wrote(ctx, "created", o)
}

// Change replaces a rule that still has the version. It fails as Create does, with ErrRule and storage.ErrStale.
func (s *Owning) Change(ctx context.Context, id string, version int64, to Own) (Own, error) {
	o, err := storage.Lock[Own](ctx, s.db, storage.ByID(id))
	if err != nil {
		return o, err
	}
	all, err := s.AllOwned(ctx)
	if err != nil {
		return o, err
	}
	o.PortfolioID, o.Rule = to.PortfolioID, to.Rule
	if err := s.check(ctx, o, slices.DeleteFunc(all, func(other Own) bool { return other.ID == id })); err != nil {
		return o, err
	}
	if err := storage.Update(ctx, s.db, &o, version); err != nil {
		return o, err
	}
	return o, s.wrote(ctx, "updated", o)
}

// Delete removes a rule that still has the version. It fails with ErrRule and storage.ErrStale.
func (s *Owning) Delete(ctx context.Context, id string, version int64) error {
	o, err := storage.Lock[Own](ctx, s.db, storage.ByID(id))
	if err != nil {
		return err
	}
	if err := storage.Delete(ctx, s.db, &o, version); err != nil {
		return err
	}
	return s.wrote(ctx, "deleted", o)
}

// check refuses a rule beside the others of the tenant.
func (s *Owning) check(ctx context.Context, o Own, others []Own) error {
	rules := []rule.Rule{o.Rule}
	for _, other := range others {
		rules = append(rules, other.Rule)
	}
	if err := rule.Check(rules); err != nil {
		return err
	}
	if o.PortfolioID == "" {
		return nil
	}
	_, err := s.portfolios.Get(ctx, o.PortfolioID)
	return err
}

func (s *Owning) wrote(ctx context.Context, what string, o Own) error {
	told := map[string]any{"rule_id": o.Rule.ID, "portfolio_id": o.PortfolioID}
	return s.record.Write(ctx, record.Act{Name: "contact_rule." + what, ID: o.ID, Payload: told, Moves: []string{"contacts"}})
}
