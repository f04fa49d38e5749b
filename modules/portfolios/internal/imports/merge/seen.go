// Package merge brings the rows of a file into a portfolio: what is new is written, what is known is updated by rule, and
// what is the same changes nothing.
package merge

import (
	"math/bits"

	"github.com/zeebo/xxh3"
)

// Seen remembers on which line a key was first met: a table with open addressing, twelve bytes to the slot whatever the
// key's length. Half of a 128-bit hash says where a key belongs, the other half is kept there: that two of a million
// different keys are taken for one is a matter of less than one in a million million.
type Seen struct{ tables []table }

// table is one table of fixed size: half a hash is too little to move a key to a larger one.
type table struct {
	slots []uint64
	lines []uint32
	used  int
}

// NewSeen makes room for about that many keys; when there are more, another table is added.
func NewSeen(keys int64) *Seen { return &Seen{tables: []table{newTable(int(max(keys, 700)*10/7) + 1)}} }

func newTable(size int) table { return table{slots: make([]uint64, size), lines: make([]uint32, size)} }

// First tells the line of the key's first meeting: the given one when it is met now. Lines begin at 1.
func (s *Seen) First(key xxh3.Uint128, line int64) int64 {
	for i := range s.tables {
		t := &s.tables[i]
		at := t.find(key)
		if t.lines[at] != 0 {
			return int64(t.lines[at])
		}
		if i == len(s.tables)-1 {
			t.slots[at], t.lines[at] = key.Lo, uint32(line)
			t.used++
		}
	}
	if last := &s.tables[len(s.tables)-1]; last.used >= len(last.slots)/10*9 {
		s.tables = append(s.tables, newTable(len(last.slots)))
	}
	return line
}

// find is the slot of the key, or the free slot where it belongs.
func (t *table) find(key xxh3.Uint128) int {
	high, _ := bits.Mul64(key.Hi, uint64(len(t.slots)))
	at := int(high)
	for t.lines[at] != 0 && t.slots[at] != key.Lo {
		if at++; at == len(t.slots) {
			at = 0
		}
	}
	return at
}
