package linetest

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store reads tests.
type Store struct {
	db   *storage.DB
	list *page.List[Test]
}

// NewStore keeps tests in db.
func NewStore(db *storage.DB) *Store {
	return &Store{db: db, list: page.New(db, page.Config[Test]{Usual: "-created_at", Sorts: map[string]string{"created_at": "created_at"}})}
}

// Filter narrows the list of tests; empty fields do not.
type Filter struct {
	UserID []string `query:"user_id" maxItems:"50"`
	Kind   []Kind   `query:"kind" maxItems:"2"`
}

// List is a page of the tests that a filter leaves: the caller's own, unless the permission reaches all.
func (s *Store) List(ctx context.Context, f Filter, p page.Params) ([]Test, page.Meta, error) {
	who := principal.Must(ctx)
	return s.list.Find(ctx, page.Query{Params: p, Rows: func(tx *gorm.DB) *gorm.DB {
		if who.Scope != principal.ScopeAll {
			tx = tx.Where("line_tests.user_id = ?", who.UserID)
		}
		return page.Among(page.Among(tx, "line_tests.user_id", f.UserID), "line_tests.kind", f.Kind)
	}})
}

// most is how many tests of a person are kept.
const most = 200

// keep writes a test down once, and forgets those of the person that are older than the last ones.
func (s *Store) keep(ctx context.Context, t *Test) error {
	return s.db.Within(ctx, func(ctx context.Context) error {
		known, err := storage.All[Test](ctx, s.db, 1, storage.ByID(t.ID), storage.Columns("id"))
		if err != nil || len(known) > 0 {
			return err
		}
		if err := storage.Insert(ctx, s.db, t); err != nil {
			return err
		}
		old, err := storage.All[Test](ctx, s.db, 1, storage.Where("user_id = ?", t.UserID), storage.Sorted("created_at DESC, id DESC"),
			storage.Columns("id", "created_at"), func(tx *gorm.DB) *gorm.DB { return tx.Offset(most) })
		if err != nil || len(old) == 0 {
			return err
		}
		return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
			return tx.Where("user_id = ? AND created_at <= ?", t.UserID, old[0].CreatedAt).Delete(&Test{}).Error
		})
	})
}
