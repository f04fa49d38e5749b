package rollup

import (
	"context"
	"strings"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/shift"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/modules/portfolios/internal/money/waterfall"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// touch is a contact as it is counted.
type touch struct {
	TenantID    string
	ID          string
	PortfolioID string
	UserID      string
	Status      contact.Status
	Channel     string
	Attempt     bool
	Reach       string
	DebtorID    string
	Number      string
	OverrideID  string
	At          time.Time
}

// TableName is the table of contacts.
func (touch) TableName() string { return "contacts" }

// touches are the contacts of a day, the first first.
func (s *Store) touches(ctx context.Context, from, to time.Time) ([]touch, error) {
	return storage.All[touch](ctx, s.db, -1,
		storage.Columns("id", "portfolio_id", "user_id", "status", "channel", "attempt", "reach", "debtor_id", "number", "override_id", "at"),
		storage.Where("at >= ? AND at < ?", from, to), storage.Sorted("at, id"))
}

// many is how many ids one question names.
const many = 1000

// chunked asks for some thousand ids at a time.
func chunked[T any](ids []string, ask func(some []string) ([]T, error)) (all []T, err error) {
	for len(ids) > 0 {
		n := min(many, len(ids))
		some, err := ask(ids[:n])
		if err != nil {
			return nil, err
		}
		all, ids = append(all, some...), ids[n:]
	}
	return all, nil
}

// rightParty is written out, as the indexes are that hold such contacts alone.
const rightParty = "reach = 'right_party' AND status = 'ended'"

// reachedBefore are the contacts in which debtors were reached between two moments.
func (s *Store) reachedBefore(ctx context.Context, debtorIDs []string, from, to time.Time) ([]touch, error) {
	return chunked(debtorIDs, func(some []string) ([]touch, error) {
		return storage.All[touch](ctx, s.db, -1, storage.Columns("debtor_id", "user_id", "at"), storage.Where(rightParty), s.db.Listed("debtor_id", some),
			storage.Where("at >= ? AND at < ?", from, to))
	})
}

// dialledBefore are the contacts in which debtors were reached by numbers.
func (s *Store) dialledBefore(ctx context.Context, numbers []string, from, to time.Time) ([]touch, error) {
	return chunked(numbers, func(some []string) ([]touch, error) {
		return storage.All[touch](ctx, s.db, -1, storage.Columns("number", "user_id", "at"), storage.Where(rightParty+" AND number <> ''"), s.db.Listed("number", some),
			storage.Where("at >= ? AND at < ?", from, to))
	})
}

// posted is a movement as it is counted.
type posted struct {
	TenantID  string
	DebtorID  string
	DebtID    string
	Currency  string
	Direction debt.Direction
	Type      debt.MovementType
	Amount    int64
	At        time.Time
}

// TableName is the table of movements.
func (posted) TableName() string { return "movements" }

func (p posted) signed() int64 {
	if p.Direction == debt.Credit {
		return -p.Amount
	}
	return p.Amount
}

// movements are all that was posted on debtors up to a time.
func (s *Store) movements(ctx context.Context, debtorIDs []string, to time.Time) ([]posted, error) {
	return chunked(debtorIDs, func(some []string) ([]posted, error) {
		return storage.All[posted](ctx, s.db, -1, storage.Columns("debtor_id", "debt_id", "currency", "direction", "amount", "at"), s.db.Listed("debtor_id", some),
			storage.Where("at < ?", to))
	})
}

// resolved are the debts of debtors that have ended.
func (s *Store) resolved(ctx context.Context, debtorIDs []string) ([]debt.Debt, error) {
	return chunked(debtorIDs, func(some []string) ([]debt.Debt, error) {
		return storage.All[debt.Debt](ctx, s.db, -1, storage.Columns("id", "resolved_at"), s.db.Listed("debtor_id", some),
			storage.Where("status = ? AND resolved_at IS NOT NULL", debt.Resolved))
	})
}

// vow is a promise as it is counted.
type vow struct {
	TenantID     string
	PortfolioID  string
	TakenBy      string
	Currency     string
	Amount       int64
	Appropriated int64
	Channel      promise.Channel
	Status       promise.Status
	CreatedAt    time.Time
	MadeOn       civil.Day
	Deadline     civil.Day
}

// TableName is the table of promises.
func (vow) TableName() string { return "promises" }

// made are the promises of a day; a draft that nobody has confirmed is none.
func (s *Store) made(ctx context.Context, day civil.Day) ([]vow, error) {
	return storage.All[vow](ctx, s.db, -1, storage.Columns("portfolio_id", "taken_by", "currency", "amount", "channel", "created_at"), storage.Where("made_on = ? AND status <> ? AND cancel_reason <> 'not_confirmed'", day, promise.Draft))
}

// matured are the promises whose last day it was and that have ended by being kept or not.
func (s *Store) matured(ctx context.Context, day civil.Day) ([]vow, error) {
	ends := []promise.Status{promise.Kept, promise.PartiallyKept, promise.Broken}
	return storage.All[vow](ctx, s.db, -1, storage.Columns("portfolio_id", "taken_by", "currency", "amount", "appropriated", "status"), storage.Where("deadline = ? AND status IN ?", day, ends))
}

// receipt is a payment as it is counted.
type receipt struct {
	TenantID    string
	PortfolioID string
	TakenBy     string
	Currency    string
	Amount      int64
	PaidOn      civil.Day
	Parts       []waterfall.Part `gorm:"serializer:json"`
}

// TableName is the table of payments.
func (receipt) TableName() string { return "payments" }

// receipts are the payments of a day that stand.
func (s *Store) receipts(ctx context.Context, day civil.Day) ([]receipt, error) {
	return storage.All[receipt](ctx, s.db, -1, storage.Columns("portfolio_id", "taken_by", "currency", "amount", "parts"), storage.Where("paid_on = ? AND status IN ?", day, []payment.Status{payment.Allocated, payment.Reconciled}))
}

// placements are the first movements of debts.
func (s *Store) placements(ctx context.Context, debtIDs []string) ([]posted, error) {
	return chunked(debtIDs, func(some []string) ([]posted, error) {
		return storage.All[posted](ctx, s.db, -1, storage.Columns("debt_id", "at"), s.db.Listed("debt_id", some), storage.Where("type = 'placement'"), storage.Sorted("at"))
	})
}

// grown is what was placed and charged of a portfolio.
type grown struct {
	PortfolioID, Currency string
	Type                  debt.MovementType
	Direction             debt.Direction
	Amount                int64
}

// grown is written with the types that the index holds alone.
func (s *Store) grown(ctx context.Context, from, to time.Time) (all []grown, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		of := storage.Join(tx.Model(&posted{}), &debtor.Debtor{}, "owners", "owners.id = movements.debtor_id")
		return of.Where("movements.type IN ('placement', 'interest', 'fee', 'penalty') AND movements.at >= ? AND movements.at < ?", from, to).
			Select("owners.portfolio_id AS portfolio_id, movements.currency AS currency, movements.type AS type, movements.direction AS direction, SUM(movements.amount) AS amount").
			Group("1, 2, 3, 4").Scan(&all).Error
	})
	return all, err
}

