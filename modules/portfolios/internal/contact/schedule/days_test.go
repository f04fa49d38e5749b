package schedule_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contacttest"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/schedule"
	"github.com/recobro/recobro/modules/portfolios/internal/money/appropriation"
	"github.com/recobro/recobro/modules/portfolios/internal/money/paper"
	"github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promisetype"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

func TestDays(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		for name, test := range map[string]func(*testing.T, *agreed){
			"[CO-09] a promise has a reminder before its day and a check behind its deadline":    reminded,
			"[CO-09] a promise of another day has its reminder then, one that ends has none":     movedWith,
			"[CO-09] a promise that is broken has been checked, and was called about no more":    checked,
			"[CO-09] a reminder goes out by itself, in the debtor's words, where that is chosen": byLetter,
			"nobody schedules, moves or ends by hand what follows promises":                      byNobody,
		} {
			t.Run(name, func(t *testing.T) { test(t, agree(t, contacttest.Open(t, engine), "collector")) })
		}
	})
}

// agreed is a desk at which Rosa makes promises.
type agreed struct {
	*contacttest.Desk
	ledger   *ledger.Ledger
	promises *promise.Service
	daily    *appropriation.Daily
}

func agree(t *testing.T, d *contacttest.Desk, by string) *agreed {
	acts := record.New(d.DB, tracing.NewRecorder(d.DB, nil), nil, nil)
	portfolios, kept, given := portfolio.NewStore(d.DB), promise.NewStore(d.DB), appropriation.NewStore(d.DB)
	follower := appropriation.NewFollower(given, acts)
	days := schedule.NewDays(schedule.NewStore(d.DB), kept, plan.NewStore(d.DB), settings.Fixed(schedule.Settings{Reminders: by}),
		schedule.NewLetters(settings.Fixed(paper.Look{Name: "Cobranzas del Plata"})), acts)
	a := &agreed{Desk: d, ledger: ledger.New(d.DB, d.Debtors, portfolios, bucket.NewService(bucket.NewStore(d.DB), acts), d.Clock, follower, days)}
	a.promises = promise.NewService(kept, promisetype.NewStore(d.DB), a.ledger, ask.Fixed(ask.Member{ID: "mara", Role: "manager"}), acts)
	a.daily = appropriation.NewDaily(given, follower, a.ledger, portfolios, d.Clock)
	a.owes(t)
	return a
}

// owes has Rosa owe a hundred pesos.
func (a *agreed) owes(t *testing.T) {
	require.NoError(t, a.Try(func(ctx context.Context) error {
		account, err := a.ledger.Open(ctx, "rosa")
		if err != nil {
			return err
		}
		m := debt.Movement{Direction: debt.Debit, Type: debt.Placement, Amount: 10_000, Currency: "UYU"}
		if _, err := a.ledger.Add(ctx, account, debt.Debt{Currency: "UYU", OriginalDue: "2026-10-01", Ref: storage.NewID()}, []debt.Movement{m}); err != nil {
			return err
		}
		return a.ledger.Close(ctx, account)
	}))
}

// promised is a promise of Rosa's for Tuesday the first of December.
func (a *agreed) promised(t *testing.T) (p promise.Promise) {
	require.NoError(t, a.Try(func(ctx context.Context) (err error) {
		p, err = a.promises.Create(ctx, promise.Promise{DebtorID: "rosa", Amount: 5_000, DueOn: "2026-12-01"})
		return err
	}))
	return p
}

// events are Rosa's, by kind, the first due first.
func (a *agreed) events(t *testing.T) map[schedule.Kind]schedule.Event {
	found, _, err := a.Events.List(a.Ctx, schedule.Filter{DebtorID: "rosa"}, page.Params{PageSize: 100})
	require.NoError(t, err)
	all := map[schedule.Kind]schedule.Event{}
	for _, e := range found {
		require.NotContains(t, all, e.Kind, "twice")
		all[e.Kind] = e
	}
	return all
}

