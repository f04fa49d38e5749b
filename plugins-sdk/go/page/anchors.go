package page

import (
	"sync"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

// An anchor is the place of every so many rows of a list, so that a far page is a short walk from the nearest one.
// Anchors are a memory of a minute: rows that come or go in between move far pages by that many rows, near pages not
// at all. Those of a whole list serve longer while it has about as many rows as then.
const (
	anchorLife  = time.Minute
	longestLife = 15 * time.Minute
	mostLists   = 128
)

// anchored is what is known of one list.
type anchored struct {
	mu     sync.Mutex
	places []place // places[i] is the row at i*Bounds.Stride
	total  int64   // rows of the list; -1 while its end has not been reached
	size   int64   // about how many it has, by what is kept of it; -1 while nobody asked
	since  time.Time

	before *anchored // what was known when the list was walked to its end the last time
	last   place     // the first row of the far page that was read last: the next is often the same or close behind
	lastAt int64
}

// reached tells whether the end of the list is known.
func (a *anchored) reached() bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.total >= 0
}

// serves tells whether the anchors of a whole list still tell where the rows of one of so many are.
func (a *anchored) serves(now time.Time, total int64) bool {
	drift := total/1000 + 100
	return a != nil && now.Sub(a.since) < longestLife && a.total-drift <= total && total <= a.total+drift
}

// nearest is the place nearest before a row, and which row that is.
func (a *anchored) nearest(offset int64, stride int) (found place, at int64, ok bool) {
	n := int(offset) / stride
	if a.last.ID != "" && a.lastAt <= offset && a.lastAt >= int64(n*stride) {
		return a.last, a.lastAt, true
	}
	if n >= len(a.places) {
		return place{}, 0, false
	}
	return a.places[n], int64(n * stride), true
}

// anchors are the lists that somebody jumped in lately. Safe for concurrent use.
type anchors struct {
	clock clock.Clock
	mu    sync.Mutex
	lists map[uint64]*anchored
}

func newAnchors(c clock.Clock) *anchors { return &anchors{clock: c, lists: map[uint64]*anchored{}} }

// of is the memory of a list, empty if it is too old.
func (a *anchors) of(list uint64) *anchored {
	a.mu.Lock()
	defer a.mu.Unlock()
	now := a.clock.Now()
	if known := a.lists[list]; known != nil && now.Sub(known.since) < anchorLife {
		return known
	}
	return a.put(list, &anchored{total: -1, size: -1, since: now})
}

// put begins the memory of a list anew; what was known of the whole of it is kept beside.
func (a *anchors) put(list uint64, known *anchored) *anchored {
	if old := a.lists[list]; old != nil && known.before == nil {
		if known.before = old; !old.reached() {
			known.before = old.before
		}
		old.before = nil
	}
	if len(a.lists) >= mostLists {
		clear(a.lists)
	}
	a.lists[list] = known
	return known
}

// learn replaces what is known of a list by all of it.
func (a *anchors) learn(list uint64, whole *anchored) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.put(list, whole)
}
