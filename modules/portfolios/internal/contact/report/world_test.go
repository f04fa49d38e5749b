package report_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/codebtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/interest"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contacttest"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/report"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/report/rollup"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/modules/portfolios/internal/money/appropriation"
	"github.com/recobro/recobro/modules/portfolios/internal/money/offer"
	"github.com/recobro/recobro/modules/portfolios/internal/money/parties"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promisetype"
	"github.com/recobro/recobro/modules/portfolios/internal/money/till"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	pages "github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

const zone = "America/Montevideo"

// world is the two months of testdata/worked.md, lived through the services with a clock that is moved.
type world struct {
	*contacttest.Desk
	t        testing.TB
	ledger   *ledger.Ledger
	ageing   *debt.Ageing
	daily    *appropriation.Daily
	promises *promise.Service
	payments *payment.Service
	tills    *till.Service
	store    *rollup.Store
	worker   *rollup.Worker
	reports  *report.Service
}

// unheard hears nothing.
type unheard struct{}

func (unheard) Publish(context.Context, *gorm.DB, events.Event) error { return nil }

// desk is a tenant with reports, before anything has happened.
func desk(t testing.TB, engine sdktest.Engine) *world {
	w := &world{Desk: contacttest.Open(t, engine), t: t}
	w.Clock.Set(at("2026-10-05 09:00"))
	acts := record.New(w.DB, tracing.NewRecorder(w.DB, nil), nil, unheard{})
	portfolios, buckets := portfolio.NewStore(w.DB), bucket.NewService(bucket.NewStore(w.DB), acts)
	w.store = rollup.NewStore(w.DB)
	marks := rollup.NewMarker(w.store)
	w.Debtors.Count(marks)
	w.Contacts.Follow(marks)
	w.Shifts.Watch(marks)
	given := appropriation.NewStore(w.DB)
	follower := appropriation.NewFollower(given, acts)
	w.ledger = ledger.New(w.DB, w.Debtors, portfolios, buckets, w.Clock, follower, marks)
	w.ageing = debt.NewAgeing(debt.NewStore(w.DB), w.Debtors, portfolios, buckets, acts, w.Clock)
	w.daily = appropriation.NewDaily(given, follower, w.ledger, portfolios, w.Clock)
	members := ask.Fixed(ask.Member{ID: "ida", Role: "cashier"}, ask.Member{ID: "leo", Role: "cashier"})
	w.promises = promise.NewService(promise.NewStore(w.DB), promisetype.NewStore(w.DB), w.ledger, members, acts)
	w.tills = till.NewService(w.Tills, acts, w.Clock)
	charged := interest.NewService(w.DB, portfolio.NewService(portfolios, acts), acts, w.Clock)
	w.payments = payment.NewService(payment.NewStore(w.DB), w.ledger, parties.NewOpener(w.ledger, codebtor.NewStore(w.DB)), charged, w.tills, acts, w.Clock)
	zones := func(context.Context, []string) (map[string]*time.Location, error) {
		return map[string]*time.Location{"acme": sdktest.Zone(zone)}, nil
	}
	w.worker = rollup.NewWorker(w.store, zones, buckets, w.Clock)
	w.reports = report.NewService(report.NewStore(w.DB, w.store), buckets, w.Clock)
	return w
}

// at is a time where the company is.
func at(text string) time.Time {
	when, err := time.ParseInLocation("2006-01-02 15:04", text, sdktest.Zone(zone))
	if err != nil {
		panic(err) // the texts are below
	}
	return when
}

// by is the context of somebody who sees all rows.
func (w *world) by(user string) context.Context {
	return principal.With(w.Ctx, principal.Principal{TenantID: "acme", UserID: user, Role: "admin", Scope: principal.ScopeAll, Kind: principal.KindUser, Timezone: zone})
}

// own is the context of somebody who sees their own rows.
func (w *world) own(user string) context.Context {
	return principal.With(w.Ctx, principal.Principal{TenantID: "acme", UserID: user, Role: "cashier", Scope: principal.ScopeOwn, Kind: principal.KindUser, Timezone: zone})
}

// when lets the days pass until a time, each with what the night does, and then has somebody act.
func (w *world) when(text, user string, act func(context.Context) error) {
	until := at(text)
	for next := w.Clock.Now().Truncate(time.Hour).Add(12 * time.Hour); next.Before(until); next = next.Add(12 * time.Hour) {
		w.Clock.Set(next)
		w.pass()
	}
	w.Clock.Set(until)
	w.pass()
	require.NoError(w.t, w.DB.Within(w.by(user), act), text)
	w.keep()
}

