package report_test

import (
	"context"
	"fmt"
	"iter"
	"os"
	"slices"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/report"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/report/rollup"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// How much there is beside what RECOBRO_BENCH_ROWS and RECOBRO_BENCH_CONTACTS say.
const (
	benchPortfolios = 5
	benchPeople     = 200
	benchDays       = 365
	benchLimit      = 200 * time.Millisecond
)

func size(name string, usual int) int {
	if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return n
	}
	return usual
}

// BenchmarkReports prints a row of the table for each report: its 95th of a hundred.
func BenchmarkReports(b *testing.B) {
	sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
		w := desk(b, engine)
		w.Clock.Set(at("2026-11-24 15:00"))
		debts, contacts := size("RECOBRO_BENCH_ROWS", 20_000), size("RECOBRO_BENCH_CONTACTS", 200_000)
		w.plant(debts, contacts)
		require.NoError(b, w.DB.Refresh(w.Ctx))
		began := time.Now()
		for more := true; more; {
			var err error
			more, err = w.worker.Step(w.Ctx)
			require.NoError(b, err)
		}
		line(engine, fmt.Sprintf("%d contacts summed up, at the first start", contacts), time.Since(began).Round(time.Second), 0)
		require.NoError(b, w.worker.Look(w.Ctx))
		require.NoError(b, w.copyBook())
		require.NoError(b, w.DB.Refresh(w.Ctx))
		w.measure(b, engine)
		began = time.Now()
		require.NoError(b, w.DB.Within(w.Ctx, func(ctx context.Context) error { return rollup.NewMarker(w.store).Assigned(ctx) }))
		require.NoError(b, w.worker.Look(w.Ctx))
		line(engine, fmt.Sprintf("the book of %d debts looked at again", debts), time.Since(began), 0)
		began = time.Now()
		require.NoError(b, w.DB.Within(w.Ctx, func(ctx context.Context) error { return rollup.NewMarker(w.store).Worked(ctx, w.Clock.Now()) }))
		_, err := w.worker.Step(w.Ctx)
		require.NoError(b, err)
		line(engine, "the day reckoned again", time.Since(began), 0)
	})
}

func line(engine sdktest.Engine, what string, took, limit time.Duration) {
	most := "–"
	if limit > 0 {
		most = fmt.Sprintf("≤ %d ms", limit.Milliseconds())
	}
	fmt.Printf("| %s: %s | %.1f ms | %s |\n", engine.Name, what, float64(took.Microseconds())/1000, most)
}

// measure asks for every report a hundred times, of another month, portfolio or person each time.
func (w *world) measure(b *testing.B, engine sdktest.Engine) {
	ctx := w.by("mara")
	of := func(n int) report.Of {
		return []report.Of{{}, {PortfolioID: []string{"p1"}}, {UserID: []string{"u7"}}, {PortfolioID: []string{"p1", "p2"}}}[n%4]
	}
	month := func(n int) report.PeriodInput {
		return report.PeriodInput{Of: of(n), Period: report.Monthly, On: civil.Day("2026-11-24").Add(-30 * (n % 6))}
	}
	for _, r := range []struct {
		name string
		ask  func(n int) error
	}{
		{"figures of a month", func(n int) error { _, err := w.reports.Figures(ctx, month(n)); return err }},
		{"figures of a day (home)", func(n int) error {
			_, err := w.reports.Figures(ctx, report.PeriodInput{Of: of(n), Period: report.Daily})
			return err
		}},
		{"ageing of a quarter", func(n int) error {
			_, err := w.reports.Ageing(ctx, report.DaysInput{Of: of(n), From: "2026-08-25"})
			return err
		}},
		{"ageing of a year", func(n int) error {
			_, err := w.reports.Ageing(ctx, report.DaysInput{Of: of(n), From: "2025-11-25"})
			return err
		}},
		{"roll of a year", func(n int) error {
			_, err := w.reports.Roll(ctx, report.MonthsInput{Of: of(n), Months: 12})
			return err
		}},
		{"liquidation of a year", func(n int) error {
			_, err := w.reports.Liquidation(ctx, report.MonthsInput{Of: of(n), Months: 12})
			return err
		}},
		{"team of a month", func(n int) error { _, err := w.reports.Team(ctx, month(n)); return err }},
		{"promises of a month", func(n int) error { _, err := w.reports.Promises(ctx, month(n)); return err }},
		{"contactability of a month", func(n int) error { _, err := w.reports.Contactability(ctx, month(n)); return err }},
	} {
		took := make([]time.Duration, 100)
		for n := range took {
			began := time.Now()
			require.NoError(b, r.ask(n))
			took[n] = time.Since(began)
		}
		slices.Sort(took)
		line(engine, r.name+", p95", took[94], benchLimit)
	}
}

// bulk puts rows into a table, which gets its indexes after.
func (w *world) bulk(table string, columns []string, n int, row func(n int) []any) {
	sdktest.Unindexed(w.t, w.DB, table, func() { w.insert(table, columns, n, row) })
}

func (w *world) insert(table string, columns []string, n int, row func(n int) []any) {
	const atOnce = 10_000
	for from := 0; from < n; from += atOnce {
		rows := iter.Seq[[]any](func(yield func([]any) bool) {
			for i := from; i < min(n, from+atOnce); i++ {
				if !yield(row(i)) {
					return
				}
			}
		})
		require.NoError(w.t, w.DB.Tx(w.Ctx, func(ctx context.Context, tx *gorm.DB) error {
			_, err := w.DB.Bulk(ctx, tx, table, columns, rows)
			return err
		}))
	}
}

