package debt

import (
	"context"
	"maps"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// agedAtOnce is how many rows one transaction of the ageing moves: others write in between.
const agedAtOnce = 1_000

// Ageing moves debts and debtors from bucket to bucket as days pass.
type Ageing struct {
	store      *Store
	debtors    *debtor.Store
	portfolios *portfolio.Store
	buckets    *bucket.Service
	record     *record.Record
	clock      clock.Clock
}

// NewAgeing ages by a clock.
func NewAgeing(store *Store, debtors *debtor.Store, portfolios *portfolio.Store, buckets *bucket.Service, record *record.Record, clock clock.Clock) *Ageing {
	return &Ageing{store: store, debtors: debtors, portfolios: portfolios, buckets: buckets, record: record, clock: clock}
}

// Today ages every portfolio of the tenant whose day has begun and has not been aged yet. A day is a day in the
// portfolio's zone. A run that was broken off is done again from its beginning: what has moved does not move twice.
func (a *Ageing) Today(ctx context.Context) error {
	zones, err := a.portfolios.Zones(ctx)
	if err != nil {
		return err
	}
	for zone, ids := range zones {
		today, err := civil.DayIn(a.clock.Now(), zone)
		if err != nil {
			return err
		}
		if err := a.run(ctx, zone+"@"+string(today), ids, today); err != nil {
			return err
		}
	}
	return nil
}

func (a *Ageing) run(ctx context.Context, id string, portfolioIDs []string, today civil.Day) error {
	if ran, err := a.store.Ran(ctx, id); err != nil || ran {
		return err
	}
	set, err := a.buckets.Set(ctx)
	if err != nil {
		return err
	}
	moved, err := a.debts(ctx, portfolioIDs, set, today)
	if err != nil {
		return err
	}
	if err := a.owners(ctx, portfolioIDs, set, today); err != nil {
		return err
	}
	return a.store.db.Within(ctx, func(ctx context.Context) error {
		if first, err := a.store.Done(ctx, id, moved); err != nil || !first {
			return err
		}
		if err := a.debtors.ChangedAll(ctx, portfolioIDs...); err != nil {
			return err
		}
		payload := map[string]any{"day": today, "moved": moved}
		return a.record.Write(ctx, record.Act{Name: "debtor.aged", Payload: payload, Many: true})
	})
}

// debts moves the debts of portfolios, some at a time, and counts them.
func (a *Ageing) debts(ctx context.Context, portfolioIDs []string, set bucket.Set, today civil.Day) (moved int64, err error) {
	debtorID, id, misplaced := "", "", set.Misplaced(today, "paused_on <> ''")
	for {
		some, err := a.store.Behind(ctx, portfolioIDs, misplaced, debtorID, id, agedAtOnce)
		if err != nil || len(some) == 0 {
			return moved, err
		}
		last := some[len(some)-1]
		debtorID, id = last.DebtorID, last.ID
		n, err := a.move(ctx, some, set, today)
		if err != nil {
			return moved, err
		}
		moved += n
	}
}

func (a *Ageing) move(ctx context.Context, some []Debt, set bucket.Set, today civil.Day) (moved int64, err error) {
	to := map[string][]Debt{}
	var stays []Stay
	for _, d := range some {
		before := d.BucketID
		if stay := d.Age(set, today); stay != nil {
			stays = append(stays, *stay)
		}
		if d.BucketID != before {
			to[d.BucketID] = append(to[d.BucketID], d)
			moved++
		}
	}
	if moved == 0 {
		return 0, nil
	}
	return moved, a.store.db.Within(ctx, func(ctx context.Context) error {
		for _, bucketID := range slices.Sorted(maps.Keys(to)) { // in one order: two runs at once wait, and do not lock each other out
			if err := a.store.Put(ctx, to[bucketID], bucketID, today); err != nil {
				return err
			}
		}
		return a.store.Remember(ctx, stays)
	})
}

// owners moves the debtors of portfolios, some at a time.
func (a *Ageing) owners(ctx context.Context, portfolioIDs []string, set bucket.Set, today civil.Day) error {
	id, misplaced := "", set.Misplaced(today)
	for {
		some, err := a.debtors.Behind(ctx, portfolioIDs, misplaced, id, agedAtOnce)
		if err != nil || len(some) == 0 {
			return err
		}
		id = some[len(some)-1].ID
		to := map[string][]string{}
		var moved []string
		for _, d := range some {
			if now := set.For(civil.Overdue(d.AgedFrom, today)).ID; now != d.BucketID {
				to[now], moved = append(to[now], d.ID), append(moved, d.ID)
			}
		}
		if len(moved) == 0 {
			continue
		}
		err = a.store.db.Within(ctx, func(ctx context.Context) error {
			if err := a.debtors.Put(ctx, to); err != nil {
				return err
			}
			return a.record.Write(ctx, debtor.Changed(moved))
		})
		if err != nil {
			return err
		}
	}
}
