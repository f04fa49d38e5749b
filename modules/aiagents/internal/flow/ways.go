package flow

import (
	"slices"
	"strconv"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// ways checks the conditions of a step's ways: each fits what the step does, none stands twice, and whatever comes of the step has one.
func (r *reader) ways(i int) {
	s := r.flow.Steps[i]
	seen := map[When]bool{}
	for n, w := range s.Ways {
		field := ".ways[" + strconv.Itoa(n) + "].when"
		switch {
		case seen[w.When]:
			r.add(i, field, WayTwice, map[string]any{"when": w.When})
		case !s.fits(w.When):
			r.add(i, field, WayUnfit, map[string]any{"when": w.When})
		}
		seen[w.When] = true
	}
	for _, when := range s.needed() {
		if !seen[when] && !seen[Always] {
			r.add(i, ".ways", WayMissing, map[string]any{"when": when})
		}
	}
	r.anywhere(i)
}

// anywhere checks, once, the ways that are taken from every step.
func (r *reader) anywhere(i int) {
	if i > 0 {
		return
	}
	seen := map[When]bool{}
	for n, w := range r.flow.Anywhere {
		field := "anywhere[" + strconv.Itoa(n) + "].when"
		switch {
		case seen[w.When]:
			r.whole(field, WayTwice, map[string]any{"when": w.When})
		case !w.When.intent() && !w.When.key():
			r.whole(field, WayUnfit, map[string]any{"when": w.When})
		}
		seen[w.When] = true
	}
}

// fits tells whether a condition may come of a step.
func (s Step) fits(w When) bool {
	switch s.Kind {
	case Say:
		return w == Always
	case Act:
		return slices.Contains(append(comes(s.Act), Always), w)
	case Ask:
		return slices.Contains([]When{Yes, No, Known, Unknown, Silence, Always}, w) || w.intent() || w.key()
	default:
		return false
	}
}

// needed are the conditions that a step must have a way for, unless it has one for whatever comes.
func (s Step) needed() []When {
	switch s.Kind {
	case Say:
		return []When{Always}
	case Act:
		return comes(s.Act)
	case Ask:
		return append(s.understood(), Unknown)
	default:
		return nil
	}
}

// understood are the conditions by which an answer that was understood goes on.
func (s Step) understood() []When {
	wants := slices.ContainsFunc(s.Ways, func(w Way) bool { return w.When.intent() })
	switch {
	case s.has(Known) || s.Ask == word.SlotIntent && wants:
		return nil
	case s.Ask == word.SlotYesNo:
		return []When{Yes, No}
	default:
		return []When{Known}
	}
}

func (s Step) has(w When) bool {
	return slices.ContainsFunc(s.Ways, func(way Way) bool { return way.When == w })
}

// comes are what may come of a tool.
func comes(t word.Tool) []When {
	switch t {
	case word.VerifyIdentity:
		return []When{Done, Refused, Locked}
	case word.ReadDebt, word.ListOffers, word.AcceptOffer, word.TakePromise, word.Search, word.Outside:
		return []When{Done, Refused, Nothing}
	case word.StopContact, word.WrongPerson, word.HandOver, word.Callback, word.Dispute, word.Hardship:
		return []When{Done, Refused}
	default:
		return []When{Done, Refused}
	}
}

// intent tells whether a condition is what somebody wants.
func (w When) intent() bool {
	name, is := strings.CutPrefix(string(w), OfIntent)
	return is && slices.Contains(understand.Intents(), understand.Intent(name))
}

// key tells whether a condition is a key that somebody presses.
func (w When) key() bool {
	name, is := strings.CutPrefix(string(w), OfKey)
	return is && len(name) == 1 && strings.ContainsAny(name, "0123456789*#")
}
