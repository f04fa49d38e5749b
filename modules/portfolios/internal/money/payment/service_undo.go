package payment

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/money/parties"
	"github.com/recobro/recobro/modules/portfolios/internal/money/till"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Undoing is how a payment is taken back.
type Undoing struct {
	To     Status // Reversed, ChargedBack or Refunded
	Reason string
	TillID string // open till that the cash of a refund comes from
}

// Undo takes a payment back: its movements by their opposites, and all that followed from them. It fails with ErrNotFound, ErrOwn,
// ErrLimit, ErrTransition, ErrTill, till.ErrClosed and till.ErrShort.
func (s *Service) Undo(ctx context.Context, id string, u Undoing) (Payment, error) {
	p, a, err := s.Hold(ctx, id)
	if err != nil {
		return p, err
	}
	if err := s.may(ctx, p, a); err != nil {
		return p, err
	}
	if err := p.Undo(u.To, u.Reason, actor(ctx), a.Now); err != nil {
		return p, err
	}
	if err := s.takeBack(ctx, p, a, u.To); err != nil {
		return p, err
	}
	if err := storage.Update(ctx, s.db, &p, p.Version); err != nil {
		return p, err
	}
	if err := s.fromTill(ctx, p, u); err != nil {
		return p, err
	}
	if err := s.Wrote(ctx, string(u.To), p, a); err != nil {
		return p, err
	}
	return p, s.ledger.Grow(ctx, a.All...)
}

// Hold is a payment that the caller may see with the accounts of all whose debts it paid, held against others: the payer first, as
// everywhere. It fails with ErrNotFound.
func (s *Service) Hold(ctx context.Context, id string) (Payment, parties.Parties, error) {
	p, err := s.Store.Get(ctx, id)
	if err != nil {
		return p, parties.Parties{}, err
	}
	a, err := s.parties.Beside(ctx, p.DebtorID, p.others())
	if err != nil {
		return p, a, err
	}
	p, err = s.Store.Lock(ctx, id)
	return p, a, err
}

// others are those beside the payer whose debts the payment paid.
func (p *Payment) others() (ids []string) {
	for _, part := range p.Parts {
		if part.DebtorID != p.DebtorID {
			ids = append(ids, part.DebtorID)
		}
	}
	return ids
}

// may refuses to take back one's own payment, and more than the portfolio lets one's role take back.
func (s *Service) may(ctx context.Context, p Payment, a parties.Parties) error {
	who := principal.Must(ctx)
	if p.TakenBy == who.UserID {
		return ErrOwn
	}
	if most, limited := a.Portfolio.Authority.MostAmount(who.Role, p.Currency); limited && p.Amount > most {
		limit := money.Amount{Minor: most, Currency: p.Currency}.String()
		return ErrLimit.WithParam("limit", limit)
	}
	return nil
}

func (s *Service) takeBack(ctx context.Context, p Payment, a parties.Parties, to Status) error {
	as := debt.Payment
	if to == ChargedBack {
		as = debt.Chargeback
	}
	for _, one := range a.All {
		posted := slices.DeleteFunc(p.movements(), func(m debt.Movement) bool { return a.Holding(m.DebtID) != one })
		if _, err := one.Reverse(posted, as); err != nil {
			return err
		}
	}
	return s.ledger.Settle(ctx, a.All...)
}

// fromTill takes the money out of a till: of the one that took it while that is open, of another one for a refund in cash. A till
// that was closed stays as it was counted.
func (s *Service) fromTill(ctx context.Context, p Payment, u Undoing) error {
	out := till.Entry{ID: storage.NewID(), Kind: till.Reversal, Method: p.Method, Currency: p.Currency, Amount: -p.Amount, PaymentID: p.ID, Note: u.Reason}
	if u.To == Refunded {
		out.Kind = till.Refund
	}
	from := p.TillID
	if u.TillID != "" {
		from, out.Method = u.TillID, till.Cash
	}
	if from == "" || u.To == ChargedBack {
		return nil
	}
	t, err := s.tills.Hold(ctx, from)
	switch {
	case err != nil:
		return err
	case t.Status == till.Closed && u.TillID != "":
		return till.ErrClosed
	case t.Status == till.Closed && u.To == Refunded && p.Method == till.Cash:
		return ErrTill.WithField("body.till_id", ErrTill.Code)
	case t.Status == till.Closed:
		return nil
	}
	out.TillID = t.ID
	return s.tills.Spend(ctx, t.ID, out)
}
