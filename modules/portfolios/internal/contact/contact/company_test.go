package contact_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/optout"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/consent"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contacttest"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/flag"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// TestCompanyWide has what is noted of a person, or of a number, in one portfolio hold in every other.
func TestCompanyWide(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		for name, test := range map[string]func(*testing.T, *contacttest.Desk){
			"[CO-13] a flag in one portfolio refuses contacts in the other, until it is taken off":             flagged,
			"[CO-13] a wish in one portfolio holds in the other":                                               wished,
			"[CH-09] a number that is opted out is so for whoever has it, and whoever gets it later":           optedOut,
			"[CH-09] an opt-out of a debtor, however their number is spelled, silences every channel":          stopped,
			"[CO-13] who sees own debtors alone notes an opt-out and does not take it back":                    guarded,
			"[CO-13] a number is silent that somebody else has as their own who asked for no contact":          silentNumber,
			"[CH-09] an opt-out that was heard twice, before and after one is known, is taken back whole":      heardTwice,
			"[CH-09] a number that is blocked as well stays opted out, and the row of one debtor says nothing": blockedToo,
			"a number is found however it is spelled: with a trunk zero, without a plus, by old prefixes":      spelled,
		} {
			t.Run(name, func(t *testing.T) { test(t, contacttest.Open(t, engine)) })
		}
	})
}

func flagged(t *testing.T, d *contacttest.Desk) {
	set := func(c flag.Change) error {
		return d.Try(func(ctx context.Context) error { _, err := d.Flags.Set(ctx, "ana-uy", c); return err })
	}
	require.NoError(t, set(flag.Change{Put: []debtor.Flag{"do_not_call"}}))
	require.Equal(t, contact.Blocked, d.Reserve(t, contacttest.Call("ana")).Status)
	require.Equal(t, contact.Reserved, d.Reserve(t, contacttest.Call("rosa")).Status, "she is somebody else")
	require.NoError(t, set(flag.Change{Take: []debtor.Flag{"do_not_call"}}))
	require.Equal(t, contact.Reserved, d.Reserve(t, contacttest.Call("ana")).Status)
}

func wished(t *testing.T, d *contacttest.Desk) {
	require.NoError(t, d.Try(func(ctx context.Context) error {
		return d.Debtors.SetPreferences(ctx, "ana-uy", debtor.Preferences{Closed: []string{"call"}})
	}))
	c := d.Reserve(t, contacttest.Call("ana"))
	require.Equal(t, "wish.channel", c.RuleID)
}

func optedOut(t *testing.T, d *contacttest.Desk) {
	out := phone.OptedOut
	change(t, d, d.Ctx, "ana-uy", phone.Change{Status: &out})
	for _, who := range []string{"ana", "luis"} {
		require.Equal(t, "number.opted_out", d.Reserve(t, contacttest.Call(who)).RuleID, who)
	}
	d.Number(t, "rosa", "+56912345678", phone.Own)
	w := contacttest.Call("rosa")
	w.PhoneID = "phone-rosa78"
	require.Equal(t, "number.opted_out", d.Reserve(t, w).RuleID, "she has it since")
}

func stopped(t *testing.T, d *contacttest.Desk) {
	opt := consent.NewOptOuts(optout.NewStore(d.DB), d.Debtors, d.Phones)
	require.NoError(t, d.Try(func(ctx context.Context) error {
		return opt.Take(ctx, optout.OptOut{Address: "56912345678", DebtorID: "ana", Source: "conversation #1"})
	}))
	mail := contact.Wanted{DebtorID: "ana-uy", Channel: rule.Email, Maker: rule.Person, Direction: contact.Outbound}
	require.Equal(t, "wish.cease", d.Reserve(t, mail).RuleID, "she is the same person in the other portfolio")
	require.Equal(t, "number.opted_out", d.Reserve(t, contacttest.Call("luis")).RuleID, "he has the number too")
	require.NoError(t, d.Try(func(ctx context.Context) error { return opt.Withdraw(ctx, "+56912345678", "ana") }))
	require.Equal(t, contact.Reserved, d.Reserve(t, contacttest.Call("luis")).Status)
	require.Equal(t, contact.Reserved, d.Reserve(t, mail).Status)
}

