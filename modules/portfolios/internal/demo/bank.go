package demo

import (
	"context"
	"fmt"
	"strings"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/line"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/modules/portfolios/internal/money/till"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/nationalid"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// reconciles has the manager upload what the bank tells of yesterday: its lines wait to be confirmed.
func (o *office) reconciles(ctx context.Context, currency string) error {
	o.past = clock.NewPast(o.at(0, 0, 20))
	ctx = clock.With(o.as(ctx, o.manager), o.past)
	text, err := o.statement(ctx, currency)
	if err != nil {
		return err
	}
	leases := jobs.NewLeases(o.stores.DB, o.limits.Pulse, o.log)
	s := bank.NewService(bank.NewStore(o.stores.DB), line.NewPoster(line.NewStore(o.stores.DB), o.payments, o.past), o.uploads, nil, leases, o.record, o.past)
	f, err := s.Create(ctx, "Banco de la Plaza · cuenta recaudadora", currency, "movimientos-"+o.at(1, 12, 0).Format("2006-01-02")+".csv", strings.NewReader(text))
	if err != nil {
		return err
	}
	if _, err := s.Map(ctx, f.ID, f.Version, f.Columns, f.MinorUnits); err != nil {
		return err
	}
	return bank.NewRunner(s, o.books, bank.DefaultLimits(), nil, o.log).Run(ctx, f.ID)
}

// statement is a file with lines of every certainty: a debt's number, a document, a name, an amount that was promised, a transfer that
// a till has taken, nobody known, and money that goes out.
func (o *office) statement(ctx context.Context, currency string) (string, error) {
	debts, err := storage.All[debt.Debt](ctx, o.stores.DB, 60, storage.Where("currency = ? AND status = ? AND balance > 0", currency, debt.Active), storage.Sorted("id"))
	if err != nil || len(debts) < 6 {
		return "", err
	}
	ids := make([]string, len(debts))
	for i, d := range debts {
		ids[i] = d.DebtorID
	}
	people, err := storage.All[debtor.Debtor](ctx, o.stores.DB, -1, storage.Where("id IN ? AND national_id <> '' AND kind = ?", ids, debtor.Natural), storage.Sorted("id"))
	if err != nil || len(people) < 3 {
		return "", err
	}
	w := &statement{currency: currency, day: o.at(1, 12, 0).Format("02/01/2006")}
	w.line(debts[0].Balance/3, "Transferencia recibida", "", "", debts[0].Ref)
	w.line(debts[1].Balance, "Pago "+debts[1].Ref, "", "", "")
	w.line(debts[2].Balance/5, "", strings.ToUpper(people[0].Name), nationalid.Format(people[0].NationalIDType, people[0].NationalID), "")
	w.line(debts[3].Balance/4, "Depósito en efectivo", strings.ToUpper(people[1].FamilyName+", "+people[1].GivenName), "", "")
	if err := o.known(ctx, w); err != nil {
		return "", err
	}
	w.line(debts[4].Balance/7, "Depósito buzonera 0417", "", "", "")
	w.line(-35_000, "Comisión por recaudación", "", "", "")
	return w.text.String(), nil
}

// known adds lines of what the office expects, and of what it has already.
func (o *office) known(ctx context.Context, w *statement) error {
	promised, err := storage.All[promise.Promise](ctx, o.stores.DB, 1, storage.Where("open AND currency = ?", w.currency), storage.Sorted("due_on"))
	if err != nil {
		return err
	}
	for _, p := range promised {
		w.line(p.Amount-p.Appropriated, "Transferencia inmediata", "", "", "")
	}
	taken, err := storage.All[payment.Payment](ctx, o.stores.DB, 1, storage.Sorted("id DESC"),
		storage.Where("currency = ? AND method = ? AND status = ? AND external_ref <> ''", w.currency, till.Transfer, payment.Allocated))
	for _, p := range taken {
		w.line(p.Amount, p.ExternalRef, "", "", "")
	}
	return err
}

// statement is a bank's file under way.
type statement struct {
	currency, day string
	text          strings.Builder
}

func (s *statement) line(minor int64, reference, payer, document, ref string) {
	if s.text.Len() == 0 {
		s.text.WriteString("Fecha;Importe;Referencia;Ordenante;Documento;Nro Deuda\n")
	}
	sign := ""
	if minor < 0 {
		minor, sign = -minor, "-"
	}
	fmt.Fprintf(&s.text, "%s;%s%s;%s;%s;%s;%s\n", s.day, sign, amount(minor, s.currency), reference, payer, document, ref)
}