// due is an instalment as it is counted.
type due struct {
	PortfolioID, CreatedBy string
	Status                 plan.Standing
	LateOn                 civil.Day
}

// instalments are those of a day that were paid or late.
func (s *Store) instalments(ctx context.Context, day civil.Day) (all []due, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		of := storage.Join(tx.Model(&plan.Instalment{}), &plan.Plan{}, "owner", "owner.id = plan_instalments.plan_id")
		return of.Where("plan_instalments.due_on = ? AND (plan_instalments.status = ? OR plan_instalments.late_on <> '')", day, plan.Paid).
			Select("owner.portfolio_id AS portfolio_id, owner.created_by AS created_by, plan_instalments.status AS status, plan_instalments.late_on AS late_on").Scan(&all).Error
	})
	return all, err
}

// stretch is a state of work that is over.
type stretch struct {
	UserID  string
	State   string
	BeganAt time.Time
	EndedAt time.Time
}

// longest is how long a state lasts at most, for what is looked at.
const longest = 48 * time.Hour

// stretches are the states of work that lie in a day.
func (s *Store) stretches(ctx context.Context, from, to time.Time) (all []stretch, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		of := storage.Join(tx.Model(&shift.Stretch{}), &shift.WorkSession{}, "whose", "whose.id = work_states.session_id")
		return of.Where("work_states.ended_at > ? AND work_states.ended_at < ? AND work_states.began_at < ?", from, to.Add(longest), to).
			Select("whose.user_id AS user_id, work_states.state AS state, work_states.began_at AS began_at, work_states.ended_at AS ended_at").Scan(&all).Error
	})
	return all, err
}

