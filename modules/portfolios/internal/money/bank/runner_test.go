package bank_test

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/codebtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/imports"
	"github.com/recobro/recobro/modules/portfolios/internal/book/interest"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/money/appropriation"
	"github.com/recobro/recobro/modules/portfolios/internal/money/audit"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/expectation"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/line"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/matching"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/statement"
	"github.com/recobro/recobro/modules/portfolios/internal/money/instalment"
	"github.com/recobro/recobro/modules/portfolios/internal/money/parties"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/modules/portfolios/internal/money/till"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

type unheard struct{}

func (unheard) Publish(context.Context, *gorm.DB, events.Event) error { return nil }

// mostBytes is how large a file may be.
const mostBytes = 16 << 20

// branch is a tenant with debtors who owe, and a bank that tells of them.
type branch struct {
	t       testing.TB
	db      *storage.DB
	service *bank.Service
	books   *matching.Books
	ctx     context.Context
	dir     string // of uploads
}

func openBranch(t testing.TB, engine sdktest.Engine, debtors int) *branch {
	t.Helper()
	db := engine.DB(t, "portfolios", os.DirFS("../../.."))
	steps := record.New(db, tracing.NewRecorder(db, nil), nil, unheard{})
	portfolios, who := portfolio.NewStore(db), debtor.NewStore(db)
	tills := till.NewService(till.NewStore(db), steps, clock.System())
	accounts := ledger.New(db, who, portfolios, bucket.NewService(bucket.NewStore(db), steps), clock.System(), instalment.NewFollower(instalment.NewStore(db, plan.NewStore(db)), steps), appropriation.NewFollower(appropriation.NewStore(db), steps))
	payments := payment.NewStore(db)
	dir := t.TempDir()
	files := bank.Uploads{Files: imports.NewFiles(dir, mostBytes).Own()}
	leases := jobs.NewLeases(db, time.Second, slog.New(slog.DiscardHandler))
	charged := interest.NewService(db, portfolio.NewService(portfolios, steps), steps, clock.System())
	taking := payment.NewService(payments, accounts, parties.NewOpener(accounts, codebtor.NewStore(db)), charged, tills, steps, clock.System())
	s := bank.NewService(bank.NewStore(db), line.NewPoster(line.NewStore(db), taking, clock.System()), files, nil, leases, steps, clock.System())
	ctx := principal.With(context.Background(), principal.Principal{TenantID: "acme", UserID: "mara", Role: "manager", Scope: principal.ScopeAll, Timezone: "UTC"})
	b := &branch{t, db, s, matching.NewBooks(db, payments, expectation.NewPromises(db), expectation.NewInstalments(db)), ctx, dir}
	b.fill(who, debtors)
	require.NoError(t, db.Refresh(ctx))
	return b
}

func ref(n int) string { return fmt.Sprintf("PR-%07d", n) }

func (b *branch) fill(debtors *debtor.Store, count int) {
	p := portfolio.Portfolio{Row: storage.Row{ID: "p"}, Code: "p", Currency: "UYU", Timezone: "UTC", Country: "UY"}
	for n := range count {
		p.Balance += int64(100_000 + n)
	}
	require.NoError(b.t, storage.Insert(b.ctx, b.db, &p))
	today := civil.On(time.Now(), time.UTC)
	for from := 0; from < count; from += 300 {
		var who []debtor.Debtor
		var debts []debt.Debt
		var placed []debt.Movement
		var vows []promise.Promise
		for n := from; n < min(count, from+300); n++ {
			id := storage.NewID()
			one := debt.Debt{Row: storage.Row{ID: storage.NewID()}, DebtorID: id, PortfolioID: "p", Ref: ref(n), Currency: "UYU", OriginalDue: "2026-01-01", Status: debt.Active}
			m := debt.Movement{ID: storage.NewID(), DebtID: one.ID, DebtorID: id, Direction: debt.Debit, Type: debt.Placement, Amount: int64(100_000 + n), Currency: "UYU", SourceRef: "creditor", At: time.Now()}
			require.NoError(b.t, one.Post(&m))
			one.Open(bucket.Default(), today)
			d := debtor.Debtor{Row: storage.Row{ID: id}, PortfolioID: "p", DedupeKey: id, Name: "Ana", NameKey: "ana", Currency: "UYU", Status: debtor.New, Emails: []string{}, Flags: []debtor.Flag{}}
			d.SetFigures(debt.FiguresOf([]debt.Debt{one}, "UYU", bucket.Default(), today))
			if n%10 == 0 { // every tenth has promised half
				d.PromisesOpen, vows = 1, append(vows, vowOf(id, one.Balance/2, today))
			}
			who, debts, placed = append(who, d), append(debts, one), append(placed, m)
		}
		require.NoError(b.t, debtors.Insert(b.ctx, who))
		require.NoError(b.t, debt.NewStore(b.db).Insert(b.ctx, debts, placed))
		require.NoError(b.t, storage.Insert(b.ctx, b.db, vows))
	}
}

