package demo

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/money/instalment"
	"github.com/recobro/recobro/modules/portfolios/internal/money/offer"
	agreement "github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

// setsRules has the admin say what may be offered to every debtor.
func (o *office) setsRules(ctx context.Context) error {
	_, err := o.rules.Create(o.as(ctx, o.admin), offer.Rule{
		Name: "Quita hasta 30 % y 12 cuotas", ValidHours: 72, Missed: offer.Missed{Instalments: 2, Days: 45},
		Bounds: offer.Bounds{
			Discount: 3_000, DownPayment: 500, Least: 1, Most: 12, Frequencies: offer.Monthly.Enum(), FirstDays: 30, LastDays: 400,
			Amounts: []portfolio.Amount{{Currency: "UYU", Amount: 5_000}, {Currency: "CLP", Amount: 1_000}, {Currency: "COP", Amount: 200_000}},
		},
		Authority: []offer.Line{{Role: "cashier", Discount: 1_000, Instalments: 6, DownPayment: 500}},
	})
	return err
}

// agrees has somebody agree with the debtor on terms, whose first payment is some days behind.
func (c *kase) agrees(days, hour int, terms offer.Terms, first int, reason string, keep func(planID string)) {
	c.then(days, hour, c.by, func(ctx context.Context) error {
		terms.FirstOn = civil.On(c.past.Now(), c.zone).Add(first)
		signed, err := c.offers.Make(ctx, offer.Question{DebtorID: c.who.debtor.ID, DebtIDs: []string{c.debt().ID}}, terms)
		if err != nil {
			return err
		}
		made, err := c.plans.Create(ctx, agreement.NewPlan{Offer: signed.Token, DebtorID: c.who.debtor.ID, Reason: reason})
		if err == nil && keep != nil {
			keep(made.ID)
		}
		return err
	})
}

// approves has the manager approve a plan that waits.
func (c *kase) approves(days, hour int, id *string) {
	c.then(days, hour, c.manager, func(ctx context.Context) error {
		_, err := c.plans.Approve(ctx, *id)
		return err
	})
}

// plansToday finds what is late of plans on the day that it is.
func (o *office) plansToday(ctx context.Context, now clock.Clock) error {
	counted := instalment.NewStore(o.stores.DB, agreement.NewStore(o.stores.DB))
	accounts := ledger.New(o.stores.DB, o.stores.Debtors, o.Before.portfolios, o.stores.Buckets, now, instalment.NewFollower(counted, o.record))
	return instalment.NewDaily(counted, accounts, o.Before.portfolios, o.record, now).Today(ctx)
}
