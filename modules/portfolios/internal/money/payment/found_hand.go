package payment

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/money/parties"
	"github.com/recobro/recobro/modules/portfolios/internal/money/till"
)

// hand holds the accounts that found money may pay, and the payments that were made of it.
type hand struct {
	accounts []*ledger.Account
	payers   map[string]parties.Parties // by debtor
	made     []*Payment
}

// collect holds the payers, and those of whom they answer for, in one order.
func (s *Service) collect(ctx context.Context, found []Found) (*hand, error) {
	payers, accounts, err := s.parties.OpenMany(ctx, debtorsOf(found))
	return &hand{accounts: accounts, payers: payers}, err
}

func debtorsOf(found []Found) []string {
	ids := make([]string, 0, len(found))
	for _, f := range found {
		ids = append(ids, f.DebtorID)
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}

// take makes a payment of all found money that pays something, in its order: of two for one debt the second pays what the first leaves.
func (h *hand) take(found []Found) ([]Taken, error) {
	taken := make([]Taken, len(found))
	for i, f := range found {
		taken[i] = Taken{LineID: f.LineID, Over: f.Amount}
		t, there := h.payers[f.DebtorID]
		if !there {
			continue
		}
		if taken[i].Refused = receives(t.Portfolio); taken[i].Refused != nil {
			continue
		}
		pays := min(f.Amount, t.Owed(f.Currency))
		if pays <= 0 {
			continue
		}
		p, err := f.pay(t, pays)
		if err != nil {
			return nil, err
		}
		taken[i].Payment, taken[i].Over, h.made = p, f.Amount-pays, append(h.made, p)
	}
	return taken, nil
}

// pay posts a payment of found money, which has no number yet.
func (f Found) pay(t parties.Parties, amount int64) (*Payment, error) {
	p := &Payment{Amount: amount, Currency: f.Currency, Method: till.Transfer, PaidOn: f.PaidOn, ExternalRef: f.ExternalRef, BankLineID: f.LineID, Status: Confirmed}
	p.Begin(t)
	p.Complete()
	return p, p.post(t)
}

// number gives payments, and their movements, the next receipts of the bank's point, without a gap.
func (s *Service) number(ctx context.Context, h *hand) error {
	bank, err := s.tills.Bank(ctx)
	if err != nil {
		return err
	}
	point, err := s.tills.Number(ctx, bank.ID, len(h.made))
	if err != nil {
		return err
	}
	first, receipts := point.LastReceipt-int64(len(h.made))+1, make(map[string]string, len(h.made))
	for i, p := range h.made {
		p.PointID, p.ReceiptNo, p.TakenBy = point.ID, first+int64(i), actor(ctx)
		p.Receipt = point.Receipt(p.ReceiptNo)
		receipts[p.ID] = p.Receipt
	}
	for _, a := range h.accounts {
		for _, m := range a.Posted() {
			if receipts[m.PaymentID] != "" {
				m.SourceRef = receipts[m.PaymentID]
			}
		}
	}
	return nil
}
