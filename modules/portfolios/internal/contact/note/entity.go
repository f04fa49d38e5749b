// Package note keeps what people note on debtors, and tells those who are mentioned in it.
package note

import (
	"slices"
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Note is what somebody noted on a debtor.
type Note struct {
	storage.Row
	DebtorID  string     `json:"debtor_id"`
	Text      string     `json:"text"`
	Pinned    bool       `json:"pinned" doc:"Stands before the others"`
	Mentions  []string   `json:"mentions" gorm:"serializer:json" doc:"Users whom it is brought to"`
	RemovedAt *time.Time `json:"-"`
}

// TableName is the table of notes.
func (Note) TableName() string { return "notes" }

// The refusals of notes.
var (
	ErrNotFound = errs.New(errs.NotFound, "portfolios.note_not_found")
	ErrOwn      = errs.New(errs.Forbidden, "portfolios.note_own")
	ErrMention  = errs.New(errs.Invalid, "portfolios.note_mention")
)

// Refusals are what storage's refusals are called here.
func (Note) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }

// settle puts what was given in order.
func (n *Note) settle() {
	n.Text = strings.TrimSpace(n.Text)
	n.Mentions = append([]string{}, slices.Compact(slices.Sorted(slices.Values(n.Mentions)))...)
}

// remove takes what the note says away; that there was one stays known.
func (n *Note) remove(now time.Time) {
	n.Text, n.Mentions, n.Pinned, n.RemovedAt = "", []string{}, false, &now
}
