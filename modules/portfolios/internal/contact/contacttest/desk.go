// Package contacttest is a tenant in which contacts are made, for tests.
package contacttest

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
	"github.com/recobro/recobro/modules/portfolios/internal/book/optout"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/belief"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/consent"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/disposition"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/facts"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/flag"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/judge"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/next"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/option"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/override"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/proof"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/queue"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rulebook"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/schedule"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/shift"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/strategy"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/trace"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/modules/portfolios/internal/money/till"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/nationalid"
	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Desk is a tenant with two portfolios, in Chile and in Uruguay, at noon of a Tuesday in Santiago.
type Desk struct {
	Ctx       context.Context
	Clock     *clock.Fake
	DB        *storage.DB
	Contacts  *contact.Service
	Judge     *judge.Judge
	Options   *option.Service
	Overrides *override.Service
	Consents  *consent.Service
	Debtors   *debtor.Store
	Phones    *phone.Service
	Events    *schedule.Service
	Runner    *schedule.Runner
	Postman   *schedule.Postman
	Post      *Post
	Queue     *queue.Service
	Previews  *queue.Previewer
	Shifts    *shift.Service
	Tills     *till.Store
	Flags     *flag.Service
	Next      *next.Service
	Traces    *trace.Service
}

// Post stands for the mail server: it keeps what it is handed, or refuses it.
type Post struct {
	Sent   []mail.Message
	Refuse error
}

// Configured is true.
func (*Post) Configured() bool { return true }

// Send keeps a message.
func (p *Post) Send(_ context.Context, m mail.Message) error {
	if p.Refuse == nil {
		p.Sent = append(p.Sent, m)
	}
	return p.Refuse
}

// Open makes one, in a database of its own.
func Open(t testing.TB, engine sdktest.Engine) *Desk {
	d := &Desk{Clock: clock.NewFake(time.Date(2026, 11, 24, 15, 0, 0, 0, time.UTC))}
	d.Ctx = principal.With(t.Context(), principal.Principal{TenantID: "acme", UserID: "mara", Role: "manager", Scope: principal.ScopeAll, Kind: principal.KindUser})
	d.DB = engine.DB(t, "portfolios", os.DirFS("../../.."), sdktest.By(d.Clock))
	acts := record.New(d.DB, tracing.NewRecorder(d.DB, nil), nil, nil)
	d.Debtors = debtor.NewStore(d.DB)
	portfolios := portfolio.NewStore(d.DB)
	known := debtor.NewService(d.Debtors, portfolio.NewService(portfolios, acts), nil, acts, d.Clock, nil, nil, nil, nil)
	d.Phones = phone.NewService(d.DB, known, portfolio.NewService(portfolios, acts), optout.NewStore(d.DB))
	dispositions, err := disposition.NewStore(d.DB)
	require.NoError(t, err)
	rules, err := rulebook.NewStore(d.DB)
	require.NoError(t, err)
	book := rulebook.New(rules, slog.Default())
	beliefs, consents, overrides, store := belief.NewStore(d.DB), consent.NewStore(d.DB), override.NewStore(d.DB, d.Clock), contact.NewStore(d.DB)
	reader := facts.NewReader(portfolios, d.Phones, address.NewService(d.DB, known), beliefs, consents, d.Debtors, optout.NewStore(d.DB))
	d.Contacts = contact.NewService(store, contact.Parts{
		Debtors: d.Debtors, Debts: debt.NewStore(d.DB), Phones: d.Phones, Facts: reader, Book: book, Overrides: overrides,
		Dispositions: dispositions, Beliefs: beliefs, Ledger: proof.NewStore(d.DB), Record: acts, Clock: d.Clock,
	})
	judges := judge.New(d.DB, reader, store, book, d.Clock)
	d.Judge = judges
	d.Options = option.NewService(d.Debtors, judges, overrides)
	d.Events, d.Post = schedule.NewService(schedule.NewStore(d.DB), d.Debtors, d.Phones, acts, d.Clock), &Post{}
	d.Runner, d.Postman = schedule.NewRunner(d.Events, judges), schedule.NewPostman(d.Events, d.Contacts, dispositions, d.Post)
	d.queue(known, judges, store, acts)
	for _, f := range []contact.Follower{schedule.NewFollower(d.Events), queue.NewFollower(d.Queue), shift.NewFollower(d.Shifts)} {
		d.Contacts.Follow(f)
	}
	d.Contacts.Given(queue.NewFollower(d.Queue))
	d.Flags = flag.NewService(flag.NewStore(d.DB), known, d.Debtors, []flag.Silencer{d.Queue, d.Runner}, d.Clock)
	d.Next = next.NewService(d.Debtors, judges, queue.NewStore(d.DB), schedule.NewStore(d.DB), promise.NewStore(d.DB))
	d.Traces = trace.NewService(trace.NewStore(d.DB), d.Debtors, strategy.NewStore(d.DB), dispositions)
	d.Overrides, d.Consents = override.NewService(overrides, d.Debtors, acts), consent.NewService(consents, d.Debtors, acts, d.Clock)
	d.people(t)
	return d
}

