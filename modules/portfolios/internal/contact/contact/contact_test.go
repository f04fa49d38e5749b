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
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contacttest"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/override"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

func TestContacts(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		for name, test := range map[string]func(*testing.T, *contacttest.Desk){
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
			t.Run(name, func(t *testing.T) { test(t, contacttest.Open(t, engine)) })
		}
	})
}

func refused(t *testing.T, d *contacttest.Desk) {
	d.Clock.Set(time.Date(2026, 11, 22, 15, 0, 0, 0, time.UTC)) // a Sunday
	c := d.Reserve(t, contacttest.Call("ana"))
	require.Equal(t, contact.Blocked, c.Status)
	require.Equal(t, "cl.hours", c.Decision.RuleID)
	require.Contains(t, c.Decision.Source, "21.320")
	require.Equal(t, time.Date(2026, 11, 23, 11, 0, 0, 0, time.UTC), c.Decision.Until.UTC(), "eight o'clock on Monday in Santiago")
	kept, err := d.Contacts.Get(d.Ctx, c.ID)
	require.NoError(t, err)
	require.Equal(t, c.Decision.RuleID, kept.Decision.RuleID)
	require.False(t, kept.Attempt)
	err = d.Try(func(ctx context.Context) error { _, err := d.Contacts.Start(ctx, c.ID); return err })
	require.ErrorIs(t, err, contact.ErrTransition)
}

func wrongTarget(t *testing.T, d *contacttest.Desk) {
	for want, w := range map[error]contact.Wanted{
		contact.ErrPhone: {DebtorID: "ana", Channel: rule.Call, Direction: contact.Outbound},
		contact.ErrDebts: {DebtorID: "ana", Channel: rule.Email, Direction: contact.Outbound, DebtIDs: []string{"a", "other"}},
	} {
		require.ErrorIs(t, d.Try(func(ctx context.Context) error { _, err := d.Contacts.Reserve(ctx, w); return err }), want)
	}
	foreign := contacttest.Call("ana")
	foreign.PhoneID = contacttest.Call("luis").PhoneID
	require.ErrorIs(t, d.Try(func(ctx context.Context) error { _, err := d.Contacts.Reserve(ctx, foreign); return err }), contact.ErrPhone)
}

func countedTogether(t *testing.T, d *contacttest.Desk) {
	d.End(t, d.Reserve(t, contacttest.Call("ana-uy")).ID, "refuses")
	d.Clock.Advance(time.Hour)
	c := d.Reserve(t, contacttest.Call("ana"))
	require.Equal(t, "cl.calls", c.Decision.RuleID, "she was spoken to in the other portfolio")
	require.Equal(t, contact.Reserved, d.Reserve(t, contacttest.Call("luis")).Status, "he was not")
}

