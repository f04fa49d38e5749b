package page

import (
	"maps"
	"math"
	"slices"

	"gorm.io/gorm"
)

// Search is a text that narrows a list, and how the rows that it finds are found: few of them through the text's own indexes, many
// by walking the list in its order.
type Search struct {
	Where  func(tx *gorm.DB) *gorm.DB                      // narrows to the rows that the text finds; must not be nil
	Ways   func(tx *gorm.DB, most int) []*gorm.DB          // statements that find them, each through an index; nil = the list is walked
	About  func(tx *gorm.DB, bound, many int) (int, error) // about how many the index finds: told apart are those up to bound, up to many, and more
	Number bool                                            // the text is a number, which few rows have
	Words  bool                                            // the text is words alone, which many rows may have
	Exact  bool                                            // Ways finds just what is on the list: nothing else narrows it
}

// search is a page of the rows that the text finds.
func (w walk[T]) search() ([]T, Meta, error) {
	if w.Search.Ways == nil {
		return w.scanned()
	}
	if rows, met, err := w.numbered(); err != nil || met {
		return rows, w.meta(int64(len(rows)), true), err
	}
	if err := w.bound(); err != nil {
		return nil, Meta{}, err
	}
	few, err := w.few()
	if err != nil {
		return nil, Meta{}, err
	}
	if few {
		return w.small(w.Search.Where(w.narrowed()))
	}
	if rows, met, err := w.early(w.bounds.Near); err != nil || met {
		return rows, w.met(rows), err
	}
	about, err := w.Search.About(w.tx, w.bounds.Search, w.bounds.Many)
	if err != nil || about > w.bounds.Search {
		return w.many(about, err)
	}
	found, all, err := w.finds(w.bounds.Search)
	if err != nil || all {
		return w.found(found, err)
	}
	return w.jump(int64(w.bounds.Search), false)
}

// scanned is a page of a text that has no index: the list is short, or read by few.
func (w walk[T]) scanned() ([]T, Meta, error) {
	narrow, text := w.Rows, w.Search.Where
	w.Rows = func(tx *gorm.DB) *gorm.DB { return text(through(narrow, tx)) }
	w.Count = nil
	total, exact, err := w.count()
	if err != nil {
		return nil, Meta{}, err
	}
	return w.jump(total, exact)
}

// numbered is the page of a number, in one statement: it rarely finds more than a page holds.
func (w walk[T]) numbered() (rows []T, met bool, err error) {
	if !w.Search.Number || w.Page > 1 {
		return nil, false, nil
	}
	rows, err = w.Read(w.walking().Limit(w.PageSize + 1))
	if err != nil || len(rows) > w.PageSize {
		return nil, false, err
	}
	w.sort(rows)
	return rows, true, nil
}

// bound sets how many finds are too many: reading all of c finds costs about as much as walking the list of n rows for the first
// ten of them when c is twice the root of n.
func (w *walk[T]) bound() error {
	if w.Search.Number || w.Size == nil {
		return nil // numbers are never common
	}
	total, err := w.of(Query{Params: w.Params}).size()
	most := w.bounds.Search
	w.bounds.Search = min(most, max(most/15, int(2*math.Sqrt(float64(total)))))
	return err
}

// size is about how many rows the tenant has, remembered for a while.
func (w walk[T]) size() (total int64, err error) {
	known := w.anchors.of(w.id)
	known.mu.Lock()
	defer known.mu.Unlock()
	if known.size >= 0 {
		return known.size, nil
	}
	if total, err = w.Size(w.tx); err == nil {
		known.size = total
	}
	return total, err
}

// few tells whether the list without its text is so short that its rows are read rather than any index of the text.
func (w walk[T]) few() (bool, error) {
	if w.Few {
		return true, nil
	}
	if w.Count != nil {
		return false, nil
	}
	q := w.Query
	q.Search = nil
	total, exact, err := w.of(q).count()
	return exact && total <= int64(w.bounds.Search), err
}

// early looks for the page among the first so many rows of the list: words that many rows have are met there, without any index
// of the text.
func (w walk[T]) early(first int) (rows []T, met bool, err error) {
	offset := (w.Page - 1) * w.PageSize
	if !w.Search.Words || offset+w.PageSize > first/4 {
		return nil, false, nil
	}
	end, err := w.of(Query{Params: w.Params}).at(first)
	if err != nil || end == nil {
		return nil, false, err
	}
	upTo := w.order.beyond(w.walking(), w.table, w.order.sign(true)+"=", *end)
	rows, err = w.rows(upTo, nil, false, offset)
	return rows, len(rows) == w.PageSize, err
}

// met is the meta of a page whose rows are the first that the walk met.
func (w walk[T]) met(rows []T) Meta {
	return w.linked(rows, int64(w.Page-1)*int64(w.PageSize)+int64(len(rows)), false)
}

// many is a page of what a common text finds: about so many rows. Where they are spread over the list, they are met among its
// first rows; where they stand together, as the Marías of a list by name do, all are put in order, unless they are too many.
func (w walk[T]) many(about int, err error) ([]T, Meta, error) {
	if err != nil {
		return nil, Meta{}, err
	}
	if rows, met, err := w.early(w.bounds.Deep); err != nil || met {
		return rows, w.met(rows), err
	}
	if about <= w.bounds.Many {
		found, all, err := w.finds(w.bounds.Many)
		if err != nil || all {
			return w.found(found, err)
		}
	}
	var least int64 // how many are left after narrowing, the index cannot tell
	if w.Search.Exact {
		least = int64(w.bounds.Search)
	}
	return w.jump(least, false)
}

// finds are the places of all that the indexes find, unless they are more than the bound.
func (w walk[T]) finds(bound int) (all []place, complete bool, err error) {
	found := map[place]struct{}{}
	for _, way := range w.Search.Ways(w.tx, bound+1) {
		places, err := w.places(way.Limit(bound + 1))
		if err != nil || len(places) > bound {
			return nil, false, err
		}
		for _, at := range places {
			found[at] = struct{}{}
		}
	}
	return slices.Collect(maps.Keys(found)), true, nil
}

// found is a page of all that was found.
func (w walk[T]) found(places []place, err error) ([]T, Meta, error) {
	if err != nil {
		return nil, Meta{}, err
	}
	return w.cut(places)
}