// queue hands the debtors out to whoever is at work.
func (d *Desk) queue(known *debtor.Service, judges *judge.Judge, contacts *contact.Store, acts *record.Record) {
	places, strategies, promises := queue.NewStore(d.DB), strategy.NewStore(d.DB), promise.NewStore(d.DB)
	d.Debtors.Watch(places)
	d.Tills = till.NewStore(d.DB)
	d.Shifts = shift.NewService(shift.NewStore(d.DB), contacts, d.Tills, settings.Fixed(shift.Settings{Rest: 15, Meal: 45}), acts, d.Clock)
	planner := queue.NewPlanner(places, d.Debtors, judges, strategies, promises, schedule.NewStore(d.DB), d.Clock)
	d.Previews = queue.NewPreviewer(planner, strategy.NewService(strategies, portfolio.NewStore(d.DB), d.Debtors, acts, d.Clock))
	d.Queue = queue.NewService(planner, known, contacts, d.Shifts, nil, acts, d.Clock)
}

// As is the context of a collector who sees their own debtors.
func (d *Desk) As(userID string) context.Context {
	return principal.With(d.Ctx, principal.Principal{TenantID: "acme", UserID: userID, Role: "cashier", Scope: principal.ScopeOwn, Kind: principal.KindUser})
}

// people are Ana, who owes in Chile and, as the same person, in Uruguay, and Luis, who shares a number with her.
func (d *Desk) people(t testing.TB) {
	for id, zone := range map[string]string{"CL": "America/Santiago", "UY": "America/Montevideo"} {
		require.NoError(t, storage.Insert(d.Ctx, d.DB, &portfolio.Portfolio{Row: storage.Row{ID: id}, Code: id, Currency: "UYU", Timezone: zone, Country: id}))
	}
	for _, who := range []struct{ id, portfolio, document string }{{"ana", "CL", "1"}, {"ana-uy", "UY", "1"}, {"luis", "CL", "2"}, {"rosa", "UY", ""}} {
		require.NoError(t, storage.Insert(d.Ctx, d.DB, &debtor.Debtor{
			Row: storage.Row{ID: who.id}, PortfolioID: who.portfolio, DedupeKey: who.id, Name: who.id, NameKey: who.id, Currency: "UYU", Status: debtor.New,
			NationalIDType: kind(who.document), NationalID: who.document, Emails: []string{"a@example.com"}, Flags: []debtor.Flag{},
		}))
	}
	d.Number(t, "ana", "+56912345678", phone.Own)
	d.Number(t, "ana-uy", "+56912345678", phone.Own)
	d.Number(t, "luis", "+56912345678", phone.Own)
	d.Number(t, "rosa", "+59899123456", phone.Own)
	for _, ref := range []string{"a", "b"} {
		require.NoError(t, storage.Insert(d.Ctx, d.DB, &debt.Debt{Row: storage.Row{ID: ref}, DebtorID: "ana", PortfolioID: "CL", Ref: ref, Currency: "UYU", Status: debt.Active}))
	}
}

func kind(document string) nationalid.Kind {
	if document == "" {
		return ""
	}
	return "cl_rut"
}

// Number gives a debtor a number.
func (d *Desk) Number(t testing.TB, debtorID, e164 string, label phone.Label) {
	require.NoError(t, storage.Insert(d.Ctx, d.DB, &phone.Phone{
		Row: storage.Row{ID: "phone-" + debtorID + e164[len(e164)-2:]}, DebtorID: debtorID, E164: e164, E164Reversed: phonenumber.Reversed(e164),
		Country: map[bool]string{true: "CL", false: "UY"}[e164[1] == '5' && e164[2] == '6'], Line: phonenumber.Mobile, Label: label, Status: phone.Unverified,
	}))
}

// Call is a call to a debtor's number that is wanted.
func Call(debtorID string) contact.Wanted {
	last := map[string]string{"rosa": "56"}[debtorID]
	if last == "" {
		last = "78"
	}
	return contact.Wanted{DebtorID: debtorID, Channel: rule.Call, Maker: rule.Person, PhoneID: "phone-" + debtorID + last, Origin: contact.Manual, Direction: contact.Outbound}
}

// Reserve asks for a contact.
func (d *Desk) Reserve(t testing.TB, w contact.Wanted) (c contact.Contact) {
	require.NoError(t, d.DB.Within(d.Ctx, func(ctx context.Context) (err error) {
		c, err = d.Contacts.Reserve(ctx, w)
		return err
	}))
	return c
}

// End ends a contact with an outcome that asks for nothing.
func (d *Desk) End(t testing.TB, id, how string) (c contact.Contact) {
	require.NoError(t, d.Try(func(ctx context.Context) (err error) {
		c, err = d.Contacts.End(ctx, id, contact.Outcome{DispositionID: how})
		return err
	}))
	return c
}

// Try does something in a transaction.
func (d *Desk) Try(act func(context.Context) error) error { return d.DB.Within(d.Ctx, act) }