func vowOf(debtorID string, amount int64, today civil.Day) promise.Promise {
	return promise.Promise{
		Row: storage.Row{ID: storage.NewID()}, DebtorID: debtorID, PortfolioID: "p", Amount: amount, Currency: "UYU", TypeID: "t", Threshold: 9500,
		DueOn: today.Add(5), MadeOn: today, Deadline: today.Add(7), ReminderOn: today.Add(4), NextOn: today.Add(4),
		Channel: "cash_desk", Status: promise.Pending, Open: true,
	}
}

// file uploads a file with a line for each debtor, and says what its columns are.
func (b *branch) file(lines int) bank.File {
	var content strings.Builder
	content.WriteString("Fecha;Importe;Referencia;Nro Deuda\n")
	for n := range lines {
		fmt.Fprintf(&content, "%s;%d.50;T-%d;%s\n", civil.On(time.Now(), time.UTC), 10+n%90, n, ref(n))
	}
	f, err := b.service.Create(b.ctx, "BROU", "UYU", "a.csv", strings.NewReader(content.String()))
	require.NoError(b.t, err)
	f, err = b.service.Map(b.ctx, f.ID, f.Version, f.Columns, false)
	require.NoError(b.t, err)
	return f
}

func (b *branch) run(ctx context.Context, id string, batch int, live bank.Live) error {
	return bank.NewRunner(b.service, b.books, bank.Limits{Rows: 1_000_000, Batch: batch}, live, slog.New(slog.DiscardHandler)).Run(ctx, id)
}

func TestCrash(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		b := openBranch(t, engine, 100)
		t.Run("[MO-12] a job that dies between batches goes on, and posts each line once", func(t *testing.T) {
			f := b.file(100)
			require.NoError(t, b.dies(f.ID, 10, 3)) // while it matches
			require.NoError(t, b.run(b.ctx, f.ID, 10, nil))
			_, err := b.service.PostAll(b.ctx, f.ID, 90)
			require.NoError(t, err)
			for n := range 3 {
				require.NoError(t, b.dies(f.ID, 7, n+1))
			}
			now, err := b.service.Get(b.ctx, f.ID)
			require.NoError(t, err)
			require.Equal(t, bank.Posting, now.Status)
			require.NotZero(t, now.Counts.Posted)
			require.NoError(t, b.run(b.ctx, f.ID, 7, nil))
			now, err = b.service.Get(b.ctx, f.ID)
			require.NoError(t, err)
			require.Equal(t, bank.Ready, now.Status)
			require.EqualValues(t, 100, now.Counts.Posted)
			b.proves(t, 100)
		})
	})
}

func TestRecordOfMany(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		b := openBranch(t, engine, 450)
		t.Run("[MO-01] a file of many lines is proven by the record, movement by movement", func(t *testing.T) {
			f := b.file(450)
			require.NoError(t, b.run(b.ctx, f.ID, 450, nil))
			_, err := b.service.PostAll(b.ctx, f.ID, 90)
			require.NoError(t, err)
			require.NoError(t, b.run(b.ctx, f.ID, 450, nil))
			require.Contains(t, b.audited(t), "holds, 450 balances of 900 movements, 450 of them proven by the record, 450 receipts")
			n, err := storage.Set[debt.Movement](b.ctx, b.db, map[string]any{"amount": 1}, storage.Where("source_ref = ?", "000-00000447"))
			require.NoError(t, err)
			require.EqualValues(t, 1, n)
			require.Contains(t, b.audited(t), "BROKEN")
		})
	})
}

// audited is what the audit of the ledger says last.
func (b *branch) audited(t testing.TB) (said string) {
	_, err := audit.Ledger(context.Background(), b.db, func(text string) { said = text })
	require.NoError(t, err)
	return said
}

