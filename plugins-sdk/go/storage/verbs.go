package storage

import (
	"context"
	"errors"
	"reflect"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// The verbs read and write one row, or a few, of an entity: a struct that embeds Row. Each joins the transaction of its context or
// opens one of its own, and fails with the entity's own refusals in place of this package's.

// Refusals are what an entity says instead of ErrNotFound and ErrDuplicate; nil leaves them as they are. An entity declares them by
// a method: func (Tag) Refusals() storage.Refusals.
type Refusals struct{ NotFound, Duplicate *errs.Error }

type refusing interface{ Refusals() Refusals }

// Narrow narrows a statement on an entity's table.
type Narrow = func(tx *gorm.DB) *gorm.DB

// Where narrows to the rows that a condition holds for.
func Where(condition string, args ...any) Narrow {
	return func(tx *gorm.DB) *gorm.DB { return tx.Where(condition, args...) }
}

// Columns reads some columns alone; the other fields stay empty.
func Columns(names ...string) Narrow {
	return func(tx *gorm.DB) *gorm.DB { return tx.Select(names) }
}

// Sorted puts rows in an order: "name_key, id".
func Sorted(order string) Narrow { return func(tx *gorm.DB) *gorm.DB { return tx.Order(order) } }

// ByID narrows to the row with an id.
func ByID(id string) Narrow {
	return func(tx *gorm.DB) *gorm.DB {
		return tx.Where(clause.Eq{Column: clause.Column{Table: clause.CurrentTable, Name: "id"}, Value: id})
	}
}

// One reads the row that is left; of several the first, as they are Sorted. It fails with ErrNotFound.
func One[T any](ctx context.Context, db *DB, narrow ...Narrow) (row T, err error) {
	err = db.Read(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Scopes(narrow...).Take(&row).Error })
	return row, db.Told(err, row)
}

// Lock is One that keeps others from writing the row until the transaction of ctx ends.
func Lock[T any](ctx context.Context, db *DB, narrow ...Narrow) (row T, err error) {
	err = db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Clauses(clause.Locking{Strength: clause.LockingStrengthUpdate}).Scopes(narrow...).Take(&row).Error
	})
	return row, db.Told(err, row)
}

// All reads the rows that are left, at most so many; none is an empty list.
func All[T any](ctx context.Context, db *DB, most int, narrow ...Narrow) (rows []T, err error) {
	rows = []T{}
	err = db.Read(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Scopes(narrow...).Limit(most).Find(&rows).Error })
	return rows, err
}

// Claim is Lock that passes over rows which others hold. It fails with ErrNotFound when all that are left are held.
func Claim[T any](ctx context.Context, db *DB, narrow ...Narrow) (row T, err error) {
	err = db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Clauses(clause.Locking{Strength: clause.LockingStrengthUpdate, Options: clause.LockingOptionsSkipLocked}).Scopes(narrow...).Take(&row).Error
	})
	return row, db.Told(err, row)
}

// Seize writes some columns of the first row of the first of some ways to look for one that leads to any, passing over rows which others
// hold, and gives it as it then is: in one statement. key is the column that tells the rows of a tenant apart. It fails with ErrNotFound when
// no way leads to a row.
func Seize[T any](ctx context.Context, db *DB, key string, columns map[string]any, ways ...[]Narrow) (row T, err error) {
	err = db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		firsts, places := make([]any, len(ways)), make([]string, len(ways))
		for n, way := range ways {
			fresh := tx.Session(&gorm.Session{NewDB: true}).Model(new(T)).Select(key)
			free := clause.Locking{Strength: clause.LockingStrengthUpdate, Options: clause.LockingOptionsSkipLocked}
			firsts[n], places[n] = fresh.Clauses(free).Scopes(way...).Limit(1), "(?)"
		}
		// by a select of its own: PostgreSQL seeks a key that a parameter names, and reads the whole table for an expression behind its walls
		first := key + " = (SELECT COALESCE(" + strings.Join(places, ", ") + ", NULL))"
		done := tx.Model(&row).Clauses(clause.Returning{}).Where(first, firsts...).Updates(columns)
		if done.Error == nil && done.RowsAffected == 0 {
			return gorm.ErrRecordNotFound
		}
		return done.Error
	})
	return row, db.Told(err, row)
}

