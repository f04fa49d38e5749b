package debtor

import (
	"cmp"
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps debtors. Every method joins the transaction of its context, or opens one of its own.
type Store struct {
	db      *storage.DB
	list    *page.List[Debtor]
	watcher Watcher
	counter Counter
}

// NewStore keeps debtors in db.
func NewStore(db *storage.DB) *Store {
	return &Store{db: db, list: newList(db, page.Bounds{})}
}

// Get is one debtor. It fails with ErrNotFound also for a debtor of somebody else, when the caller has own rows only.
func (s *Store) Get(ctx context.Context, id string) (Debtor, error) {
	return storage.One[Debtor](ctx, s.db, visible, storage.ByID(id))
}

// Any is one debtor, whoever may see it. It fails with ErrNotFound.
func (s *Store) Any(ctx context.Context, id string) (Debtor, error) {
	return storage.One[Debtor](ctx, s.db, storage.ByID(id))
}

// Lock is Get that keeps others from writing to the debtor until the transaction of ctx ends.
func (s *Store) Lock(ctx context.Context, id string) (Debtor, error) {
	return storage.Lock[Debtor](ctx, s.db, visible, storage.ByID(id))
}

// visible narrows to the debtors that the caller may see at all.
func visible(tx *gorm.DB) *gorm.DB {
	tx = tx.Model(&Debtor{})
	if who := principal.Must(tx.Statement.Context); who.Scope != principal.ScopeAll {
		return tx.Where("debtors.assignee_id = ? AND debtors.assignee_id <> ''", who.UserID)
	}
	return tx
}

// OfVisible narrows rows that belong to debtors, by the column that names one, to those of debtors that the caller may see; fresh
// is a session without conditions.
func OfVisible(ctx context.Context, fresh, tx *gorm.DB, column string) *gorm.DB {
	who := principal.Must(ctx)
	if who.Scope == principal.ScopeAll {
		return tx
	}
	own := fresh.Model(&Debtor{}).Select("debtors.id").Where("debtors.assignee_id = ? AND debtors.assignee_id <> ''", who.UserID)
	return tx.Where(column+" IN (?)", own)
}

// Silent is a condition on the owners of something: they asked for no contact, or are not to be called.
const Silent = `(owners.preferences LIKE '%"cease":true%' OR owners.flags LIKE '%"do_not_call"%')`

// Flagged is the debtor whom a column of another table names, where there is a flag on them: for a condition that one exists; fresh is a session
// without conditions.
func Flagged(fresh *gorm.DB, column string) *gorm.DB {
	return fresh.Model(&Debtor{}).Select("1").Where("debtors.id = "+column+" AND debtors.flags NOT IN ?", []string{"", "[]", "null"})
}

// Some are those of some debtors that the caller may see.
func (s *Store) Some(ctx context.Context, ids []string) ([]Debtor, error) {
	return storage.All[Debtor](ctx, s.db, len(ids), visible, storage.Where("debtors.id IN ?", ids))
}

// Named are those of some debtors that the caller may see, with as much of them as names them.
func (s *Store) Named(ctx context.Context, ids []string) ([]Debtor, error) {
	return storage.All[Debtor](ctx, s.db, len(ids), visible, storage.Columns("debtors.id", "debtors.name"), storage.Where("debtors.id IN ?", ids))
}

// Insert writes new debtors, their ids ascending, with their entries in the text index.
func (s *Store) Insert(ctx context.Context, debtors []Debtor) error {
	if len(debtors) == 0 {
		return nil
	}
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := storage.Insert(ctx, s.db, debtors); err != nil {
			return err
		}
		if err := s.Changed(ctx, idsOf(debtors)...); err != nil {
			return err
		}
		return s.index(ctx, tx, debtors)
	})
}

// Update writes a debtor that still has the version. It fails with storage.ErrStale.
func (s *Store) Update(ctx context.Context, d *Debtor, version int64) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := storage.Update(ctx, s.db, d, version); err != nil {
			return err
		}
		if err := s.unindex(tx, d.ID); err != nil {
			return err
		}
		if err := s.Changed(ctx, d.ID); err != nil {
			return err
		}
		return s.index(ctx, tx, []Debtor{*d})
	})
}

// Delete removes a debtor that still has the version, with its phones, addresses and tags.
func (s *Store) Delete(ctx context.Context, d *Debtor, version int64) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if err := s.unindex(tx, d.ID); err != nil {
			return err
		}
		for _, belonging := range []any{&debtorTag{}, &phoneDigits{}, &addressOf{}} {
			if err := tx.Where("debtor_id = ?", d.ID).Delete(belonging).Error; err != nil {
				return err
			}
		}
		if err := s.Changed(ctx, d.ID); err != nil {
			return err
		}
		return storage.Delete(ctx, s.db, d, version)
	})
}

// SetFigures writes the list figures of a debtor, in the transaction of the debts they come from.
func (s *Store) SetFigures(ctx context.Context, id string, f Figures) error {
	return s.copy(ctx, id, map[string]any{
		"balance": f.Balance, "other_balances": string(f.Others), "debts_count": f.DebtsCount, "aged_from": string(f.AgedFrom), "bucket_id": f.BucketID,
	})
}

// Tried is what a debtor's row tells of the last contact.
type Tried struct {
	At      time.Time
	Reach   string
	Right   bool // the debtor was reached
	Tries   int
	RetryAt *time.Time
}

// SetTried writes what came of the last contact, in its transaction.
func (s *Store) SetTried(ctx context.Context, id string, t Tried) error {
	values := map[string]any{"tried_at": t.At, "last_reach": t.Reach, "tries": t.Tries, "retry_at": t.RetryAt}
	if t.Right {
		values["reached_at"] = t.At
	}
	return s.copy(ctx, id, values)
}

// SetPhone writes the main phone of a debtor, in the transaction of the phone it comes from.
func (s *Store) SetPhone(ctx context.Context, id, e164 string) error {
	return s.copy(ctx, id, map[string]any{"phone": e164})
}

func (s *Store) share(ctx context.Context, id string, by int) error {
	return s.copy(ctx, id, map[string]any{"shared_debts": gorm.Expr("shared_debts + ?", by)})
}

// Assign gives debtors to a user, "" to nobody, and counts those it found.
func (s *Store) Assign(ctx context.Context, ids []string, assigneeID string) (n int64, err error) {
	err = s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		done := visible(tx).Where("id IN ?", ids).Updates(map[string]any{"assignee_id": assigneeID})
		n = done.RowsAffected
		return cmp.Or(done.Error, s.Changed(ctx, ids...), s.assigned(ctx))
	})
	return n, err
}

// copy writes what follows from elsewhere. It is no edit: the version stays, and nobody's If-Match is lost to it.
func (s *Store) copy(ctx context.Context, id string, values map[string]any) error {
	values["version"] = gorm.Expr("version")
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		return cmp.Or(tx.Model(&Debtor{}).Where("id = ?", id).UpdateColumns(values).Error, s.Changed(ctx, id))
	})
}

func (s *Store) set(ctx context.Context, ids []string, values map[string]any) error {
	return s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		if _, given := values["assignee_id"]; given {
			if err := s.assigned(ctx); err != nil {
				return err
			}
		}
		return cmp.Or(tx.Model(&Debtor{}).Where("id IN ?", ids).Updates(values).Error, s.Changed(ctx, ids...))
	})
}
