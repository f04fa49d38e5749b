package plan

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
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
		if err := d.zone(ctx, ids, civil.On(d.clock.Now(), civil.Zone(zone))); err != nil {
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
func (d *Daily) some(ctx context.Context, due []Plan, today civil.Day) error {
	for len(due) > 0 {
		var later []Plan
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
	plans, err := d.store.many(ctx, storage.Where("plans.id IN ? AND plans.status = ? AND plans.checked_on <> ?", ids, Active, string(today)))
	if err != nil {
		return err
	}
	of := map[string]*Plan{}
	for _, p := range plans {
		of[p.DebtorID] = p
	}
	var acts []func() record.Act
	for _, a := range accounts {
		if p := of[a.Debtor.ID]; p != nil {
			told, err := p.day(a, today)
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

// day marks what is late on a day and ends the plan when too much is. What is to be recorded is told once all is posted.
func (p *Plan) day(a *ledger.Account, today civil.Day) (acts []func() record.Act, err error) {
	p.CheckedOn = today
	for _, i := range p.late(today) {
		late := map[string]any{"n": i.N, "due_on": i.DueOn, "amount": i.Amount, "instalment_paid": i.Paid}
		acts = append(acts, func() record.Act { return p.act("instalment_late", a.Debtor.AssigneeID, late) })
	}
	if p.missed(today) {
		err = p.end(a, Invalidated, "")
		acts = append(acts, func() record.Act {
			return p.act("invalidated", a.Debtor.AssigneeID, map[string]any{"movements": a.Told()})
		})
	}
	p.settle()
	return acts, err
}

// DayDue asks for a look at the plans of every tenant.
type DayDue struct{}

// Kind names the job.
func (DayDue) Kind() string { return "portfolios.plans" }

// How often the days are looked at, and how long one look may take.
const (
	dayEvery   = 10 * time.Minute
	dayTimeout = time.Hour
)

// Jobs looks at the plans of every tenant that has the module on. One tenant's failure does not keep the others waiting.
func Jobs(workers *jobs.Workers, daily *Daily, env sdk.Environment) {
	jobs.Add(workers, dayTimeout, func(ctx context.Context, _ jobs.Job[DayDue]) error {
		var all error
		for _, tenant := range env.Tenants() {
			if err := daily.Today(principal.With(ctx, principal.System(tenant, env.ModuleID))); err != nil {
				all = errors.Join(all, fmt.Errorf("plans of %s: %w", tenant, err))
			}
		}
		return all
	})
	workers.Every(dayEvery, DayDue{})
}
