package review

import (
	"cmp"
	"context"
	"slices"
	"strconv"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/analysis"
	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/kappa"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// Field is how far two agree on a field.
type Field struct {
	Field string `json:"field" enum:"right_party,promise,outcome,compliance"`
	kappa.Agreement
}

// Agreed is how far the program and people, and people among themselves, agree.
type Agreed struct {
	Program []Field `json:"program" doc:"Program and reviewers"`
	People  []Field `json:"people" doc:"Two reviewers who knew nothing of each other"`
}

// InWeek is that of what was reviewed in a week.
type InWeek struct {
	Week civil.Day `json:"week" doc:"Its Monday, where the company is"`
	Agreed
}

// Agreement is it over a time, and by week.
type Agreement struct {
	Agreed
	Weeks []InWeek `json:"weeks" doc:"The first one first; weeks without a review are left out"`
}

// fields are those that are held against each other.
var fields = []string{"right_party", "promise", "outcome", "compliance"}

// Agreement reckons it over the reviews that were done on some days.
func (s *Service) Agreement(ctx context.Context, from, to civil.Day) (Agreement, error) {
	zone := civil.CallerZone(ctx)
	all, err := s.Store.done(ctx, from.In(zone), to.Add(1).In(zone))
	if err != nil {
		return Agreement{}, err
	}
	byWeek, weeks := map[civil.Day][]Review{}, []InWeek{}
	for _, r := range all {
		monday := mondayOf(*r.DoneAt, zone)
		byWeek[monday] = append(byWeek[monday], r)
	}
	for monday, reviews := range byWeek {
		weeks = append(weeks, InWeek{monday, agreed(reviews)})
	}
	slices.SortFunc(weeks, func(a, b InWeek) int { return cmp.Compare(a.Week, b.Week) })
	return Agreement{agreed(all), weeks}, nil
}

func mondayOf(at time.Time, zone *time.Location) civil.Day {
	return civil.On(at, zone).Add(-(int(at.In(zone).Weekday()) + 6) % 7)
}

// agreed reckons over some reviews.
func agreed(all []Review) Agreed {
	program, people, first := map[string][]kappa.Pair{}, map[string][]kappa.Pair{}, map[string]analysis.Values{}
	for _, r := range all {
		if r.Told.Found == nil || r.Told.Program == nil {
			continue
		}
		pair(program, *r.Told.Program, *r.Told.Found)
		if other, twice := first[r.AnalysisID]; twice {
			pair(people, other, *r.Told.Found)
		}
		first[r.AnalysisID] = *r.Told.Found
	}
	return Agreed{of(program), of(people)}
}

// pair adds what two say of the same talk, field by field; of the rules, of each one whether it was kept.
func pair(pairs map[string][]kappa.Pair, a, b analysis.Values) {
	add := func(field, of, by string) { pairs[field] = append(pairs[field], kappa.Pair{A: of, B: by}) }
	add("right_party", string(a.RightParty), string(b.RightParty))
	add("promise", strconv.FormatBool(a.Promise != nil), strconv.FormatBool(b.Promise != nil))
	add("outcome", string(a.Outcome), string(b.Outcome))
	for _, rule := range claim.Rule("").Enum() {
		add("compliance", strconv.FormatBool(slices.Contains(a.Failed, rule)), strconv.FormatBool(slices.Contains(b.Failed, rule)))
	}
}

func of(pairs map[string][]kappa.Pair) []Field {
	all := []Field{}
	for _, field := range fields {
		all = append(all, Field{field, kappa.Of(pairs[field])})
	}
	return all
}
