package audit

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/modules/portfolios/internal/money/till"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// store reads what the audit holds against each other.
type store struct{ db *storage.DB }

// sum is what movements of a debt come to.
type sum struct {
	by    map[debt.Component]int64
	count int
}

func (s sum) total() (all int64) {
	for _, amount := range s.by {
		all += amount
	}
	return all
}

const signed = "CASE WHEN direction = 'debit' THEN amount ELSE -amount END"

func (s *store) read(ctx context.Context, f func(tx *gorm.DB) error) error {
	return s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error { return f(tx) })
}

func (s *store) tenants(ctx context.Context) (ids []string, err error) {
	err = s.db.PlatformRead(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&portfolio.Portfolio{}).Distinct("tenant_id").Order("tenant_id").Pluck("tenant_id", &ids).Error
	})
	return ids, err
}

func (s *store) debtsBehind(ctx context.Context, debtorID, id string) ([]debt.Debt, error) {
	return storage.All[debt.Debt](ctx, s.db, atOnce, storage.Where("(debtor_id, id) > (?, ?)", debtorID, id), storage.Sorted("debtor_id, id"))
}

func (s *store) sums(ctx context.Context, debts []debt.Debt) (map[string]sum, error) {
	ids, sums := make([]string, len(debts)), make(map[string]sum, len(debts))
	for i, d := range debts {
		ids[i], sums[d.ID] = d.ID, sum{by: map[debt.Component]int64{}}
	}
	var rows []struct {
		DebtID    string
		Component debt.Component
		Sum       int64
		Count     int
	}
	err := s.read(ctx, func(tx *gorm.DB) error {
		return tx.Model(&debt.Movement{}).Where("debt_id IN ?", ids).Group("debt_id, component").
			Select("debt_id, component, SUM(" + signed + ") AS sum, COUNT(*) AS count").Scan(&rows).Error
	})
	for _, r := range rows {
		of := sums[r.DebtID]
		of.by[r.Component], of.count = r.Sum, of.count+r.Count
		sums[r.DebtID] = of
	}
	return sums, err
}

// figure is what something shows or comes to, by its id.
type figure struct {
	ID     string
	Amount int64
}

// eachDebtor hands over debtors, some at a time, with what their open debts in their currency come to.
func (s *store) eachDebtor(ctx context.Context, take func(d debtor.Debtor, owed int64)) error {
	id := ""
	for {
		some, err := storage.All[debtor.Debtor](ctx, s.db, atOnce, storage.Where("id > ?", id), storage.Sorted("id"),
			storage.Columns("id", "portfolio_id", "currency", "balance"))
		if err != nil || len(some) == 0 {
			return err
		}
		id = some[len(some)-1].ID
		owed, err := s.owed(ctx, some)
		if err != nil {
			return err
		}
		for _, d := range some {
			take(d, owed[d.ID+d.Currency])
		}
	}
}

// owed is what open debts of debtors come to, by debtor and currency.
func (s *store) owed(ctx context.Context, debtors []debtor.Debtor) (map[string]int64, error) {
	ids := make([]string, len(debtors))
	for i, d := range debtors {
		ids[i] = d.ID
	}
	var sums []figure
	err := s.read(ctx, func(tx *gorm.DB) error {
		return tx.Model(&debt.Debt{}).Where("debtor_id IN ? AND status <> ?", ids, debt.Resolved).Group("debtor_id, currency").
			Select("debtor_id || currency AS id, SUM(balance) AS amount").Scan(&sums).Error
	})
	return byID(sums), err
}

func (s *store) portfolios(ctx context.Context) ([]portfolio.Portfolio, error) {
	return storage.All[portfolio.Portfolio](ctx, s.db, -1, storage.Columns("id", "balance"))
}

func byID(all []figure) map[string]int64 {
	by := make(map[string]int64, len(all))
	for _, one := range all {
		by[one.ID] = one.Amount
	}
	return by
}

