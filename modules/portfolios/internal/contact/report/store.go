package report

import (
	"context"
	"strings"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/report/rollup"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/shift"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store reads what is summed up. Every method joins the transaction of its context.
type Store struct {
	db   *storage.DB
	sums *rollup.Store
}

// NewStore reads the sums of db.
func NewStore(db *storage.DB, sums *rollup.Store) *Store { return &Store{db, sums} }

// once has all that do reads be of one moment.
func (s *Store) once(ctx context.Context, do func(ctx context.Context) error) error {
	return s.db.Read(ctx, func(ctx context.Context, _ *gorm.DB) error { return do(ctx) })
}

// whose are the people whose rows are read: those that are named, or everyone.
type whose struct {
	users      []string
	portfolios []string
}

// everyone reports whether the rows are those of all.
func (w whose) everyone() bool { return len(w.users) == 1 && w.users[0] == rollup.Everyone }

func (w whose) narrow(tx *gorm.DB) *gorm.DB {
	return page.Among(page.Among(tx, "user_id", w.users), "portfolio_id", w.portfolios)
}

// sum adds columns up, by the columns of a group, of the rows that are narrowed to.
func sum[T any](ctx context.Context, s *Store, by, columns string, narrow ...storage.Narrow) (all []T, err error) {
	all = []T{}
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		of := tx.Model(new(T)).Scopes(narrow...)
		chosen := []string{}
		if by != "" {
			of, chosen = of.Group(by).Order(by), append(chosen, by)
		}
		for _, c := range strings.Fields(columns) {
			chosen = append(chosen, "COALESCE(SUM("+c+"), 0) AS "+c)
		}
		return of.Select(strings.Join(chosen, ", ")).Scan(&all).Error
	})
	return all, err
}

const (
	dayColumns = "contacts attempts connects calls call_connects rpc rpc_out blocked overridden debtors_day debtors_week debtors_month " +
		"numbers_day numbers_week numbers_month plan_matured plan_on_time"
	moneyColumns = "made promised matured matured_amount kept kept_amount partial partial_amount broken broken_amount payments collected " +
		"contacted_day contacted_week contacted_month placed charged"
	hourColumns = "attempts connects rpc promises"
	bookColumns = "debts debtors balance"
	rollColumns = "debts balance rest"
)

func within(span Span) storage.Narrow {
	return storage.Where("day >= ? AND day <= ?", span.From, span.To)
}

func (s *Store) days(ctx context.Context, w whose, span Span, by string) ([]rollup.Day, error) {
	return sum[rollup.Day](ctx, s, by, dayColumns, w.narrow, within(span))
}

func (s *Store) money(ctx context.Context, w whose, span Span, by string) ([]rollup.Money, error) {
	return sum[rollup.Money](ctx, s, by, moneyColumns, w.narrow, within(span))
}

func (s *Store) hours(ctx context.Context, w whose, span Span) ([]rollup.Hour, error) {
	return sum[rollup.Hour](ctx, s, "day, hour, channel", hourColumns, w.narrow, within(span))
}

func (s *Store) work(ctx context.Context, w whose, span Span, by string) ([]rollup.Work, error) {
	return sum[rollup.Work](ctx, s, by, "seconds", whose{users: w.users}.narrow, within(span))
}

// going are the states of work that go on.
func (s *Store) going(ctx context.Context, w whose) ([]shift.WorkSession, error) {
	narrow := []storage.Narrow{storage.Where("ended_at IS NULL"), storage.Columns("user_id", "state", "since")}
	if !w.everyone() && len(w.users) > 0 {
		narrow = append(narrow, storage.Where("user_id IN ?", w.users))
	}
	return storage.All[shift.WorkSession](ctx, s.db, -1, narrow...)
}

// placed is all that was placed up to a day.
func (s *Store) placed(ctx context.Context, w whose, to civil.Day) ([]rollup.Money, error) {
	return sum[rollup.Money](ctx, s, "currency", "placed", w.narrow, storage.Where("day <= ?", to))
}

// bookDays are the last days on which the book was kept, of stretches of so many days that end with each of some days.
func (s *Store) bookDay(ctx context.Context, upTo civil.Day) (day civil.Day, err error) {
	var found []civil.Day
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&rollup.Book{}).Where("user_id = ? AND day <= ?", rollup.Everyone, upTo).Order("day DESC").Limit(1).Pluck("day", &found).Error
	})
	if len(found) > 0 {
		day = found[0]
	}
	return day, err
}

// book is what was owed on some days, by bucket and currency.
func (s *Store) book(ctx context.Context, w whose, days []civil.Day) ([]rollup.Book, error) {
	return sum[rollup.Book](ctx, s, "day, bucket_id, currency", bookColumns, w.narrow, storage.Where("day IN ?", days))
}

// keptDays are the days among some of which the book was kept.
func (s *Store) keptDays(ctx context.Context, span Span) (days []civil.Day, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&rollup.Book{}).Where("user_id = ? AND day >= ? AND day <= ?", rollup.Everyone, span.From, span.To).Distinct("day").Order("day").Pluck("day", &days).Error
	})
	return days, err
}

// people are the debtors who owe and their numbers, on a day.
func (s *Store) people(ctx context.Context, w whose, day civil.Day) (p rollup.People, err error) {
	all, err := sum[rollup.People](ctx, s, "", "debtors numbers", w.narrow, storage.Where("day = ?", day))
	if len(all) > 0 {
		p = all[0]
	}
	return p, err
}

// rolls are the moves of some months.
func (s *Store) rolls(ctx context.Context, w whose, from, to string) ([]rollup.Roll, error) {
	return sum[rollup.Roll](ctx, s, "month, currency, from_id, to_id", rollColumns, w.narrow, storage.Where("month >= ? AND month <= ?", from, to))
}

// vintage is what was placed in a month, or collected of it in another.
type vintage struct {
	Month     string
	Paid      string
	Currency  string
	Placed    int64
	Collected int64
}

func (s *Store) vintages(ctx context.Context, w whose, from string) (all []vintage, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return w.narrow(tx.Model(&rollup.Vintage{})).Where("day >= ? AND month >= ?", from+"-01", from).
			Select("month, substr(day, 1, 7) AS paid, currency, SUM(placed) AS placed, SUM(collected) AS collected").Group("1, 2, 3").Order("1, 2, 3").Scan(&all).Error
	})
	return all, err
}

// stand is up to when parts of the work have been summed up: the oldest of them.
func (s *Store) stand(ctx context.Context, parts ...string) (*time.Time, error) {
	states, err := s.sums.States(ctx)
	var oldest *time.Time
	for _, part := range parts {
		at, known := states[part]
		if !known {
			return nil, err
		}
		if oldest == nil || at.At.Before(*oldest) {
			oldest = &at.At
		}
	}
	return oldest, err
}
