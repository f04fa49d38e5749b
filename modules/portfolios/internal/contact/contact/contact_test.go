package contact_test

import (
	"context"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/override"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

func TestContacts(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		for name, test := range map[string]func(*testing.T, *desk){
			"[CO-01] what the rules refuse is kept as blocked, with rule, source and when it will be allowed": refused,
			"[CO-01] a call goes to a number of the debtor's, about debts of theirs":                          wrongTarget,
			"[CO-04] one person is counted once over portfolios, a number over people":                        countedTogether,
			"[CO-05] of forty who reserve at once only one gets the contact that is left":                     atOnce,
			"[CO-05] a reservation that is not used expires and counts no more":                               expires,
			"[CO-06] an override allows one contact, with a reason that stays on the record":                  overridden,
			"[CO-07] a contact ends with an outcome, with what the outcome asks for, and once":                ends,
			"[CO-08] a wrong party is kept out in every portfolio, a dead number for everybody":               wrongParty,
			"[CO-13] what a contact finds out about a debtor silences all channels at once":                   silences,
			"a debtor who turns to us is never refused, and counts as reached":                                inbound,
			"[CO-14] beside each number and channel stands what may be done now, why not and until when":      options,
		} {
			t.Run(name, func(t *testing.T) { test(t, open(t, engine)) })
		}
	})
}

func refused(t *testing.T, d *desk) {
	d.clock.Set(time.Date(2026, 11, 22, 15, 0, 0, 0, time.UTC)) // a Sunday
	c := d.reserve(t, call("ana"))
	require.Equal(t, contact.Blocked, c.Status)
	require.Equal(t, "cl.hours", c.Decision.RuleID)
	require.Contains(t, c.Decision.Source, "21.320")
	require.Equal(t, time.Date(2026, 11, 23, 11, 0, 0, 0, time.UTC), c.Decision.Until.UTC(), "eight o'clock on Monday in Santiago")
	kept, err := d.contacts.Get(d.ctx, c.ID)
	require.NoError(t, err)
	require.Equal(t, c.Decision.RuleID, kept.Decision.RuleID)
	require.False(t, kept.Attempt)
	err = d.try(func(ctx context.Context) error { _, err := d.contacts.Start(ctx, c.ID); return err })
	require.ErrorIs(t, err, contact.ErrTransition)
}

func wrongTarget(t *testing.T, d *desk) {
	for want, w := range map[error]contact.Wanted{
		contact.ErrPhone: {DebtorID: "ana", Channel: rule.Call, Direction: contact.Outbound},
		contact.ErrDebts: {DebtorID: "ana", Channel: rule.Email, Direction: contact.Outbound, DebtIDs: []string{"a", "other"}},
	} {
		require.ErrorIs(t, d.try(func(ctx context.Context) error { _, err := d.contacts.Reserve(ctx, w); return err }), want)
	}
	foreign := call("ana")
	foreign.PhoneID = call("luis").PhoneID
	require.ErrorIs(t, d.try(func(ctx context.Context) error { _, err := d.contacts.Reserve(ctx, foreign); return err }), contact.ErrPhone)
}

func countedTogether(t *testing.T, d *desk) {
	d.end(t, d.reserve(t, call("ana-uy")).ID, "refuses")
	d.clock.Advance(time.Hour)
	c := d.reserve(t, call("ana"))
	require.Equal(t, "cl.calls", c.Decision.RuleID, "she was spoken to in the other portfolio")
	require.Equal(t, contact.Reserved, d.reserve(t, call("luis")).Status, "he was not")
}

