package payment

import (
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/money/parties"
	"github.com/recobro/recobro/modules/portfolios/internal/money/waterfall"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// allocate says what the payment pays, and posts nothing. It fails with ErrCurrency, ErrDebt, ErrNothing and ErrTooMuch.
func (p *Payment) allocate(t parties.Parties) ([]waterfall.Part, error) {
	if _, known := money.Lookup(p.Currency); !known {
		return nil, ErrCurrency.WithParam("currency", p.Currency).WithField("body.currency", ErrCurrency.Code, "currency", p.Currency)
	}
	for _, id := range p.DebtIDs {
		if !t.Pays(id, p.Currency) {
			return nil, ErrDebt.WithField("body.debt_ids", ErrDebt.Code)
		}
	}
	debts := slices.DeleteFunc(t.Payable(), func(d debt.Debt) bool {
		return d.Currency != p.Currency || len(p.DebtIDs) > 0 && !slices.Contains(p.DebtIDs, d.ID)
	})
	parts, left := waterfall.Allocate(t.Portfolio.Waterfall, debts, p.Amount, t.Today)
	switch owed := (money.Amount{Minor: p.Amount - left, Currency: p.Currency}).String(); {
	case len(parts) == 0:
		return nil, ErrNothing.WithField("body.amount", ErrNothing.Code)
	case left > 0:
		return nil, ErrTooMuch.WithParam("owed", owed).WithField("body.amount", ErrTooMuch.Code, "owed", owed)
	}
	return parts, nil
}

// post allocates the payment and posts a movement for each part. It fails as allocate does.
func (p *Payment) post(t parties.Parties) error {
	parts, err := p.allocate(t)
	if err != nil {
		return err
	}
	for i, part := range parts {
		m, err := t.Holding(part.DebtID).Post(debt.Movement{
			DebtID: part.DebtID, Direction: debt.Credit, Type: debt.Payment, Component: part.Component, Amount: part.Amount,
			Currency: p.Currency, PaymentID: p.ID, SourceRef: p.Receipt, ValueOn: p.PaidOn,
		})
		if err != nil {
			return err
		}
		parts[i].MovementID = m.ID
	}
	p.Parts = parts
	return p.Move(Allocated)
}

// movements are what the payment posted, as it has to be taken back.
func (p *Payment) movements() []debt.Movement {
	all := make([]debt.Movement, len(p.Parts))
	for i, part := range p.Parts {
		all[i] = debt.Movement{
			ID: part.MovementID, DebtID: part.DebtID, DebtorID: part.DebtorID, Direction: debt.Credit, Type: debt.Payment,
			Component: part.Component, Amount: part.Amount, Currency: p.Currency, PaymentID: p.ID, SourceRef: p.Receipt,
		}
	}
	return all
}

// Begin makes a payment of what was asked for, with an id that its movements bear: of the payer, in the portfolio's currency and on
// its day where none was named.
func (p *Payment) Begin(a parties.Parties) {
	p.ID, p.DebtorID, p.PortfolioID = storage.NewID(), a.Debtor.ID, a.Portfolio.ID
	if p.Currency == "" {
		p.Currency = a.Portfolio.Currency
	}
	if p.PaidOn == "" {
		p.PaidOn = a.Today
	}
}
