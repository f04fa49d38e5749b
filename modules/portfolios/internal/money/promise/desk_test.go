package promise_test

import (
	"context"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/money/appropriation"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promisetype"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// desk is a tenant with one portfolio of Uruguay, and a collector who takes promises.
type desk struct {
	db       *storage.DB
	ctx      context.Context
	clock    *clock.Fake
	debtors  *debtor.Store
	ledger   *ledger.Ledger
	store    *promise.Store
	promises *promise.Service
	types    *promisetype.Service
	daily    *appropriation.Daily
	heard    []events.Event
	hook     func()                     // told of each event
	money    map[string][]debt.Movement // what payments posted
}

// Publish hears of what happens.
func (d *desk) Publish(_ context.Context, _ *gorm.DB, e events.Event) error {
	d.heard = append(d.heard, e)
	if d.hook != nil {
		d.hook()
	}
	return nil
}

func open(t *testing.T, engine sdktest.Engine) *desk {
	d := &desk{clock: clock.NewFake(time.Date(2026, 11, 23, 15, 0, 0, 0, time.UTC)), money: map[string][]debt.Movement{}} // a Monday
	d.ctx = principal.With(t.Context(), principal.Principal{TenantID: "acme", UserID: "ana", Role: "manager", Kind: principal.KindUser, Scope: principal.ScopeAll})
	d.db = engine.DB(t, "portfolios", os.DirFS("../../.."), func(c *storage.Config) { c.Clock = d.clock })
	steps := record.New(d.db, tracing.NewRecorder(d.db, nil), nil, d)
	portfolios, buckets := portfolio.NewStore(d.db), bucket.NewService(bucket.NewStore(d.db), steps)
	d.debtors, d.store = debtor.NewStore(d.db), promise.NewStore(d.db)
	given := appropriation.NewStore(d.db)
	follower := appropriation.NewFollower(given, steps)
	d.ledger = ledger.New(d.db, d.debtors, portfolios, buckets, d.clock, follower)
	types := promisetype.NewStore(d.db)
	d.types = promisetype.NewService(types, steps)
	d.promises = promise.NewService(d.store, types, d.ledger, ask.Fixed(ask.Member{ID: "ana", Role: "manager"}), steps)
	d.daily = appropriation.NewDaily(given, follower, d.ledger, portfolios, d.clock)
	require.NoError(t, storage.Insert(d.ctx, d.db, &portfolio.Portfolio{
		Row: storage.Row{ID: "plata"}, Code: "plata", Timezone: "America/Montevideo", Country: "UY", Currency: "UYU", Status: portfolio.Active,
	}))
	return d
}

// owes is a new debtor with a debt of each amount; its debts are called by the debtor and their number.
func (d *desk) owes(t require.TestingT, amounts ...int64) string {
	who := debtor.Debtor{
		Row: storage.Row{ID: storage.NewID()}, PortfolioID: "plata", Name: "Ana", NameKey: "ana", Currency: "UYU", Status: debtor.InProgress,
		AssigneeID: "luis", AgedFrom: civil.Never, Emails: []string{}, Flags: []debtor.Flag{},
	}
	who.DedupeKey = who.ID
	require.NoError(t, d.debtors.Insert(d.ctx, []debtor.Debtor{who}))
	d.do(t, who.ID, func(ctx context.Context, a *ledger.Account) error {
		for _, amount := range amounts {
			m := debt.Movement{Direction: debt.Debit, Type: debt.Placement, Amount: amount, Currency: "UYU"}
			if _, err := d.ledger.Add(ctx, a, debt.Debt{Currency: "UYU", OriginalDue: "2026-10-01", Ref: storage.NewID()}, []debt.Movement{m}); err != nil {
				return err
			}
		}
		return nil
	})
	return who.ID
}

// do does something with an account in one transaction.
func (d *desk) do(t require.TestingT, debtorID string, act func(context.Context, *ledger.Account) error) {
	require.NoError(t, d.db.Within(d.ctx, func(ctx context.Context) error {
		a, err := d.ledger.Open(ctx, debtorID)
		if err != nil {
			return err
		}
		if err := act(ctx, a); err != nil {
			return err
		}
		return d.ledger.Close(ctx, a)
	}))
}

// pays is a payment on debts, in their order, as much of it as is owed; it gives its id.
func (d *desk) pays(t require.TestingT, debtorID string, amount int64, debts ...int) string {
	return d.paysOn(t, "", debtorID, amount, debts...)
}

// paysOn is a payment that counts on a day before that on which it is posted.
func (d *desk) paysOn(t require.TestingT, day civil.Day, debtorID string, amount int64, debts ...int) string {
	id := storage.NewID()
	d.do(t, debtorID, func(_ context.Context, a *ledger.Account) error {
		for i := range a.Debts {
			part := min(amount, a.Debts[i].Balance)
			if part == 0 || len(debts) > 0 && debts[0] != i {
				continue
			}
			m, err := a.Post(debt.Movement{DebtID: a.Debts[i].ID, Direction: debt.Credit, Type: debt.Payment, Component: debt.PrincipalPart, Amount: part, PaymentID: id, ValueOn: day})
			if err != nil {
				return err
			}
			amount -= part
			d.money[id] = append(d.money[id], m)
		}
		return nil
	})
	return id
}

func (d *desk) reverses(t require.TestingT, debtorID, paymentID string) {
	d.do(t, debtorID, func(_ context.Context, a *ledger.Account) error {
		_, err := a.Reverse(d.money[paymentID], debt.Payment)
		return err
	})
	delete(d.money, paymentID)
}

func (d *desk) promises1(t require.TestingT, debtorID string, amount int64, due civil.Day) promise.Promise {
	p, err := d.take(promise.Promise{DebtorID: debtorID, Amount: amount, DueOn: due})
	require.NoError(t, err)
	return p
}

func (d *desk) take(p promise.Promise) (made promise.Promise, err error) {
	p.Channel = "outbound_call"
	err = d.db.Within(d.ctx, func(ctx context.Context) error {
		made, err = d.promises.Create(ctx, p)
		return err
	})
	return made, err
}

func (d *desk) get(t require.TestingT, id string) promise.Promise {
	p, err := d.promises.Get(d.ctx, id)
	require.NoError(t, err)
	return p
}

func (d *desk) debtor(t require.TestingT, id string) debtor.Debtor {
	who, err := d.debtors.Get(d.ctx, id)
	require.NoError(t, err)
	return who
}

// at lets it be a day, at noon where the portfolio is.
func (d *desk) at(t require.TestingT, day civil.Day) {
	noon, err := time.Parse(time.DateOnly, string(day))
	require.NoError(t, err)
	d.clock.Set(noon.Add(15 * time.Hour))
	require.NoError(t, d.daily.Today(d.ctx))
}

// told counts the events of a promise by what they say.
func (d *desk) told(id string) map[string]int {
	counts := map[string]int{}
	for _, e := range d.heard {
		if e.Subject == id {
			counts[strings.TrimPrefix(e.Type, "recobro.portfolios.promise.")]++
		}
	}
	return counts
}

func pageOf() page.Params { return page.Params{Sort: "created_at"} }