// pass does what jobs do as days pass.
func (w *world) pass() {
	require.NoError(w.t, w.ageing.Today(w.Ctx))
	require.NoError(w.t, w.daily.Today(w.Ctx))
	w.keep()
}

// keep has the worker reckon all that is marked.
func (w *world) keep() {
	for more := true; more; {
		var err error
		more, err = w.worker.Step(w.Ctx)
		require.NoError(w.t, err)
	}
	for range 2 { // what the look at the clock marks is reckoned by the next
		_, err := w.worker.Step(w.Ctx)
		require.NoError(w.t, err)
	}
	require.NoError(w.t, w.worker.Look(w.Ctx))
}

// owes is a debtor with a number and a debt.
func (w *world) owes(ctx context.Context, id, portfolioID, currency, assignee string, amount int64, due civil.Day) error {
	who := debtor.Debtor{
		Row: storage.Row{ID: id}, PortfolioID: portfolioID, DedupeKey: id, Name: id, NameKey: id, Currency: currency, Status: debtor.InProgress, AssigneeID: assignee,
		AgedFrom: civil.Never, Emails: []string{}, Flags: []debtor.Flag{},
	}
	if err := storage.Insert(ctx, w.DB, &who); err != nil {
		return err
	}
	number := "+5989910000" + id[1:]
	if err := storage.Insert(ctx, w.DB, &phone.Phone{
		Row: storage.Row{ID: "phone-" + id}, DebtorID: id, E164: number, E164Reversed: phonenumber.Reversed(number), Country: "UY", Line: phonenumber.Mobile, Label: phone.Own, Status: phone.Unverified,
	}); err != nil {
		return err
	}
	a, err := w.ledger.Open(ctx, id)
	if err != nil {
		return err
	}
	m := debt.Movement{Direction: debt.Debit, Type: debt.Placement, Amount: amount, Currency: currency}
	if _, err := w.ledger.Add(ctx, a, debt.Debt{Currency: currency, OriginalDue: due, Ref: id}, []debt.Movement{m}); err != nil {
		return err
	}
	return w.ledger.Close(ctx, a)
}

// calls is a call to a debtor that takes some minutes and ends.
func (w *world) calls(text, user, debtorID, how string, ring, talk time.Duration) {
	var c contact.Contact
	w.when(text, user, func(ctx context.Context) (err error) {
		c, err = w.Contacts.Reserve(ctx, contact.Wanted{DebtorID: debtorID, Channel: rule.Call, Maker: rule.Person, PhoneID: "phone-" + debtorID, Origin: contact.Manual, Direction: contact.Outbound})
		return err
	})
	if how == "" {
		require.Equal(w.t, contact.Blocked, c.Status)
		return
	}
	w.Clock.Advance(ring)
	require.NoError(w.t, w.DB.Within(w.by(user), func(ctx context.Context) error { _, err := w.Contacts.Start(ctx, c.ID); return err }))
	w.Clock.Advance(talk)
	require.NoError(w.t, w.DB.Within(w.by(user), func(ctx context.Context) error {
		_, err := w.Contacts.End(ctx, c.ID, contact.Outcome{DispositionID: how})
		return err
	}))
}

func (w *world) vows(text, user, debtorID string, amount int64, due civil.Day) {
	w.when(text, user, func(ctx context.Context) error {
		_, err := w.promises.Create(ctx, promise.Promise{DebtorID: debtorID, Amount: amount, DueOn: due, Channel: "outbound_call"})
		return err
	})
}

func (w *world) pays(text, user, debtorID string, amount int64) (p payment.Payment) {
	w.when(text, user, func(ctx context.Context) error {
		if _, err := w.tills.Current(ctx); err != nil {
			point, err := w.tills.CreatePoint(ctx, till.Point{Code: user, Name: user})
			if err != nil {
				return err
			}
			if _, err := w.tills.Open(ctx, point.ID, nil); err != nil {
				return err
			}
		}
		var err error
		p, err = w.payments.Register(ctx, payment.Payment{Amount: amount, Method: till.Cash}, debtorID)
		return err
	})
	return p
}

