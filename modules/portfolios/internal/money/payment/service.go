package payment

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/interest"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/money/parties"
	"github.com/recobro/recobro/modules/portfolios/internal/money/till"
	"github.com/recobro/recobro/modules/portfolios/internal/money/waterfall"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Service is what may be done with payments.
type Service struct {
	*Store
	ledger   *ledger.Ledger
	parties  *parties.Opener
	interest *interest.Service
	tills    *till.Service
	record   *record.Record
	clock    clock.Clock
}

// NewService takes payments by the ledger, into tills.
func NewService(store *Store, ledger *ledger.Ledger, parties *parties.Opener, interest *interest.Service, tills *till.Service, r *record.Record, c clock.Clock) *Service {
	return &Service{store, ledger, parties, interest, tills, r, c}
}

// Preview is what a payment would do.
type Preview struct {
	Parts  []waterfall.Part `json:"parts" doc:"What it would pay, in the order of the waterfall"`
	Debts  []Left           `json:"debts" doc:"What would be left of the debts that it pays"`
	Owed   int64            `json:"owed" doc:"All that is owed in the currency, before it; minor units"`
	Amount int64            `json:"amount"`
}

// Left is what would be left of a debt.
type Left struct {
	DebtID string `json:"debt_id"`
	Before int64  `json:"before" doc:"Minor units"`
	After  int64  `json:"after"`
}

// Preview says what a payment would do, and does nothing. It fails as Register does, but for tills.
func (s *Service) Preview(ctx context.Context, p Payment, debtorID string) (Preview, error) {
	a, err := s.parties.Look(ctx, debtorID)
	if err != nil {
		return Preview{}, err
	}
	if err := receives(a.Portfolio); err != nil {
		return Preview{}, err
	}
	if err := s.interest.Bring(ctx, a.All...); err != nil {
		return Preview{}, err
	}
	p.Begin(a)
	parts, err := p.allocate(a)
	if err != nil {
		return Preview{}, err
	}
	return Preview{Parts: parts, Debts: lefts(a.Payable(), parts), Owed: a.Owed(p.Currency), Amount: p.Amount}, nil
}

func lefts(debts []debt.Debt, parts []waterfall.Part) (all []Left) {
	for _, d := range debts {
		left := Left{DebtID: d.ID, Before: d.Balance, After: d.Balance}
		for _, part := range parts {
			if part.DebtID == d.ID {
				left.After -= part.Amount
			}
		}
		if left.After != left.Before {
			all = append(all, left)
		}
	}
	return all
}

// Register takes a payment into the caller's till: allocated, with a receipt. It fails with till.ErrNone, ErrReceives, ErrDay,
// as the preview does, and with ErrNotAtTill for money that does not pass the till: that is reported, and somebody else confirms it.
func (s *Service) Register(ctx context.Context, p Payment, debtorID string) (Payment, error) {
	if !p.Method.AtTill() {
		return p, ErrNotAtTill
	}
	a, err := s.parties.Open(ctx, debtorID)
	if err != nil {
		return p, err
	}
	if err := receives(a.Portfolio); err != nil {
		return p, err
	}
	desk, err := s.tills.Mine(ctx)
	if err != nil {
		return p, err
	}
	if err := s.interest.Bring(ctx, a.All...); err != nil {
		return p, err
	}
	p.Begin(a)
	p.TillID, p.PointID, p.TakenBy, p.Status = desk.ID, desk.PointID, desk.UserID, Confirmed
	if err := p.Check(a.Today); err != nil {
		return p, err
	}
	if err := s.confirm(ctx, a, &p); err != nil {
		return p, err
	}
	if err := storage.Insert(ctx, s.db, &p); err != nil {
		return p, err
	}
	in := till.Entry{ID: storage.NewID(), TillID: desk.ID, Kind: till.Payment, Method: p.Method, Currency: p.Currency, Amount: p.Amount, PaymentID: p.ID}
	if err := s.tills.Put(ctx, in); err != nil {
		return p, err
	}
	if err := s.Wrote(ctx, "registered", p, a); err != nil {
		return p, err
	}
	return p, s.ledger.Grow(ctx, a.All...)
}

// confirm gives the payment its receipt and posts it.
func (s *Service) confirm(ctx context.Context, a parties.Parties, p *Payment) error {
	if _, err := p.allocate(a); err != nil {
		return err // before a number is drawn, which others wait for
	}
	point, err := s.tills.Number(ctx, p.PointID, 1)
	if err != nil {
		return err
	}
	p.ReceiptNo, p.Receipt = point.LastReceipt, point.Receipt(point.LastReceipt)
	if err := p.post(a); err != nil {
		return err
	}
	return s.ledger.Settle(ctx, a.All...)
}

// ConfirmAtBank brings interest up to the day of a payment whose money came to the bank, gives it a receipt of the bank's point and
// posts it; the portfolios grow by what it gives as the last write of the transaction. It fails with ErrCurrency, ErrDebt, ErrNothing
// and ErrTooMuch.
func (s *Service) ConfirmAtBank(ctx context.Context, payer *ledger.Account, p *Payment) (parties.Parties, error) {
	a, err := s.parties.With(ctx, payer, true)
	if err != nil {
		return a, err
	}
	if err := s.interest.Bring(ctx, a.All...); err != nil {
		return a, err
	}
	bank, err := s.tills.Bank(ctx)
	if err != nil {
		return a, err
	}
	p.PointID = bank.ID
	return a, s.confirm(ctx, a, p)
}

// Get is a payment that the caller may see. It fails with ErrNotFound.
func (s *Service) Get(ctx context.Context, id string) (Payment, error) {
	p, err := s.Store.Get(ctx, id)
	p.Complete()
	return p, err
}

// Complete gives a payment empty lists where it has none.
func (p *Payment) Complete() {
	if p.Parts == nil {
		p.Parts = []waterfall.Part{}
	}
	if p.DebtIDs == nil {
		p.DebtIDs = []string{}
	}
}

// History is what happened to a payment, the latest first. It fails with ErrNotFound.
func (s *Service) History(ctx context.Context, id, cursor string, size int) ([]tracing.Happening, string, error) {
	if _, err := s.Store.Get(ctx, id); err != nil {
		return nil, "", err
	}
	return s.record.History(ctx, "payment", id, cursor, size)
}

// Wrote records what became of a payment, with every movement, so that the record alone proves the ledger.
func (s *Service) Wrote(ctx context.Context, what string, p Payment, a parties.Parties) error {
	told := map[string]any{
		"debtor_id": p.DebtorID, "portfolio_id": p.PortfolioID, "amount": p.Amount, "currency": p.Currency, "method": p.Method, "status": p.Status,
		"paid_on": p.PaidOn, "receipt": p.Receipt, "till_id": p.TillID, "movements": a.AllTold(),
	}
	if p.Reason != "" {
		told["reason"] = p.Reason
	}
	owners := []string{p.TakenBy, a.Debtor.AssigneeID}
	return s.record.Write(ctx, record.Act{Name: "payment." + what, ID: p.ID, Payload: told, Owners: owners, Moves: moves(p)})
}

// moves are what else a payment changes on screens.
func moves(p Payment) []string {
	moved := []string{"debtors", "portfolios", "promises", "plans"}
	if p.TillID != "" {
		moved = append(moved, "tills")
	}
	return moved
}

// actor is who acts.
func actor(ctx context.Context) string { return principal.Must(ctx).UserID }