// montevideo is an hour there.
func montevideo(day, hour int) time.Time {
	return time.Date(2026, 11, day, hour+3, 0, 0, 0, time.UTC)
}

func reminded(t *testing.T, a *agreed) {
	p := a.promised(t)
	all := a.events(t)
	require.Len(t, all, 2)
	remind, check := all[schedule.Reminder], all[schedule.Check]
	require.Equal(t, montevideo(30, 10), remind.DueAt.UTC(), "Monday, the business day before")
	require.Equal(t, p.Deadline.Add(1).In(time.FixedZone("", -3*3600)).UTC(), check.DueAt.UTC())
	require.Equal(t, []string{p.ID, "mara", string(rule.Call)}, []string{remind.AboutID, remind.OwnerID, string(remind.Channel)})
	a.Clock.Set(remind.DueAt)
	step(t, a.Desk)
	require.Equal(t, schedule.Due, a.events(t)[schedule.Reminder].Status)
	a.End(t, a.Reserve(t, contacttest.Call("rosa")).ID, "no_answer")
	require.Equal(t, schedule.Done, a.events(t)[schedule.Reminder].Status)
	a.owes(t) // whatever follows the ledger reminds nobody twice
	require.Len(t, a.events(t), 2)
}

func movedWith(t *testing.T, a *agreed) {
	p := a.promised(t)
	require.NoError(t, a.Try(func(ctx context.Context) (err error) {
		p, err = a.promises.Change(ctx, p.ID, p.Version, func(p *promise.Promise) { p.DueOn = "2026-12-03" })
		return err
	}))
	require.Equal(t, montevideo(32, 10), a.events(t)[schedule.Reminder].DueAt.UTC())
	require.NoError(t, a.Try(func(ctx context.Context) error {
		_, err := a.promises.Cancel(ctx, p.ID, "no_money")
		return err
	}))
	require.Equal(t, schedule.Cancelled, a.events(t)[schedule.Reminder].Status)
	require.Equal(t, schedule.Cancelled, a.events(t)[schedule.Check].Status)
}

func checked(t *testing.T, a *agreed) {
	a.promised(t)
	a.Clock.Set(a.events(t)[schedule.Check].DueAt.Add(time.Minute))
	step(t, a.Desk)
	require.Equal(t, schedule.Scheduled, a.events(t)[schedule.Check].Status, "the days of promises look, nobody else")
	require.NoError(t, a.daily.Today(a.Ctx))
	require.Equal(t, schedule.Done, a.events(t)[schedule.Check].Status)
	require.Equal(t, schedule.Cancelled, a.events(t)[schedule.Reminder].Status)
}

func byLetter(t *testing.T, a *agreed) {
	a = agree(t, a.Desk, "email")
	a.promised(t)
	a.Clock.Set(a.events(t)[schedule.Reminder].DueAt)
	step(t, a.Desk)
	step(t, a.Desk)
	require.Equal(t, schedule.Done, a.events(t)[schedule.Reminder].Status)
	require.Len(t, a.Post.Sent, 1)
	require.Contains(t, a.Post.Sent[0].Subject, "Cobranzas del Plata")
	require.Contains(t, a.Post.Sent[0].Text, "50,00 hasta el 01/12/2026")
}

func byNobody(t *testing.T, a *agreed) {
	a.promised(t)
	check := a.events(t)[schedule.Check]
	require.ErrorIs(t, a.Try(func(ctx context.Context) error {
		_, err := a.Events.Create(ctx, schedule.Event{DebtorID: "rosa", Kind: schedule.Reminder, DueAt: a.Clock.Now().Add(time.Hour)})
		return err
	}), schedule.ErrKind)
	require.ErrorIs(t, a.Try(func(ctx context.Context) error {
		_, err := a.Events.Complete(ctx, check.ID)
		return err
	}), schedule.ErrFollows)
}