// live lives through the two months, and ends at noon on 24 November.
func (w *world) live() {
	w.when("2026-10-05 10:00", "mara", func(ctx context.Context) error {
		for id, currency := range map[string]string{"N": "UYU", "S": "USD"} {
			p := portfolio.Portfolio{Row: storage.Row{ID: id}, Code: id, Name: id, Currency: currency, Timezone: zone, Country: "UY", Status: portfolio.Active}
			if err := storage.Insert(ctx, w.DB, &p); err != nil {
				return err
			}
		}
		for _, d := range []struct {
			id, portfolio, currency, assignee string
			owes                              int64
			due                               civil.Day
		}{{"d1", "N", "UYU", "ida", 1000_00, "2026-09-20"}, {"d2", "N", "UYU", "ida", 2000_00, "2026-08-30"}, {"d3", "N", "UYU", "leo", 500_00, "2026-12-01"}, {"d4", "S", "USD", "leo", 300_00, "2026-09-25"}} {
			if err := w.owes(ctx, d.id, d.portfolio, d.currency, d.assignee, d.owes, d.due); err != nil {
				return err
			}
		}
		return w.plans(ctx)
	})
	w.work("2026-10-07 10:00", "ida")
	w.calls("2026-10-07 10:10", "ida", "d1", "promise_full", time.Minute, 5*time.Minute)
	w.rest("2026-10-07 10:20", "ida")
	w.vows("2026-10-07 10:21", "ida", "d1", 500_00, "2026-10-14")
	w.calls("2026-10-08 11:00", "ida", "d2", "no_answer", time.Minute, time.Minute)
	w.calls("2026-10-08 14:00", "ida", "d2", "voicemail", time.Minute, time.Minute)
	w.calls("2026-10-09 15:00", "leo", "d3", "relative", time.Minute, time.Minute)
	w.calls("2026-10-09 16:00", "leo", "d4", "cannot_pay", time.Minute, time.Minute)
	w.calls("2026-10-13 10:00", "ida", "d1", "refuses", time.Minute, time.Minute)
	w.pays("2026-10-14 12:00", "ida", "d1", 500_00)
	w.calls("2026-10-20 23:30", "leo", "d3", "", 0, 0)
	w.work("2026-11-03 10:00", "leo")
	w.calls("2026-11-03 10:20", "leo", "d2", "promise_partial", 2*time.Minute, 10*time.Minute)
	w.rest("2026-11-03 10:42", "leo")
	w.vows("2026-11-03 10:43", "leo", "d2", 800_00, "2026-11-10")
	w.vows("2026-11-04 09:00", "ida", "d1", 400_00, "2026-11-11")
	wrong := w.pays("2026-11-05 12:00", "leo", "d4", 100_00)
	w.when("2026-11-06 12:00", "mara", func(ctx context.Context) error {
		_, err := w.payments.Undo(ctx, wrong.ID, payment.Undoing{To: payment.Reversed, Reason: "Otro deudor"})
		return err
	})
	w.pays("2026-11-06 13:00", "leo", "d4", 150_00)
	w.pays("2026-11-09 12:00", "leo", "d2", 200_00)
	w.when("2026-11-10 17:00", "leo", func(ctx context.Context) error {
		_, err := w.Contacts.Log(ctx, contact.Wanted{DebtorID: "d3", Channel: rule.Counter, Maker: rule.Person, Origin: contact.Manual}, contact.Outcome{DispositionID: "refuses"})
		return err
	})
	w.vows("2026-11-24 11:00", "ida", "d1", 100_00, "2026-11-30")
	w.when("2026-11-24 12:00", "mara", func(context.Context) error { return nil })
}

// plans are two instalments: one paid on its day, one found late.
func (w *world) plans(ctx context.Context) error {
	one := plan.Plan{
		Row: storage.Row{ID: "plan"}, DebtorID: "d3", PortfolioID: "N", OfferID: "o", RuleID: "r", Status: plan.Invalidated, Currency: "UYU", Balance: 100, Total: 100,
		Cuts: []plan.Cut{}, Debts: []plan.Stood{}, NextOn: civil.Never, Terms: offer.Terms{},
	}
	if err := storage.Insert(ctx, w.DB, &one); err != nil {
		return err
	}
	return storage.Insert(ctx, w.DB, []plan.Instalment{
		{ID: "i1", PlanID: "plan", N: 1, DueOn: "2026-11-10", Amount: 50, Paid: 50, Status: plan.Paid},
		{ID: "i2", PlanID: "plan", N: 2, DueOn: "2026-11-12", Amount: 50, Status: plan.InvalidInstalment, LateOn: "2026-11-13"},
	})
}

func (w *world) work(text, user string) {
	w.when(text, user, func(ctx context.Context) error { _, err := w.Shifts.Start(ctx, nil); return err })
}

func (w *world) rest(text, user string) {
	w.when(text, user, func(ctx context.Context) error { _, err := w.Shifts.Finish(ctx); return err })
}

func page(size int) pages.Params { return pages.Params{PageSize: size} }
