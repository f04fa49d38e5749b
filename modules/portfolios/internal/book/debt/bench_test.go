package debt_test

import (
	"context"
	"database/sql"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib" // the hand-written statement's own driver
	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// book is a tenant with very many debts, one of each debtor, due on any day of the last four hundred.
type book struct {
	b      *testing.B
	db     *storage.DB
	cfg    storage.Config
	clock  *clock.Fake
	debts  *debt.Store
	people *debtor.Store
	steps  *record.Record
	rows   int
}

const firstDay = civil.Day("2026-11-20")

func newBook(b *testing.B, engine sdktest.Engine, rows int) *book {
	w := &book{b: b, rows: rows, clock: clock.NewFake(time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC))}
	w.db = engine.DB(b, "portfolios", os.DirFS("../../.."), func(c *storage.Config) { c.Clock, w.cfg = w.clock, *c })
	w.debts, w.people = debt.NewStore(w.db), debtor.NewStore(w.db)
	w.steps = record.New(w.db, tracing.NewRecorder(w.db, nil), nil, &heard{})
	ctx, done := w.long()
	defer done()
	require.NoError(b, storage.Insert(ctx, w.db, &portfolio.Portfolio{Row: storage.Row{ID: "p"}, Code: "p", Timezone: "UTC", Currency: "UYU"}))
	dice := rand.New(rand.NewPCG(1, 2))
	for from := 0; from < rows; from += 10_000 {
		w.load(ctx, dice, min(10_000, rows-from))
	}
	require.NoError(b, w.db.Refresh(ctx))
	return w
}

// long is the context of work that a busy machine may take its time for.
func (w *book) long() (context.Context, func()) {
	return context.WithTimeout(principal.With(context.Background(), principal.System("acme", "portfolios")), time.Hour)
}

func (w *book) load(ctx context.Context, dice *rand.Rand, count int) {
	var people []*debtor.Debtor
	var debts []*debt.Debt
	now := w.clock.Now()
	for range count {
		row := storage.Row{TenantID: "acme", Version: 1, CreatedAt: now, UpdatedAt: now}
		d := &debt.Debt{Row: row, DebtorID: storage.NewID(), PortfolioID: "p", Currency: "UYU", OriginalDue: firstDay.Add(-dice.IntN(400))}
		d.ID, d.Balance, d.Principal = storage.NewID(), 100_000, 100_000
		d.Ref = d.ID
		d.Open(bucket.Default(), firstDay)
		who := &debtor.Debtor{Row: row, PortfolioID: "p", Kind: debtor.Natural, DedupeKey: d.DebtorID, Name: "Ana", NameKey: "ana", Currency: "UYU", Status: debtor.New}
		who.ID = d.DebtorID
		who.SetFigures(debt.FiguresOf([]debt.Debt{*d}, "UYU", bucket.Default(), firstDay))
		people, debts = append(people, who), append(debts, d)
	}
	require.NoError(w.b, w.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := w.people.InsertBulk(ctx, people); err != nil {
			return err
		}
		_, err := w.db.Bulk(ctx, tx, "debts", debt.BulkColumns(), func(yield func([]any) bool) {
			for _, d := range debts {
				if !yield(d.BulkValues()) {
					return
				}
			}
		})
		return err
	}))
}

// BenchmarkAgeing prints how long a day's ageing of very many debts takes beside one statement that adds a day to each: on a usual
// day, of which few change their bucket, and on the day after the buckets were replaced, on which all do.
func BenchmarkAgeing(b *testing.B) {
	rows := 20_000
	if n, err := strconv.Atoi(os.Getenv("RECOBRO_BENCH_ROWS")); err == nil {
		rows = n
	}
	sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
		w := newBook(b, engine, rows)
		buckets := bucket.NewService(bucket.NewStore(w.db), w.steps)
		ageing := debt.NewAgeing(w.debts, w.people, portfolio.NewStore(w.db), buckets, w.steps, w.clock)
		ctx, done := w.long()
		defer done()
		usual := w.day(ctx, ageing)
		w.moved(ctx)
		one := w.byHand()
		_, err := buckets.Replace(ctx, []bucket.Range{{Classification: "0", MinDays: 0}, {Classification: "A", MinDays: 2}, {Classification: "B", MinDays: 150}})
		require.NoError(b, err)
		every := w.day(ctx, ageing)
		fmt.Printf("| %s: a day's ageing of %d debts with history (one statement that adds a day to each: %.1f s) | %.1f s | ≤ 60 s |\n", engine.Name, rows, one, usual)
		fmt.Printf("| %s: the same, against that statement | %.2f × | ≤ 2 × |\n", engine.Name, usual/one)
		fmt.Printf("| %s: the day after all buckets were replaced: every debt moves | %.1f s | — |\n", engine.Name, every)
	})
}

