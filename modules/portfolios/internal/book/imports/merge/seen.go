// Package merge brings the rows of a file into a portfolio: what is new is written, what is known is updated by rule, and
// what is the same changes nothing.
package merge

import (
	"errors"
	"math/bits"
	"unsafe"

	"github.com/zeebo/xxh3"
	"golang.org/x/sys/unix"
)

// Seen remembers on which line a key was first met: a table with open addressing, twelve bytes to the slot whatever the
// key's length. Half of a 128-bit hash says where a key belongs, the other half is kept there: that two of a million
// different keys count as one is a matter of less than one in a million million. It lies outside of the collector's
// memory, which would keep as much again in reserve for it, and is given back by Close.
type Seen struct{ tables []table }

// table is one table of fixed size: half a hash is too little to move a key to a larger one.
type table struct {
	slots  []uint64
	lines  []uint32
	used   int
	mapped []byte // what slots and lines lie in, nil in the collector's memory
}

// NewSeen makes room for about that many keys; when there are more, another table is added.
func NewSeen(keys int64) *Seen { return &Seen{tables: []table{newTable(int(max(keys, 700)*10/7) + 1)}} }

func newTable(size int) table {
	mapped, err := unix.Mmap(-1, 0, size*slotSize, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_ANON|unix.MAP_PRIVATE)
	if err != nil { // the system has reasons of its own: the collector's memory does as well
		return table{slots: make([]uint64, size), lines: make([]uint32, size)}
	}
	slots := unsafe.Slice((*uint64)(unsafe.Pointer(&mapped[0])), size)
	lines := unsafe.Slice((*uint32)(unsafe.Pointer(&mapped[size*8])), size)
	return table{slots: slots, lines: lines, mapped: mapped}
}

// slotSize is the bytes of a slot: half a hash and a line.
const slotSize = 8 + 4

// Close gives the memory back; the tables must not be asked any more.
func (s *Seen) Close() error {
	var all error
	for _, t := range s.tables {
		if t.mapped != nil {
			all = errors.Join(all, unix.Munmap(t.mapped))
		}
	}
	s.tables = nil
	return all
}

// First is the line where the key was first met: the given one when it is met now. Lines begin at 1.
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
