package appropriation

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// few is how many rows are written one by one; more go by the engine's way for many.
const few = 8

// Store keeps appropriations, and what they make of promises. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps appropriations in db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

// taken are what payments had brought, in the order in which they did.
func (s *Store) taken(ctx context.Context, payments []string) ([]Appropriation, error) {
	if len(payments) == 0 {
		return nil, nil
	}
	all, err := storage.All[Appropriation](ctx, s.db, -1, storage.Where("payment_id IN ?", payments), storage.Sorted("id"))
	return net(all), err
}

// net are appropriations less what was taken back of them since.
func net(all []Appropriation) (left []Appropriation) {
	for _, a := range all {
		if a.Amount > 0 {
			left = append(left, a)
			continue
		}
		for i := len(left) - 1; i >= 0 && a.Amount < 0; i-- {
			if b := &left[i]; b.PromiseID == a.PromiseID && b.PaymentID == a.PaymentID && b.DebtID == a.DebtID {
				part := min(b.Amount, -a.Amount)
				b.Amount, a.Amount = b.Amount-part, a.Amount+part
			}
		}
	}
	return left
}

// ofAccounts are the promises that acts on accounts may concern, by debtor, in the order in which they were made: open ones, those
// that payments had to do with which are taken back, and those that were missed after a payment counts that is posted late.
func (s *Store) ofAccounts(ctx context.Context, accounts []*ledger.Account, of past, taken []Appropriation) (map[string][]promise.Promise, error) {
	ids := make([]string, len(accounts))
	for i, a := range accounts {
		ids[i] = a.Debtor.ID
	}
	all, err := storage.All[promise.Promise](ctx, s.db, -1, storage.Where("debtor_id IN ?", ids), of.narrow(taken), storage.Sorted("debtor_id, id"))
	by := map[string][]promise.Promise{}
	for _, p := range all {
		by[p.DebtorID] = append(by[p.DebtorID], p)
	}
	return by, err
}

func (of past) narrow(taken []Appropriation) storage.Narrow {
	return func(tx *gorm.DB) *gorm.DB {
		which := tx.Session(&gorm.Session{NewDB: true}).Where("open = ?", true)
		if len(of.undone) > 0 {
			brought := make([]string, 1, len(taken)+1)
			for _, t := range taken {
				brought = append(brought, t.PromiseID)
			}
			which = which.Or("resolved_by IN ? OR id IN ?", of.undone, brought)
		}
		if of.since != "" {
			which = which.Or("status IN ? AND deadline >= ?", []promise.Status{promise.PartiallyKept, promise.Broken}, of.since)
		}
		return tx.Where(which)
	}
}

// write writes what became of promises, and what payments brought.
func (s *Store) write(ctx context.Context, moved []*promise.Promise, made []Appropriation) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if len(made) > 0 {
			by := principal.Must(ctx).UserID
			for i := range made {
				made[i].CreatedBy = by
			}
			if err := tx.CreateInBatches(made, 500).Error; err != nil {
				return err
			}
		}
		return s.writeMoved(ctx, tx, moved)
	})
}

func (s *Store) writeMoved(ctx context.Context, tx *gorm.DB, moved []*promise.Promise) error {
	if len(moved) <= few {
		for _, p := range moved {
			if err := storage.Update(ctx, s.db, p, p.Version); err != nil {
				return err
			}
		}
		return nil
	}
	now := s.db.Clock().Now().UTC()
	columns := []string{"version", "updated_at", "deadline", "next_on", "status", "open", "appropriated", "resolved_at", "resolved_by", "cancel_reason"}
	return s.db.BulkUpdate(ctx, tx, "promises", columns, func(yield func([]any) bool) {
		for _, p := range moved {
			p.Version++
			if !yield([]any{p.ID, p.Version, now, string(p.Deadline), string(p.NextOn), string(p.Status), p.Open, p.Appropriated, p.ResolvedAt, p.ResolvedBy, p.CancelReason}) {
				return
			}
		}
	})
}

// due is a promise whose next step is due.
type due struct {
	ID, DebtorID string
	NextOn       civil.Day
}

// Due are the next promises of portfolios whose step is due on a day, behind a place in the order of (next_on, id).
func (s *Store) Due(ctx context.Context, portfolioIDs []string, today, nextOn civil.Day, id string, limit int) (some []due, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&promise.Promise{}).Select("id", "debtor_id", "next_on").
			Where("next_on <= ? AND (next_on, id) > (?, ?) AND portfolio_id IN ?", today, nextOn, id, portfolioIDs).
			Order("next_on, id").Limit(limit).Find(&some).Error
	})
	return some, err
}

// lapsed are drafts of debtors that nobody has confirmed in time.
func (s *Store) lapsed(ctx context.Context, debtorIDs []string, today civil.Day) ([]promise.Promise, error) {
	return storage.All[promise.Promise](ctx, s.db, -1, storage.Where("debtor_id IN ? AND status = ? AND next_on <= ?", debtorIDs, promise.Draft, today), storage.Sorted("id"))
}
