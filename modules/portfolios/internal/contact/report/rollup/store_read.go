package rollup

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/shift"
	"github.com/recobro/recobro/modules/portfolios/internal/money/plan"
	"github.com/recobro/recobro/modules/portfolios/internal/money/promise"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// TableName is the table of contacts.
func (touch) TableName() string { return "contacts" }

// TableName is the table of movements.
func (posted) TableName() string { return "movements" }

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

// TableName is the table of payments.
func (receipt) TableName() string { return "payments" }

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