// dies runs a job that is ended behind some batches.
func (b *branch) dies(id string, batch, behind int) error {
	ctx, kill := context.WithCancel(b.ctx)
	defer kill()
	err := b.run(ctx, id, batch, func(context.Context, events.Event) {
		if behind--; behind == 0 {
			kill()
		}
	})
	if err == nil {
		return fmt.Errorf("it did not die")
	}
	return nil
}

// proves checks that lines, payments and what was taken off the debts agree, and that receipts have no gap.
func (b *branch) proves(t *testing.T, lines int) {
	payments, err := storage.All[payment.Payment](b.ctx, b.db, -1, storage.Sorted("receipt_no"))
	require.NoError(t, err)
	require.Len(t, payments, lines)
	var paid, owed int64
	byLine := map[string]bool{}
	for n, p := range payments {
		require.EqualValues(t, n+1, p.ReceiptNo)
		require.False(t, byLine[p.BankLineID])
		byLine[p.BankLineID] = true
		paid += p.Amount
	}
	debts, err := storage.All[debt.Debt](b.ctx, b.db, -1)
	require.NoError(t, err)
	for n, d := range debts {
		owed += int64(100_000+n) - d.Balance
	}
	require.Equal(t, paid, owed)
}

// owes adds a debtor with one debt to a portfolio.
func (b *branch) owes(id, portfolioID, ref string, balance int64, shared int) {
	one := debt.Debt{Row: storage.Row{ID: "debt-" + id}, DebtorID: id, PortfolioID: portfolioID, Ref: ref, Currency: "UYU", OriginalDue: "2026-01-01", Balance: balance}
	one.Open(bucket.Default(), civil.On(time.Now(), time.UTC))
	if balance == 0 {
		one.Status, one.Resolution = debt.Resolved, debt.ResolvedPaid
	}
	d := debtor.Debtor{Row: storage.Row{ID: id}, PortfolioID: portfolioID, DedupeKey: id, Name: id, NameKey: id, Currency: "UYU", Status: debtor.New, Emails: []string{}, Flags: []debtor.Flag{}, SharedDebts: shared}
	d.SetFigures(debt.FiguresOf([]debt.Debt{one}, "UYU", bucket.Default(), "2026-11-23"))
	require.NoError(b.t, debtor.NewStore(b.db).Insert(b.ctx, []debtor.Debtor{d}))
	require.NoError(b.t, debt.NewStore(b.db).Insert(b.ctx, []debt.Debt{one}, nil))
}

// posted uploads rows, has all lines posted that are sure, and gives the lines.
func (b *branch) posted(rows ...string) (bank.File, []line.Line) {
	f, err := b.service.Create(b.ctx, "BROU", "UYU", "a.csv", strings.NewReader("Fecha;Importe;Referencia;Nro Deuda\n"+strings.Join(rows, "\n")+"\n"))
	require.NoError(b.t, err)
	f, err = b.service.Map(b.ctx, f.ID, f.Version, f.Columns, false)
	require.NoError(b.t, err)
	require.NoError(b.t, b.run(b.ctx, f.ID, 500, nil))
	_, err = b.service.PostAll(b.ctx, f.ID, 90)
	require.NoError(b.t, err)
	require.NoError(b.t, b.run(b.ctx, f.ID, 500, nil))
	lines, err := storage.All[line.Line](b.ctx, b.db, -1, storage.Where("file_id = ?", f.ID), storage.Sorted("line"))
	require.NoError(b.t, err)
	return f, lines
}

func (b *branch) balances(ids ...string) (all []int64) {
	for _, id := range ids {
		d, err := storage.One[debt.Debt](b.ctx, b.db, storage.ByID("debt-"+id))
		require.NoError(b.t, err)
		all = append(all, d.Balance)
	}
	return all
}

