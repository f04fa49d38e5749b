package reported

import (
	"github.com/recobro/recobro/modules/portfolios/internal/money/parties"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
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
	ErrOwn    = errs.New(errs.Forbidden, "portfolios.payment_report_own")
	ErrProofs = errs.New(errs.Conflict, "portfolios.payment_proofs")
)

// waits reports whether somebody has still to verify the payment.
func waits(p payment.Payment) bool {
	return p.Status == payment.Reported || p.Status == payment.Verifying
}

// begin makes a payment that a debtor says was made: nothing is posted, and it has no receipt. What is more than owed may be told,
// too: what came of it is decided by whoever verifies it. It fails with payment.ErrCurrency, payment.ErrDebt
// and payment.ErrDay.
func begin(p *payment.Payment, a parties.Parties, by string) error {
	p.Begin(a)
	p.Status, p.TakenBy = payment.Reported, by
	if _, known := money.Lookup(p.Currency); !known {
		return payment.ErrCurrency.WithParam("currency", p.Currency).WithField("body.currency", payment.ErrCurrency.Code, "currency", p.Currency)
	}
	for _, id := range p.DebtIDs {
		if !a.Pays(id, p.Currency) {
			return payment.ErrDebt.WithField("body.debt_ids", payment.ErrDebt.Code)
		}
	}
	return p.Check(a.Today)
}

// prove notes that a proof has come. It fails with payment.ErrTransition once the payment is decided, and with ErrProofs beyond
// the bound.
func prove(p *payment.Payment, proofs int) error {
	switch {
	case !waits(*p):
		return payment.ErrTransition.WithParam("from", p.Status).WithParam("to", payment.Verifying)
	case proofs >= mostProofs:
		return ErrProofs.WithParam("most", mostProofs)
	}
	p.Status = payment.Verifying
	return nil
}

// notice notifies people of a reported payment.
func notice(p payment.Payment, kind, by string, users ...string) *events.Notify {
	return &events.Notify{
		Kind: kind, Users: users, Link: "/debtors/" + p.DebtorID,
		Params: map[string]string{"by": by, "amount": money.Amount{Minor: p.Amount, Currency: p.Currency}.String()},
	}
}
