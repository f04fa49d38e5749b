package demo

import (
	"context"
	"encoding/csv"
	"fmt"
	"math/rand/v2"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/imports"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/nationalid"
)

// sentDays is how many days ago the creditor's file came.
const sentDays = 5

// receive has the manager import a creditor's file into a portfolio of its own; rows that cannot be imported wait to be mended.
func (o *office) receive(ctx context.Context, sent plan, dice *rand.Rand) error {
	o.past = clock.NewPast(o.at(sentDays, 9, 12))
	ctx = clock.With(o.as(ctx, o.manager), o.past)
	made, err := o.begin(ctx, sent)
	if err != nil {
		return err
	}
	leases := jobs.NewLeases(o.stores.DB, o.limits.Pulse, o.log)
	ends := imports.NewEnds(o.imports, o.record, func(context.Context, events.Event) {}, nil, leases, o.past, o.stores.Debtors.ChangedAll)
	d := desk{
		service: imports.NewService(o.imports, o.files, ends, nil, o.past),
		runner:  imports.NewRunner(o.stores.DB, o.imports, o.stores.Debtors, o.files, ends, leases, o.limits, o.log),
	}
	return d.importFile(ctx, made.ID, strings.ToLower(sent.code)+".csv", table(sent, dice, o.now))
}

// desk imports files, and waits for them.
type desk struct {
	service *imports.Service
	runner  *imports.Runner
}

func (d desk) importFile(ctx context.Context, portfolioID, name, text string) error {
	id, file, err := d.service.Receive(ctx, strings.NewReader(text))
	if err != nil {
		return err
	}
	i, err := d.service.Create(ctx, id, portfolioID, name, file)
	if err != nil {
		d.service.Discard(ctx, id, file)
		return err
	}
	if _, err = d.service.Map(ctx, id, i.Version, i.Columns); err != nil {
		return err
	}
	if _, err = d.service.Check(ctx, id); err != nil {
		return err
	}
	if err := d.work(ctx, id); err != nil {
		return err
	}
	if _, err = d.service.Start(ctx, id); err != nil {
		return err
	}
	return d.work(ctx, id)
}

// work is done here unless somebody else has begun it.
func (d desk) work(ctx context.Context, id string) error {
	for {
		if err := d.runner.Run(ctx, id); err != nil {
			return err
		}
		if i, err := d.service.Get(ctx, id); err != nil || !i.AtWork() {
			return err
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(20 * time.Millisecond):
		}
	}
}

// table is what the creditor sent: three rows of it cannot be imported.
func table(sent plan, dice *rand.Rand, now time.Time) string {
	var text strings.Builder
	out := csv.NewWriter(&text)
	out.Comma = ';'
	_ = out.Write([]string{"Documento", "Nombre", "Teléfono", "Producto", "Nro. deuda", "Saldo", "Vencimiento", "Observaciones"}) // memory fails at nothing
	for n := range sent.debtors {
		_ = out.Write(rowOf(sent, dice, now, n))
	}
	out.Flush()
	return text.String()
}

func rowOf(sent plan, dice *rand.Rand, now time.Time, n int) []string {
	owed := sent.unit * int64(2+dice.IntN(40))
	cells := []string{
		nationalid.Format(sent.person, document(dice, sent.person)),
		pick(dice, givenNames()) + " " + pick(dice, sent.families) + " " + pick(dice, sent.families),
		number(dice, sent.country).E164, sent.product, fmt.Sprintf("%s-%03d", sent.code[:3], 100+n), amount(owed, sent.currency),
		now.AddDate(0, 0, -10-dice.IntN(sent.oldest)).Format("02/01/2006"), pick(dice, remarks()),
	}
	switch n {
	case 3:
		cells[0] = "1.234.567-8" // its check digit is wrong
	case 6:
		cells[5] = strings.Replace(cells[5], "0", "O", 1)
	case 10:
		cells[6] = "31/02/2026"
	}
	return cells
}

// amount is written as people write it there.
func amount(minor int64, currency string) string {
	if currency == "CLP" {
		return fmt.Sprint(minor)
	}
	return fmt.Sprintf("%d,%02d", minor/100, minor%100)
}

func remarks() []string {
	return []string{"", "", "Cliente desde 2019", "Pidió refinanciar en agosto", "Tiene otro crédito al día", "Garantía: cónyuge"}
}
