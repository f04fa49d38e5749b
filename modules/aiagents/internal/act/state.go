package act

import (
	"slices"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// State is what tools know of a talk, and leave there. What is personal, or is known anew at each turn, is not kept.
type State struct {
	TalkID   string             `json:"-"`
	TurnID   string             `json:"-"`
	Debtor   book.Debtor        `json:"-"`
	Evidence book.Evidence      `json:"-"` // of what was said last
	Heard    string             `json:"-"` // what they have said now
	Meaning  understand.Meaning `json:"-"`
	Passages []Passage          `json:"-"` // that were looked up in this turn
	HeldBack []Held             `json:"-"` // likewise, and may not be told

	Disclosed bool          `json:"disclosed"` // they were told that a program speaks, and for whom
	Verified  bool          `json:"verified"`
	Others    bool          `json:"others"`            // somebody else is there: nothing is said of a debt
	Doubted   string        `json:"doubted,omitempty"` // the step that waits for a second answer that it is somebody else
	Asked     book.Fact     `json:"asked"`             // the fact that was asked for
	Tries     int           `json:"tries"`
	Debt      *book.Debt    `json:"debt"`
	Offers    []book.Offer  `json:"offers"`
	Agreed    []string      `json:"agreed"` // ids of what was agreed to
	Ended     word.Outcome  `json:"ended"`
	Reason    word.Reason   `json:"reason"`
	Summary   string        `json:"summary"`
	Callback  *time.Time    `json:"callback"`
	Promise   *book.Promise `json:"promise"`
	Flags     []book.Flag   `json:"flags"` // that were put in this talk
	Noted     Noted         `json:"noted"` // what they have answered, for the tools that need it
	Theirs    Terms         `json:"theirs"`
	Ours      Terms         `json:"ours"` // that the last question put to them
}

// Noted is what they have answered to questions.
type Noted struct {
	Amount  int64      `json:"amount"` // minor units
	Day     civil.Day  `json:"day"`
	Moment  *time.Time `json:"moment"`
	OfferID string     `json:"offer_id"`
}

// Chosen is the offer that they chose, or the first.
func (s *State) Chosen() (book.Offer, bool) {
	for _, o := range s.Offers {
		if s.Noted.OfferID == o.ID {
			return o, true
		}
	}
	if len(s.Offers) == 0 {
		return book.Offer{}, false
	}
	return s.Offers[0], true
}

// Terms are amounts and days that somebody has named.
type Terms struct {
	Amounts []int64     `json:"amounts"` // minor units
	Days    []civil.Day `json:"days"`
	Moments []time.Time `json:"moments,omitempty"` // at which they may be called
}

// most bounds what is remembered of a long talk.
const most = 20

// Hear takes in what they say: what they name is theirs, and what our question named is theirs, too, once they say yes to it.
func (s *State) Hear(text string, m understand.Meaning) {
	s.Heard, s.Meaning = text, m
	for _, a := range m.Amounts {
		s.Theirs.Amounts = latest(s.Theirs.Amounts, a.Minor)
	}
	for _, at := range m.Moments {
		s.Theirs.Moments = latest(s.Theirs.Moments, at.At.UTC())
	}
	for _, d := range m.Days {
		s.Theirs.Days = latest(s.Theirs.Days, d.On)
	}
	if m.YesNo == understand.Yes {
		s.Theirs.Amounts = latest(s.Theirs.Amounts, s.Ours.Amounts...)
		s.Theirs.Days = latest(s.Theirs.Days, s.Ours.Days...)
	}
	s.Ours = Terms{}
}

// Puts notes what a question of ours names.
func (s *State) Puts(amounts []int64, days []civil.Day) { s.Ours = Terms{Amounts: amounts, Days: days} }

func latest[T comparable](all []T, more ...T) []T {
	for _, one := range more {
		all = append(slices.DeleteFunc(slices.Clone(all), func(t T) bool { return t == one }), one)
	}
	return all[max(0, len(all)-most):]
}

// named tells whether a promise is theirs: that they themselves have named the amount and the day, or said yes to them.
func (s *State) named(p book.Promise) bool {
	return (slices.Contains(s.Theirs.Amounts, p.Amount) || s.Debt != nil && p.Amount == s.Debt.Owed && s.wantsAll()) && slices.Contains(s.Theirs.Days, p.On)
}

// wantsAll tells whether they pay all that is owed, without a figure.
func (s *State) wantsAll() bool { return s.Meaning.Says(understand.PayNow) }

// key is what something is done under once in a turn.
func (s *State) key(what string) string { return s.TalkID + ":" + s.TurnID + ":" + what }
