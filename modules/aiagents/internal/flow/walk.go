package flow

import (
	"maps"
	"slices"

	"github.com/recobro/recobro/modules/aiagents/internal/guard"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// place is a step, with what is known where it is reached.
type place struct {
	step  int
	known known
}

// walk goes every way from the start, with what is known on each, and checks that what is used and said fits what is known.
func (r *reader) walk() {
	reached := map[place]bool{}
	next := []place{{r.at[r.flow.Start], nothing}}
	for len(next) > 0 {
		here := next[len(next)-1]
		next = next[:len(next)-1]
		if !reached[here] {
			reached[here] = true
			next = append(next, r.from(here)...)
		}
	}
	least := map[int]map[known]bool{}
	for p := range reached {
		if least[p.step] == nil {
			least[p.step] = map[known]bool{}
		}
		least[p.step][p.known] = true
	}
	for _, i := range slices.Sorted(maps.Keys(least)) {
		r.fits(i, slices.Sorted(maps.Keys(least[i])))
	}
}

// from are the places that a place leads to.
func (r *reader) from(here place) (all []place) {
	s := r.flow.Steps[here.step]
	for _, w := range s.Ways {
		all = append(all, place{r.at[w.To], s.after(here.known, w.When)})
	}
	if s.Kind == Ask {
		for _, w := range r.flow.Anywhere {
			all = append(all, place{r.at[w.To], here.known})
		}
	}
	return all
}

// fits checks a step with all that may be known where it is reached.
func (r *reader) fits(i int, reached []known) {
	s := r.flow.Steps[i]
	if s.Kind == Act {
		r.lacks(i, ".act", string(s.Act), needs(s.Act), reached)
	}
	unverified := slices.ContainsFunc(reached, func(k known) bool { return k&identity == 0 })
	for _, t := range s.told() {
		for _, language := range r.languages {
			r.reads(i, t.field+"."+string(language), t.texts[language], reached, !unverified)
		}
	}
}

// reads checks one text of a step with all that may be known there.
func (r *reader) reads(i int, at, text string, reached []known, verified bool) {
	for _, name := range Placeholders(text) {
		r.lacks(i, at, "{{"+name+"}}", tells[name], reached)
	}
	for _, fault := range Sayable(text, verified) {
		r.add(i, at, Unsayable, map[string]any{"rule": fault.Rule, "span": fault.Span})
	}
}

// lacks notes what is not known on every way to a step: identity before all else.
func (r *reader) lacks(i int, field, what string, need known, reached []known) {
	missing := nothing
	for _, k := range reached {
		missing |= need &^ k
	}
	for _, n := range names {
		if missing&n.what == 0 {
			continue
		}
		code := Early
		if n.what == identity {
			code = Unverified
		}
		r.add(i, field, code, map[string]any{"what": what, "lacks": n.name})
		return
	}
}

// Sayable are the faults of a text that is written beforehand, in words alone: its figures are those that tools fill in.
func Sayable(text string, verified bool) []guard.Fault {
	return guard.Check(braces.ReplaceAllString(text, " … "), guard.Known{Verified: verified}, unread{})
}

// unread reads no figures.
type unread struct{}

func (unread) Amounts(string) []int64  { return nil }
func (unread) Days(string) []civil.Day { return nil }
