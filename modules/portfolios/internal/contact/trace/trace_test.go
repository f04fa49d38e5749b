package trace_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contacttest"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/schedule"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/trace"
	"github.com/recobro/recobro/modules/portfolios/internal/money/appropriation"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func TestTrace(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		for name, test := range map[string]func(*testing.T, *contacttest.Desk){
			"[CO-01] from a payment one gets back to the step of the strategy, and on again to the payment": fromPayment,
			"[CO-01] a contact that an event asked for says so, and what it scheduled in turn":              ofEvent,
			"[CO-01] a contact that the rules refused keeps the rule, and who chose the debtor":             refused,
			"whoever sees neither the debtor nor the contact is told nothing, who lost the debtor no money": seen,
		} {
			t.Run(name, func(t *testing.T) { test(t, contacttest.Open(t, engine)) })
		}
	})
}

// called is a call that Ida makes to whom the queue gives her.
func called(t *testing.T, d *contacttest.Desk, how string) (c contact.Contact) {
	require.NoError(t, d.Try(func(ctx context.Context) error {
		return d.Debtors.SetFigures(ctx, "rosa", debtor.Figures{Balance: 900_00})
	}))
	ida := d.As("ida")
	require.NoError(t, d.DB.Within(ida, func(ctx context.Context) error { _, err := d.Shifts.Start(ctx, nil); return err }))
	for more := true; more; {
		var err error
		more, err = d.Queue.Step(d.Ctx)
		require.NoError(t, err)
	}
	given, err := d.Queue.Next(ida)
	require.NoError(t, err)
	require.NoError(t, d.DB.Within(ida, func(ctx context.Context) error {
		if c, err = d.Contacts.Reserve(ctx, contacttest.Call(given.DebtorID)); err == nil {
			c, err = d.Contacts.End(ctx, c.ID, contact.Outcome{DispositionID: how})
		}
		return err
	}))
	return c
}

// paid has a promise come of a contact, and a payment be for it.
func paid(t *testing.T, d *contacttest.Desk, c contact.Contact) {
	require.NoError(t, storage.Insert(d.Ctx, d.DB, &promise.Promise{
		Row: storage.Row{ID: "vow"}, DebtorID: c.DebtorID, PortfolioID: c.PortfolioID, Amount: 500_00, Currency: "UYU", DueOn: "2026-11-26", MadeOn: "2026-11-24",
		Deadline: "2026-11-26", ReminderOn: "2026-11-25", NextOn: "2026-11-25", TypeID: "usual", Channel: "outbound_call", Status: promise.Pending, Open: true, ContactID: c.ID,
	}))
	require.NoError(t, storage.Insert(d.Ctx, d.DB, &payment.Payment{
		Row: storage.Row{ID: "paid"}, DebtorID: c.DebtorID, PortfolioID: c.PortfolioID, Status: payment.Allocated, Method: "cash", Amount: 400_00, Currency: "UYU", PaidOn: "2026-11-25",
	}))
	for n, amount := range []int64{400_00, -100_00} {
		require.NoError(t, d.Try(func(ctx context.Context) error {
			return storage.Insert(ctx, d.DB, &appropriation.Appropriation{
				ID: string(rune('a' + n)), CreatedAt: d.Clock.Now(), PromiseID: "vow", DebtorID: c.DebtorID, DebtID: "x", PaymentID: "paid", Amount: amount,
			})
		}))
	}
}

func fromPayment(t *testing.T, d *contacttest.Desk) {
	c := called(t, d, "promise_partial")
	require.Equal(t, contact.Queue, c.Origin)
	paid(t, d, c)
	behind, err := d.Traces.Behind(d.Ctx, "paid", "")
	require.NoError(t, err)
	require.Len(t, behind, 1)
	tree, err := d.Traces.Of(d.Ctx, behind[0].ID)
	require.NoError(t, err)
	require.Equal(t, trace.Strategy, tree.Cause.Kind)
	require.Equal(t, "ida", tree.Cause.UserID)
	require.NotEmpty(t, tree.Cause.Step.Step.Name)
	require.Equal(t, c.StepID, tree.Cause.Step.Step.ID)
	require.NotEmpty(t, tree.Cause.Reason)
	require.True(t, tree.Contact.Decision.Allowed)
	require.Contains(t, tree.Effects, trace.Effect{Kind: trace.Belief})
	require.Contains(t, tree.Effects, trace.Effect{Kind: trace.Number, Value: "right_party"})
	require.Len(t, tree.Promises, 1)
	require.Equal(t, []trace.Payment{{ID: "paid", Brought: 300_00, Amount: 400_00, Currency: "UYU", PaidOn: "2026-11-25", Status: payment.Allocated}}, tree.Promises[0].Payments)
	same, err := d.Traces.Behind(d.Ctx, "", "vow")
	require.NoError(t, err)
	require.Equal(t, behind[0].ID, same[0].ID)
}

func ofEvent(t *testing.T, d *contacttest.Desk) {
	var event schedule.Event
	require.NoError(t, d.Try(func(ctx context.Context) (err error) {
		event, err = d.Events.Create(ctx, schedule.Event{DebtorID: "rosa", Kind: schedule.Callback, DueAt: d.Clock.Now()})
		return err
	}))
	wanted := contacttest.Call("rosa")
	wanted.EventID, wanted.Origin = event.ID, contact.Schedule
	c, later := d.Reserve(t, wanted), d.Clock.Now().Add(24*time.Hour)
	require.NoError(t, d.Try(func(ctx context.Context) (err error) {
		c, err = d.Contacts.End(ctx, c.ID, contact.Outcome{DispositionID: "callback", DueAt: &later})
		return err
	}))
	tree, err := d.Traces.Of(d.Ctx, c.ID)
	require.NoError(t, err)
	require.Equal(t, trace.Schedule, tree.Cause.Kind)
	require.Equal(t, event.ID, tree.Cause.Event.ID)
	require.Len(t, tree.Events, 1)
	require.Equal(t, schedule.Callback, tree.Events[0].Kind)
}

func refused(t *testing.T, d *contacttest.Desk) {
	require.NoError(t, d.Try(func(ctx context.Context) error { return d.Debtors.SetFlags(ctx, "rosa", []debtor.Flag{"deceased"}) }))
	c := d.Reserve(t, contacttest.Call("rosa"))
	require.Equal(t, contact.Blocked, c.Status)
	tree, err := d.Traces.Of(d.Ctx, c.ID)
	require.NoError(t, err)
	require.Equal(t, trace.Person, tree.Cause.Kind)
	require.Nil(t, tree.Cause.Step)
	require.Equal(t, "mara", tree.Cause.UserID)
	require.NotEmpty(t, tree.Contact.Decision.Source)
	require.Empty(t, tree.Effects)
}

func seen(t *testing.T, d *contacttest.Desk) {
	c := called(t, d, "promise_partial")
	paid(t, d, c)
	_, err := d.Traces.Of(d.As("leo"), c.ID)
	require.ErrorIs(t, err, contact.ErrNotFound)
	none, err := d.Traces.Behind(d.As("leo"), "paid", "")
	require.NoError(t, err)
	require.Empty(t, none)
	require.NoError(t, d.Try(func(ctx context.Context) error { _, err := d.Debtors.Assign(ctx, []string{"rosa"}, "leo"); return err }))
	tree, err := d.Traces.Of(d.As("ida"), c.ID)
	require.NoError(t, err, "their own contact")
	require.Empty(t, tree.Promises)
	tree, err = d.Traces.Of(d.As("leo"), c.ID)
	require.NoError(t, err)
	require.Len(t, tree.Promises, 1)
}
