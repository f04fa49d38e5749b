package payment

import (
	"context"
	"encoding/json"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/money/till"
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

// Taken is what became of found money: what its debtor owes was paid, what is over was not.
type Taken struct {
	LineID  string
	Payment Payment // without an id when nothing was owed, or the debtor is gone
	Over    int64   // minor units
}

// Take posts found money, many payments at once: each pays what is owed at most, with a receipt of the bank's point. It gives what
// became of each, in their order, and the accounts, which the caller lets the portfolios grow by as the last write of the
// transaction. Debtors are held until then, whoever may see them.
func (s *Service) Take(ctx context.Context, found []Found) ([]Taken, []*ledger.Account, error) {
	accounts, err := s.ledger.OpenMany(ctx, debtorsOf(found))
	if err != nil {
		return nil, nil, err
	}
	if err := s.interest.Bring(ctx, accounts...); err != nil {
		return nil, nil, err
	}
	of := make(map[string]*ledger.Account, len(accounts))
	for _, a := range accounts {
		of[a.Debtor.ID] = a
	}
	taken, made := prepare(found, of)
	if len(made) == 0 {
		return taken, nil, nil
	}
	if err := s.number(ctx, made); err != nil {
		return nil, nil, err
	}
	for _, p := range made {
		if err := p.post(alone(of[p.DebtorID])); err != nil {
			return nil, nil, err
		}
	}
	if err := s.ledger.Settle(ctx, accounts...); err != nil {
		return nil, nil, err
	}
	return taken, accounts, s.insertMany(ctx, made)
}

// Grow lets the portfolios' sums follow what was taken.
func (s *Service) Grow(ctx context.Context, accounts []*ledger.Account) error {
	return s.ledger.Grow(ctx, accounts...)
}

// alone is a payer whose own debts are paid: what they answer for of others is paid at a till, where somebody chooses it.
func alone(a *ledger.Account) parties { return parties{Account: a, all: []*ledger.Account{a}} }

func debtorsOf(found []Found) []string {
	ids := make([]string, 0, len(found))
	for _, f := range found {
		ids = append(ids, f.DebtorID)
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}

// prepare makes a payment of all found money that pays something: of two for one debtor the second pays what the first leaves.
func prepare(found []Found, accounts map[string]*ledger.Account) ([]Taken, []*Payment) {
	taken, made := make([]Taken, len(found)), make([]*Payment, 0, len(found))
	paid := map[string]int64{}
	for i, f := range found {
		taken[i] = Taken{LineID: f.LineID, Over: f.Amount}
		a, there := accounts[f.DebtorID]
		if !there {
			continue
		}
		key := f.DebtorID + f.Currency
		pays := min(f.Amount, a.Owes(f.Currency)-paid[key])
		if pays <= 0 {
			continue
		}
		paid[key] += pays
		p := &taken[i].Payment
		*p = Payment{Amount: pays, Currency: f.Currency, Method: till.Transfer, PaidOn: f.PaidOn, ExternalRef: f.ExternalRef, BankLineID: f.LineID, Status: Confirmed}
		p.begin(alone(a))
		p.complete()
		taken[i].Over, made = f.Amount-pays, append(made, p)
	}
	return taken, made
}

// number gives payments the next receipts of the bank's point, without a gap.
func (s *Service) number(ctx context.Context, made []*Payment) error {
	bank, err := s.tills.Bank(ctx)
	if err != nil {
		return err
	}
	point, err := s.tills.Number(ctx, bank.ID, len(made))
	if err != nil {
		return err
	}
	first := point.LastReceipt - int64(len(made)) + 1
	for i, p := range made {
		p.PointID, p.ReceiptNo, p.TakenBy = point.ID, first+int64(i), actor(ctx)
		p.Receipt = point.Receipt(p.ReceiptNo)
	}
	return nil
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