func TestWhoseMoney(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		b := openBranch(t, engine, 1)
		mx := portfolio.Portfolio{Row: storage.Row{ID: "mx"}, Code: "mx", Currency: "UYU", Timezone: "UTC", Country: "MX", Type: portfolio.ThirdParty, CreditorName: "Banco Azteca del Sur"}
		require.NoError(t, storage.Insert(b.ctx, b.db, &mx))
		b.owes("juan", "mx", "MX-001", 50_000, 0)
		t.Run("[MO-16] money that the country does not let an agency take is not posted, and says why", func(t *testing.T) {
			f, lines := b.posted("2026-11-20;100.00;T-1;MX-001")
			require.Equal(t, statement.Refused, lines[0].Fault)
			require.Equal(t, line.Waiting, lines[0].Status)
			require.Equal(t, []int64{50_000}, b.balances("juan"))
			_, err := b.service.Confirm(b.ctx, f.ID, lines[0].Line, "juan")
			require.ErrorIs(t, err, payment.ErrReceives)
			require.Equal(t, []int64{50_000}, b.balances("juan"))
			var refusal *errs.Error
			require.ErrorAs(t, err, &refusal)
			require.Equal(t, "Banco Azteca del Sur", refusal.Params["creditor"])
		})
		b.owes("ana", "p", "UY-001", 30_000, 0)
		b.owes("luis", "p", "UY-002", 0, 1)
		b.owes("eva", "p", "UY-003", 10_000, 1)
		for _, who := range []string{"luis", "eva"} {
			link := codebtor.CoDebtor{Row: storage.Row{ID: "link-" + who}, DebtID: "debt-ana", OwnerID: "ana", DebtorID: who, Role: codebtor.Co}
			require.NoError(t, storage.Insert(b.ctx, b.db, &link))
		}
		t.Run("[MO-15] money of a co-debtor who owes nothing pays the debt that they answer for; of several what is left", func(t *testing.T) {
			_, lines := b.posted("2026-11-20;100.00;T-2;UY-002", "2026-11-20;250.00;T-3;UY-003", "2026-11-20;250.00;T-4;UY-001", "2026-11-20;1.00;T-5;UY-002")
			require.Equal(t, []int64{0, 0, 0}, b.balances("ana", "luis", "eva"))
			left, faults := []int64{}, []statement.Fault{}
			for _, l := range lines {
				left, faults = append(left, l.LeftOver), append(faults, l.Fault)
			}
			require.Equal(t, []int64{0, 0, 20_000, 0}, left)
			require.Equal(t, []statement.Fault{"", "", "", statement.NothingOwed}, faults)
			b.numbered(t)
		})
	})
}

// numbered checks that every movement of a payment bears its receipt.
func (b *branch) numbered(t *testing.T) {
	payments, err := storage.All[payment.Payment](b.ctx, b.db, -1)
	require.NoError(t, err)
	require.NotEmpty(t, payments)
	for _, p := range payments {
		moved, err := storage.All[debt.Movement](b.ctx, b.db, -1, storage.Where("payment_id = ?", p.ID))
		require.NoError(t, err)
		var sum int64
		for _, m := range moved {
			require.Equal(t, p.Receipt, m.SourceRef)
			sum += m.Amount
		}
		require.Equal(t, p.Amount, sum)
	}
}

func TestBrokenUploads(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		b := openBranch(t, engine, 1)
		kept := b.file(1)
		folder := filepath.Join(b.dir, "imports", "acme")
		broken := filepath.Join(folder, "0192-broken", "upload")
		require.NoError(t, os.MkdirAll(filepath.Dir(broken), 0o700))
		require.NoError(t, os.WriteFile(broken, []byte("Fecha;Importe"), 0o600))
		require.NoError(t, b.service.Sweeper(slog.New(slog.DiscardHandler)).Sweep(context.Background()))
		t.Run("what a crash left of an upload is removed at the start; a bank file's stays", func(t *testing.T) {
			require.NoDirExists(t, filepath.Dir(broken))
			require.FileExists(t, filepath.Join(folder, kept.ID, "upload"))
		})
	})
}

func TestTooMuch(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		b := openBranch(t, engine, 1)
		t.Run("[MO-12] a file beyond the limit is refused while it arrives, and nothing of it is kept", func(t *testing.T) {
			_, err := b.service.Create(b.ctx, "BROU", "UYU", "a.csv", strings.NewReader(strings.Repeat("x;y\n", mostBytes/4+1)))
			require.ErrorIs(t, err, imports.ErrTooLarge)
			left, err := filepath.Glob(filepath.Join(b.dir, "imports", "acme", "*"))
			require.NoError(t, err)
			require.Empty(t, left)
		})
		t.Run("[MO-12] a file of more lines than are read fails as a whole, and says so", func(t *testing.T) {
			f := b.file(150)
			runner := bank.NewRunner(b.service, b.books, bank.Limits{Rows: 100, Batch: 10}, nil, slog.New(slog.DiscardHandler))
			require.NoError(t, runner.Run(b.ctx, f.ID))
			now, err := b.service.Get(b.ctx, f.ID)
			require.NoError(t, err)
			require.Equal(t, bank.Failed, now.Status)
			require.Equal(t, "tabular.too_many_rows", now.Failure)
			require.Zero(t, now.Counts.Lines)
		})
	})
}
