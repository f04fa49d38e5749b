// Package demo fills demo tenants with portfolios that look like those of a real agency, and with what was done in them in a
// month.
package demo

import (
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"math/rand/v2"

	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/book/tag"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/report/rollup"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// assigned is how many debtors of a tenant the first cashier works.
const assigned = 60

// began is how many days ago the story of a demo tenant begins.
const began = 31

// Stores are where the demo is planted: what a creditor sends is no work of a person.
type Stores struct {
	DB      *storage.DB
	Debtors *debtor.Store
	Debts   *debt.Store
	Buckets *bucket.Service
}

// Seed plants the demo.
type Seed struct {
	Stores
	clock  clock.Clock
	before *Before
	sums   *rollup.Marker
}

// NewStores are the module's own.
func NewStores(db *storage.DB, debtors *debtor.Store, debts *debt.Store, buckets *bucket.Service) Stores {
	return Stores{DB: db, Debtors: debtors, Debts: debts, Buckets: buckets}
}

// New plants into stores, and has the month before recorded by services of before.
func New(stores Stores, clock clock.Clock, before *Before, sums *rollup.Marker) *Seed {
	return &Seed{Stores: stores, clock: clock, before: before, sums: sums}
}

// Plant fills every tenant of the demo that has no portfolio yet.
func Plant(seed *Seed, demo sdk.DemoSeed, env sdk.Environment) error {
	var all error
	for _, tenant := range demo.Tenants {
		ctx := principal.With(context.Background(), principal.System(tenant.ID, env.ModuleID))
		if err := seed.Tenant(ctx, tenant); err != nil {
			all = errors.Join(all, fmt.Errorf("demo of %s: %w", tenant.ID, err))
		}
	}
	return all
}

// planting is the demo of one tenant under way.
type planting struct {
	*Seed
	office *office
	dice   *rand.Rand
	tags   []string
	set    bucket.Set
	left   int      // debtors that the first cashier still gets
	people []person // who was planted
}

// Tenant fills one tenant, if it has no portfolio yet: its portfolios and their month in one transaction, then the file that a
// creditor sent, then the day that it is.
func (s *Seed) Tenant(ctx context.Context, tenant sdk.DemoTenant) error {
	office, err := s.before.open(tenant, s.clock.Now())
	if err != nil {
		return err
	}
	fresh := false
	err = s.DB.Within(clock.With(ctx, office.past), func(ctx context.Context) error {
		_, known, err := office.portfolios.List(ctx, &portfolio.ListInput{})
		if err != nil || known.Total > 0 {
			return err
		}
		fresh = true
		p := &planting{Seed: s, office: office, dice: diceOf(tenant.ID, ""), left: assigned}
		return p.tenant(ctx, tenant)
	})
	if err != nil || !fresh {
		return err
	}
	if office.complete() {
		if err := office.receive(ctx, sentTo(tenant.ID), diceOf(tenant.ID, "file")); err != nil {
			return err
		}
	}
	// Who was last worked on days ago is in the bucket of that day, and what was due since is late.
	err = errors.Join(
		debt.NewAgeing(s.Debts, s.Debtors, s.before.portfolios, s.Buckets, office.record, s.clock).Today(ctx),
		office.plansToday(ctx, s.clock),
		s.sums.Anew(ctx),
	)
	if err != nil || !office.complete() {
		return err
	}
	return office.reconciles(ctx, plansOf(tenant.ID)[0].currency)
}

// diceOf fall the same way for the same tenant each time.
func diceOf(tenantID, purpose string) *rand.Rand {
	hash := fnv.New64a()
	_, _ = hash.Write([]byte(tenantID + purpose))
	return rand.New(rand.NewPCG(hash.Sum64(), 2026))
}

func (p *planting) tenant(ctx context.Context, tenant sdk.DemoTenant) error {
	if err := p.plantTags(ctx); err != nil {
		return err
	}
	var err error
	if p.set, err = p.Buckets.Set(ctx); err != nil {
		return err
	}
	for _, plan := range plansOf(tenant.ID) {
		if err := p.portfolio(ctx, plan); err != nil {
			return err
		}
	}
	if !p.office.complete() {
		return nil
	}
	p.dice = diceOf(tenant.ID, "later")
	for _, plan := range laterOf(tenant.ID) {
		if err := p.portfolio(ctx, plan); err != nil {
			return err
		}
	}
	if err := errors.Join(p.office.opensDesks(ctx), p.office.setsRules(ctx)); err != nil {
		return err
	}
	return p.office.live(ctx, p.people, p.tags)
}

func (p *planting) plantTags(ctx context.Context) error {
	for _, t := range tagPlan() {
		made := tag.Tag{Name: t[0], Color: tag.Color(t[1])}
		if err := p.office.tags.Create(p.office.as(ctx, p.office.manager), &made); err != nil {
			return err
		}
		p.tags = append(p.tags, made.ID)
	}
	return nil
}

// portfolio plants one portfolio and its people; the first cashier gets every third until none are left.
func (p *planting) portfolio(ctx context.Context, plan plan) error {
	made, err := p.office.begin(ctx, plan)
	if err != nil {
		return err
	}
	today, err := civil.DayIn(p.clock.Now(), plan.timezone)
	if err != nil {
		return err
	}
	m := &maker{plan: plan, dice: p.dice, portfolioID: made.ID, set: p.set, now: p.clock.Now(), today: today}
	grown, all, tagged := portfolio.Growth{}, make([]person, plan.debtors), map[string]string{}
	for n := range all {
		one := m.person(n)
		if cashier := p.office.cashier(0); cashier.ID != "" && p.left > 0 && n%3 == 0 {
			one.debtor.AssigneeID = cashier.ID
			p.left--
		}
		if p.dice.IntN(4) == 0 {
			tagged[one.debtor.ID] = pick(p.dice, p.tags)
		}
		grown.Debtors, grown.Debts, grown.Balance = grown.Debtors+1, grown.Debts+int64(len(one.debts)), grown.Balance+one.debtor.Balance
		all[n] = one
	}
	if err := p.settle(ctx, all, tagged); err != nil {
		return err
	}
	p.people = append(p.people, all...)
	return p.office.portfolios.Grow(ctx, made.ID, grown)
}

// settle writes people with all that is known of them.
func (p *planting) settle(ctx context.Context, all []person, tagged map[string]string) error {
	var debtors []debtor.Debtor
	var debts []debt.Debt
	var movements []debt.Movement
	for _, one := range all {
		debtors, debts, movements = append(debtors, one.debtor), append(debts, one.debts...), append(movements, one.movements...)
	}
	if err := errors.Join(p.Debtors.Insert(ctx, debtors), p.Debts.Insert(ctx, debts, movements)); err != nil {
		return err
	}
	for _, one := range all {
		if err := p.insertContacts(ctx, one); err != nil {
			return err
		}
	}
	for id, tag := range tagged {
		if err := p.Debtors.SetTags(ctx, id, []string{tag}); err != nil {
			return err
		}
	}
	return nil
}

func (p *planting) insertContacts(ctx context.Context, one person) error {
	for i := range one.phones {
		if err := storage.Insert(ctx, p.DB, &one.phones[i]); err != nil {
			return err
		}
	}
	for i := range one.addresses {
		if err := storage.Insert(ctx, p.DB, &one.addresses[i]); err != nil {
			return err
		}
	}
	return nil
}
