package promise_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// many is how many promises the day has to take on: several of its transactions.
const many = 2_200

func TestDailyKilled(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		all := map[string][]civil.Day{
			"day by day":      {"2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29", "2026-11-30", "2026-12-01", "2026-12-05", "2026-12-12"},
			"over a weekend":  {"2026-11-27", "2026-11-30", "2026-12-14"},
			"over two weeks":  {"2026-11-24", "2026-12-08", "2026-12-22"},
			"all that is due": {"2027-01-31"},
		}
		if engine.Name == storage.Postgres {
			all = map[string][]civil.Day{"over a weekend": all["over a weekend"]} // the steps are the same on both engines
		}
		for name, days := range all {
			t.Run("[MO-07] killed anywhere and run again, each promise takes each step once: "+name, func(t *testing.T) { killed(t, open(t, engine), days) })
		}
	})
}

// killed lets days pass; on each the run is broken off at an event that chance picks, several times, and then ends.
func killed(t *testing.T, d *desk, days []civil.Day) {
	dice := rand.New(rand.NewPCG(uint64(len(days)), 7))
	d.plant(t)
	died := false
	for _, day := range days {
		noon, err := time.Parse(time.DateOnly, string(day))
		require.NoError(t, err)
		d.clock.Set(noon.Add(15 * time.Hour))
		for range 3 {
			died = d.kill(dice.IntN(many)) || died
		}
		require.NoError(t, d.daily.Today(d.ctx))
		require.NoError(t, d.daily.Today(d.ctx))
		d.stand(t, day)
	}
	require.True(t, died)
	for id, told := range d.recorded(t) {
		for what, times := range told {
			require.Equal(t, 1, times, "%s of %s", what, id)
		}
	}
}

// stand checks that every promise has the state of the day and has told so once, and that debtors count those that are open.
func (d *desk) stand(t *testing.T, day civil.Day) {
	all, err := storage.All[promise.Promise](d.ctx, d.db, -1)
	require.NoError(t, err)
	require.Len(t, all, many)
	told, open := d.recorded(t), map[string]int{}
	for _, p := range all {
		state := standsOn(p, day)
		require.Equal(t, state, p.Status, "%s on %s", p.ID, day)
		if state != promise.Pending {
			require.Equal(t, 1, told[p.ID][string(state)], "%s on %s", p.ID, day)
		}
		if p.Open {
			open[p.DebtorID]++
		}
	}
	owing, err := storage.All[debtor.Debtor](d.ctx, d.db, -1)
	require.NoError(t, err)
	for _, who := range owing {
		require.Equal(t, open[who.ID], who.PromisesOpen)
	}
}

// standsOn is the state that a promise of the plant has on a day.
func standsOn(p promise.Promise, day civil.Day) promise.Status {
	switch {
	case day > p.Deadline && p.Appropriated > 0:
		return promise.PartiallyKept
	case day > p.Deadline:
		return promise.Broken
	case day > p.DueOn:
		return promise.InGrace
	case day >= p.DueOn.Add(-1):
		return promise.DueSoon
	default:
		return promise.Pending
	}
}

// kill runs the day with a context that ends at the nth event, as a process does that is killed: what was not committed is undone.
// It reports whether that happened before the day was done.
func (d *desk) kill(nth int) bool {
	ctx, end := context.WithCancel(d.ctx)
	defer end()
	d.hook = func() {
		if nth--; nth < 0 {
			end()
		}
	}
	err := d.daily.Today(ctx)
	d.hook = nil
	return err != nil
}

// recorded counts what the record says of promises.
func (d *desk) recorded(t *testing.T) map[string]map[string]int {
	rows, err := storage.All[tracing.Event](d.ctx, d.db, -1, storage.Where("subject_type = ?", "promise"))
	require.NoError(t, err)
	counts := map[string]map[string]int{}
	for _, row := range rows {
		if counts[row.SubjectID] == nil {
			counts[row.SubjectID] = map[string]int{}
		}
		_, what, _ := strings.Cut(row.Name, "promise.")
		counts[row.SubjectID][what]++
	}
	return counts
}

// plant has debtors owe and promise, a third of them with something paid, over two weeks of days.
func (d *desk) plant(t *testing.T) {
	var who []debtor.Debtor
	var debts []debt.Debt
	promises := make([]promise.Promise, many)
	for n := range many {
		id := storage.NewID()
		one := debt.Debt{Row: storage.Row{ID: storage.NewID()}, DebtorID: id, PortfolioID: "plata", Ref: id, Currency: "UYU", OriginalDue: "2026-10-01", Balance: 10_000}
		one.Open(bucket.Default(), "2026-11-23")
		w := debtor.Debtor{
			Row: storage.Row{ID: id}, PortfolioID: "plata", DedupeKey: id, Name: "Ana", NameKey: "ana", Currency: "UYU", Status: debtor.InProgress, PromisesOpen: 1,
			Emails: []string{}, Flags: []debtor.Flag{},
		}
		w.SetFigures(debt.FiguresOf([]debt.Debt{one}, "UYU", bucket.Default(), "2026-11-23"))
		due := civil.Day("2026-11-25").Add(n % 12)
		p := promise.Promise{
			Row: storage.Row{ID: "p-" + id}, DebtorID: id, PortfolioID: "plata", Amount: 2_000, Currency: "UYU", MadeOn: "2026-11-23", DueOn: due, Deadline: due.Add(2),
			ReminderOn: due.Add(-1), NextOn: due.Add(-1), TypeID: "usual", GraceDays: 2, Threshold: 9_500, ReopenDays: 10, Channel: "outbound_call", OwnerID: "ana",
			Status: promise.Pending, Open: true,
		}
		if n%3 == 0 {
			p.Appropriated = 500
		}
		who, debts, promises[n] = append(who, w), append(debts, one), p
	}
	for some := range slices.Chunk(who, 200) {
		require.NoError(t, d.debtors.Insert(d.ctx, some))
	}
	for some := range slices.Chunk(debts, 200) {
		require.NoError(t, debt.NewStore(d.db).Insert(d.ctx, some, nil))
	}
	require.NoError(t, d.db.Tx(d.ctx, func(_ context.Context, tx *gorm.DB) error { return tx.CreateInBatches(promises, 200).Error }))
	for i := range who { // inserted with what lists begin with
		who[i].PromisesOpen = 1
	}
	require.NoError(t, d.debtors.Settle(d.ctx, pointers(who)))
}

func pointers(all []debtor.Debtor) []*debtor.Debtor {
	some := make([]*debtor.Debtor, len(all))
	for i := range all {
		some[i] = &all[i]
	}
	return some
}
