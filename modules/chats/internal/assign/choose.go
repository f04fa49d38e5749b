// Package assign decides who answers whom.
package assign

import (
	"cmp"
	"slices"
	"time"
)

// Candidate is somebody who works in an inbox.
type Candidate struct {
	UserID     string
	AtWork     bool
	Open       int       // conversations that they have open
	Languages  []string  // that they write; none: any
	Portfolios []string  // that they work; none: any
	Last       time.Time // when they were last given one
}

// Wanted is what a conversation asks of whoever answers.
type Wanted struct {
	Language    string // empty: any
	PortfolioID string // empty: any
	AssigneeID  string // who works the debtor, and comes first; empty for nobody
	Capacity    int    // open conversations of one person at most; 0: no limit
}

// Choose is who is given a conversation: whoever works the debtor if they are free, else the one who has the fewest, and of those the one who
// has waited longest. It is nobody while nobody who is able is at work and below their limit.
func Choose(all []Candidate, w Wanted) string {
	free := slices.DeleteFunc(slices.Clone(all), func(c Candidate) bool { return !c.may(w) })
	if slices.ContainsFunc(free, func(c Candidate) bool { return c.UserID == w.AssigneeID }) {
		return w.AssigneeID
	}
	if len(free) == 0 {
		return ""
	}
	return slices.MinFunc(free, func(a, b Candidate) int {
		return cmp.Or(cmp.Compare(a.Open, b.Open), a.Last.Compare(b.Last), cmp.Compare(a.UserID, b.UserID))
	}).UserID
}

func (c Candidate) may(w Wanted) bool {
	able := func(has []string, wanted string) bool {
		return wanted == "" || len(has) == 0 || slices.Contains(has, wanted)
	}
	return c.AtWork && (w.Capacity == 0 || c.Open < w.Capacity) && able(c.Languages, w.Language) && able(c.Portfolios, w.PortfolioID)
}