// day has the next day begin and gives how many seconds its ageing takes.
func (w *book) day(ctx context.Context, ageing *debt.Ageing) float64 {
	w.clock.Set(w.clock.Now().AddDate(0, 0, 1))
	began := time.Now()
	require.NoError(w.b, ageing.Today(ctx))
	return time.Since(began).Seconds()
}

// moved requires that the usual day has moved some debts, and has not moved most.
func (w *book) moved(ctx context.Context) {
	var stays int64
	require.NoError(w.b, w.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Model(&debt.Stay{}).Count(&stays).Error }))
	require.Positive(w.b, stays)
	require.Less(w.b, int(stays), w.rows/10)
}

// byHand is how many seconds one statement takes that adds a day to each debt.
func (w *book) byHand() float64 {
	driver, source := "sqlite", "file:"+w.cfg.Path+"?_txlock=immediate&_pragma=busy_timeout(10000)&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=cache_size(-16000)"
	if w.cfg.Engine == storage.Postgres {
		joint := "?"
		if strings.Contains(w.cfg.OwnerURL, "?") {
			joint = "&"
		}
		driver, source = "pgx", w.cfg.OwnerURL+joint+"search_path="+storage.SchemaName("portfolios")
	}
	hand, err := sql.Open(driver, source)
	require.NoError(w.b, err)
	defer func() { _ = hand.Close() }()
	_, err = hand.Exec("ALTER TABLE debts ADD COLUMN past_due INTEGER NOT NULL DEFAULT 0")
	require.NoError(w.b, err)
	began := time.Now()
	done, err := hand.Exec("UPDATE debts SET past_due = past_due + 1 WHERE status <> 'resolved'")
	took := time.Since(began).Seconds()
	require.NoError(w.b, err)
	changed, err := done.RowsAffected()
	require.NoError(w.b, err)
	require.EqualValues(w.b, w.rows, changed)
	return took
}

// BenchmarkTimeline prints what a page of the money timeline of a debtor with a thousand movements costs.
func BenchmarkTimeline(b *testing.B) {
	sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
		w := newBook(b, engine, 1_000)
		ctx, done := w.long()
		defer done()
		who := w.busy(ctx)
		var first, last []time.Duration
		for range 200 {
			first = append(first, w.lines(ctx, who, 1))
			last = append(last, w.lines(ctx, who, 20))
		}
		fmt.Printf("| %s: money timeline of a debtor with 1,000 movements, first page of 50, p95 | %.1f ms | ≤ 20 ms |\n", engine.Name, p95(first))
		fmt.Printf("| %s: the same, its last page | %.1f ms | ≤ 20 ms |\n", engine.Name, p95(last))
	})
}

func p95(took []time.Duration) float64 {
	slices.Sort(took)
	return float64(took[len(took)*95/100].Microseconds()) / 1000
}

// busy is the id of a debtor with five debts and a thousand movements.
func (w *book) busy(ctx context.Context) string {
	who := storage.NewID()
	for range 5 {
		d := debt.Debt{Row: storage.Row{ID: storage.NewID()}, DebtorID: who, PortfolioID: "p", Ref: storage.NewID(), Currency: "UYU", OriginalDue: "2026-01-01"}
		d.Open(bucket.Default(), firstDay)
		var posted []debt.Movement
		for n := range 200 {
			posted = append(posted, debt.Movement{
				ID: storage.NewID(), DebtID: d.ID, DebtorID: who, Direction: debt.Debit, Type: debt.Fee, Component: debt.FeePart,
				Amount: int64(n + 1), Currency: "UYU", At: w.clock.Now().Add(time.Duration(n) * time.Minute),
			})
		}
		require.NoError(w.b, w.debts.Insert(ctx, []debt.Debt{d}, posted))
	}
	return who
}

func (w *book) lines(ctx context.Context, who string, number int) time.Duration {
	began := time.Now()
	rows, _, err := w.debts.Lines(ctx, who, nil, page.Params{Page: number, PageSize: 50})
	took := time.Since(began)
	require.NoError(w.b, err)
	require.Len(w.b, rows, 50)
	return took
}