func atOnce(t *testing.T, d *desk) {
	var reserved atomic.Int32
	var all sync.WaitGroup
	for range 40 {
		all.Go(func() {
			w := contact.Wanted{DebtorID: "ana", Channel: rule.Email, Maker: rule.Person, Direction: contact.Outbound}
			err := d.try(func(ctx context.Context) error {
				c, err := d.contacts.Reserve(ctx, w)
				if err == nil && c.Status == contact.Reserved {
					reserved.Add(1)
				}
				return err
			})
			if err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	require.EqualValues(t, 1, reserved.Load(), "in Chile two days have to be between messages")
}

func expires(t *testing.T, d *desk) {
	mail := contact.Wanted{DebtorID: "ana", Channel: rule.Email, Maker: rule.Person, Direction: contact.Outbound, Hold: time.Minute}
	first := d.reserve(t, mail)
	require.Equal(t, contact.Blocked, d.reserve(t, mail).Status)
	d.clock.Advance(time.Minute)
	require.ErrorIs(t, d.try(func(ctx context.Context) error { _, err := d.contacts.Start(ctx, first.ID); return err }), contact.ErrLapsed)
	second := d.reserve(t, mail)
	require.Equal(t, contact.Reserved, second.Status)
	require.NoError(t, d.try(func(ctx context.Context) error { _, err := d.contacts.Release(ctx, second.ID); return err }))
	require.Equal(t, contact.Reserved, d.reserve(t, mail).Status, "one that was given back counts no more")
	lapsed, err := d.contacts.Lapse(d.ctx, d.clock.Now())
	require.NoError(t, err)
	require.EqualValues(t, 1, lapsed)
}

func overridden(t *testing.T, d *desk) {
	d.clock.Set(time.Date(2026, 11, 22, 15, 0, 0, 0, time.UTC))
	var granted override.Override
	require.NoError(t, d.try(func(ctx context.Context) (err error) {
		granted, err = d.overrides.Grant(ctx, override.Override{DebtorID: "ana", Channel: rule.Call, Reason: "She asked for a call on Sunday"}, time.Hour)
		return err
	}))
	c := d.reserve(t, call("ana"))
	require.Equal(t, contact.Reserved, c.Status)
	require.Equal(t, granted.ID, c.OverrideID)
	require.False(t, c.Decision.Allowed, "what the rules said stays with it")
	require.Equal(t, contact.Blocked, d.reserve(t, call("ana")).Status, "it is used up")
	lines, err := tracing.List(d.ctx, d.db, tracing.Filter{Name: "portfolios.contact.overridden", Limit: 10})
	require.NoError(t, err)
	require.Len(t, lines, 1)
	require.ErrorIs(t, d.try(func(ctx context.Context) error { return d.overrides.Withdraw(ctx, granted.ID) }), override.ErrUsed)
}

func ends(t *testing.T, d *desk) {
	c := d.reserve(t, call("rosa"))
	err := d.try(func(ctx context.Context) error {
		_, err := d.contacts.End(ctx, c.ID, contact.Outcome{DispositionID: "callback"})
		return err
	})
	require.ErrorIs(t, err, contact.ErrNeeds)
	tomorrow := d.clock.Now().Add(24 * time.Hour)
	require.NoError(t, d.try(func(ctx context.Context) error {
		_, err := d.contacts.End(ctx, c.ID, contact.Outcome{DispositionID: "callback", DueAt: &tomorrow})
		return err
	}))
	ended, err := d.contacts.Get(d.ctx, c.ID)
	require.NoError(t, err)
	require.Equal(t, contact.Ended, ended.Status)
	require.True(t, ended.Attempt && ended.Reached)
	err = d.try(func(ctx context.Context) error {
		_, err := d.contacts.End(ctx, c.ID, contact.Outcome{DispositionID: "refuses"})
		return err
	})
	require.ErrorIs(t, err, contact.ErrTransition)
	rosa, err := d.debtors.Get(d.ctx, "rosa")
	require.NoError(t, err)
	require.Equal(t, debtor.InProgress, rosa.Status, "work on her has begun")
}

func wrongParty(t *testing.T, d *desk) {
	d.end(t, d.reserve(t, call("ana-uy")).ID, "wrong_person")
	status := func(id string) phone.Status {
		all, err := d.phones.Plain(d.ctx, id)
		require.NoError(t, err)
		return all[0].Status
	}
	require.Equal(t, phone.WrongParty, status("ana"))
	require.Equal(t, phone.Unverified, status("luis"), "it may be his")
	require.Equal(t, "number.wrong_party", d.reserve(t, call("ana")).Decision.RuleID)
	d.end(t, d.reserve(t, call("luis")).ID, "disconnected")
	require.Equal(t, phone.Disconnected, status("ana"))
}

func silences(t *testing.T, d *desk) {
	d.end(t, d.reserve(t, call("rosa")).ID, "deceased")
	all, err := d.options.Of(d.ctx, "rosa")
	require.NoError(t, err)
	require.NotEmpty(t, all)
	for _, o := range all {
		require.Equal(t, "house.flags", o.Decision.RuleID, o.Channel)
		require.True(t, o.Decision.Until.IsZero())
	}
}

func inbound(t *testing.T, d *desk) {
	d.clock.Set(time.Date(2026, 11, 22, 15, 0, 0, 0, time.UTC))
	require.NoError(t, d.try(func(ctx context.Context) error {
		c, err := d.contacts.Log(ctx, contact.Wanted{DebtorID: "ana", Channel: rule.Counter, Maker: rule.Person}, contact.Outcome{DispositionID: "refuses"})
		require.False(t, c.Attempt)
		require.True(t, c.Reached)
		return err
	}))
}

func options(t *testing.T, d *desk) {
	d.end(t, d.reserve(t, call("ana")).ID, "refuses")
	d.clock.Advance(time.Hour)
	all, err := d.options.Of(d.ctx, "ana")
	require.NoError(t, err)
	byChannel := map[rule.Channel]rule.Decision{}
	for _, o := range all {
		byChannel[o.Channel] = o.Decision
		if o.Channel == rule.Call {
			require.Greater(t, o.Probability, 0.5, "she answered there")
			require.Equal(t, 1, o.Tries)
		}
	}
	require.Equal(t, "cl.calls", byChannel[rule.Call].RuleID)
	require.Equal(t, d.clock.Now().Add(7*24*time.Hour-time.Hour), byChannel[rule.Call].Until)
	require.True(t, byChannel[rule.Email].Allowed)
}
