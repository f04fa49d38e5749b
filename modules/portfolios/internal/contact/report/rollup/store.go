package rollup

import (
	"context"
	"slices"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Store keeps what is summed up. Every method joins the transaction of its context.
type Store struct{ db *storage.DB }

// NewStore keeps sums in db.
func NewStore(db *storage.DB) *Store { return &Store{db} }

func (s *Store) insert(ctx context.Context, marks []mark) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.CreateInBatches(marks, 500).Error })
}

// marked are some marks, the first first: those of the book, or the others.
func (s *Store) marked(ctx context.Context, most int, book bool) ([]mark, error) {
	which := storage.Where("kind <> 'book'")
	if book {
		which = storage.Where("kind = 'book'")
	}
	return storage.All[mark](ctx, s.db, most, which, storage.Sorted("id"))
}

// settled takes marks away.
func (s *Store) settled(ctx context.Context, marks []mark) error {
	if len(marks) == 0 {
		return nil
	}
	ids := make([]string, len(marks))
	for i, m := range marks {
		ids[i] = m.ID
	}
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		for some := range slices.Chunk(ids, many) {
			if err := s.db.Listed("id", some)(tx.Model(&mark{})).Delete(&mark{}).Error; err != nil {
				return err
			}
		}
		return nil
	})
}

// States are how far each part of the work has come.
func (s *Store) States(ctx context.Context) (map[string]State, error) {
	all, err := storage.All[State](ctx, s.db, 20)
	by := map[string]State{}
	for _, one := range all {
		by[one.ID] = one
	}
	return by, err
}

// came writes how far a part of the work has come.
func (s *Store) came(ctx context.Context, id, value string) error {
	return s.cameAt(ctx, id, value, s.db.Clock().Now())
}

func (s *Store) cameAt(ctx context.Context, id, value string, at time.Time) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return upserted(tx, &State{}).Create(&State{ID: id, Value: value, At: at.UTC()}).Error
	})
}

// replace writes the rows that differ from those there were, and takes those away that are no more.
func replace[T comparable, K comparable](ctx context.Context, db *storage.DB, fresh map[K]*T, was []T, key func(*T) K) error {
	tenant := principal.Must(ctx).TenantID
	return db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		before := make(map[K]T, len(was))
		for i := range was {
			before[key(&was[i])] = was[i]
		}
		var changed []T
		for k, row := range fresh {
			owned(row, tenant)
			if old, stood := before[k]; !stood || old != *row {
				changed = append(changed, *row)
			}
			delete(before, k)
		}
		for _, gone := range before {
			if err := tx.Delete(&gone).Error; err != nil {
				return err
			}
		}
		if len(changed) == 0 {
			return nil
		}
		return upserted(tx, new(T)).CreateInBatches(changed, 200).Error
	})
}

// upserted has rows that are there already, by their keys, written over.
func upserted(tx *gorm.DB, model any) *gorm.DB {
	of := &gorm.Statement{DB: tx}
	if err := of.Parse(model); err != nil {
		_ = tx.AddError(err)
		return tx
	}
	over := clause.OnConflict{}
	var names []string
	for _, f := range of.Schema.Fields {
		if f.PrimaryKey {
			over.Columns = append(over.Columns, clause.Column{Name: f.DBName})
		} else {
			names = append(names, f.DBName)
		}
	}
	over.DoUpdates = clause.AssignmentColumns(names)
	return tx.Clauses(over)
}

// owned gives a row its tenant.
func owned(row any, tenant string) {
	switch r := row.(type) {
	case *Day:
		r.TenantID = tenant
	case *Money:
		r.TenantID = tenant
	case *Hour:
		r.TenantID = tenant
	case *Vintage:
		r.TenantID = tenant
	case *Work:
		r.TenantID = tenant
	case *Book:
		r.TenantID = tenant
	case *People:
		r.TenantID = tenant
	case *Roll:
		r.TenantID = tenant
	}
}

// ofDay are the rows that there are of a day.
func ofDay[T any](ctx context.Context, db *storage.DB, day civil.Day) ([]T, error) {
	return storage.All[T](ctx, db, -1, storage.Where("day = ?", day))
}

// put writes a day as it was reckoned.
func (s *Store) put(ctx context.Context, day civil.Day, t *tally) error {
	days, err := ofDay[Day](ctx, s.db, day)
	if err == nil {
		err = replace(ctx, s.db, t.days, days, func(r *Day) cell { return cell{r.UserID, r.PortfolioID} })
	}
	if err != nil {
		return err
	}
	monies, err := ofDay[Money](ctx, s.db, day)
	if err == nil {
		err = replace(ctx, s.db, t.money, monies, func(r *Money) inCurrency { return inCurrency{cell{r.UserID, r.PortfolioID}, r.Currency} })
	}
	if err != nil {
		return err
	}
	hours, err := ofDay[Hour](ctx, s.db, day)
	if err == nil {
		err = replace(ctx, s.db, t.hours, hours, func(r *Hour) atHour { return atHour{cell{r.UserID, r.PortfolioID}, r.Channel, r.Hour} })
	}
	if err != nil {
		return err
	}
	vintages, err := ofDay[Vintage](ctx, s.db, day)
	if err == nil {
		err = replace(ctx, s.db, t.vintages, vintages, func(r *Vintage) ofVintage {
			return ofVintage{inCurrency{cell{r.UserID, r.PortfolioID}, r.Currency}, r.Month}
		})
	}
	if err != nil {
		return err
	}
	work, err := ofDay[Work](ctx, s.db, day)
	if err == nil {
		err = replace(ctx, s.db, t.work, work, func(r *Work) inState { return inState{r.UserID, r.State} })
	}
	return err
}

// moments are the first and the last moment of a day in a zone.
func moments(day civil.Day, zone *time.Location) (from, to time.Time) {
	return day.In(zone).UTC(), day.Add(1).In(zone).UTC()
}
