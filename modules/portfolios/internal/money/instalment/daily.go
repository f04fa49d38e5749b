package instalment

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// atOnce is how many plans one transaction looks at: others write in between.
const atOnce = 100

// Daily finds what is late, and ends plans that are not kept.
type Daily struct {
	store      *Store
	ledger     *ledger.Ledger
	portfolios *portfolio.Store
	record     *record.Record
	clock      clock.Clock
}

// NewDaily looks at plans by a clock.
func NewDaily(store *Store, ledger *ledger.Ledger, portfolios *portfolio.Store, r *record.Record, c clock.Clock) *Daily {
	return &Daily{store, ledger, portfolios, r, c}
}

// Today looks at every plan of the tenant that has something past due and was not looked at on this day of its portfolio's zone. What a
// run that was broken off has done stays done; what it has not is done by the next.
func (d *Daily) Today(ctx context.Context) error {
	zones, err := d.portfolios.Zones(ctx)
	if err != nil {
		return err
	}
	for zone, ids := range zones {
		today, err := civil.DayIn(d.clock.Now(), zone)
		if err != nil {
			return err
		}
		if err := d.zone(ctx, ids, today); err != nil {
			return err
		}
	}
	return nil
}

func (d *Daily) zone(ctx context.Context, portfolioIDs []string, today civil.Day) error {
	last := ""
	for {
		due, err := d.store.Due(ctx, portfolioIDs, today, last, atOnce)
		if err != nil || len(due) == 0 {
			return err
		}
		last = due[len(due)-1].ID
		if err := d.store.db.Within(ctx, func(ctx context.Context) error { return d.some(ctx, due, today) }); err != nil {
			return err
		}
	}
}

// some looks at plans while nobody else writes to their debtors; of two plans of one debtor the second has an account of its own.
func (d *Daily) some(ctx context.Context, due []plan.Plan, today civil.Day) error {
	for len(due) > 0 {
		var later []plan.Plan
		ids, debtors := []string{}, []string{}
		taken := map[string]bool{}
		for _, p := range due {
			if taken[p.DebtorID] {
				later = append(later, p)
				continue
			}
			taken[p.DebtorID], ids, debtors = true, append(ids, p.ID), append(debtors, p.DebtorID)
		}
		if err := d.look(ctx, ids, debtors, today); err != nil {
			return err
		}
		due = later
	}
	return nil
}

func (d *Daily) look(ctx context.Context, ids, debtors []string, today civil.Day) error {
	accounts, err := d.ledger.OpenMany(ctx, debtors)
	if err != nil {
		return err
	}
	plans, err := d.store.unlooked(ctx, ids, today)
	if err != nil {
		return err
	}
	of := map[string]*plan.Plan{}
	for _, p := range plans {
		of[p.DebtorID] = p
	}
	var acts []func() record.Act
	for _, a := range accounts {
		if p := of[a.Debtor.ID]; p != nil {
			told, err := day(p, a, today)
			if err != nil {
				return err
			}
			acts = append(acts, told...)
		}
	}
	if err := d.store.write(ctx, plans, nil); err != nil {
		return err
	}
	if err := d.ledger.Close(ctx, accounts...); err != nil {
		return err
	}
	for _, act := range acts {
		if err := d.record.Write(ctx, act()); err != nil {
			return err
		}
	}
	return nil
}
