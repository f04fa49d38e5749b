package payment

import (
	"context"
	"encoding/json"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Found is money that a line of a bank file tells of.
type Found struct {
	LineID      string
	DebtorID    string
	Amount      int64 // minor units
	Currency    string
	PaidOn      civil.Day
	ExternalRef string
}

// Taken is what became of found money: what its debtor owes, or answers for, was paid, what is over was not.
type Taken struct {
	LineID  string
	Payment *Payment // nil when nothing was owed, the debtor is gone, or it was refused
	Over    int64    // minor units
	Refused error    // ErrReceives where the money is not for an agency to take
}

// Take posts found money, many payments at once: each pays what is owed at most, with a receipt of the bank's point. It gives what
// became of each, in their order, and the accounts, which the caller lets the portfolios grow by as the last write of the
// transaction. Debtors are held until then, whoever may see them.
func (s *Service) Take(ctx context.Context, found []Found) ([]Taken, []*ledger.Account, error) {
	hand, err := s.collect(ctx, found)
	if err != nil || len(found) == 0 {
		return nil, nil, err
	}
	if err := s.interest.Bring(ctx, hand.accounts...); err != nil {
		return nil, nil, err
	}
	taken, err := hand.take(found)
	if err != nil || len(hand.made) == 0 {
		return taken, nil, err
	}
	if err := s.number(ctx, hand); err != nil {
		return nil, nil, err
	}
	if err := s.ledger.Settle(ctx, hand.accounts...); err != nil {
		return nil, nil, err
	}
	return taken, hand.accounts, s.insertMany(ctx, hand.made)
}

// Grow lets the portfolios' sums follow what was taken.
func (s *Service) Grow(ctx context.Context, accounts []*ledger.Account) error {
	return s.ledger.Grow(ctx, accounts...)
}

// bulkColumns are the columns of bulkValues, in order.
func bulkColumns() []string {
	return []string{
		"id", "version", "created_at", "updated_at", "created_by", "updated_by", "debtor_id", "portfolio_id", "status", "method", "amount",
		"currency", "paid_on", "external_ref", "point_id", "receipt_no", "receipt", "bank_line_id", "taken_by", "debt_ids", "parts",
	}
}

func (p *Payment) bulkValues(now time.Time) ([]any, error) {
	parts, err := json.Marshal(p.Parts)
	p.Version, p.CreatedAt, p.UpdatedAt, p.CreatedBy, p.UpdatedBy = 1, now, now, p.TakenBy, p.TakenBy
	return []any{
		p.ID, p.Version, now, now, p.CreatedBy, p.UpdatedBy, p.DebtorID, p.PortfolioID, string(p.Status), string(p.Method), p.Amount,
		p.Currency, string(p.PaidOn), p.ExternalRef, p.PointID, p.ReceiptNo, p.Receipt, p.BankLineID, p.TakenBy, "[]", string(parts),
	}, err
}

// Reconcile says of payments that a till took by transfer that the bank has them, by line: nothing is posted again. It gives the
// lines whose payment was there.
func (s *Service) Reconcile(ctx context.Context, byLine map[string]string) (map[string]bool, error) {
	done := map[string]bool{}
	for line, id := range byLine {
		n, err := storage.Set[Payment](ctx, s.db, map[string]any{"status": Reconciled, "bank_line_id": line},
			storage.Where("id = ? AND status = ? AND bank_line_id = ''", id, Allocated))
		if err != nil {
			return nil, err
		}
		done[line] = n > 0
	}
	return done, nil
}
