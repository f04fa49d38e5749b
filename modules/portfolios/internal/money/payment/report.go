package payment

import (
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/money"
)

// Verify is the permission of those who decide on reported payments.
const Verify = "portfolios.payments:verify"

// mostProofs bounds the files that prove one payment.
const mostProofs = 10

// The refusals of reported payments.
var (
	ErrReportOwn = errs.New(errs.Forbidden, "portfolios.payment_report_own")
	ErrProofs    = errs.New(errs.Conflict, "portfolios.payment_proofs")
)

// Waits reports whether somebody has still to verify the payment.
func (p *Payment) Waits() bool { return p.Status == Reported || p.Status == Verifying }

// report makes a payment that a debtor says was made: nothing is posted, and it has no receipt. What is more than owed may be told,
// too: what came of it is decided by whoever verifies it. It fails with ErrCurrency, ErrDebt and ErrDay.
func (p *Payment) report(a parties, by string) error {
	p.begin(a)
	p.Status, p.TakenBy = Reported, by
	if _, known := money.Lookup(p.Currency); !known {
		return ErrCurrency.WithParam("currency", p.Currency).WithField("body.currency", ErrCurrency.Code, "currency", p.Currency)
	}
	for _, id := range p.DebtIDs {
		if !slices.ContainsFunc(a.debts(), func(d debt.Debt) bool { return d.ID == id && d.Currency == p.Currency }) {
			return ErrDebt.WithField("body.debt_ids", ErrDebt.Code)
		}
	}
	return p.check(a.Today)
}

// prove notes that a proof has come. It fails with ErrTransition once the payment is decided, and with ErrProofs beyond the bound.
func (p *Payment) prove(proofs int) error {
	switch {
	case !p.Waits():
		return ErrTransition.WithParam("from", p.Status).WithParam("to", Verifying)
	case proofs >= mostProofs:
		return ErrProofs.WithParam("most", mostProofs)
	}
	p.Status = Verifying
	return nil
}

// notice notifies people of a reported payment.
func (p *Payment) notice(kind, by string, users ...string) *events.Notify {
	return &events.Notify{
		Kind: kind, Users: users, Link: "/debtors/" + p.DebtorID,
		Params: map[string]string{"by": by, "amount": money.Amount{Minor: p.Amount, Currency: p.Currency}.String()},
	}
}
