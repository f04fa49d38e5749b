package page

import (
	"fmt"
	"sort"
	"sync"
	"time"
)

// places remembers, for lists that were read a moment ago, which row lies at which offset, so that the next far jump
// need not count from the start again. A place is as old as a moment: rows that came since shift it by as many.
type places struct {
	mu    sync.Mutex
	lists map[string]*known
}

type known struct {
	since  time.Time
	places []spot
}

type spot struct {
	offset int
	values []any
}

// The bounds of the memory.
const (
	remembered = time.Minute
	mostLists  = 500
	mostPlaces = 200
)

func newPlaces() *places { return &places{lists: map[string]*known{}} }

// fingerprint tells lists apart: statement and values, the tenant's among them.
func fingerprint(sql string, vars []any) string { return fmt.Sprintf("%s %v", sql, vars) }

// near is the remembered place at or before offset that is nearest to it.
func (p *places) near(list string, offset int, now time.Time) (spot, bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	k := p.lists[list]
	if k == nil || now.Sub(k.since) > remembered {
		return spot{}, false
	}
	i := sort.Search(len(k.places), func(i int) bool { return k.places[i].offset > offset })
	if i == 0 {
		return spot{}, false
	}
	return k.places[i-1], true
}

// keep remembers that the row with values lies at offset.
func (p *places) keep(list string, offset int, values []any, now time.Time) {
	p.mu.Lock()
	defer p.mu.Unlock()
	k := p.lists[list]
	if k == nil || now.Sub(k.since) > remembered {
		p.forget(now)
		k = &known{since: now}
		p.lists[list] = k
	}
	i := sort.Search(len(k.places), func(i int) bool { return k.places[i].offset >= offset })
	if len(k.places) >= mostPlaces || (i < len(k.places) && k.places[i].offset == offset) {
		return
	}
	k.places = append(k.places, spot{})
	copy(k.places[i+1:], k.places[i:])
	k.places[i] = spot{offset: offset, values: values}
}

// forget makes room: old lists first, and all if none is old.
func (p *places) forget(now time.Time) {
	if len(p.lists) < mostLists {
		return
	}
	for list, k := range p.lists {
		if now.Sub(k.since) > remembered {
			delete(p.lists, list)
		}
	}
	if len(p.lists) >= mostLists {
		clear(p.lists)
	}
}
