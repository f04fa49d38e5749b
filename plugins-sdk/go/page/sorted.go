package page

import (
	"database/sql"
	"reflect"
	"slices"

	"gorm.io/gorm"
)

// small sorts a short list as a whole and cuts the page out of it.
func (w walk[T]) small(tx *gorm.DB) ([]T, Meta, error) {
	places, err := w.places(tx)
	if err != nil {
		return nil, Meta{}, err
	}
	return w.cut(places)
}

// places are where the rows of a statement stand.
func (w walk[T]) places(tx *gorm.DB) ([]place, error) {
	columns := []string{w.table + ".id"}
	if w.field != nil {
		columns = append(columns, w.table+"."+w.order.column)
	}
	rows, err := tx.Select(columns).Rows()
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	var all []place
	for rows.Next() {
		at, err := w.scan(rows)
		if err != nil {
			return nil, err
		}
		all = append(all, at)
	}
	return all, rows.Err()
}

func (w walk[T]) scan(rows *sql.Rows) (at place, err error) {
	if w.field == nil {
		return at, rows.Scan(&at.ID)
	}
	value := reflect.New(w.field.FieldType)
	err = rows.Scan(&at.ID, value.Interface())
	at.Value = plain(value.Elem())
	return at, err
}

// cut is the page of a list whose places are all known.
func (w walk[T]) cut(places []place) ([]T, Meta, error) {
	slices.SortFunc(places, w.order.compare)
	from := min((w.Page-1)*w.PageSize, len(places))
	to := min(from+w.PageSize, len(places))
	rows, err := w.readAt(places[from:to])
	return rows, w.meta(int64(len(places)), true), err
}

// readAt reads the rows at some places, in their order.
func (w walk[T]) readAt(places []place) ([]T, error) {
	if len(places) == 0 {
		return nil, nil
	}
	ids := make([]string, len(places))
	for i, at := range places {
		ids[i] = at.ID
	}
	rows, err := w.Read(w.all().Where(w.table+".id IN ?", ids))
	w.sort(rows)
	return rows, err
}

// sort puts rows in the list's order.
func (w walk[T]) sort(rows []T) {
	slices.SortFunc(rows, func(a, b T) int { return w.order.compare(w.placeOf(a), w.placeOf(b)) })
}
