package madeup

import (
	"maps"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
)

// Kept is what a file has become, to be opened again as it was left.
type Kept struct {
	Tries   int                     `json:"tries"` // that are left, of identity
	Checked map[string]book.Checked `json:"checked"`
	Did     []Did                   `json:"did"`
	Keys    []string                `json:"keys"` // of what was done, in its order
}

// Keep is what the file has become.
func (b *Book) Keep() Kept {
	b.mu.Lock()
	defer b.mu.Unlock()
	k := Kept{Tries: b.file.Tries, Checked: maps.Clone(b.tries), Did: append([]Did{}, b.did...)}
	for _, did := range b.did {
		k.Keys = append(k.Keys, did.Key)
	}
	return k
}

// Reopen opens a file as it was left.
func Reopen(file File, k Kept, now func() time.Time) *Book {
	b := New(file, now)
	b.file.Tries = k.Tries
	maps.Copy(b.tries, k.Checked)
	for i, did := range k.Did {
		did.Key = k.Keys[i]
		b.did = append(b.did, did)
	}
	return b
}
