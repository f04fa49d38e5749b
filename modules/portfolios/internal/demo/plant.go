// Package demo fills demo tenants with portfolios that look like those of a real agency.
package demo

import (
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"math/rand/v2"

	"github.com/recobro/recobro/modules/portfolios/internal/address"
	"github.com/recobro/recobro/modules/portfolios/internal/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/civil"
	"github.com/recobro/recobro/modules/portfolios/internal/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/tag"
	"github.com/recobro/recobro/modules/portfolios/internal/trail"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// assigned is how many debtors of a tenant the cashier works.
const assigned = 60

// Seed plants the demo.
type Seed struct {
	portfolios *portfolio.Service
	debtors    *debtor.Store
	debts      *debt.Store
	phones     *phone.Store
	addresses  *address.Store
	tags       *tag.Service
	buckets    *bucket.Service
	trail      *trail.Trail
	clock      clock.Clock
}

// New plants through the stores: the demo is no work of a person.
func New(portfolios *portfolio.Service, debtors *debtor.Store, debts *debt.Store, phones *phone.Store,
	addresses *address.Store, tags *tag.Service, buckets *bucket.Service, trail *trail.Trail, clock clock.Clock) *Seed {
	return &Seed{portfolios, debtors, debts, phones, addresses, tags, buckets, trail, clock}
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

// Tenant fills one tenant in one transaction, if it has no portfolio yet.
func (s *Seed) Tenant(ctx context.Context, tenant sdk.DemoTenant) error {
	return s.trail.Within(ctx, func(ctx context.Context) error {
		_, known, err := s.portfolios.List(ctx, nil, "", page.Params{})
		if err != nil || known.Total > 0 {
			return err
		}
		hash := fnv.New64a()
		_, _ = hash.Write([]byte(tenant.ID))
		dice := rand.New(rand.NewPCG(hash.Sum64(), 2026))
		tags, err := s.plantTags(ctx)
		if err != nil {
			return err
		}
		left := assigned
		for _, p := range plansOf(tenant.ID) {
			if err := s.portfolio(ctx, p, dice, tags, cashierOf(tenant), &left); err != nil {
				return err
			}
		}
		return nil
	})
}

func cashierOf(tenant sdk.DemoTenant) string {
	for _, user := range tenant.Users {
		if user.Role == "cashier" {
			return user.ID
		}
	}
	return ""
}

func (s *Seed) plantTags(ctx context.Context) ([]string, error) {
	var ids []string
	for _, t := range tagPlan() {
		made, err := s.tags.Create(ctx, t[0], t[1])
		if err != nil {
			return nil, err
		}
		ids = append(ids, made.ID)
	}
	return ids, nil
}

// portfolio plants one portfolio and its people; the cashier gets every third until none are left.
func (s *Seed) portfolio(ctx context.Context, p plan, dice *rand.Rand, tags []string, cashier string, left *int) error {
	made := portfolio.Portfolio{
		Code: p.code, Name: p.name, CreditorName: p.creditor, Type: p.kind, Stage: p.stage, Currency: p.currency, Country: p.country.code,
		Timezone: p.timezone, OpenedOn: s.today(p.country).Add(-p.oldest / 3),
	}
	if err := s.portfolios.Create(ctx, &made); err != nil {
		return err
	}
	if _, err := s.portfolios.Move(ctx, made.ID, made.Version, portfolio.Active); err != nil {
		return err
	}
	set, err := s.buckets.Set(ctx)
	if err != nil {
		return err
	}
	m := &maker{plan: p, dice: dice, portfolioID: made.ID, set: set, now: s.clock.Now(), today: s.today(p.country)}
	grown := portfolio.Growth{}
	for n := range p.debtors {
		one := m.person(n)
		if cashier != "" && *left > 0 && n%3 == 0 {
			one.debtor.AssigneeID = cashier
			*left--
		}
		if err := s.settle(ctx, one, tags, dice); err != nil {
			return err
		}
		grown.Debtors, grown.Debts, grown.Balance = grown.Debtors+1, grown.Debts+int64(len(one.debts)), grown.Balance+one.debtor.Balance
	}
	return s.portfolios.Grow(ctx, made.ID, grown)
}

func (s *Seed) settle(ctx context.Context, p person, tags []string, dice *rand.Rand) error {
	if err := s.debtors.Insert(ctx, []debtor.Debtor{p.debtor}); err != nil {
		return err
	}
	if err := s.debts.Insert(ctx, p.debts, p.movements); err != nil {
		return err
	}
	for i := range p.phones {
		if err := s.phones.Insert(ctx, &p.phones[i]); err != nil {
			return err
		}
	}
	for i := range p.addresses {
		if err := s.addresses.Insert(ctx, &p.addresses[i]); err != nil {
			return err
		}
	}
	if dice.IntN(4) > 0 {
		return nil
	}
	return s.debtors.SetTags(ctx, p.debtor.ID, []string{pick(dice, tags)})
}

func (s *Seed) today(c country) civil.Day { return civil.On(s.clock.Now(), civil.Zone(c.timezone)) }