// changed are the days of promises and payments of debtors that were written since a time.
func (s *Store) changed(ctx context.Context, debtorID string, since time.Time) (days []civil.Day, err error) {
	vows, err := storage.All[vow](ctx, s.db, -1, storage.Columns("made_on", "deadline"), storage.Where("debtor_id = ? AND updated_at >= ?", debtorID, since))
	if err != nil {
		return nil, err
	}
	for _, v := range vows {
		days = append(days, v.MadeOn, v.Deadline)
	}
	paid, err := storage.All[receipt](ctx, s.db, -1, storage.Columns("paid_on"), storage.Where("debtor_id = ? AND updated_at >= ?", debtorID, since))
	for _, p := range paid {
		days = append(days, p.PaidOn)
	}
	return days, err
}

// growing are the days since one on which something was placed in a portfolio.
func (s *Store) growing(ctx context.Context, portfolioID string, since civil.Day) (days []civil.Day, err error) {
	rows, err := storage.All[Money](ctx, s.db, -1, storage.Columns("day"), storage.Where("user_id = ? AND day >= ? AND portfolio_id = ? AND placed <> 0", Everyone, since, portfolioID))
	for _, r := range rows {
		days = append(days, r.Day)
	}
	return days, err
}

// firstDay is the first day of which there is anything to sum up; today when there is none.
func (s *Store) firstDay(ctx context.Context, zone *time.Location, today civil.Day) (civil.Day, error) {
	first := today
	for _, m := range []struct {
		model  any
		column string
		narrow storage.Narrow
	}{
		{&touch{}, "at", storage.Where("1 = 1")},
		{&posted{}, "at", storage.Where("type IN ('placement', 'interest', 'fee', 'penalty')")},
	} {
		var at []time.Time
		err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
			return m.narrow(tx.Model(m.model)).Order(m.column).Limit(1).Pluck(m.column, &at).Error
		})
		if err != nil {
			return first, err
		}
		if len(at) > 0 {
			first = min(first, civil.On(at[0], zone))
		}
	}
	for _, m := range []struct {
		model  any
		column string
	}{{&vow{}, "made_on"}, {&receipt{}, "paid_on"}} {
		var day []civil.Day
		err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
			return tx.Model(m.model).Order(m.column).Limit(1).Pluck(m.column, &day).Error
		})
		if err != nil {
			return first, err
		}
		if len(day) > 0 && day[0] != "" {
			first = min(first, day[0])
		}
	}
	return max(first, today.Add(-mostDays)), nil
}

// mostDays is how far back days are summed up.
const mostDays = 3660

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
		return tx.Model(&debtor.Debtor{}).Where("balance > 0").
			Select("portfolio_id || '' AS portfolio_id, assignee_id || '' AS user_id, bucket_id || '' AS bucket_id, currency || '' AS currency, COUNT(*) AS debtors").
			Group("1, 2, 3, 4").Scan(&all).Error
	})
	return all, err
}

// numbers are the numbers that may be the debtors', of those who owe something.
func (s *Store) numbers(ctx context.Context) (all []People, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		of := storage.Join(tx.Model(&phone.Phone{}), &debtor.Debtor{}, "owners", "owners.id = phones.debtor_id")
		return of.Where("phones.status IN ? AND owners.balance > 0", []phone.Status{phone.Unverified, phone.Valid, phone.RightParty}).
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
