package payment_test

import (
	"context"
	"database/sql"
	"fmt"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib"
	"github.com/stretchr/testify/require"
	"gorm.io/gorm"
	_ "modernc.org/sqlite"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/interest"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/money/appropriation"
	"github.com/recobro/recobro/modules/portfolios/internal/money/instalment"
	"github.com/recobro/recobro/modules/portfolios/internal/money/parties"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/modules/portfolios/internal/money/till"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// writers is how many cashiers take payments at once.
const writers = 16

type unheard struct{}

func (unheard) Publish(context.Context, *gorm.DB, events.Event) error { return nil }

// desks is a tenant with a portfolio of debtors who owe much, and as many open tills as writers.
type desks struct {
	b        *testing.B
	db       *storage.DB
	payments *payment.Service
	tills    *till.Service
	debtors  []string
	at       []context.Context
}

func newDesks(b *testing.B, engine sdktest.Engine, cfg *storage.Config) *desks {
	db := engine.DB(b, "portfolios", os.DirFS("../../.."), func(c *storage.Config) { *cfg = *c })
	steps := record.New(db, tracing.NewRecorder(db, nil), nil, unheard{})
	portfolios, debtors := portfolio.NewStore(db), debtor.NewStore(db)
	tills := till.NewService(till.NewStore(db), steps, clock.System())
	accounts := ledger.New(db, debtors, portfolios, bucket.NewService(bucket.NewStore(db), steps), clock.System(), instalment.NewFollower(instalment.NewStore(db, plan.NewStore(db)), steps), appropriation.NewFollower(appropriation.NewStore(db), steps))
	charged := interest.NewService(db, portfolio.NewService(portfolios, steps), steps, clock.System())
	d := &desks{b: b, db: db, tills: tills, payments: payment.NewService(payment.NewStore(db), accounts, parties.NewOpener(accounts, nil), charged, tills, steps, clock.System())}
	d.open(portfolios, debtors)
	return d
}

func as(user string) context.Context {
	return principal.With(context.Background(), principal.Principal{TenantID: "acme", UserID: user, Role: "cashier", Scope: principal.ScopeAll, Timezone: "UTC"})
}

func (d *desks) open(portfolios *portfolio.Store, debtors *debtor.Store) {
	ctx := as("admin")
	require.NoError(d.b, storage.Insert(ctx, d.db, &portfolio.Portfolio{Row: storage.Row{ID: "p"}, Code: "p", Currency: "UYU", Timezone: "UTC", Country: "UY"}))
	var who []debtor.Debtor
	var debts []debt.Debt
	var promises []promise.Promise
	for n := range writers * 20 {
		id := storage.NewID()
		one := debt.Debt{Row: storage.Row{ID: storage.NewID()}, DebtorID: id, PortfolioID: "p", Ref: fmt.Sprint(n), Currency: "UYU", OriginalDue: "2026-01-01", Balance: 1_000_000_000}
		one.Open(bucket.Default(), civil.On(time.Now(), time.UTC))
		debts = append(debts, one)
		w := debtor.Debtor{Row: storage.Row{ID: id}, PortfolioID: "p", DedupeKey: id, Name: "Ana", NameKey: "ana", Currency: "UYU", Status: debtor.New, Emails: []string{}, Flags: []debtor.Flag{}, PromisesOpen: 1}
		w.SetFigures(debt.FiguresOf(debts[n:], "UYU", bucket.Default(), "2026-11-23"))
		who, d.debtors = append(who, w), append(d.debtors, id)
		promises = append(promises, promised(id))
	}
	require.NoError(d.b, debtors.Insert(ctx, who))
	require.NoError(d.b, debt.NewStore(d.db).Insert(ctx, debts, nil))
	require.NoError(d.b, storage.Insert(ctx, d.db, promises))
	for n := range writers {
		ctx := as(fmt.Sprint("u", n))
		p, err := d.tills.CreatePoint(ctx, till.Point{Code: fmt.Sprint(n + 1), Name: "x"})
		require.NoError(d.b, err)
		_, err = d.tills.Open(ctx, p.ID, nil)
		require.NoError(d.b, err)
		d.at = append(d.at, ctx)
	}
}

// promised is a promise that many payments do not keep yet.
func promised(debtorID string) promise.Promise {
	today := civil.On(time.Now(), time.UTC)
	p := promise.Promise{
		Row: storage.Row{ID: storage.NewID()}, DebtorID: debtorID, PortfolioID: "p", Amount: 900_000_000, Currency: "UYU", MadeOn: today,
		DueOn: today.Add(9), Deadline: today.Add(10), ReminderOn: today.Add(8), NextOn: today.Add(8), Threshold: 10_000, Status: promise.Pending, Open: true, Channel: "cash_desk",
	}
	return p
}

// pay takes one payment as a request of the API would.
func (d *desks) pay(writer, n int) error {
	return d.db.Brief(d.at[writer], func(ctx context.Context, _ *gorm.DB) error {
		_, err := d.payments.Register(ctx, payment.Payment{Amount: 100, Method: till.Cash}, d.debtors[(writer*20+n)%len(d.debtors)])
		return err
	})
}

// BenchmarkPayments prints how many payments a second sixteen cashiers take, beside bare transactions of two inserted rows.
func BenchmarkPayments(b *testing.B) {
	sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
		var cfg storage.Config
		d := newDesks(b, engine, &cfg)
		bare := newBare(b, cfg)
		var ours, theirs float64
		for range 3 {
			theirs = max(theirs, atOnce(b, bare))
			ours = max(ours, atOnce(b, d.pay))
		}
		fmt.Printf("| %s: payments of %d cashiers at once against bare transactions of two rows (%.0f against %.0f a second) | %.2f | ≥ 0.40 |\n",
			engine.Name, writers, ours, theirs, ours/theirs)
	})
}

// atOnce has every writer work for some seconds, and counts what they did a second.
func atOnce(b *testing.B, do func(writer, n int) error) float64 {
	const long = 3 * time.Second
	var done atomic.Int64
	var all sync.WaitGroup
	end := time.Now().Add(long)
	for w := range writers {
		all.Go(func() {
			for n := 0; time.Now().Before(end); n++ {
				if err := do(w, n); err != nil {
					b.Error(err)
					return
				}
				done.Add(1)
			}
		})
	}
	all.Wait()
	return float64(done.Load()) / long.Seconds()
}

func newBare(b *testing.B, cfg storage.Config) func(writer, n int) error {
	name, source := "sqlite", "file:"+b.TempDir()+"/bare.db?_txlock=immediate&_pragma=busy_timeout(10000)&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)"
	insert := "INSERT INTO bare VALUES (?, ?)"
	if cfg.Engine == storage.Postgres {
		joint := "?"
		if strings.Contains(cfg.URL, "?") {
			joint = "&"
		}
		name, source, insert = "pgx", cfg.OwnerURL+joint+"search_path="+storage.SchemaName("portfolios"), "INSERT INTO bare VALUES ($1, $2)"
	}
	db, err := sql.Open(name, source)
	require.NoError(b, err)
	b.Cleanup(func() { _ = db.Close() })
	db.SetMaxOpenConns(writers)
	db.SetMaxIdleConns(writers)
	_, err = db.Exec("CREATE TABLE bare (id TEXT PRIMARY KEY, amount BIGINT)")
	require.NoError(b, err)
	return func(int, int) error {
		tx, err := db.Begin()
		if err != nil {
			return err
		}
		for range 2 {
			if _, err := tx.Exec(insert, storage.NewID(), 1); err != nil {
				return err
			}
		}
		return tx.Commit()
	}
}
