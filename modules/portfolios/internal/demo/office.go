package demo

import (
	"context"
	"log/slog"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/calendar"

	"github.com/recobro/recobro/modules/portfolios/internal/book/adjustment"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/imports"
	"github.com/recobro/recobro/modules/portfolios/internal/book/interest"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/optout"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/book/tag"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/schedule"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/shift"
	"github.com/recobro/recobro/modules/portfolios/internal/money/appropriation"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/matching"
	"github.com/recobro/recobro/modules/portfolios/internal/money/instalment"
	"github.com/recobro/recobro/modules/portfolios/internal/money/offer"
	"github.com/recobro/recobro/modules/portfolios/internal/money/offerrule"
	"github.com/recobro/recobro/modules/portfolios/internal/money/parties"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	agreement "github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promisetype"
	"github.com/recobro/recobro/modules/portfolios/internal/money/reported"
	"github.com/recobro/recobro/modules/portfolios/internal/money/signing"
	"github.com/recobro/recobro/modules/portfolios/internal/money/till"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// newsDays is how old what happened may be for people to be notified of it.
const newsDays = 6

// Before opens offices of the past.
type Before struct {
	stores     Stores
	portfolios *portfolio.Store
	tags       *tag.Store
	imports    *imports.Store
	files      *imports.Files
	uploads    bank.Uploads
	books      *matching.Books
	limits     imports.Limits
	recorder   *tracing.Recorder
	bus        *events.Bus
	chosen     *settings.Values[debtor.Settings]
	keyring    *signing.Keyring
	rulesOf    Rules
	log        *slog.Logger
}

// NewBefore works on the module's own stores and leaves tracing events in its own record.
func NewBefore(stores Stores, portfolios *portfolio.Store, tags *tag.Store, imported *imports.Store, files *imports.Files, uploads bank.Uploads, books *matching.Books, limits imports.Limits,
	recorder *tracing.Recorder, bus *events.Bus, chosen *settings.Values[debtor.Settings], keyring *signing.Keyring, rules Rules, log *slog.Logger) *Before {
	return &Before{stores, portfolios, tags, imported, files.Own(), bank.Uploads{Files: uploads.Own()}, books, limits, recorder, bus, chosen, keyring, rules, log}
}

// office is the people of a demo tenant, with the module's services as they were at a moment of the past. What they do is
// checked and recorded as what anybody does.
type office struct {
	*Before
	tenant      sdk.DemoTenant
	now         time.Time
	zone        *time.Location
	past        *clock.Past
	manager     sdk.DemoUser
	admin       sdk.DemoUser
	cashiers    []sdk.DemoUser
	record      *record.Record
	portfolios  *portfolio.Service
	tags        *tag.Service
	debtors     *debtor.Service
	adjustments *adjustment.Service
	phones      *phone.Service
	tills       *till.Service
	payments    *payment.Service
	promises    *promise.Service
	daily       *appropriation.Daily
	offers      *offer.Service
	rules       *offerrule.Service
	plans       *agreement.Service
	reported    *reported.Service
	contacts    *contact.Service
	shifts      *shift.Service
	desks       map[string]string // points of sale by cashier
}

func (b *Before) open(tenant sdk.DemoTenant, now time.Time) (*office, error) {
	zone, err := civil.Zone(plansOf(tenant.ID)[0].timezone)
	if err != nil {
		return nil, err
	}
	o := &office{Before: b, tenant: tenant, now: now, zone: zone, desks: map[string]string{}}
	o.past = clock.NewPast(o.at(began, 8, 30))
	var members []ask.Member
	for _, user := range tenant.Users {
		members = append(members, ask.Member{ID: user.ID, Role: user.Role})
		switch user.Role {
		case "manager":
			o.manager = user
		case "admin":
			o.admin = user
		case "cashier":
			o.cashiers = append(o.cashiers, user)
		}
	}
	o.employ(ask.Fixed(members...))
	return o, nil
}

// employ makes the services, over a host that knows the tenant's people.
func (o *office) employ(host *ask.Host) {
	s := o.stores
	o.record = record.New(s.DB, o.recorder, nil, events.Notices{Bus: o.bus, Since: o.at(newsDays, 0, 0)})
	o.portfolios = portfolio.NewService(o.Before.portfolios, o.record)
	o.tags = tag.NewService(o.Before.tags, s.Debtors, o.record)
	o.debtors = debtor.NewService(s.Debtors, o.portfolios, o.Before.tags, o.record, o.past, o.chosen, host, nil, nil)
	kept, given := promise.NewStore(s.DB), appropriation.NewStore(s.DB)
	follower := appropriation.NewFollower(given, o.record)
	plans := agreement.NewStore(s.DB)
	days := schedule.NewDays(schedule.NewStore(s.DB), kept, plans, o.rulesOf.reminders, o.rulesOf.letters, o.record)
	accounts := ledger.New(s.DB, s.Debtors, o.Before.portfolios, s.Buckets, o.past, instalment.NewFollower(instalment.NewStore(s.DB, plans), o.record), follower, days)
	charged := interest.NewService(s.DB, o.portfolios, o.record, o.past)
	o.adjustments = adjustment.NewService(adjustment.NewStore(s.DB), debt.NewService(s.Debts, o.debtors, nil), accounts, charged, o.debtors, o.portfolios, host, o.past)
	o.phones = phone.NewService(s.DB, o.debtors, o.portfolios, optout.NewStore(s.DB))
	o.tills = till.NewService(till.NewStore(s.DB), o.record, o.past)
	alone := parties.NewOpener(accounts, nil) // nobody here answers for others
	o.payments = payment.NewService(payment.NewStore(s.DB), accounts, alone, charged, o.tills, o.record, o.past)
	o.promises = promise.NewService(kept, promisetype.NewStore(s.DB), accounts, host, o.record)
	o.daily = appropriation.NewDaily(given, follower, accounts, o.Before.portfolios, o.past)
	o.rules = offerrule.NewService(offerrule.NewStore(s.DB), o.Before.portfolios, o.record)
	o.offers = offer.NewService(offer.NewStore(s.DB), accounts, charged, o.Before.portfolios, o.keyring, calendar.Days{}, o.record, o.past)
	o.plans = agreement.NewService(plans, accounts, o.Before.portfolios, o.offers, calendar.Days{}, host, o.record)
	o.reported = reported.NewService(s.DB, o.payments, alone, accounts, host, nil, o.record)
	o.talks()
}

// complete reports whether there is somebody for everything that is done in a month.
func (o *office) complete() bool {
	return o.manager.ID != "" && o.admin.ID != "" && len(o.cashiers) > 0
}

// cashier is one of the cashiers, in turn; nobody if there is none.
func (o *office) cashier(n int) sdk.DemoUser {
	if len(o.cashiers) == 0 {
		return sdk.DemoUser{}
	}
	return o.cashiers[n%len(o.cashiers)]
}

// as is ctx on behalf of somebody of the office; nobody leaves it as it is.
func (o *office) as(ctx context.Context, user sdk.DemoUser) context.Context {
	if user.ID == "" {
		return ctx
	}
	scope := principal.ScopeAll
	if user.Role == "cashier" {
		scope = principal.ScopeOwn
	}
	return principal.With(ctx, principal.Principal{
		TenantID: o.tenant.ID, UserID: user.ID, Username: user.Username, Role: user.Role, Kind: principal.KindUser, Scope: scope,
		Language: user.Language, Timezone: o.zone.String(),
	})
}

// at is an hour of an earlier day, where the office is. Nobody works on Sundays: what would be on one is on the evening before, in the
// same order. What would be later today is now.
func (o *office) at(days, hour, minute int) time.Time {
	day := o.now.In(o.zone)
	at := time.Date(day.Year(), day.Month(), day.Day()-days, hour, minute, 0, 0, o.zone)
	if at.Weekday() == time.Sunday {
		at = time.Date(day.Year(), day.Month(), day.Day()-days-1, 19, 31+(60*hour+minute)/6, 0, 0, o.zone)
	}
	if at.After(o.now) {
		return o.now
	}
	return at
}

// What an agency keeps of what it recovers for others, in hundredths of a percent, and how many of the smallest round amounts it
// means to recover in a month.
const (
	commission = 1_800
	goal       = 40
)

// begin makes a portfolio, ready to be worked.
func (o *office) begin(ctx context.Context, plan plan) (portfolio.Portfolio, error) {
	today, err := civil.DayIn(o.now, plan.timezone)
	if err != nil {
		return portfolio.Portfolio{}, err
	}
	made := portfolio.Portfolio{
		Code: plan.code, Name: plan.name, CreditorName: plan.creditor, Type: plan.kind, Stage: plan.stage, Currency: plan.currency, Country: plan.country.code,
		Timezone: plan.timezone, OpenedOn: today.Add(-plan.oldest / 3),
		Target: goal * plan.unit,
	}
	if plan.kind == portfolio.ThirdParty {
		made.Commission = commission
	}
	ctx = o.as(ctx, o.manager)
	if err := o.portfolios.Create(ctx, &made); err != nil {
		return made, err
	}
	return o.portfolios.Move(ctx, made.ID, made.Version, portfolio.Active)
}
