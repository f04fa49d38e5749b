// Package madeup is a debtor's file that was made up: for trying an agent, and for the cases of suites. It holds the same rules as the real one
// — tries of identity, signatures, what is due, who may agree to what — and nobody's data; what was done stands in it for judging.
package madeup

import (
	"context"
	"sync"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// File is what a made-up debtor is like.
type File struct {
	Debtor  book.Debtor          `json:"debtor"`
	Answers map[book.Fact]string `json:"answers"` // that show who they are
	Tries   int                  `json:"tries"`   // of identity that are left; 0 for three
	Debt    book.Debt            `json:"debt"`
	Offers  []book.Offer         `json:"offers"`
}

// Did is what was done in a file.
type Did struct {
	What    string `json:"what"` // accepted, promised, callback, flagged
	OfferID string `json:"offer_id,omitempty"`
	Amount  int64  `json:"amount,omitempty"`
	On      string `json:"on,omitempty"`
	Flag    string `json:"flag,omitempty"`
	Key     string `json:"-"`
}

// Book is one file. Safe for concurrent use.
type Book struct {
	mu    sync.Mutex
	file  File
	now   func() time.Time
	tries map[string]book.Checked
	did   []Did
	fails error // what every tool fails with, where that is tried
}

// ErrNotFound is that there is no such debtor.
var ErrNotFound = errs.New(errs.NotFound, "aiagents.debtor_not_found")

// New opens a file.
func New(file File, now func() time.Time) *Book {
	if file.Tries == 0 {
		file.Tries = 3
	}
	return &Book{file: file, now: now, tries: map[string]book.Checked{}}
}

// Did is all that was done, in its order.
func (b *Book) Did() []Did {
	b.mu.Lock()
	defer b.mu.Unlock()
	return append([]Did{}, b.did...)
}

// Fail has every tool fail from now on; nil ends it.
func (b *Book) Fail(with error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.fails = with
}

// Debtor is who the file is of.
func (b *Book) Debtor(_ context.Context, id string) (book.Debtor, error) {
	if id != b.file.Debtor.ID {
		return book.Debtor{}, ErrNotFound
	}
	return b.file.Debtor, nil
}

// at does something in the file of a debtor, under its lock.
func (b *Book) at(id string, f func() error) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	switch {
	case b.fails != nil:
		return b.fails
	case id != b.file.Debtor.ID:
		return ErrNotFound
	default:
		return f()
	}
}
