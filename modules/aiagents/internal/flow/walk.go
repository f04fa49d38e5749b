package flow

import (
	"maps"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/guard"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
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
		r.lacks(i, ".act", string(s.Act), needs(s.Act)|r.tells(s), reached)
	}
	unverified := slices.ContainsFunc(reached, func(k known) bool { return k&identity == 0 })
	for _, t := range s.told() {
		for _, language := range r.languages {
			r.reads(i, t.field+"."+string(language), language, t.texts[language], reached, !unverified)
		}
	}
}

// reads checks one text of a step with all that may be known there.
func (r *reader) reads(i int, at string, language word.Language, text string, reached []known, verified bool) {
	for _, name := range Placeholders(text) {
		r.lacks(i, at, "{{"+name+"}}", tells[name], reached)
	}
	for _, fault := range Sayable(text, language, verified) {
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

// Sayable are the faults of a text that is written beforehand: it names no amounts, and no day but "today": those are what tools
// fill in.
func Sayable(text string, language word.Language, verified bool) []guard.Fault {
	return guard.Check(braces.ReplaceAllString(text, " … "), guard.Known{Verified: verified, Days: []civil.Day{civil.On(time.Time{}, time.UTC)}}, written{language})
}

// written reads texts of a language.
type written struct{ language word.Language }

func (w written) Amounts(text string) (all []int64) {
	amounts, _ := understand.Named(text, understand.Context{Language: w.language})
	for _, a := range amounts {
		all = append(all, a.Minor)
	}
	return all
}

func (w written) Days(text string) (all []civil.Day) {
	_, days := understand.Named(text, understand.Context{Language: w.language})
	for _, d := range days {
		all = append(all, d.On)
	}
	return all
}