func (s *store) linesBehind(ctx context.Context, id string) ([]tracing.Event, error) {
	return storage.All[tracing.Event](ctx, s.db, atOnce, storage.Where("id > ?", id), storage.Sorted("id"), storage.Columns("id", "payload"))
}

// kept are the movements of the ledger under the ids that the record tells of.
func (s *store) kept(ctx context.Context, told []ledger.Told) (map[string]debt.Movement, error) {
	ids, debts := make([]string, len(told)), make([]string, len(told))
	for i, t := range told {
		ids[i], debts[i] = t.ID, t.DebtID
	}
	found, err := storage.All[debt.Movement](ctx, s.db, -1, storage.Where("debt_id IN ? AND id IN ?", debts, ids))
	kept := make(map[string]debt.Movement, len(found))
	for _, m := range found {
		kept[m.ID] = m
	}
	return kept, err
}

// eachByHand hands over every movement that no import, demo or repair has made.
func (s *store) eachByHand(ctx context.Context, take func(debt.Movement)) error {
	debtID, id := "", ""
	for {
		some, err := storage.All[debt.Movement](ctx, s.db, atOnce, storage.Where("(debt_id, id) > (?, ?)", debtID, id),
			storage.Where("source_ref NOT LIKE 'import:%' AND source_ref NOT LIKE 'undo:%' AND source_ref NOT LIKE 'repair%' AND source_ref <> 'creditor'"),
			storage.Sorted("debt_id, id"))
		if err != nil || len(some) == 0 {
			return err
		}
		for _, m := range some {
			take(m)
		}
		debtID, id = some[len(some)-1].DebtID, some[len(some)-1].ID
	}
}

func (s *store) points(ctx context.Context) ([]till.Point, error) {
	return till.NewStore(s.db).Points(ctx)
}

// numbers are those of a point's receipts.
type numbers struct{ Count, Least, Most int64 }

func (s *store) numbers(ctx context.Context, pointID string) (of numbers, err error) {
	err = s.read(ctx, func(tx *gorm.DB) error {
		return tx.Model(&payment.Payment{}).Where("point_id = ? AND receipt_no > 0", pointID).
			Select("COUNT(DISTINCT receipt_no) AS count, COALESCE(MIN(receipt_no), 0) AS least, COALESCE(MAX(receipt_no), 0) AS most").Scan(&of).Error
	})
	return of, err
}

// moved is what the movements of payments come to, by payment.
func (s *store) moved(ctx context.Context) (map[string]int64, error) {
	var all []figure
	err := s.read(ctx, func(tx *gorm.DB) error {
		return tx.Model(&debt.Movement{}).Where("payment_id <> ''").Group("payment_id").Select("payment_id AS id, -SUM(" + signed + ") AS amount").Scan(&all).Error
	})
	return byID(all), err
}

// taken is what tills have entered of payments, by till and payment.
func (s *store) taken(ctx context.Context) (map[string]int64, error) {
	var all []figure
	err := s.read(ctx, func(tx *gorm.DB) error {
		return tx.Model(&till.Entry{}).Where("kind = ?", till.Payment).Select("till_id || payment_id AS id, amount").Scan(&all).Error
	})
	return byID(all), err
}

func (s *store) eachPayment(ctx context.Context, take func(payment.Payment)) error {
	return each(ctx, s, func(p payment.Payment) string { return p.ID }, []string{"id", "amount", "status", "till_id"}, take)
}

func (s *store) eachTill(ctx context.Context, take func(till.Till, []till.Total)) error {
	tills, id := till.NewStore(s.db), ""
	for {
		some, err := storage.All[till.Till](ctx, s.db, atOnce, storage.Where("id > ?", id), storage.Sorted("id"))
		if err != nil || len(some) == 0 {
			return err
		}
		ids := make([]string, len(some))
		for i, t := range some {
			ids[i] = t.ID
		}
		totals, err := tills.Totals(ctx, ids)
		if err != nil {
			return err
		}
		for _, t := range some {
			take(t, totals[t.ID])
		}
		id = some[len(some)-1].ID
	}
}
