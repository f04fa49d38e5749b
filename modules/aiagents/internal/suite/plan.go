package suite

import (
	"context"
	"fmt"
	"slices"

	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
)

// planned is a case that a run tries, and the suite that it is of.
type planned struct {
	scenario.Case
	suite Listed
}

// plan are all cases of a run, in an order that stays.
func (s *Service) plan(ctx context.Context, r Run) (all []planned, err error) {
	if r.Kind == Many {
		return batch(*r.Batch, r), nil
	}
	suites, err := s.All(ctx)
	if err != nil {
		return nil, err
	}
	for _, id := range r.Suites {
		if !slices.ContainsFunc(suites, func(l Listed) bool { return l.ID == id }) {
			return nil, ErrNotFound
		}
	}
	for _, one := range suites {
		if len(r.Suites) > 0 && !slices.Contains(r.Suites, one.ID) {
			continue
		}
		cases, err := s.Cases(ctx, one.ID)
		if err != nil {
			return nil, err
		}
		for _, c := range cases {
			all = append(all, planned{c.Case, one})
		}
	}
	return all, nil
}

// batch are simulated debtors, one persona after the other.
func batch(b Batch, r Run) []planned {
	personas := b.Personas
	if len(personas) == 0 {
		personas = scenario.Personas()
	}
	all := make([]planned, 0, b.Count)
	for i := range b.Count {
		c := scenario.MadeUp(personas[i%len(personas)], b.Language, i, r.CreatedAt)
		c.Key = fmt.Sprintf("batch/%03d", i)
		all = append(all, planned{Case: c})
	}
	return all
}
