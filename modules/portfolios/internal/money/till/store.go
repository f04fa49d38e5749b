package till

import (
	"context"
	"errors"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mostPoints bounds the points of sale of a tenant.
const mostPoints = 500

// Store keeps tills and points of sale. Every method joins the transaction of its context.
type Store struct {
	db   *storage.DB
	list *page.List[Till]
}

// NewStore keeps tills in db.
func NewStore(db *storage.DB) *Store {
	return &Store{db: db, list: page.New(db, page.Config[Till]{Usual: "-created_at", Sorts: map[string]string{"created_at": "id"}})}
}

// reached narrows to the tills that the caller may see: their own, unless the permission reaches all.
func reached(ctx context.Context) storage.Narrow {
	return func(tx *gorm.DB) *gorm.DB {
		if who := principal.Must(ctx); who.Scope != principal.ScopeAll {
			return tx.Where("tills.user_id = ?", who.UserID)
		}
		return tx
	}
}

// Mine is the caller's open till, held against its close until the transaction of ctx ends. It fails with ErrNone.
func (s *Store) Mine(ctx context.Context) (Till, error) {
	t, err := storage.Lock[Till](ctx, s.db, storage.Where("user_id = ? AND status = ?", principal.Must(ctx).UserID, Open))
	if errors.Is(err, ErrNotFound) {
		err = ErrNone
	}
	return t, err
}

// Hold is a till that the caller may see, held against its close until the transaction of ctx ends. It fails with ErrNotFound.
func (s *Store) Hold(ctx context.Context, id string) (Till, error) {
	return storage.Lock[Till](ctx, s.db, storage.ByID(id), reached(ctx))
}

// Get is a till that the caller may see. It fails with ErrNotFound.
func (s *Store) Get(ctx context.Context, id string) (Till, error) {
	return storage.One[Till](ctx, s.db, storage.ByID(id), reached(ctx))
}

// List is a page of tills, the latest first.
func (s *Store) List(ctx context.Context, f Filter, p page.Params) ([]Till, page.Meta, error) {
	return s.list.Find(ctx, f.query(ctx, p))
}

// Each hands over all tills that a filter leaves, some at a time, the latest first.
func (s *Store) Each(ctx context.Context, f Filter, take func([]Till) error) error {
	return s.list.Each(ctx, f.query(ctx, page.Params{}), 500, take)
}

func (f Filter) query(ctx context.Context, p page.Params) page.Query {
	return page.Query{Params: p, Rows: func(tx *gorm.DB) *gorm.DB {
		tx = page.Among(reached(ctx)(tx), "tills.status", f.Status)
		tx = page.Among(tx, "tills.user_id", f.UserID)
		tx = page.Among(tx, "tills.point_id", f.PointID)
		return f.opened(tx, civil.CallerZone(ctx))
	}}
}

// opened narrows to the tills that were opened on the days of the filter, in a zone.
func (f Filter) opened(tx *gorm.DB, zone *time.Location) *gorm.DB {
	if f.From != "" {
		tx = tx.Where("tills.created_at >= ?", f.From.In(zone).UTC())
	}
	if f.To != "" {
		tx = tx.Where("tills.created_at < ?", f.To.Add(1).In(zone).UTC())
	}
	return tx
}

// Put writes entries of tills.
func (s *Store) Put(ctx context.Context, entries ...Entry) error {
	if len(entries) == 0 {
		return nil
	}
	return storage.Insert(ctx, s.db, entries)
}

// Totals are what came in and went out of tills, by till.
func (s *Store) Totals(ctx context.Context, ids []string) (map[string][]Total, error) {
	type row struct {
		TillID string
		Total  `gorm:"embedded"`
	}
	var rows []row
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&Entry{}).Where("till_id IN ?", ids).Group("till_id, currency, method").Order("till_id, currency, method").
			Select(`till_id, currency, method, SUM(CASE WHEN amount > 0 THEN amount ELSE 0 END) AS "in",
				SUM(CASE WHEN amount < 0 THEN -amount ELSE 0 END) AS "out", SUM(CASE WHEN kind = 'payment' THEN 1 ELSE 0 END) AS payments`).Scan(&rows).Error
	})
	totals := map[string][]Total{}
	for _, r := range rows {
		totals[r.TillID] = append(totals[r.TillID], r.Total)
	}
	return totals, err
}

// Entries is a page of a till's entries, the latest first.
func (s *Store) Entries(ctx context.Context, id string, p page.Params) ([]Entry, page.Meta, error) {
	return page.Few[Entry](ctx, s.db, "id DESC", p, storage.Where("till_id = ?", id))
}

// Points are all points of sale, by code.
func (s *Store) Points(ctx context.Context) ([]Point, error) {
	return storage.All[Point](ctx, s.db, mostPoints, storage.Sorted("code"))
}

// Point is one point of sale. It fails with ErrPointNotFound.
func (s *Store) Point(ctx context.Context, id string) (Point, error) {
	return storage.One[Point](ctx, s.db, storage.ByID(id))
}

// Number gives the next so many numbers of a point's receipts, in the transaction of the payments: one that is undone gives them
// back. It gives the point with the last of them.
func (s *Store) Number(ctx context.Context, pointID string, count int) (p Point, err error) {
	err = s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		done := tx.Model(&p).Clauses(clause.Returning{}).Where("id = ?", pointID).
			UpdateColumns(map[string]any{"version": gorm.Expr("version"), "last_receipt": gorm.Expr("last_receipt + ?", count)})
		if done.Error == nil && done.RowsAffected == 0 {
			return ErrPointNotFound
		}
		return done.Error
	})
	return p, err
}

// Bank is the point of sale of payments that no till took; it is there from the first of them on.
func (s *Store) Bank(ctx context.Context) (Point, error) {
	p, err := storage.One[Point](ctx, s.db, storage.Where("code = ?", BankCode))
	if !errors.Is(err, ErrPointNotFound) {
		return p, err
	}
	err = s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Clauses(clause.OnConflict{DoNothing: true}).Create(&Point{Code: BankCode, Name: BankCode}).Error
	})
	if err != nil {
		return p, err
	}
	return storage.One[Point](ctx, s.db, storage.Where("code = ?", BankCode))
}
