package promise

import (
	"context"
	"slices"
	"strings"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// List is a page of promises. Those of one debtor are seen by whoever may see the debtor.
func (s *Store) List(ctx context.Context, f Filter, p page.Params) ([]Promise, page.Meta, error) {
	return s.list.Find(ctx, s.query(ctx, f, p))
}

// Each hands over all promises that a filter leaves, some at a time.
func (s *Store) Each(ctx context.Context, f Filter, p page.Params, take func([]Promise) error) error {
	return s.list.Each(ctx, s.query(ctx, f, p), 500, take)
}

// CheckSort fails with page.ErrSort when promises are not listed in such an order.
func (s *Store) CheckSort(sort string) error { return s.list.CheckSort(sort) }

func (s *Store) query(ctx context.Context, f Filter, p page.Params) page.Query {
	return page.Query{Params: p, Rows: func(tx *gorm.DB) *gorm.DB { return f.Rows(ctx, tx) }}
}

// Rows narrows a statement on promises to those that the filter leaves of what the caller may see.
func (f Filter) Rows(ctx context.Context, tx *gorm.DB) *gorm.DB {
	return f.narrow(ctx, f.seen(ctx, tx))
}

// seen narrows to what the caller may see of a list.
func (f Filter) seen(ctx context.Context, tx *gorm.DB) *gorm.DB {
	if f.DebtorID == "" {
		return own(ctx)(tx)
	}
	fresh := tx.Session(&gorm.Session{NewDB: true})
	return debtor.OfVisible(ctx, fresh, tx.Where("promises.debtor_id = ?", f.DebtorID), "promises.debtor_id")
}

// me stands for the caller where an owner is asked for.
const me = "me"

func (f Filter) narrow(ctx context.Context, tx *gorm.DB) *gorm.DB {
	if f.onlyOpen() {
		tx = tx.Where("promises.open = TRUE") // an index of its own: most promises have ended
	}
	if len(f.Status) > 0 && !f.allOpen() {
		tx = tx.Where(inStates(f.Status))
	}
	owner := f.Owner
	if owner == me {
		owner = principal.Must(ctx).UserID
	}
	tx = page.Among(tx, "promises.portfolio_id", f.PortfolioID)
	tx = page.Among(tx, "promises.currency", f.Currency)
	for condition, value := range map[string]string{
		"promises.owner_id = ?": owner, "promises.due_on >= ?": string(f.DueFrom), "promises.due_on <= ?": string(f.DueTo),
		"promises.deadline >= ?": string(f.DeadlineFrom), "promises.deadline <= ?": string(f.DeadlineTo),
		"promises.made_on >= ?": string(f.MadeFrom), "promises.made_on <= ?": string(f.MadeTo),
	} {
		if value != "" {
			tx = tx.Where(condition, value)
		}
	}
	return tx
}

// onlyOpen reports whether the filter leaves open promises alone.
func (f Filter) onlyOpen() bool {
	for _, s := range f.Status {
		if !s.Open() {
			return false
		}
	}
	return len(f.Status) > 0
}

// inStates is the condition of states, written out: the database knows how rare each is, which it does not of a parameter.
func inStates(states []Status) string {
	var known []string
	for _, s := range Draft.Enum() {
		if slices.Contains(states, s) {
			known = append(known, "'"+string(s)+"'")
		}
	}
	if len(known) == 1 {
		return "promises.status = " + known[0]
	}
	return "promises.status IN (" + strings.Join(known, ", ") + ")"
}

// allOpen reports whether the filter leaves exactly those that are open.
func (f Filter) allOpen() bool {
	return f.onlyOpen() && !slices.ContainsFunc(Opens(), func(s Status) bool { return !slices.Contains(f.Status, s) })
}

// movable are the promises among those asked for that may still be given to somebody. It fails with ErrMany.
func (s *Store) movable(ctx context.Context, ids []string, f *Filter) ([]Promise, error) {
	which := storage.Where("promises.id IN ?", ids)
	if f != nil {
		which = func(tx *gorm.DB) *gorm.DB { return f.Rows(ctx, tx) }
	}
	alive := storage.Where("promises.status IN ?", append(Opens(), Draft))
	all, err := storage.All[Promise](ctx, s.db, mostAtOnce+1, which, alive, own(ctx), storage.Sorted("promises.id"))
	if err == nil && len(all) > mostAtOnce {
		err = ErrMany.WithParam("most", mostAtOnce)
	}
	return all, err
}

// give makes promises somebody's.
func (s *Store) give(ctx context.Context, rows []Promise, ownerID string) error {
	for start := 0; start < len(rows); start += 500 {
		var ids []string
		for _, p := range rows[start:min(start+500, len(rows))] {
			ids = append(ids, p.ID)
		}
		if _, err := storage.Set[Promise](ctx, s.db, map[string]any{"owner_id": ownerID}, storage.Where("id IN ?", ids)); err != nil {
			return err
		}
	}
	return nil
}
