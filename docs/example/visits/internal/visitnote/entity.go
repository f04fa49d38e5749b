// Package visitnote is the visit note: what a collector wrote of a visit at a debtor's address.
package visitnote

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Outcome is what a visit came to.
type Outcome string

// The outcomes of a visit.
const (
	MetDebtor    Outcome = "met_debtor"
	MetOther     Outcome = "met_other"
	NobodyThere  Outcome = "nobody_there"
	WrongAddress Outcome = "wrong_address"
)

// Enum are all outcomes.
func (Outcome) Enum() []Outcome { return []Outcome{MetDebtor, MetOther, NobodyThere, WrongAddress} }

// Note is a collector's note of a visit; the collector is who created it.
type Note struct {
	storage.Row
	DebtorID  string    `json:"debtor_id" doc:"Who was visited: a debtor of portfolios"`
	VisitedAt time.Time `json:"visited_at" doc:"When, in UTC"`
	Outcome   Outcome   `json:"outcome"`
	Text      string    `json:"text"`
	TextKey   string    `json:"-"` // the text as it is searched
}

var (
	errNotFound = errs.New(errs.NotFound, "visits.note_not_found")
	errInFuture = errs.New(errs.Invalid, "visits.note_in_future").WithField("body.visited_at", "visits.note_in_future")
	errNoDebtor = errs.New(errs.Invalid, "visits.debtor_unknown").WithField("body.debtor_id", "visits.debtor_unknown")
)

// Refusals is what storage's refusals are called of a note.
func (Note) Refusals() storage.Refusals { return storage.Refusals{NotFound: errNotFound} }

// settle puts the instant into UTC and writes what follows from the text; it refuses a visit that is still to come.
func (n *Note) settle(now time.Time) error {
	n.VisitedAt, n.TextKey = n.VisitedAt.UTC(), namekey.Of(n.Text)
	if n.VisitedAt.After(now) {
		return errInFuture
	}
	return nil
}

// title is what a note is called: how its text begins.
func (n Note) title() string {
	if runes := []rune(n.Text); len(runes) > 60 {
		return string(runes[:60]) + "…"
	}
	return n.Text
}
