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
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestRecheck(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		for name, test := range map[string]func(*testing.T, *contacttest.Desk){
			"[CO-01] a reservation is neither started nor dialled after closing time":                        closed,
			"[CO-13] a reservation is neither started nor dialled once the debtor asked for no contact":      ceased,
			"[CO-06] what an override allows is started; a rule that came since refuses it":                  beside,
			"[CO-05] what was dialled is started on the answer, though closing time came while it rang":      rang,
			"[CO-05] of many calls reserved at once, at numbers of their own, one gets the contact of a cap": oneOfCap,
		} {
			t.Run(name, func(t *testing.T) { test(t, contacttest.Open(t, engine)) })
		}
	})
}

// refuses expects that a reserved contact may be neither started nor dialled, by a rule, and stays reserved.
func refuses(t *testing.T, d *contacttest.Desk, id, ruleID string) {
	t.Helper()
	for _, act := range []func(context.Context) error{
		func(ctx context.Context) error { _, err := d.Contacts.Start(ctx, id); return err },
		func(ctx context.Context) error { _, err := d.Contacts.Dial(ctx, id); return err },
	} {
		err := d.Try(act)
		require.ErrorIs(t, err, contact.ErrRefused)
		var refusal *errs.Error
		require.ErrorAs(t, err, &refusal)
		require.Equal(t, ruleID, refusal.Params["rule"])
	}
	c, err := d.Contacts.Get(d.Ctx, id)
	require.NoError(t, err)
	require.Equal(t, contact.Reserved, c.Status)
}

func closed(t *testing.T, d *contacttest.Desk) {
	d.Clock.Set(time.Date(2026, 11, 24, 22, 55, 0, 0, time.UTC)) // five to eight in Santiago
	c := d.Reserve(t, contacttest.Call("ana"))
	require.Equal(t, contact.Reserved, c.Status)
	d.Clock.Advance(6 * time.Minute)
	refuses(t, d, c.ID, "cl.hours")
}

func ceased(t *testing.T, d *contacttest.Desk) {
	c := d.Reserve(t, contacttest.Call("ana"))
	require.NoError(t, d.Try(func(ctx context.Context) error {
		return d.Debtors.SetPreferences(ctx, "ana", debtor.Preferences{Cease: true})
	}))
	refuses(t, d, c.ID, "wish.cease")
}

func beside(t *testing.T, d *contacttest.Desk) {
	d.Clock.Set(time.Date(2026, 11, 22, 15, 0, 0, 0, time.UTC)) // a Sunday
	require.NoError(t, d.Try(func(ctx context.Context) error {
		_, err := d.Overrides.Grant(ctx, override.Override{DebtorID: "ana", Channel: rule.Call, Reason: "She asked for a call on Sunday"}, time.Hour)
		return err
	}))
	c := d.Reserve(t, contacttest.Call("ana"))
	require.NoError(t, d.Try(func(ctx context.Context) error { _, err := d.Contacts.Dial(ctx, c.ID); return err }))
	require.NoError(t, d.Try(func(ctx context.Context) error {
		return d.Debtors.SetPreferences(ctx, "ana", debtor.Preferences{Cease: true})
	}))
	require.ErrorIs(t, d.Try(func(ctx context.Context) error { _, err := d.Contacts.Dial(ctx, c.ID); return err }), contact.ErrRefused)
}

func rang(t *testing.T, d *contacttest.Desk) {
	d.Clock.Set(time.Date(2026, 11, 24, 22, 59, 50, 0, time.UTC))
	c := d.Reserve(t, contacttest.Call("ana"))
	require.NoError(t, d.Try(func(ctx context.Context) error { _, err := d.Contacts.Dial(ctx, c.ID); return err }))
	d.Clock.Advance(20 * time.Second)
	require.NoError(t, d.Try(func(ctx context.Context) error { _, err := d.Contacts.Start(ctx, c.ID); return err }))
}

func oneOfCap(t *testing.T, d *contacttest.Desk) {
	numbers := []string{"+56912345611", "+56912345622", "+56912345633"}
	for _, number := range numbers {
		d.Number(t, "ana", number, phone.Own)
	}
	var reserved atomic.Int32
	var all sync.WaitGroup
	for _, number := range numbers {
		all.Go(func() {
			w := contacttest.Call("ana")
			w.PhoneID = "phone-ana" + number[len(number)-2:]
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
	require.EqualValues(t, 1, reserved.Load(), "each may reach her, and she may be reached once")
}
