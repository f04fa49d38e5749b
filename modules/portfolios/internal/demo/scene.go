package demo

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/adjustment"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

// act is one thing that somebody did.
type act struct {
	at time.Time
	by sdk.DemoUser
	do func(ctx context.Context) error
}

// cases are how many debtors of each portfolio have a month of their own.
const cases = 10

// given is how many debtors each further cashier is given.
const given = 18

// live has everybody do what they did in the month, in its order.
func (o *office) live(ctx context.Context, people []person, tags []string) error {
	acts := append(o.days(), o.assignments(people)...)
	acts = append(acts, o.workdays(people)...)
	for n, p := range open(people) {
		acts = append(acts, o.life(n, p, tags)...)
	}
	slices.SortStableFunc(acts, func(a, b act) int { return a.at.Compare(b.at) })
	for _, act := range acts {
		o.past.Set(act.at)
		if err := act.do(clock.With(o.as(ctx, act.by), o.past)); err != nil {
			return fmt.Errorf("%s at %s: %w", act.by.Role, act.at.Format(time.DateTime), err)
		}
	}
	return nil
}

// open are some debtors of each portfolio that still owe and are worked, so that something can be done with them.
func open(people []person) (chosen []person) {
	taken := map[string]int{}
	for _, p := range people {
		worked := p.debtor.Status == debtor.New || p.debtor.Status == debtor.InProgress
		if worked && p.debts[0].Balance > 0 && taken[p.debtor.PortfolioID] < cases {
			taken[p.debtor.PortfolioID]++
			chosen = append(chosen, p)
		}
	}
	return chosen
}

// assignments give further cashiers some of those whom nobody works.
func (o *office) assignments(people []person) (acts []act) {
	for n, cashier := range o.cashiers[1:] {
		var ids []string
		for i := range people {
			if p := &people[i]; p.debtor.AssigneeID == "" && len(ids) < given {
				p.debtor.AssigneeID = cashier.ID
				ids = append(ids, p.debtor.ID)
			}
		}
		acts = append(acts, act{o.at(28, 10, 5+n*4), o.manager, func(ctx context.Context) error {
			_, err := o.debtors.Assign(ctx, ids, cashier.ID)
			return err
		}})
	}
	return acts
}

// life is what was done with one debtor, one way or another.
func (o *office) life(n int, p person, tags []string) []act {
	c := &kase{office: o, who: p, by: o.collectorOf(p, n), tags: tags, dice: diceOf(o.tenant.ID, fmt.Sprint("life", n))}
	lives := []func(){c.paysInParts, c.disputes, c.hasMoved, c.settles, c.ignores, c.cannotPay, c.promises, c.instalments, c.asksForMore, c.waits}
	lives[n%len(lives)]()
	return c.acts
}

// collectorOf is who works a debtor: whoever was given it, else one of the further cashiers.
func (o *office) collectorOf(p person, n int) sdk.DemoUser {
	for _, cashier := range o.cashiers {
		if cashier.ID == p.debtor.AssigneeID {
			return cashier
		}
	}
	return o.cashier(1 + n%max(1, len(o.cashiers)-1))
}

// kase is a debtor under work.
type kase struct {
	*office
	who  person
	by   sdk.DemoUser // who works it
	dice *rand.Rand
	tags []string
	acts []act
}

// when is some minute of the hour of an earlier day.
func (c *kase) when(days, hour int) time.Time { return c.at(days, hour, c.dice.IntN(60)) }

func (c *kase) then(days, hour int, by sdk.DemoUser, do func(ctx context.Context) error) {
	c.acts = append(c.acts, act{c.when(days, hour), by, do})
}

// works has a cashier see a number, call it and speak with the debtor.
func (c *kase) works(days, hour int) {
	if c.who.debtor.AssigneeID == "" {
		c.who.debtor.AssigneeID = c.by.ID
		c.then(days, 9, c.manager, func(ctx context.Context) error {
			_, err := c.debtors.Assign(ctx, []string{c.who.debtor.ID}, c.by.ID)
			return err
		})
	}
	at := c.when(days, max(hour, 10))
	c.acts = append(c.acts, act{at, c.by, func(ctx context.Context) error {
		_, err := c.debtors.Reveal(ctx, c.phones, c.who.debtor.ID, "phone", c.who.phones[0].ID)
		return err
	}})
	c.acts = append(c.acts, c.rings(at.Add(20*time.Second), c.by, c.who, pick(c.dice, []string{"promise_partial", "promise_full", "cannot_pay"}), 4*time.Minute)...)
}

// turns has the manager write down what became of the debtor.
func (c *kase) turns(days, hour int, change func(d *debtor.Debtor)) {
	c.then(days, hour, c.manager, func(ctx context.Context) error {
		d, err := c.debtors.Plain(ctx, c.who.debtor.ID)
		if err != nil {
			return err
		}
		_, err = c.debtors.Change(ctx, d.ID, d.Version, func(d *debtor.Debtor) error { change(d); return nil })
		return err
	})
}

func (c *kase) tagged(days, hour, tag int) {
	c.then(days, hour, c.manager, func(ctx context.Context) error {
		_, err := c.debtors.Tag(ctx, []string{c.who.debtor.ID}, []string{c.tags[tag]}, nil)
		return err
	})
}

// posts is a movement on the debtor's first debt.
func (c *kase) posts(days, hour int, by sdk.DemoUser, way debt.Direction, kind debt.MovementType, amount int64, note string) {
	c.then(days, hour, by, func(ctx context.Context) error {
		_, err := c.adjustments.Post(ctx, c.who.debtor.ID, debt.Movement{
			DebtID: c.debt().ID, Direction: way, Type: kind, Amount: amount, Note: note,
		})
		return err
	})
}

func (c *kase) debt() debt.Debt { return c.who.debts[0] }

// share is a round part of what was owed at first, in hundredths.
func (c *kase) share(hundredths int64) int64 {
	const round = 1000
	part := c.debt().Balance * hundredths / 100
	if part > 10*round {
		part -= part % round
	}
	return max(1, part)
}

// asks is a reduction beyond the manager's authority; answer is what the admin does of it, nil as long as it waits.
func (c *kase) asks(at time.Time, share int64, note string, days int, answer func(ctx context.Context, id string) error) {
	var asked adjustment.AdjustmentRequest
	c.acts = append(c.acts, act{at, c.manager, func(ctx context.Context) (err error) {
		asked, err = c.adjustments.Ask(ctx, adjustment.AdjustmentRequest{
			DebtorID: c.who.debtor.ID, DebtID: c.debt().ID, Direction: debt.Credit, Type: debt.Discount, Amount: c.share(share), Note: note,
		})
		return err
	}})
	if answer != nil {
		c.then(days, 16, c.admin, func(ctx context.Context) error { return answer(ctx, asked.ID) })
	}
}

func (c *kase) finds(days, hour int, label phone.Label) {
	c.then(days, hour, c.by, func(ctx context.Context) error {
		_, err := c.phones.Add(ctx, phone.Phone{DebtorID: c.who.debtor.ID, Raw: c.who.other, Label: label, Source: "call"})
		return err
	})
}

func (c *kase) blocks(days, hour int) {
	blocked := phone.Blocked
	c.then(days, hour, c.by, func(ctx context.Context) error {
		known, err := c.phones.Plain(ctx, c.who.debtor.ID)
		for _, one := range known {
			if one.ID == c.who.phones[0].ID {
				_, err = c.phones.Update(ctx, c.who.debtor.ID, one.ID, one.Version, phone.Change{Status: &blocked})
			}
		}
		return err
	})
}