// plant puts debtors, debts and a year of contacts, promises and payments into the tenant.
func (w *world) plant(debts, contacts int) {
	now := w.Clock.Now()
	for p := range benchPortfolios {
		id := fmt.Sprintf("p%d", p)
		require.NoError(w.t, storage.Insert(w.Ctx, w.DB, &portfolio.Portfolio{Row: storage.Row{ID: id}, Code: id, Name: id, Currency: "UYU", Timezone: zone, Country: "UY", Status: portfolio.Active}))
	}
	id, of, who := func(n int) string { return fmt.Sprintf("d%08d", n) }, func(n int) string { return fmt.Sprintf("p%d", n%benchPortfolios) }, func(n int) string { return fmt.Sprintf("u%d", n%benchPeople) }
	bucket := func(n int) string { return []string{"b0", "b1", "b31", "b61", "b91", "b121", "b181"}[n%7] }
	w.bulk("debtors", []string{"id", "created_at", "updated_at", "portfolio_id", "dedupe_key", "kind", "name", "name_key", "status", "assignee_id", "balance", "currency", "bucket_id", "debts_count"}, debts, func(n int) []any {
		return []any{id(n), now, now, of(n), id(n), "natural", "Ana", "ana", "in_progress", who(n), int64(100_000 + n), "UYU", bucket(n), 1}
	})
	w.bulk("debts", []string{"id", "created_at", "updated_at", "debtor_id", "portfolio_id", "ref", "currency", "balance", "bucket_id", "status"}, debts, func(n int) []any {
		return []any{id(n), now, now, id(n), of(n), id(n), "UYU", int64(100_000 + n), bucket(n), "active"}
	})
	w.bulk("movements", []string{"id", "created_at", "debt_id", "debtor_id", "direction", "type", "amount", "currency", "at"}, debts, func(n int) []any {
		return []any{id(n), now, id(n), id(n), "debit", "placement", int64(100_000 + n), "UYU", now.AddDate(0, 0, -n%benchDays-1)}
	})
	step := benchDays * 24 * time.Hour / time.Duration(contacts)
	reach := []string{"none", "none", "none", "machine", "third_party", "right_party", "none", "machine", "none", "none"}
	w.bulk("contacts", []string{"id", "created_at", "updated_at", "debtor_id", "portfolio_id", "person", "user_id", "status", "channel", "number", "at", "attempt", "reached", "reach"}, contacts, func(n int) []any {
		when, d := now.Add(-step*time.Duration(contacts-n)), n*7919%debts
		got := reach[n%10]
		return []any{fmt.Sprintf("c%09d", n), when, when, id(d), of(d), id(d), who(n), "ended", "call", fmt.Sprintf("+598%08d", d), when, true, got == "right_party", got}
	})
	today := civil.Day("2026-11-24")
	day := func(n, all int) civil.Day { return today.Add(-(benchDays - n*benchDays/all)) }
	vows := contacts / 40
	w.bulk("promises", []string{
		"id", "created_at", "updated_at", "debtor_id", "portfolio_id", "amount", "currency", "due_on", "made_on", "deadline", "reminder_on", "next_on", "type_id", "grace_days",
		"threshold", "reopen_days", "channel", "taken_by", "owner_id", "status", "open", "appropriated",
	}, vows, func(n int) []any {
		on, d := day(n, vows), n*104729%debts
		status := []string{"kept", "broken", "partially_kept"}[n%3]
		return []any{
			fmt.Sprintf("v%09d", n), now, now, id(d), of(d), int64(50_000), "UYU", string(on.Add(5)), string(on), string(on.Add(7)), string(on.Add(4)), "9999-12-31", "usual", 2,
			9_500, 10, "outbound_call", who(n), who(n), status, false, int64(0),
		}
	})
	payments := contacts / 50
	w.bulk("payments", []string{"id", "created_at", "updated_at", "debtor_id", "portfolio_id", "status", "method", "amount", "currency", "paid_on", "taken_by", "parts"}, payments, func(n int) []any {
		d := n * 15_485_863 % debts
		parts := fmt.Sprintf(`[{"debtor_id":"%s","debt_id":"%s","amount":40000}]`, id(d), id(d))
		return []any{fmt.Sprintf("y%09d", n), now, now, id(d), of(d), "allocated", "cash", int64(40_000), "UYU", string(day(n, payments)), who(n), parts}
	})
}

// copyBook puts the book of today under each day of the year.
func (w *world) copyBook() error {
	today, err := storage.All[rollup.Book](w.Ctx, w.DB, -1)
	if err != nil {
		return err
	}
	people, err := storage.All[rollup.People](w.Ctx, w.DB, -1)
	if err != nil {
		return err
	}
	w.bulk("report_book", []string{"user_id", "day", "portfolio_id", "bucket_id", "currency", "debts", "debtors", "balance"}, len(today)*(benchDays-1), func(n int) []any {
		b := today[n%len(today)]
		return []any{b.UserID, string(b.Day.Add(-1 - n/len(today))), b.PortfolioID, b.BucketID, b.Currency, b.Debts, b.Debtors, b.Balance}
	})
	w.bulk("report_people", []string{"user_id", "day", "portfolio_id", "debtors", "numbers"}, len(people)*(benchDays-1), func(n int) []any {
		p := people[n%len(people)]
		return []any{p.UserID, string(p.Day.Add(-1 - n/len(people))), p.PortfolioID, p.Debtors, p.Numbers}
	})
	return nil
}