// LockAll is All that keeps others from writing the rows until the transaction of ctx ends.
func LockAll[T any](ctx context.Context, db *DB, most int, narrow ...Narrow) (rows []T, err error) {
	rows = []T{}
	err = db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Clauses(clause.Locking{Strength: clause.LockingStrengthUpdate}).Scopes(narrow...).Limit(most).Find(&rows).Error
	})
	return rows, err
}

// Insert writes a new row, a pointer, or a slice of new rows. It fails with ErrDuplicate.
func Insert(ctx context.Context, db *DB, row any) error {
	return db.Told(db.in(ctx, func(tx *gorm.DB) error { return tx.Create(row).Error }), row)
}

// Update writes every column of row, a pointer, if the stored row still has the version expected; row then has the next one. It fails
// with ErrStale if someone else was first, ErrNotFound if there is no such row, and ErrDuplicate.
func Update(ctx context.Context, db *DB, row any, expected int64) error {
	return db.Told(db.in(ctx, func(tx *gorm.DB) error { return update(tx, row, expected) }), row)
}

// Delete removes row, a pointer, if it still has the version expected. It fails with ErrStale, ErrNotFound and ErrForeignKey.
func Delete(ctx context.Context, db *DB, row any, expected int64) error {
	return db.Told(db.in(ctx, func(tx *gorm.DB) error {
		r, err := rowOf(row)
		if err != nil {
			return err
		}
		return outcome(tx, versioned(tx, row, *r, r.expecting(expected)).Delete(row), row, *r)
	}), row)
}

// Set writes some columns of the rows that are left, whatever their versions, and says how many there were. Each then has the next
// version.
func Set[T any](ctx context.Context, db *DB, columns map[string]any, narrow ...Narrow) (rows int64, err error) {
	err = db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		done := tx.Model(new(T)).Scopes(narrow...).Updates(columns)
		rows = done.RowsAffected
		return done.Error
	})
	return rows, err
}

// in runs f in the open transaction of ctx, be it the platform's, or in one of its own.
func (db *DB) in(ctx context.Context, f func(tx *gorm.DB) error) error {
	if o := db.openIn(ctx); o != nil && o.mode == platform {
		return f(o.session(ctx))
	}
	return db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return f(tx) })
}

// Told is an error of a write on row, an entity, in the words of the entity.
func (db *DB) Told(err error, row any) error {
	err = db.Translate(err)
	entity, ok := row.(refusing)
	if rows := reflect.Indirect(reflect.ValueOf(row)); rows.Kind() == reflect.Slice {
		entity, ok = reflect.Zero(rows.Type().Elem()).Interface().(refusing)
	}
	if err == nil || !ok {
		return err
	}
	for ours, theirs := range map[*errs.Error]*errs.Error{ErrNotFound: entity.Refusals().NotFound, ErrDuplicate: entity.Refusals().Duplicate} {
		if theirs != nil && errors.Is(err, ours) {
			return theirs.Wrap(err)
		}
	}
	return err
}

func update(tx *gorm.DB, row any, expected int64) error {
	r, err := rowOf(row)
	if err != nil {
		return err
	}
	before := *r
	expected = r.expecting(expected)
	r.Version = expected + 1
	if who, ok := principal.From(tx.Statement.Context); ok {
		r.UpdatedBy = who.UserID
	}
	done := versioned(tx, row, before, expected).
		Select("*").Omit("tenant_id", "id", "created_at", "created_by").Updates(row)
	if err := outcome(tx, done, row, before); err != nil {
		*r = before
		return err
	}
	return nil
}

// Within runs f in the open transaction of ctx, or in one of its own.
func (db *DB) Within(ctx context.Context, f func(ctx context.Context) error) error {
	return db.Tx(ctx, func(ctx context.Context, _ *gorm.DB) error { return f(ctx) })
}

// Seeing is Within for an f that only reads, all of it on one snapshot.
func (db *DB) Seeing(ctx context.Context, f func(ctx context.Context) error) error {
	return db.Read(ctx, func(ctx context.Context, _ *gorm.DB) error { return f(ctx) })
}
