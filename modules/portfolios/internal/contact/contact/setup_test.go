package contact_test

import (
	"context"
	"log/slog"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/book/address"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/belief"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/consent"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/disposition"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/facts"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/judge"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/option"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/override"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rulebook"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/nationalid"
	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// desk is a tenant with two portfolios, in Chile and in Uruguay, at noon of a Tuesday in Santiago.
type desk struct {
	ctx       context.Context
	clock     *clock.Fake
	db        *storage.DB
	contacts  *contact.Service
	options   *option.Service
	overrides *override.Service
	consents  *consent.Service
	debtors   *debtor.Store
	phones    *phone.Service
}

func open(t testing.TB, engine sdktest.Engine) *desk {
	d := &desk{clock: clock.NewFake(time.Date(2026, 11, 24, 15, 0, 0, 0, time.UTC))}
	d.ctx = principal.With(t.Context(), principal.Principal{TenantID: "acme", UserID: "mara", Role: "manager", Scope: principal.ScopeAll, Kind: principal.KindUser})
	d.db = engine.DB(t, "portfolios", os.DirFS("../../.."), func(c *storage.Config) { c.Clock = d.clock })
	acts := record.New(d.db, tracing.NewRecorder(d.db, nil), nil, nil)
	d.debtors = debtor.NewStore(d.db)
	portfolios := portfolio.NewStore(d.db)
	known := debtor.NewService(d.debtors, portfolio.NewService(portfolios, acts), nil, acts, d.clock, nil, nil, nil, nil)
	d.phones = phone.NewService(d.db, known, portfolio.NewService(portfolios, acts))
	dispositions, err := disposition.NewStore(d.db)
	require.NoError(t, err)
	rules, err := rulebook.NewStore(d.db)
	require.NoError(t, err)
	book := rulebook.New(rules, slog.Default())
	beliefs, consents, overrides, store := belief.NewStore(d.db), consent.NewStore(d.db), override.NewStore(d.db, d.clock), contact.NewStore(d.db)
	reader := facts.NewReader(portfolios, d.phones, address.NewService(d.db, known), beliefs, consents)
	d.contacts = contact.NewService(store, contact.Parts{
		Debtors: d.debtors, Debts: debt.NewStore(d.db), Phones: d.phones, Facts: reader, Book: book, Overrides: overrides,
		Dispositions: dispositions, Beliefs: beliefs, Record: acts, Clock: d.clock,
	})
	d.options = option.NewService(d.debtors, judge.New(reader, store, book, d.clock), overrides)
	d.overrides, d.consents = override.NewService(overrides, d.debtors, acts), consent.NewService(consents, d.debtors, acts, d.clock)
	d.people(t)
	return d
}

// people are Ana, who owes in Chile and, as the same person, in Uruguay, and Luis, who shares a number with her.
func (d *desk) people(t testing.TB) {
	for id, zone := range map[string]string{"CL": "America/Santiago", "UY": "America/Montevideo"} {
		require.NoError(t, storage.Insert(d.ctx, d.db, &portfolio.Portfolio{Row: storage.Row{ID: id}, Code: id, Currency: "UYU", Timezone: zone, Country: id}))
	}
	for _, who := range []struct{ id, portfolio, document string }{{"ana", "CL", "1"}, {"ana-uy", "UY", "1"}, {"luis", "CL", "2"}, {"rosa", "UY", ""}} {
		require.NoError(t, storage.Insert(d.ctx, d.db, &debtor.Debtor{
			Row: storage.Row{ID: who.id}, PortfolioID: who.portfolio, DedupeKey: who.id, Name: who.id, NameKey: who.id, Currency: "UYU", Status: debtor.New,
			NationalIDType: kind(who.document), NationalID: who.document, Emails: []string{"a@example.com"}, Flags: []debtor.Flag{},
		}))
	}
	d.number(t, "ana", "+56912345678", phone.Own)
	d.number(t, "ana-uy", "+56912345678", phone.Own)
	d.number(t, "luis", "+56912345678", phone.Own)
	d.number(t, "rosa", "+59899123456", phone.Own)
	for _, ref := range []string{"a", "b"} {
		require.NoError(t, storage.Insert(d.ctx, d.db, &debt.Debt{Row: storage.Row{ID: ref}, DebtorID: "ana", PortfolioID: "CL", Ref: ref, Currency: "UYU", Status: debt.Active}))
	}
}

func kind(document string) nationalid.Kind {
	if document == "" {
		return ""
	}
	return "cl_rut"
}

func (d *desk) number(t testing.TB, debtorID, e164 string, label phone.Label) {
	require.NoError(t, storage.Insert(d.ctx, d.db, &phone.Phone{
		Row: storage.Row{ID: "phone-" + debtorID + e164[len(e164)-2:]}, DebtorID: debtorID, E164: e164, E164Reversed: phonenumber.Reversed(e164),
		Country: map[bool]string{true: "CL", false: "UY"}[e164[1] == '5' && e164[2] == '6'], Line: phonenumber.Mobile, Label: label, Status: phone.Unverified,
	}))
}

// call is a call to a debtor's number that is wanted.
func call(debtorID string) contact.Wanted {
	last := map[string]string{"rosa": "56"}[debtorID]
	if last == "" {
		last = "78"
	}
	return contact.Wanted{DebtorID: debtorID, Channel: rule.Call, Maker: rule.Person, PhoneID: "phone-" + debtorID + last, Origin: contact.Manual, Direction: contact.Outbound}
}

func (d *desk) reserve(t testing.TB, w contact.Wanted) (c contact.Contact) {
	require.NoError(t, d.db.Within(d.ctx, func(ctx context.Context) (err error) {
		c, err = d.contacts.Reserve(ctx, w)
		return err
	}))
	return c
}

func (d *desk) end(t testing.TB, id, how string) (c contact.Contact) {
	require.NoError(t, d.try(func(ctx context.Context) (err error) {
		c, err = d.contacts.End(ctx, id, contact.Outcome{DispositionID: how})
		return err
	}))
	return c
}

func (d *desk) try(act func(context.Context) error) error { return d.db.Within(d.ctx, act) }
