package schedule_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contacttest"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/schedule"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestSchedule(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		for name, test := range map[string]func(*testing.T, *contacttest.Desk){
			"[CO-09] a callback falls due at its time, is done by the contact, and missed when nobody calls": fallsDue,
			"[CO-09] what the law forbids at its time is moved to when it allows it":                         moved,
			"[CO-09] a message goes out once, as a contact that the rules allow":                             sends,
			"[CO-09] a message that was in the server's hands when the product died is never sent again":     unknown,
			"[CO-09] two hosts and a clock that jumps have an event fall due once":                           twoHosts,
			"[CO-13] a flag silences what is scheduled and what is due":                                      silenced,
			"an outcome that asks to be called back makes a callback":                                        comesOfOutcome,
			"an event in the past, of another's number, or without what its kind needs is refused":           refused,
			"a collector schedules callbacks of their own, and sees no others":                               own,
			"an event that is changed waits anew, one that ended does not change":                            changes,
		} {
			t.Run(name, func(t *testing.T) { test(t, contacttest.Open(t, engine)) })
		}
	})
}

// create schedules something with Rosa, whose country knows no closed day but Sunday's night.
func create(t *testing.T, d *contacttest.Desk, e schedule.Event) (made schedule.Event) {
	if e.DebtorID == "" {
		e.DebtorID = "rosa"
	}
	require.NoError(t, d.Try(func(ctx context.Context) (err error) {
		made, err = d.Events.Create(ctx, e)
		return err
	}))
	return made
}

func step(t *testing.T, d *contacttest.Desk) {
	for more := true; more; {
		var err error
		more, err = d.Runner.Step(d.Ctx)
		require.NoError(t, err)
	}
	require.NoError(t, d.Postman.Deliver(d.Ctx))
}

func now(t *testing.T, d *contacttest.Desk, e schedule.Event) schedule.Event {
	found, err := d.Events.Get(d.Ctx, e.ID)
	require.NoError(t, err)
	return found
}

func callback(d *contacttest.Desk, in time.Duration) schedule.Event {
	return schedule.Event{Kind: schedule.Callback, OwnerID: "mara", DueAt: d.Clock.Now().Add(in)}
}

func fallsDue(t *testing.T, d *contacttest.Desk) {
	first, second := create(t, d, callback(d, time.Hour)), create(t, d, schedule.Event{DebtorID: "luis", Kind: schedule.Callback, DueAt: d.Clock.Now().Add(time.Hour)})
	step(t, d)
	require.Equal(t, schedule.Scheduled, now(t, d, first).Status)
	d.Clock.Advance(time.Hour)
	step(t, d)
	require.Equal(t, schedule.Due, now(t, d, first).Status)
	c := d.End(t, d.Reserve(t, contacttest.Call("rosa")).ID, "no_answer")
	done := now(t, d, first)
	require.Equal(t, schedule.Done, done.Status)
	require.Equal(t, c.ID, done.ContactID)
	d.Clock.Advance(schedule.Window)
	step(t, d)
	require.Equal(t, schedule.Missed, now(t, d, second).Status)
}

func moved(t *testing.T, d *contacttest.Desk) {
	sunday := time.Date(2026, 11, 29, 15, 0, 0, 0, time.UTC)
	e := create(t, d, schedule.Event{DebtorID: "ana", Kind: schedule.Callback, DueAt: sunday})
	d.Clock.Set(sunday)
	step(t, d)
	e = now(t, d, e)
	require.Equal(t, schedule.Scheduled, e.Status)
	require.Equal(t, "cl.hours", e.Decision.RuleID)
	require.Equal(t, time.Date(2026, 11, 30, 11, 0, 0, 0, time.UTC), e.DueAt.UTC(), "eight o'clock on Monday in Santiago")
	require.Equal(t, sunday, e.AskedFor.UTC())
	require.Equal(t, schedule.Window, e.Until.Sub(e.DueAt))
	d.Clock.Set(e.DueAt)
	step(t, d)
	require.Equal(t, schedule.Due, now(t, d, e).Status)
}

func letter(d *contacttest.Desk) schedule.Event {
	return schedule.Event{Kind: schedule.Message, DueAt: d.Clock.Now().Add(time.Hour), Subject: "Su promesa", Body: "Vence mañana."}
}

func sends(t *testing.T, d *contacttest.Desk) {
	e := create(t, d, letter(d))
	d.Clock.Advance(time.Hour)
	step(t, d)
	step(t, d)
	require.Len(t, d.Post.Sent, 1)
	require.Equal(t, "a@example.com", d.Post.Sent[0].To)
	e = now(t, d, e)
	require.Equal(t, schedule.Done, e.Status)
	c, err := d.Contacts.Get(d.Ctx, e.ContactID)
	require.NoError(t, err)
	require.Equal(t, []any{contact.Ended, rule.Program, e.ID}, []any{c.Status, c.Maker, c.EventID})
	d.Post.Refuse = mail.ErrNotSent
	failed := create(t, d, letter(d))
	d.Clock.Advance(48 * time.Hour)
	step(t, d)
	require.Equal(t, []any{schedule.Failed, mail.ErrNotSent.Code}, []any{now(t, d, failed).Status, now(t, d, failed).Failure})
}

func unknown(t *testing.T, d *contacttest.Desk) {
	e := create(t, d, letter(d))
	d.Clock.Advance(time.Hour)
	_, err := d.Runner.Step(d.Ctx)
	require.NoError(t, err)
	require.NoError(t, d.Postman.Hand(d.Ctx, e.ID)) // and here the product dies
	require.NoError(t, d.Postman.Deliver(d.Ctx))
	require.Empty(t, d.Post.Sent)
	require.Equal(t, []any{schedule.Failed, schedule.ErrUnknown.Code}, []any{now(t, d, e).Status, now(t, d, e).Failure})
}

