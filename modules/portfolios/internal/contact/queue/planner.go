package queue

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/judge"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/schedule"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/strategy"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
)

// Planner finds the places of debtors in the queue.
type Planner struct {
	*Store
	debtors    *debtor.Store
	judge      *judge.Judge
	strategies *strategy.Store
	promises   *promise.Store
	events     *schedule.Store
}

// NewPlanner finds them by these.
func NewPlanner(store *Store, debtors *debtor.Store, j *judge.Judge, strategies *strategy.Store, promises *promise.Store, events *schedule.Store) *Planner {
	return &Planner{store, debtors, j, strategies, promises, events}
}

// Plan writes the places of some debtors anew, as things stand, and answers them; those who have none are missing.
func (p *Planner) Plan(ctx context.Context, debtorIDs []string) (placed []Item, err error) {
	before, err := p.standing(ctx, debtorIDs)
	if err != nil {
		return nil, err
	}
	cases, err := p.gather(ctx, debtorIDs, before)
	if err != nil {
		return nil, err
	}
	gone := map[string]bool{}
	for id := range before {
		gone[id] = true
	}
	for n := range cases {
		if i, has := cases[n].place(); has {
			placed = append(placed, i)
			delete(gone, i.DebtorID)
		}
	}
	ids := make([]string, 0, len(gone))
	for id := range gone {
		ids = append(ids, id)
	}
	return placed, p.replace(ctx, placed, ids)
}

// gather reads all that decides on the places of debtors.
func (p *Planner) gather(ctx context.Context, debtorIDs []string, before map[string]Item) ([]known, error) {
	debtors, err := p.debtors.Some(ctx, debtorIDs)
	if err != nil {
		return nil, err
	}
	heard, err := p.judge.Hear(ctx, debtors...)
	if err != nil {
		return nil, err
	}
	broken, err := p.promises.Broken(ctx, debtorIDs)
	if err != nil {
		return nil, err
	}
	events, err := p.events.Next(ctx, debtorIDs)
	if err != nil {
		return nil, err
	}
	strategies := map[string]strategy.Strategy{}
	all := make([]known, len(heard))
	for n, c := range heard {
		all[n] = known{Case: c, promise: promiseOf(c.Debtor, broken[c.Debtor.ID])}
		if all[n].strategy, err = p.strategyOf(ctx, strategies, c.Debtor.PortfolioID); err != nil {
			return nil, err
		}
		if e, waits := events[c.Debtor.ID]; waits {
			all[n].event = &e
		}
		if b, stood := before[c.Debtor.ID]; stood {
			all[n].before = &b
		}
	}
	return all, nil
}

func (p *Planner) strategyOf(ctx context.Context, read map[string]strategy.Strategy, portfolioID string) (strategy.Strategy, error) {
	if s, known := read[portfolioID]; known {
		return s, nil
	}
	s, err := p.strategies.InForce(ctx, portfolioID)
	read[portfolioID] = s
	return s, err
}

func promiseOf(d debtor.Debtor, broken bool) strategy.Promise {
	switch {
	case d.PromisesOpen > 0 || d.PlansOpen > 0:
		return strategy.OpenPromise
	case broken:
		return strategy.BrokenPromise
	default:
		return strategy.NoPromise
	}
}
