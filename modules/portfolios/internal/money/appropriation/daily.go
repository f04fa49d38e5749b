package appropriation

import (
	"context"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
)

// atOnce is how many promises one transaction takes on: others write in between.
const atOnce = 500

// How often the days are looked at, and how long one look may take.
const (
	every   = 10 * time.Minute
	timeout = time.Hour
)

// Daily lets the days of promises pass.
type Daily struct {
	store      *Store
	follower   *Follower
	ledger     *ledger.Ledger
	portfolios *portfolio.Store
	clock      clock.Clock
}

// NewDaily goes by a clock.
func NewDaily(store *Store, follower *Follower, ledger *ledger.Ledger, portfolios *portfolio.Store, clock clock.Clock) *Daily {
	return &Daily{store, follower, ledger, portfolios, clock}
}

// Look asks for a look at the day of every tenant.
type Look struct{}

// Kind names the job.
func (Look) Kind() string { return "portfolios.promises" }

// Jobs takes the steps of every tenant that has the module on, shortly after midnight where the portfolio is. One tenant's failure
// does not keep the others waiting.
func Jobs(workers *jobs.Workers, daily *Daily) {
	jobs.EachTenant(workers, Look{}, every, timeout, daily.Today)
}

// Today takes every step that is due. It may be asked for at any time and be broken off anywhere: a step that was taken is due no
// more, and one that was not is found again.
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
		if err := d.run(ctx, ids, today); err != nil {
			return err
		}
	}
	return nil
}

func (d *Daily) run(ctx context.Context, portfolioIDs []string, today civil.Day) error {
	nextOn, id := civil.Day(""), ""
	for {
		some, err := d.store.Due(ctx, portfolioIDs, today, nextOn, id, atOnce)
		if err != nil || len(some) == 0 {
			return err
		}
		nextOn, id = some[len(some)-1].NextOn, some[len(some)-1].ID
		if err := d.step(ctx, some, today); err != nil {
			return err
		}
	}
}

// step opens the accounts and closes them: closing follows the day.
func (d *Daily) step(ctx context.Context, some []due, today civil.Day) error {
	var debtors []string
	for _, one := range some {
		debtors = append(debtors, one.DebtorID)
	}
	slices.Sort(debtors)
	debtors = slices.Compact(debtors)
	return d.store.db.Within(ctx, func(ctx context.Context) error {
		accounts, err := d.ledger.OpenMany(ctx, debtors)
		if err != nil {
			return err
		}
		if err := d.lapse(ctx, accounts, debtors, today); err != nil {
			return err
		}
		return d.ledger.Close(ctx, accounts...)
	})
}

// unconfirmed is why a draft ended that nobody had confirmed by its day.
const unconfirmed = "not_confirmed"

// lapse ends the drafts that nobody has confirmed in time.
func (d *Daily) lapse(ctx context.Context, accounts []*ledger.Account, debtors []string, today civil.Day) error {
	drafts, err := d.store.lapsed(ctx, debtors, today)
	if err != nil || len(drafts) == 0 {
		return err
	}
	of := map[string]*work{}
	for _, a := range accounts {
		of[a.Debtor.ID] = newWork(a, nil, nil)
	}
	var all []*work
	for _, p := range drafts {
		w := of[p.DebtorID]
		if w == nil {
			continue
		}
		w.was[p.ID], w.promises = p, []*promise.Promise{&p}
		if p.CancelReason = unconfirmed; p.To(promise.Cancelled, w.Now) == nil {
			all = append(all, &work{Account: w.Account, promises: w.promises, was: w.was})
		}
	}
	return d.follower.write(ctx, all)
}
