package spec

import (
	"slices"

	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Begun is what a company has new agents begin with.
type Begun struct {
	Language   word.Language
	Minutes    int
	Turns      int
	CostMicros int64
}

// For is s as a company has new agents begin: its language is the first, its limits are those of a talk.
func (s Spec) For(b Begun) Spec {
	if at := slices.Index(s.Languages, b.Language); at > 0 {
		s.Languages = slices.Insert(slices.Delete(slices.Clone(s.Languages), at, at+1), 0, b.Language)
	}
	s.Limits = Limits{Minutes: b.Minutes, Turns: b.Turns, CostMicros: b.CostMicros}
	return s
}
