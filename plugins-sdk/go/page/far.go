package page

// jump is a page by its number: from the nearer end, or from the nearest remembered place.
func (w walk[T]) jump(total int64, exact bool) ([]T, Meta, error) {
	offset := int64(w.Page-1) * int64(w.PageSize)
	if exact && offset >= total {
		return nil, w.meta(total, exact), nil
	}
	fromEnd := total - offset - int64(w.PageSize)
	var rows []T
	var err error
	switch {
	case offset <= int64(w.bounds.Near):
		rows, err = w.rows(w.walking(), nil, false, int(offset))
	case exact && fromEnd <= int64(w.bounds.Near):
		rows, err = w.lastPages(fromEnd)
	default:
		rows, total, exact, err = w.far(offset, total, exact)
	}
	total, exact = w.learned(offset, len(rows), total, exact)
	return rows, w.linked(rows, total, exact), err
}

// learned is the total after a page was read: a short page is the last one.
func (w walk[T]) learned(offset int64, rows int, total int64, exact bool) (int64, bool) {
	seen := offset + int64(rows)
	switch {
	case exact:
		return total, true
	case rows < w.PageSize && (rows > 0 || offset == 0):
		return seen, true
	default:
		return max(total, seen), false
	}
}

// lastPages walks from the end of the list; the last page may be short.
func (w walk[T]) lastPages(fromEnd int64) ([]T, error) {
	w.PageSize += int(min(fromEnd, 0))
	return w.rows(w.walking(), nil, true, int(max(fromEnd, 0)))
}

// far walks from the nearest anchor, or from the page that was read last. It learns the total when it reaches the end.
func (w walk[T]) far(offset, total int64, exact bool) ([]T, int64, bool, error) {
	known := w.anchors.of(w.id)
	known.mu.Lock()
	defer known.mu.Unlock()
	stride := w.bounds.Stride
	if before := known.before; exact && len(known.places) <= int(offset)/stride && before.serves(w.db.Clock().Now(), total) {
		known = before
	} else if err := w.extend(known, int(offset)/stride); err != nil {
		return nil, total, exact, err
	}
	if known.total >= 0 && !exact {
		total, exact = known.total, true
	}
	begin, at, ok := known.nearest(offset, stride)
	if !ok || (exact && offset >= total) {
		return nil, total, exact, nil
	}
	from := w.order.beyond(w.walking(), w.table, w.order.sign(false)+"=", begin)
	rows, err := w.rows(from, nil, false, int(offset-at))
	if len(rows) > 0 {
		known.last, known.lastAt = w.placeOf(rows[0]), offset
	}
	return rows, total, exact, err
}

// extend drops anchors until the wanted one, or the end of the list.
func (w walk[T]) extend(known *anchored, wanted int) error {
	stride := w.bounds.Stride
	for len(known.places) <= wanted && known.total < 0 {
		tx, skip := w.walking(), 0
		if n := len(known.places); n > 0 {
			tx, skip = w.order.beyond(tx, w.table, w.order.sign(false), known.places[n-1]), stride-1
		}
		next, err := w.places(w.order.sorted(tx, w.table, false).Offset(skip).Limit(1))
		if err != nil {
			return err
		}
		if len(next) == 0 {
			return w.finish(known)
		}
		known.places = append(known.places, next[0])
	}
	return nil
}

// finish counts what lies behind the last anchor.
func (w walk[T]) finish(known *anchored) error {
	n := len(known.places)
	if n == 0 {
		known.total = 0
		return nil
	}
	behind := w.order.beyond(w.walking(), w.table, w.order.sign(false), known.places[n-1])
	rest, err := w.places(w.order.sorted(behind, w.table, false).Limit(w.bounds.Stride))
	known.total = int64((n-1)*w.bounds.Stride + 1 + len(rest))
	return err
}

// at is about the row of a number, nil in a list that ends before it: an anchor, be it of an earlier walk.
func (w walk[T]) at(row int) (*place, error) {
	known := w.anchors.of(w.id)
	known.mu.Lock()
	defer known.mu.Unlock()
	n := row / w.bounds.Stride
	if old := known.before; old != nil && len(old.places) > n {
		known = old
	} else if err := w.extend(known, n); err != nil || len(known.places) <= n {
		return nil, err
	}
	found := known.places[n]
	return &found, nil
}
