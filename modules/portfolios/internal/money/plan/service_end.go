package plan

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// change does something to a plan, writes it and what follows from it.
func (s *Service) change(ctx context.Context, id, what string, do func(*ledger.Account, *Plan) error) (Plan, error) {
	p, a, err := s.hold(ctx, id)
	if err != nil {
		return p, err
	}
	if err := do(a, &p); err != nil {
		return p, err
	}
	if err := s.update(ctx, &p); err != nil {
		return p, err
	}
	return p, s.wrote(ctx, a, &p, what)
}

// Suspend lets an active plan rest. It fails with ErrTransition.
func (s *Service) Suspend(ctx context.Context, id string) (Plan, error) {
	return s.change(ctx, id, "suspended", func(a *ledger.Account, p *Plan) error { return p.rest(a) })
}

// Resume lets a suspended plan go on: what is not paid falls due as many days later as it rested. It fails with ErrTransition.
func (s *Service) Resume(ctx context.Context, id string) (Plan, error) {
	return s.change(ctx, id, "resumed", func(a *ledger.Account, p *Plan) error {
		if p.Status != Suspended {
			return ErrTransition.WithParam("from", p.Status).WithParam("to", Active)
		}
		return p.goOn(a, func(d civil.Day) civil.Day { return s.calendar.BusinessDay(a.Portfolio.Country, d) })
	})
}

// Cancel ends a plan for a reason: the discount is taken back. It fails with ErrTransition.
func (s *Service) Cancel(ctx context.Context, id, reason string) (Plan, error) {
	return s.change(ctx, id, "cancelled", func(a *ledger.Account, p *Plan) error { return p.End(a, Cancelled, reason) })
}
