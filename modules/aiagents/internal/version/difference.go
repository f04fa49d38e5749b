package version

import (
	"context"
	"maps"
	"slices"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/spec"
)

// Changed is one thing in which two versions differ; screens put it into words.
type Changed struct {
	What   What   `json:"what"`
	Step   string `json:"step" doc:"Of the flow; empty for what is no step"`
	Field  string `json:"field" doc:"Within the step, or within what the version says" example:"persona.es.opening"`
	Before string `json:"before" doc:"As text; empty for nothing"`
	After  string `json:"after"`
}

// What has become of something.
type What string

// What may have.
const (
	Added   What = "added"
	Removed What = "removed"
	Altered What = "changed"
)

// Enum are all of them.
func (What) Enum() []What { return []What{Added, Removed, Altered} }

// Difference is what has changed from one version of an agent to another.
func (s *Service) Difference(ctx context.Context, agentID string, from, to int) ([]Changed, error) {
	before, err := s.Get(ctx, agentID, from)
	if err != nil {
		return nil, err
	}
	after, err := s.Get(ctx, agentID, to)
	if err != nil {
		return nil, err
	}
	return difference(*before.Spec, *after.Spec), nil
}

// difference compares what two versions say, field by field, and steps by their ids.
func difference(before, after spec.Spec) []Changed {
	was, is := flat(before), flat(after)
	paths := maps.Clone(was)
	maps.Copy(paths, is)
	all := []Changed{}
	for _, path := range slices.Sorted(maps.Keys(paths)) {
		step, field, _ := strings.Cut(path, between)
		c := Changed{What: Altered, Step: step, Field: field, Before: was[path], After: is[path]}
		switch {
		case c.Before == c.After:
			continue
		case c.Before == "":
			c.What = Added
		case c.After == "":
			c.What = Removed
		}
		all = append(all, c)
	}
	return folded(all)
}

// folded tells of a step that is new, or gone, as one change.
func folded(all []Changed) []Changed {
	whole := map[string]What{}
	for _, c := range all {
		if c.Step != "" && c.Field == "kind" && c.What != Altered {
			whole[c.Step] = c.What
		}
	}
	left := []Changed{}
	for _, c := range all {
		what, is := whole[c.Step]
		switch {
		case !is:
			left = append(left, c)
		case c.Field == "kind":
			left = append(left, Changed{What: what, Step: c.Step})
		}
	}
	return left
}