func guarded(t *testing.T, d *contacttest.Desk) {
	require.NoError(t, d.Try(func(ctx context.Context) error {
		rosa, err := d.Debtors.Lock(ctx, "rosa")
		if err != nil {
			return err
		}
		rosa.AssigneeID = "ana"
		return d.Debtors.Update(ctx, &rosa, rosa.Version)
	}))
	out, back := phone.OptedOut, phone.Unverified
	change(t, d, d.As("ana"), "rosa", phone.Change{Status: &out})
	p, err := d.Phones.Plain(d.Ctx, "rosa")
	require.NoError(t, err)
	err = d.DB.Within(d.As("ana"), func(ctx context.Context) error {
		_, err := d.Phones.Update(ctx, "rosa", p[0].ID, storage.AnyVersion, phone.Change{Status: &back})
		return err
	})
	require.ErrorIs(t, err, phone.ErrOptedOut)
	change(t, d, d.Ctx, "rosa", phone.Change{Status: &back})
	require.Equal(t, contact.Reserved, d.Reserve(t, contacttest.Call("rosa")).Status)
}

func change(t *testing.T, d *contacttest.Desk, ctx context.Context, debtorID string, c phone.Change) {
	t.Helper()
	phones, err := d.Phones.Plain(d.Ctx, debtorID)
	require.NoError(t, err)
	require.NoError(t, d.DB.Within(ctx, func(ctx context.Context) error {
		_, err := d.Phones.Update(ctx, debtorID, phones[0].ID, storage.AnyVersion, c)
		return err
	}))
}

func spelled(t *testing.T, d *contacttest.Desk) {
	d.Number(t, "luis", "+5511987654321", phone.Own)
	d.Number(t, "rosa", "+525512345644", phone.Own)
	for number, id := range map[string]string{
		"+598099123456": "rosa", "59899123456": "rosa", "+551187654321": "luis", "+5215512345644": "rosa",
	} {
		found, err := d.Phones.Holders(d.Ctx, number)
		require.NoError(t, err)
		require.Len(t, found, 1, number)
		require.Equal(t, id, found[0].DebtorID, number)
	}
}

func silentNumber(t *testing.T, d *contacttest.Desk) {
	require.NoError(t, d.Try(func(ctx context.Context) error {
		return d.Debtors.SetPreferences(ctx, "luis", debtor.Preferences{Cease: true})
	}))
	require.Equal(t, "number.opted_out", d.Reserve(t, contacttest.Call("ana")).RuleID, "he has her number as his own")
	mail := contact.Wanted{DebtorID: "ana", Channel: rule.Email, Maker: rule.Person, Direction: contact.Outbound}
	require.Equal(t, contact.Reserved, d.Reserve(t, mail).Status, "she did not ask for it herself")
}

func heardTwice(t *testing.T, d *contacttest.Desk) {
	opt := consent.NewOptOuts(optout.NewStore(d.DB), d.Debtors, d.Phones)
	for _, o := range []optout.OptOut{{Address: "+59899123456"}, {Address: "+59899123456", DebtorID: "rosa"}, {DebtorID: "ana"}} {
		o.Source = "conversation #1"
		require.NoError(t, d.Try(func(ctx context.Context) error { return opt.Take(ctx, o) }))
	}
	require.Equal(t, "wish.cease", d.Reserve(t, contacttest.Call("rosa")).RuleID)
	require.Equal(t, "wish.cease", d.Reserve(t, contacttest.Call("ana")).RuleID)
	require.NoError(t, d.Try(func(ctx context.Context) error { return opt.Withdraw(ctx, "+59899123456", "rosa") }))
	require.Equal(t, contact.Reserved, d.Reserve(t, contacttest.Call("rosa")).Status)
	require.NoError(t, d.Try(func(ctx context.Context) error { return opt.Withdraw(ctx, "", "ana") }), "by a channel that knows no number")
	require.Equal(t, contact.Reserved, d.Reserve(t, contacttest.Call("ana")).Status)
}

func blockedToo(t *testing.T, d *contacttest.Desk) {
	out, blocked, main := phone.OptedOut, phone.Blocked, true
	change(t, d, d.Ctx, "rosa", phone.Change{Status: &out})
	change(t, d, d.Ctx, "rosa", phone.Change{Status: &blocked})
	require.Equal(t, "number.opted_out", d.Reserve(t, contacttest.Call("rosa")).RuleID)
	change(t, d, d.Ctx, "ana-uy", phone.Change{Status: &out})
	change(t, d, d.Ctx, "luis", phone.Change{IsPrimary: &main})
	require.NoError(t, d.Try(func(ctx context.Context) error {
		_, err := d.Phones.LiftOptOut(ctx, "+56912345678")
		return err
	}))
	require.Equal(t, contact.Reserved, d.Reserve(t, contacttest.Call("luis")).Status, "it was never his row that said so")
}
