package demo

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	agreement "github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/modules/portfolios/internal/money/till"
)

// opensDesks gives each cashier a point of sale.
func (o *office) opensDesks(ctx context.Context) error {
	names := []string{"Mostrador Centro", "Mostrador Cordón", "Mostrador Unión"}
	for n, cashier := range o.cashiers {
		name := names[n%len(names)]
		if n >= len(names) {
			name = fmt.Sprintf("%s %d", name, n/len(names)+1)
		}
		made, err := o.tills.CreatePoint(o.as(ctx, o.admin), till.Point{Code: fmt.Sprintf("%03d", n+1), Name: name})
		if err != nil {
			return err
		}
		o.desks[cashier.ID] = made.ID
	}
	return nil
}

// pays has the collector take a payment at the till.
func (c *kase) pays(days, hour int, method till.Method, amount int64, note string) {
	c.paysWhat(days, hour, method, func(context.Context) (int64, error) { return amount, nil }, note)
}

// paysNext has the collector take exactly what is left of a plan's next instalment.
func (c *kase) paysNext(days, hour int, method till.Method, planID *string, note string) {
	c.paysWhat(days, hour, method, func(ctx context.Context) (int64, error) {
		p, err := c.plans.Plan(ctx, *planID)
		at := slices.IndexFunc(p.Instalments, func(i agreement.Instalment) bool { return i.Left() > 0 })
		if err != nil || at < 0 {
			return 0, err
		}
		return p.Instalments[at].Left(), nil
	}, note)
}

// paysWhat has the collector take a payment of what is asked for then, at the till, which is opened before the first one of a day and
// closed in the evening.
func (c *kase) paysWhat(days, hour int, method till.Method, asked func(ctx context.Context) (int64, error), note string) {
	if !method.AtTill() {
		c.confirms(days, hour, method, asked, note)
		return
	}
	c.then(days, hour, c.by, func(ctx context.Context) error {
		amount, err := asked(ctx)
		if err != nil {
			return err
		}
		if _, err := c.tills.Current(ctx); errors.Is(err, till.ErrNotFound) {
			if _, err := c.tills.Open(ctx, c.desks[c.by.ID], []till.Amount{{Currency: c.who.debtor.Currency, Amount: c.share(2)}}); err != nil {
				return err
			}
		}
		p := payment.Payment{Amount: amount, Method: method, Note: note, DebtIDs: []string{c.debt().ID}}
		if method != till.Cash {
			p.ExternalRef = fmt.Sprintf("TRX-%05d", 80_000+c.dice.IntN(9_999))
		}
		_, err = c.payments.Register(ctx, p, c.who.debtor.ID)
		return err
	})
	c.acts = append(c.acts, act{c.at(days, 19, 30), c.by, c.closes})
}

// confirms has the collector report a payment that was made elsewhere, and the manager confirm it.
func (c *kase) confirms(days, hour int, method till.Method, asked func(ctx context.Context) (int64, error), note string) {
	var told payment.Payment
	at := c.when(days, hour)
	report := func(ctx context.Context) error {
		amount, err := asked(ctx)
		if err != nil {
			return err
		}
		p := payment.Payment{Amount: amount, Method: method, Note: note, DebtIDs: []string{c.debt().ID}, ExternalRef: fmt.Sprintf("TRX-%05d", 80_000+c.dice.IntN(9_999))}
		told, err = c.reported.Report(ctx, p, c.who.debtor.ID)
		return err
	}
	verify := func(ctx context.Context) error {
		_, err := c.reported.Verify(ctx, told.ID)
		return err
	}
	c.acts = append(c.acts, act{at, c.by, report}, act{at.Add(20 * time.Minute), c.manager, verify})
}

// reports has the collector tell of a transfer that the debtor says to have made: it waits to be verified.
func (c *kase) reports(days, hour int, amount int64, note string) {
	c.then(days, hour, c.by, func(ctx context.Context) error {
		_, err := c.reported.Report(ctx, payment.Payment{Amount: amount, Method: till.Transfer, Note: note}, c.who.debtor.ID)
		return err
	})
}

// closes counts the till, if it is open: mostly it is right.
func (c *kase) closes(ctx context.Context) error {
	open, err := c.tills.Current(ctx)
	if errors.Is(err, till.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	var counted []till.Amount
	for _, t := range open.Totals {
		if t.Method == till.Cash {
			counted = append(counted, till.Amount{Currency: t.Currency, Amount: t.In - t.Out})
		}
	}
	_, err = c.tills.Close(ctx, open.ID, open.Version, counted, "")
	return err
}
