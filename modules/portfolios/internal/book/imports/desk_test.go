package imports_test

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/address"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/imports"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// ticking is a clock that goes on by a second each time it is looked at, so that every batch is told.
type ticking struct {
	mu sync.Mutex
	at time.Time
}

func (c *ticking) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.at = c.at.Add(time.Second)
	return c.at
}

// steps keeps what was recorded.
type steps struct {
	mu      sync.Mutex
	all     []record.Act
	changed []string // debtors that other modules were told of
}

func (s *steps) Write(_ context.Context, step record.Act) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if step.Unseen {
		s.changed = append(s.changed, step.Payload["ids"].([]string)...)
		return nil
	}
	s.all = append(s.all, step)
	return nil
}

// desk is a tenant with a portfolio, and all that imports are done with.
type desk struct {
	db        *storage.DB
	store     *imports.Store
	service   *imports.Service
	report    *imports.Report
	steps     *steps
	portfolio string
	told      func(events.Event)
	files     *imports.Files
	dir       string
	ends      *imports.Ends
	queue     *jobs.Client
	debtors   *debtor.Store
}

func newDesk(t testing.TB, engine sdktest.Engine) *desk {
	d := &desk{steps: &steps{}, told: func(events.Event) {}}
	d.db = engine.DB(t, "portfolios", os.DirFS("../../.."), func(c *storage.Config) { c.Clock = &ticking{at: today()} })
	var err error
	d.queue, err = jobs.Open(context.Background(), jobs.Config{DB: d.db, Workers: queues(), Log: slog.New(slog.DiscardHandler)})
	require.NoError(t, err)
	catalog, err := errs.NewCatalog(os.DirFS("../../.."))
	require.NoError(t, err)
	d.dir = t.TempDir()
	d.store, d.files, d.debtors = imports.NewStore(d.db), imports.NewFiles(d.dir, 1<<30), debtor.NewStore(d.db)
	d.ends = imports.NewEnds(d.store, d.steps, func(_ context.Context, e events.Event) { d.told(e) }, d.queue, d.leases(), d.db.Clock(), d.debtors.ChangedAll)
	d.service = imports.NewService(d.store, d.files, d.ends, d.queue, d.db.Clock())
	d.report = imports.NewReport(d.store, d.files, catalog)
	d.portfolio = d.newPortfolio(t)
	return d
}

// leases outlive what the desk's clock, which moves at every look, makes of a test.
func (d *desk) leases() *jobs.Leases {
	return jobs.NewLeases(d.db, time.Hour, slog.New(slog.DiscardHandler))
}

func queues() *jobs.Workers {
	workers := jobs.NewWorkers("portfolios")
	imports.AddWork(workers, nil, context.Background()) // never started: the tests do the work themselves
	return workers
}

func today() time.Time { return time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC) }

func manager() context.Context {
	return principal.With(context.Background(), principal.Principal{TenantID: "rioplatense", UserID: "m", Scope: principal.ScopeAll, Language: "en"})
}

func (d *desk) newPortfolio(t testing.TB) string {
	p := portfolio.Portfolio{
		Code: storage.NewID(), Name: "Tarjetas", CreditorID: "banco", CreditorName: "Banco", Type: portfolio.ThirdParty,
		Stage: portfolio.Early, Status: portfolio.Active, Currency: "UYU", Country: "UY", Timezone: "America/Montevideo",
	}
	require.NoError(t, d.db.Tx(manager(), func(_ context.Context, tx *gorm.DB) error { return tx.Create(&p).Error }))
	return p.ID
}

func (d *desk) runner(batch int) *imports.Runner {
	limits := imports.DefaultLimits()
	limits.Batch, limits.Rows = batch, 50_000
	return d.runnerWith(limits)
}

func (d *desk) runnerWith(limits imports.Limits) *imports.Runner {
	return imports.NewRunner(d.db, d.store, d.debtors, d.files, d.ends, jobs.NewLeases(d.db, limits.Pulse, slog.New(slog.DiscardHandler)), limits, slog.New(slog.DiscardHandler))
}