func atOnce(t *testing.T, d *contacttest.Desk) {
	var reserved atomic.Int32
	var all sync.WaitGroup
	for range 40 {
		all.Go(func() {
			w := contact.Wanted{DebtorID: "ana", Channel: rule.Email, Maker: rule.Person, Direction: contact.Outbound}
			err := d.Try(func(ctx context.Context) error {
				c, err := d.Contacts.Reserve(ctx, w)
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

func expires(t *testing.T, d *contacttest.Desk) {
	mail := contact.Wanted{DebtorID: "ana", Channel: rule.Email, Maker: rule.Person, Direction: contact.Outbound, Hold: time.Minute}
	first := d.Reserve(t, mail)
	require.Equal(t, contact.Blocked, d.Reserve(t, mail).Status)
	d.Clock.Advance(time.Minute)
	require.ErrorIs(t, d.Try(func(ctx context.Context) error { _, err := d.Contacts.Start(ctx, first.ID); return err }), contact.ErrLapsed)
	second := d.Reserve(t, mail)
	require.Equal(t, contact.Reserved, second.Status)
	require.NoError(t, d.Try(func(ctx context.Context) error { _, err := d.Contacts.Release(ctx, second.ID); return err }))
	require.Equal(t, contact.Reserved, d.Reserve(t, mail).Status, "one that was given back counts no more")
	lapsed, err := d.Contacts.Lapse(d.Ctx, d.Clock.Now())
	require.NoError(t, err)
	require.EqualValues(t, 1, lapsed)
}

func overridden(t *testing.T, d *contacttest.Desk) {
	d.Clock.Set(time.Date(2026, 11, 22, 15, 0, 0, 0, time.UTC))
	var granted override.Override
	require.NoError(t, d.Try(func(ctx context.Context) (err error) {
		granted, err = d.Overrides.Grant(ctx, override.Override{DebtorID: "ana", Channel: rule.Call, Reason: "She asked for a call on Sunday"}, time.Hour)
		return err
	}))
	c := d.Reserve(t, contacttest.Call("ana"))
	require.Equal(t, contact.Reserved, c.Status)
	require.Equal(t, granted.ID, c.OverrideID)
	require.False(t, c.Decision.Allowed, "what the rules said stays with it")
	require.Equal(t, contact.Blocked, d.Reserve(t, contacttest.Call("ana")).Status, "it is used up")
	lines, err := tracing.List(d.Ctx, d.DB, tracing.Filter{Name: "portfolios.contact.overridden", Limit: 10})
	require.NoError(t, err)
	require.Len(t, lines, 1)
	require.ErrorIs(t, d.Try(func(ctx context.Context) error { return d.Overrides.Withdraw(ctx, granted.ID) }), override.ErrUsed)
}

func ends(t *testing.T, d *contacttest.Desk) {
	c := d.Reserve(t, contacttest.Call("rosa"))
	err := d.Try(func(ctx context.Context) error {
		_, err := d.Contacts.End(ctx, c.ID, contact.Outcome{DispositionID: "callback"})
		return err
	})
	require.ErrorIs(t, err, contact.ErrNeeds)
	tomorrow := d.Clock.Now().Add(24 * time.Hour)
	require.NoError(t, d.Try(func(ctx context.Context) error {
		_, err := d.Contacts.End(ctx, c.ID, contact.Outcome{DispositionID: "callback", DueAt: &tomorrow})
		return err
	}))
	ended, err := d.Contacts.Get(d.Ctx, c.ID)
	require.NoError(t, err)
	require.Equal(t, contact.Ended, ended.Status)
	require.True(t, ended.Attempt && ended.Reached)
	err = d.Try(func(ctx context.Context) error {
		_, err := d.Contacts.End(ctx, c.ID, contact.Outcome{DispositionID: "refuses"})
		return err
	})
	require.ErrorIs(t, err, contact.ErrTransition)
	rosa, err := d.Debtors.Get(d.Ctx, "rosa")
	require.NoError(t, err)
	require.Equal(t, debtor.InProgress, rosa.Status, "work on her has begun")
}

func wrongParty(t *testing.T, d *contacttest.Desk) {
	d.End(t, d.Reserve(t, contacttest.Call("ana-uy")).ID, "wrong_person")
	status := func(id string) phone.Status {
		all, err := d.Phones.Plain(d.Ctx, id)
		require.NoError(t, err)
		return all[0].Status
	}
	require.Equal(t, phone.WrongParty, status("ana"))
	require.Equal(t, phone.Unverified, status("luis"), "it may be his")
	require.Equal(t, "number.wrong_party", d.Reserve(t, contacttest.Call("ana")).Decision.RuleID)
	d.End(t, d.Reserve(t, contacttest.Call("luis")).ID, "disconnected")
	require.Equal(t, phone.Disconnected, status("ana"))
}

func silences(t *testing.T, d *contacttest.Desk) {
	d.End(t, d.Reserve(t, contacttest.Call("rosa")).ID, "deceased")
	all, err := d.Options.Of(d.Ctx, "rosa")
	require.NoError(t, err)
	require.NotEmpty(t, all)
	for _, o := range all {
		require.Equal(t, "house.flags", o.Decision.RuleID, o.Channel)
		require.True(t, o.Decision.Until.IsZero())
	}
}

func inbound(t *testing.T, d *contacttest.Desk) {
	d.Clock.Set(time.Date(2026, 11, 22, 15, 0, 0, 0, time.UTC))
	require.NoError(t, d.Try(func(ctx context.Context) error {
		c, err := d.Contacts.Log(ctx, contact.Wanted{DebtorID: "ana", Channel: rule.Counter, Maker: rule.Person}, contact.Outcome{DispositionID: "refuses"})
		require.False(t, c.Attempt)
		require.True(t, c.Reached)
		return err
	}))
	received := func(maker rule.Maker, user string) (c contact.Contact, err error) {
		err = d.Try(func(ctx context.Context) (err error) {
			c, err = d.Contacts.Receive(ctx, contact.Wanted{DebtorID: "ana", Channel: rule.Call, PhoneID: contacttest.Call("ana").PhoneID, Maker: maker}, user)
			return err
		})
		return c, err
	}
	_, err := received(rule.Person, "")
	require.ErrorIs(t, err, ask.ErrMember, "somebody speaks with them")
	c, err := received(rule.AI, "")
	require.NoError(t, err)
	require.Equal(t, contact.Open, c.Status, "an agent does, and nobody of ours")
}

func options(t *testing.T, d *contacttest.Desk) {
	d.End(t, d.Reserve(t, contacttest.Call("ana")).ID, "refuses")
	d.Clock.Advance(time.Hour)
	all, err := d.Options.Of(d.Ctx, "ana")
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
	require.Equal(t, d.Clock.Now().Add(7*24*time.Hour-time.Hour), byChannel[rule.Call].Until)
	require.True(t, byChannel[rule.Email].Allowed)
}
