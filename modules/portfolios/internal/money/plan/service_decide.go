package plan

import (
	"context"
	"errors"

	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/money/offer"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// hold is a plan with its debtor's account: the debtor is held first, as everywhere.
func (s *Service) hold(ctx context.Context, id string) (Plan, *ledger.Account, error) {
	p, err := s.Get(ctx, id)
	if err != nil {
		return p, nil, err
	}
	a, err := s.offers.Open(ctx, p.DebtorID)
	if err != nil {
		return p, nil, err
	}
	p, err = s.Lock(ctx, id)
	return p, a, err
}

// Approve lets a plan begin that waits. It fails with ErrOwn, ErrTransition, ErrAuthority, ErrLate and offer.ErrChanged.
func (s *Service) Approve(ctx context.Context, id string) (Plan, error) {
	p, a, err := s.hold(ctx, id)
	if err != nil {
		return p, err
	}
	if err := s.decide(ctx, a, &p, Active); err != nil {
		return p, err
	}
	if p.Instalments[0].DueOn.Before(a.Today) {
		return p, ErrLate
	}
	was := make([]offer.Debt, len(p.Debts))
	for i, d := range p.Debts {
		was[i] = d.Debt
	}
	if err := offer.Same(a, was); err != nil {
		return p, err
	}
	if err := s.start(ctx, a, &p, "active", s.update); err != nil {
		return p, err
	}
	return p, s.tell(ctx, "plan_approved", p)
}

// Refuse ends the waiting of a plan, for a reason. It fails with ErrOwn, ErrTransition and ErrAuthority.
func (s *Service) Refuse(ctx context.Context, id, reason string) (Plan, error) {
	p, a, err := s.hold(ctx, id)
	if err != nil {
		return p, err
	}
	if err := s.decide(ctx, a, &p, Cancelled); err != nil {
		return p, err
	}
	p.Reason, p.EndedAt = reason, &a.Now
	p.Settle()
	if err := s.update(ctx, &p); err != nil {
		return p, err
	}
	if err := s.record.Write(ctx, p.Act("refused", a.Debtor.AssigneeID, nil)); err != nil {
		return p, err
	}
	return p, s.tell(ctx, "plan_refused", p)
}

func (s *Service) decide(ctx context.Context, a *ledger.Account, p *Plan, to Status) error {
	who := principal.Must(ctx)
	if err := p.decide(to, who.UserID, a.Now); err != nil {
		return err
	}
	r, err := s.ruleOf(ctx, *p)
	if err == nil && !r.Lets(a.Portfolio, who.Role, p.proposal()) {
		err = ErrAuthority
	}
	return err
}

// ruleOf is the rule that a plan was offered under, as it is by now. It fails with offer.ErrRule when it is gone.
func (s *Service) ruleOf(ctx context.Context, p Plan) (offer.Rule, error) {
	r, err := s.offers.Rule(ctx, p.RuleID)
	if errors.Is(err, offer.ErrRuleNotFound) {
		err = offer.ErrRule
	}
	return r, err
}

func (p *Plan) proposal() offer.Proposal {
	return offer.Proposal{Terms: p.Terms, Currency: p.Currency, Balance: p.Balance, Discount: p.Discount, Total: p.Total}
}

// mark says of plans that wait whether the caller may decide on them.
func (s *Service) mark(ctx context.Context, plans []Plan) error {
	who := principal.Must(ctx)
	for i := range plans {
		p := &plans[i]
		if p.Status != Awaiting || p.CreatedBy == who.UserID {
			continue
		}
		in, err := s.portfolios.Get(ctx, p.PortfolioID)
		if err != nil {
			return err
		}
		r, err := s.ruleOf(ctx, *p)
		if err != nil && !errors.Is(err, offer.ErrRule) {
			return err
		}
		p.Decidable = err == nil && r.Lets(in, who.Role, p.proposal())
	}
	return nil
}

// deciders are those who may approve a plan, but not whoever asks for it.
func (s *Service) deciders(ctx context.Context, in portfolio.Portfolio, p Plan) (ids []string, err error) {
	members, err := s.host.Holding(ctx, Approve)
	if err != nil {
		return nil, err
	}
	r, err := s.ruleOf(ctx, p)
	for _, member := range members {
		if member.ID != principal.Must(ctx).UserID && r.Lets(in, member.Role, p.proposal()) {
			ids = append(ids, member.ID)
		}
	}
	return ids, err
}

func (s *Service) tell(ctx context.Context, kind string, p Plan) error {
	return s.record.Notify(ctx, "plan.decided", notice(kind, p, principal.Must(ctx).UserID, p.CreatedBy))
}

func notice(kind string, p Plan, by string, users ...string) *events.Notify {
	return &events.Notify{
		Kind: kind, Users: users, Link: "/debtors/" + p.DebtorID,
		Params: map[string]string{"by": by, "amount": money.Amount{Minor: p.Total, Currency: p.Currency}.String()},
	}
}
