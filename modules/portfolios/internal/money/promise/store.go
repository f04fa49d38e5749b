package promise

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Store keeps promises. Every method joins the transaction of its context.
type Store struct {
	db   *storage.DB
	list *page.List[Promise]
}

// NewStore keeps promises in db.
func NewStore(db *storage.DB) *Store {
	return &Store{db: db, list: page.New(db, page.Config[Promise]{
		Usual: "due_on", Sorts: map[string]string{"due_on": "due_on", "created_at": "id", "amount": "amount", "made_on": "made_on"},
	})}
}

// own narrows to the promises that the caller may change: their own, unless the permission reaches all.
func own(ctx context.Context) storage.Narrow {
	return func(tx *gorm.DB) *gorm.DB {
		if who := principal.Must(ctx); who.Scope != principal.ScopeAll {
			return tx.Where("promises.owner_id = ?", who.UserID)
		}
		return tx
	}
}

// reached narrows to the promises that the caller may see: their own, and those of debtors of theirs.
func reached(ctx context.Context) storage.Narrow {
	return func(tx *gorm.DB) *gorm.DB {
		who := principal.Must(ctx)
		if who.Scope == principal.ScopeAll {
			return tx
		}
		theirs := tx.Session(&gorm.Session{NewDB: true}).Model(&debtor.Debtor{}).Select("debtors.id").Where("debtors.assignee_id = ? AND debtors.assignee_id <> ''", who.UserID)
		return tx.Where("promises.owner_id = ? OR promises.debtor_id IN (?)", who.UserID, theirs)
	}
}

// Get is a promise that the caller may see. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, id string) (Promise, error) {
	return storage.One[Promise](ctx, s.db, storage.ByID(id), reached(ctx))
}

// Own is a promise that the caller may change. It fails with ErrNotFound.
func (s *Store) Own(ctx context.Context, id string) (Promise, error) {
	return storage.One[Promise](ctx, s.db, storage.ByID(id), own(ctx))
}

// Lock is Own that keeps others from writing it.
func (s *Store) Lock(ctx context.Context, id string) (Promise, error) {
	return storage.Lock[Promise](ctx, s.db, storage.ByID(id), own(ctx))
}

// some are those of some promises that the caller may see.
func (s *Store) some(ctx context.Context, ids []string) ([]Promise, error) {
	return storage.All[Promise](ctx, s.db, len(ids), storage.Where("promises.id IN ?", ids), reached(ctx))
}

// Open are a debtor's open promises, in the order in which they were made.
func (s *Store) Open(ctx context.Context, debtorID string) ([]Promise, error) {
	return storage.All[Promise](ctx, s.db, -1, storage.Where("debtor_id = ? AND open = ?", debtorID, true), storage.Sorted("id"))
}

// OfDebtors are the open promises of some debtors, and those of some ids, in the order in which they were made.
func (s *Store) OfDebtors(ctx context.Context, debtorIDs, ids []string) ([]Promise, error) {
	return storage.All[Promise](ctx, s.db, -1, s.db.Listed("debtor_id", debtorIDs), storage.Where("(open = ? OR id IN ?)", true, ids), storage.Sorted("id"))
}

// mostFirst bounds the open promises that are read to find the first of each debtor.
const mostFirst = 20

// First are the open promises of some debtors that are due first, by debtor.
func (s *Store) First(ctx context.Context, debtorIDs []string) (map[string]Promise, error) {
	found, err := storage.All[Promise](ctx, s.db, mostFirst*len(debtorIDs), s.db.Listed("debtor_id", debtorIDs), storage.Where("open = ?", true), storage.Sorted("due_on, id"))
	first := map[string]Promise{}
	for _, p := range found {
		if _, known := first[p.DebtorID]; !known {
			first[p.DebtorID] = p
		}
	}
	return first, err
}

// mostKin is how many promises of a debtor tell their story with the debtor's.
const mostKin = 200

// Kin are a debtor's promises, the latest first.
func (s *Store) Kin(ctx context.Context, debtorID string) (kin []tracing.Subject, err error) {
	found, err := storage.All[Promise](ctx, s.db, mostKin, storage.Columns("id"), storage.Where("debtor_id = ?", debtorID), storage.Sorted("id DESC"))
	for _, p := range found {
		kin = append(kin, tracing.Subject{Type: "promise", ID: p.ID})
	}
	return kin, err
}
