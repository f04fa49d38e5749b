package queue

import (
	"context"
	"maps"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/judge"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/schedule"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/strategy"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

// Planner finds the places of debtors in the queue.
type Planner struct {
	*Store
	people     *debtor.Store
	judge      *judge.Judge
	strategies *strategy.Store
	promises   *promise.Store
	events     *schedule.Store
	clock      clock.Clock
}

// NewPlanner finds them by these.
func NewPlanner(store *Store, debtors *debtor.Store, j *judge.Judge, strategies *strategy.Store, promises *promise.Store, events *schedule.Store, c clock.Clock) *Planner {
	return &Planner{store, debtors, j, strategies, promises, events, c}
}

// Plan writes the places of some debtors anew, as things stand, and answers them; those who have none are missing.
func (p *Planner) Plan(ctx context.Context, debtorIDs []string) (placed []Item, err error) {
	before, err := p.standing(ctx, debtorIDs)
	if err != nil {
		return nil, err
	}
	return p.placed(ctx, debtorIDs, before)
}

// placed writes the places of some debtors anew, by what is known of them and of their places before.
func (p *Planner) placed(ctx context.Context, debtorIDs []string, before map[string]Item) (placed []Item, err error) {
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
	return placed, p.replace(ctx, placed, slices.Collect(maps.Keys(gone)))
}

// change places a debtor anew, with what somebody changes on the place before; false where they have none.
func (p *Planner) change(ctx context.Context, debtorID string, with func(before *Item) error) (Item, bool, error) {
	standing, err := p.standing(ctx, []string{debtorID})
	if err != nil {
		return Item{}, false, err
	}
	before := standing[debtorID]
	before.DebtorID = debtorID
	if err := with(&before); err != nil {
		return before, false, err
	}
	placed, err := p.placed(ctx, []string{debtorID}, map[string]Item{debtorID: before})
	if err != nil || len(placed) == 0 {
		return Item{}, false, err
	}
	return placed[0], true, nil
}

// give has somebody hold a debtor whom they have taken, if they may be contacted by them now; false if not, or another has them meanwhile.
func (p *Planner) give(ctx context.Context, debtorID, userID string) (Item, bool, error) {
	mine := false
	i, placed, err := p.change(ctx, debtorID, func(before *Item) error {
		if mine = before.TakenBy == userID; mine {
			before.TakenBy = ""
		}
		return nil
	})
	if err != nil || !mine || !placed || !i.Ready || i.ForID != "" && i.ForID != userID {
		return i, false, err
	}
	i.take(userID, p.clock.Now())
	return i, true, p.put(ctx, i)
}

// gather reads all that decides on the places of debtors.
func (p *Planner) gather(ctx context.Context, debtorIDs []string, before map[string]Item) ([]known, error) {
	debtors, err := p.people.AnyOf(ctx, debtorIDs)
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
