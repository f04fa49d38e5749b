package queue

import (
	"context"
	"errors"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps the queue. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps the queue in db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

// Get is the item of a debtor. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, debtorID string) (Item, error) {
	return storage.One[Item](ctx, s.db, storage.Where("debtor_id = ?", debtorID))
}

// Places are the items of those of some debtors that stand in the queue, by debtor.
func (s *Store) Places(ctx context.Context, debtorIDs []string) (map[string]Item, error) {
	found, err := storage.All[Item](ctx, s.db, len(debtorIDs), s.db.Listed("debtor_id", debtorIDs))
	all := map[string]Item{}
	for _, i := range found {
		all[i.DebtorID] = i
	}
	return all, err
}

// lock is Get that keeps others from writing it.
func (s *Store) lock(ctx context.Context, debtorID string) (Item, error) {
	return storage.Lock[Item](ctx, s.db, storage.Where("debtor_id = ?", debtorID))
}

// takenBy is what somebody has taken and still holds; false for nothing.
func (s *Store) takenBy(ctx context.Context, userID string, now time.Time) (Item, bool, error) {
	i, err := storage.One[Item](ctx, s.db, storage.Where("taken_by = ? AND taken_by <> '' AND ready_at > ?", userID, now))
	if errors.Is(err, ErrNotFound) {
		return i, false, nil
	}
	return i, err == nil, err
}

// The orders of those who are ready: of somebody, and of all. Each is as its index says it, so that none is sought by the other's.
const (
	ofSomebody = "-rank, debtor_id"
	ofAll      = "rank DESC, debtor_id"
)

// Take gives the first item that is ready to somebody: of their own, then of those that are nobody's, of some portfolios, or all without
// any. Nobody else gets it until it is free again. It fails with ErrEmpty.
func (s *Store) Take(ctx context.Context, userID string, portfolioIDs []string, now time.Time) (i Item, err error) {
	i.take(userID, now)
	columns := map[string]any{"ready": i.Ready, "ready_at": i.ReadyAt, "taken_by": i.TakenBy}
	of := func(whose string) []storage.Narrow {
		return []storage.Narrow{storage.Where("ready AND for_id = ?", whose), within(portfolioIDs), storage.Sorted(ofSomebody)}
	}
	err = s.db.Brief(ctx, func(ctx context.Context, _ *gorm.DB) error {
		i, err = storage.Seize[Item](ctx, s.db, "debtor_id", columns, of(userID), of(""))
		return err
	})
	if errors.Is(err, ErrNotFound) {
		err = ErrEmpty
	}
	return i, err
}

func within(portfolioIDs []string) storage.Narrow {
	return func(tx *gorm.DB) *gorm.DB {
		if len(portfolioIDs) == 0 {
			return tx
		}
		return tx.Where("portfolio_id IN ?", portfolioIDs)
	}
}

// put writes whose an item is, and until when.
func (s *Store) put(ctx context.Context, i Item) error {
	_, err := storage.Set[Item](ctx, s.db, map[string]any{
		"ready": i.Ready, "ready_at": i.ReadyAt, "taken_by": i.TakenBy, "pinned_for": i.PinnedFor, "pinned_by": i.PinnedBy, "snoozed_to": i.SnoozedTo,
	}, storage.Where("debtor_id = ?", i.DebtorID))
	return err
}

// standing are the items of some debtors, by debtor, held against others.
func (s *Store) standing(ctx context.Context, debtorIDs []string) (map[string]Item, error) {
	found, err := storage.LockAll[Item](ctx, s.db, len(debtorIDs), s.db.Listed("debtor_id", debtorIDs), storage.Sorted("debtor_id"))
	all := map[string]Item{}
	for _, i := range found {
		all[i.DebtorID] = i
	}
	return all, err
}

// replace writes the items of some debtors anew: those that have a place, and none for the others.
func (s *Store) replace(ctx context.Context, placed []Item, gone []string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		if len(gone) > 0 {
			if err := s.db.Listed("debtor_id", gone)(tx.Model(&Item{})).Delete(&Item{}).Error; err != nil {
				return err
			}
		}
		if len(placed) == 0 {
			return nil
		}
		return tx.Clauses(clause.OnConflict{
			Columns: []clause.Column{{Name: "tenant_id"}, {Name: "debtor_id"}},
			DoUpdates: clause.AssignmentColumns([]string{
				"portfolio_id", "for_id", "strategy", "step_id", "event_id", "channel", "phone_id", "rank", "reasons", "ready", "ready_at", "taken_by",
				"pinned_for", "pinned_by", "snoozed_to", "planned_at",
			}),
		}).CreateInBatches(placed, 200).Error
	})
}

// ripen makes items ready whose time has come, and counts them.
func (s *Store) ripen(ctx context.Context, now time.Time) (int64, error) {
	return storage.Set[Item](ctx, s.db, map[string]any{"ready": true, "taken_by": ""}, storage.Where("NOT ready AND ready_at <= ?", now))
}

// top are the first items that the caller may see, their own unless the permission reaches all: those who are ready, the highest first,
// then those who wait, the soonest first.
func (s *Store) top(ctx context.Context, f Filter) ([]Item, error) {
	whose, order := f.whose(ctx)
	ready, err := storage.All[Item](ctx, s.db, f.Limit, storage.Where("ready"), within(f.PortfolioID), whose, storage.Sorted(order))
	if err != nil || len(ready) == f.Limit {
		return ready, err
	}
	waiting, err := storage.All[Item](ctx, s.db, f.Limit-len(ready), storage.Where("NOT ready"), within(f.PortfolioID), whose, storage.Sorted("ready_at, debtor_id"))
	return append(ready, waiting...), err
}

// whose are the items that the filter leaves of what the caller may see, and the order of those who are ready.
func (f Filter) whose(ctx context.Context) (storage.Narrow, string) {
	who := principal.Must(ctx)
	own := who.Scope != principal.ScopeAll
	switch {
	case f.For == "me" || f.For == "" && own:
		return storage.Where("for_id = ?", who.UserID), ofSomebody
	case f.For == "none":
		return storage.Where("for_id = ''"), ofSomebody
	case f.For == "":
		return func(tx *gorm.DB) *gorm.DB { return tx }, ofAll
	case own:
		return storage.Where("for_id = ? AND for_id = ?", f.For, who.UserID), ofSomebody
	default:
		return storage.Where("for_id = ?", f.For), ofSomebody
	}
}
