package rollup

import (
	"context"
	"strings"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// standing is what is owed now, by who works it.
func (s *Store) standing(ctx context.Context) (all []Book, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		of := storage.Join(tx.Model(&debt.Debt{}), &debtor.Debtor{}, "owners", "owners.id = debts.debtor_id")
		return of.Where("debts.status <> ? AND debts.balance > 0", debt.Resolved).
			Select("debts.portfolio_id AS portfolio_id, owners.assignee_id AS user_id, debts.bucket_id AS bucket_id, debts.currency AS currency, COUNT(*) AS debts, SUM(debts.balance) AS balance").
			Group("1, 2, 3, 4").Scan(&all).Error
	})
	return all, err
}

// owing are the debtors who owe something now.
func (s *Store) owing(ctx context.Context) (all []Book, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&debtor.Debtor{}).Where(debtor.OwesSomething).
			Select("portfolio_id || '' AS portfolio_id, assignee_id || '' AS user_id, bucket_id || '' AS bucket_id, currency || '' AS currency, COUNT(*) AS debtors").
			Group("1, 2, 3, 4").Scan(&all).Error
	})
	return all, err
}

// numbers are the numbers that may be the debtors', of those who owe something.
func (s *Store) numbers(ctx context.Context) (all []People, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		of := storage.Join(tx.Model(&phone.Phone{}), &debtor.Debtor{}, "owners", "owners.id = phones.debtor_id")
		return of.Where("phones.status IN ? AND (owners.balance > 0 OR owners.other_balances <> '')", []phone.Status{phone.Unverified, phone.Valid, phone.RightParty}).
			Select("owners.portfolio_id AS portfolio_id, owners.assignee_id AS user_id, COUNT(*) AS numbers").Group("1, 2").Scan(&all).Error
	})
	return all, err
}

// rolled is what became of the debts of a month by now, or by the beginning of the next.
func (s *Store) rolled(ctx context.Context, month, next string) (all []Roll, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		to, left := "CASE WHEN then_.status = 'resolved' OR then_.balance <= 0 THEN '' ELSE then_.bucket_id END",
			"CASE WHEN then_.status = 'resolved' OR then_.balance <= 0 THEN 0 ELSE then_.balance END"
		of := storage.Join(tx.Model(&Turn{}), &debt.Debt{}, "then_", "then_.debtor_id = report_turns.debtor_id AND then_.id = report_turns.debt_id")
		if next != "" {
			to, left = "then_.bucket_id", "then_.balance"
			of = storage.Join(tx.Model(&Turn{}), &Turn{}, "then_", "then_.debtor_id = report_turns.debtor_id AND then_.debt_id = report_turns.debt_id AND then_.month = ?", next)
		}
		return of.Where("report_turns.month = ? AND report_turns.balance > 0", month).
			Select(strings.Join([]string{
				"report_turns.portfolio_id AS portfolio_id", "report_turns.assignee_id AS user_id", "report_turns.currency AS currency", "report_turns.bucket_id AS from_id",
				to + " AS to_id", "COUNT(*) AS debts", "SUM(report_turns.balance) AS balance", "SUM(" + left + ") AS rest",
			}, ", ")).Group("1, 2, 3, 4, 5").Scan(&all).Error
	})
	return all, err
}

// debtsAfter are the next debts, behind one of them, with who works them.
func (s *Store) debtsAfter(ctx context.Context, debtorID, id string, most int) (debts []debt.Debt, assignees map[string]string, err error) {
	debts, err = storage.All[debt.Debt](ctx, s.db, most, storage.Columns("id", "debtor_id", "portfolio_id", "currency", "status", "balance", "aged_from", "paused_on"),
		storage.Where("(debtor_id, id) > (?, ?)", debtorID, id), storage.Sorted("debtor_id, id"))
	if err != nil {
		return nil, nil, err
	}
	ids := make([]string, len(debts))
	for i, d := range debts {
		ids[i] = d.DebtorID
	}
	people, err := storage.All[debtor.Debtor](ctx, s.db, -1, storage.Columns("id", "assignee_id"), s.db.Listed("id", ids))
	assignees = map[string]string{}
	for _, p := range people {
		assignees[p.ID] = p.AssigneeID
	}
	return debts, assignees, err
}

// copyTurns writes how debts stand at the beginning of a month.
func (s *Store) copyTurns(ctx context.Context, month string, debts []Turn) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		_, err := s.db.Bulk(ctx, tx, "report_turns", []string{"month", "debtor_id", "debt_id", "portfolio_id", "assignee_id", "currency", "bucket_id", "balance"}, func(yield func([]any) bool) {
			for _, t := range debts {
				if !yield([]any{month, t.DebtorID, t.DebtID, t.PortfolioID, t.AssigneeID, t.Currency, t.BucketID, t.Balance}) {
					return
				}
			}
		})
		return err
	})
}

// forget takes some turns away that are of no more use, and says whether there are more.
func (s *Store) forget(ctx context.Context, before string, most int) (bool, error) {
	old, err := storage.All[Turn](ctx, s.db, most, storage.Columns("month", "debtor_id"), storage.Where("month < ?", before), storage.Sorted("month, debtor_id"))
	if err != nil || len(old) == 0 {
		return false, err
	}
	return true, s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("month = ? AND debtor_id >= ? AND debtor_id <= ?", old[0].Month, old[0].DebtorID, last(old)).Delete(&Turn{}).Error
	})
}

// last is the last debtor of the first month among turns.
func last(old []Turn) string {
	id := ""
	for _, t := range old {
		if t.Month == old[0].Month {
			id = t.DebtorID
		}
	}
	return id
}