// received makes an import of a file.
func (d *desk) received(t testing.TB, name, content string) imports.Import {
	id, file, err := d.service.Receive(manager(), strings.NewReader(content))
	require.NoError(t, err)
	i, err := d.service.Create(manager(), id, d.portfolio, name, file)
	require.NoError(t, err)
	return i
}

// upload makes an import of a file with the proposed mapping.
func (d *desk) upload(t testing.TB, name, content string) imports.Import {
	i := d.received(t, name, content)
	i, err := d.service.Map(manager(), i.ID, i.Version, i.Columns)
	require.NoError(t, err)
	return i
}

// checked runs the dry run.
func (d *desk) checked(t testing.TB, i imports.Import, batch int) imports.Import {
	i, err := d.service.Check(manager(), i.ID)
	require.NoError(t, err)
	require.NoError(t, d.runner(batch).Run(manager(), i.ID))
	return d.get(t, i.ID)
}

func (d *desk) get(t testing.TB, id string) imports.Import {
	i, err := d.service.Get(manager(), id)
	require.NoError(t, err)
	return i
}

// imported takes a file all the way.
func (d *desk) imported(t testing.TB, content string, batch int) imports.Import {
	i := d.checked(t, d.upload(t, "file.csv", content), batch)
	require.Equal(t, imports.Checked, i.Status, i.Failure)
	i, err := d.service.Start(manager(), i.ID)
	require.NoError(t, err)
	require.NoError(t, d.runner(batch).Run(manager(), i.ID))
	i = d.get(t, i.ID)
	require.Equal(t, imports.Finished, i.Status, i.Failure)
	require.Equal(t, i.CheckCounts, i.Counts, "the dry run foretells the run")
	return i
}

// rows are all rows of the portfolio in words, by what identifies them for people, without ids and times.
func (d *desk) rows(t testing.TB, portfolioID string) []string {
	var debtors []debtor.Debtor
	var debts []debt.Debt
	var movements []debt.Movement
	var phones []phone.Phone
	var addresses []address.Address
	var p portfolio.Portfolio
	require.NoError(t, d.db.Read(manager(), func(_ context.Context, tx *gorm.DB) error {
		for _, into := range []any{&movements, &phones, &addresses} {
			if err := tx.Find(into).Error; err != nil {
				return err
			}
		}
		if err := tx.Where("portfolio_id = ?", portfolioID).Find(&debtors).Error; err != nil {
			return err
		}
		if err := tx.Where("portfolio_id = ?", portfolioID).Find(&debts).Error; err != nil {
			return err
		}
		return tx.Where("id = ?", portfolioID).First(&p).Error
	}))
	keys, ledger := map[string]string{}, map[string]int64{}
	all := []string{fmt.Sprint("portfolio ", p.DebtorsCount, p.DebtsCount, p.Balance)}
	for _, x := range debtors {
		keys[x.ID] = x.DedupeKey
		all = append(all, fmt.Sprint("debtor ", x.DedupeKey, x.Kind, x.Name, x.NameKey, x.ExternalRef, x.Birthday, x.Emails, x.Balance, x.DebtsCount, x.AgedFrom, x.BucketID, x.Phone, x.Status))
	}
	for _, m := range movements {
		ledger[m.DebtID] += m.Signed()
	}
	for _, x := range debts {
		require.Equal(t, ledger[x.ID], x.Balance, "the balance is the sum of the ledger")
		all = append(all, fmt.Sprint("debt ", keys[x.DebtorID], x.Ref, x.ProductName, x.Currency, x.Principal, x.Balance, x.OriginalDue, x.CurrentDue, x.AgedFrom, x.BucketID, x.Status))
	}
	for _, x := range phones {
		if keys[x.DebtorID] != "" {
			all = append(all, fmt.Sprint("phone ", keys[x.DebtorID], x.E164, x.Raw, x.Line, x.IsPrimary))
		}
	}
	for _, x := range addresses {
		if keys[x.DebtorID] != "" {
			all = append(all, fmt.Sprint("address ", keys[x.DebtorID], x.Fingerprint))
		}
	}
	slices.Sort(all)
	return all
}