func twoHosts(t *testing.T, d *contacttest.Desk) {
	for range 50 {
		create(t, d, callback(d, time.Hour))
	}
	d.Clock.Advance(3 * time.Hour)
	failures := make(chan error, 8)
	for range cap(failures) {
		go func() {
			_, err := d.Runner.Step(d.Ctx)
			failures <- err
		}()
	}
	for range cap(failures) {
		require.NoError(t, <-failures)
	}
	d.Clock.Advance(-2 * time.Hour)
	step(t, d)
	due, _, err := d.Events.List(d.Ctx, schedule.Filter{Status: []schedule.Status{schedule.Due}}, page.Params{PageSize: 100})
	require.NoError(t, err)
	require.Len(t, due, 50)
	for _, e := range due {
		require.EqualValues(t, 2, e.Version, "its state was written once")
	}
}

func silenced(t *testing.T, d *contacttest.Desk) {
	due, waiting := create(t, d, callback(d, time.Hour)), create(t, d, callback(d, 3*time.Hour))
	d.Clock.Advance(time.Hour)
	step(t, d)
	require.Equal(t, schedule.Due, now(t, d, due).Status)
	require.NoError(t, d.Debtors.SetFlags(d.Ctx, "rosa", []debtor.Flag{"deceased"}))
	step(t, d)
	require.Equal(t, schedule.Blocked, now(t, d, due).Status)
	d.Clock.Advance(2 * time.Hour)
	step(t, d)
	require.Equal(t, schedule.Blocked, now(t, d, waiting).Status)
}

func comesOfOutcome(t *testing.T, d *contacttest.Desk) {
	at := d.Clock.Now().Add(2 * time.Hour)
	c := d.Reserve(t, contacttest.Call("rosa"))
	require.NoError(t, d.Try(func(ctx context.Context) error {
		_, err := d.Contacts.End(ctx, c.ID, contact.Outcome{DispositionID: "callback", DueAt: &at, Note: "after work"})
		return err
	}))
	made, _, err := d.Events.List(d.Ctx, schedule.Filter{DebtorID: "rosa"}, page.Params{})
	require.NoError(t, err)
	require.Len(t, made, 1)
	require.Equal(t, []any{schedule.Callback, "mara", c.ID, "after work"}, []any{made[0].Kind, made[0].OwnerID, made[0].CauseID, made[0].Note})
	require.True(t, at.Equal(made[0].DueAt))
}

func refused(t *testing.T, d *contacttest.Desk) {
	soon := d.Clock.Now().Add(time.Hour)
	for want, e := range map[error]schedule.Event{
		schedule.ErrPast:    {DebtorID: "rosa", Kind: schedule.Callback, DueAt: d.Clock.Now().Add(-time.Hour)},
		schedule.ErrUntil:   {DebtorID: "rosa", Kind: schedule.Callback, DueAt: soon, Until: soon},
		schedule.ErrChannel: {DebtorID: "rosa", Kind: schedule.Callback, DueAt: soon, Channel: rule.Letter},
		schedule.ErrMessage: {DebtorID: "rosa", Kind: schedule.Message, DueAt: soon, Subject: "without a text"},
		schedule.ErrPhone:   {DebtorID: "rosa", Kind: schedule.Callback, DueAt: soon, PhoneID: contacttest.Call("luis").PhoneID},
		debtor.ErrNotFound:  {DebtorID: "nobody", Kind: schedule.Callback, DueAt: soon},
	} {
		require.ErrorIs(t, d.Try(func(ctx context.Context) error { _, err := d.Events.Create(ctx, e); return err }), want)
	}
}

func own(t *testing.T, d *contacttest.Desk) {
	create(t, d, callback(d, time.Hour))
	caro := principal.With(t.Context(), principal.Principal{TenantID: "acme", UserID: "caro", Role: "cashier", Scope: principal.ScopeOwn, Kind: principal.KindUser})
	seen, _, err := d.Events.List(caro, schedule.Filter{}, page.Params{})
	require.NoError(t, err)
	require.Empty(t, seen)
	for _, e := range []schedule.Event{callback(d, time.Hour), {Kind: schedule.Visit, OwnerID: "caro", DueAt: d.Clock.Now().Add(time.Hour)}} {
		e.DebtorID = "rosa"
		_, err = d.Events.Create(caro, e)
		require.ErrorIs(t, err, schedule.ErrOwn)
	}
	_, err = d.Events.Create(caro, schedule.Event{DebtorID: "rosa", Kind: schedule.Callback, OwnerID: "caro", DueAt: d.Clock.Now().Add(time.Hour)})
	require.ErrorIs(t, err, debtor.ErrNotFound, "Rosa is not hers")
}

func changes(t *testing.T, d *contacttest.Desk) {
	e := create(t, d, callback(d, time.Hour))
	d.Clock.Advance(time.Hour)
	step(t, d)
	e = now(t, d, e)
	later, whose := d.Clock.Now().Add(time.Hour), "caro"
	changed, err := d.Events.Update(d.Ctx, e.ID, e.Version, schedule.Change{DueAt: &later, OwnerID: &whose})
	require.NoError(t, err)
	require.Equal(t, []any{schedule.Scheduled, "caro"}, []any{changed.Status, changed.OwnerID})
	_, err = d.Events.Cancel(d.Ctx, e.ID, "She paid")
	require.NoError(t, err)
	_, err = d.Events.Update(d.Ctx, e.ID, changed.Version+1, schedule.Change{DueAt: &later})
	require.ErrorIs(t, err, schedule.ErrTransition)
	_, err = d.Events.Complete(d.Ctx, e.ID)
	require.ErrorIs(t, err, schedule.ErrTransition)
}
