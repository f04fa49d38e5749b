package rollup

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/contact"
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
