package suite

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Compared are two runs side by side.
type Compared struct {
	A    Run    `json:"a"`
	B    Run    `json:"b"`
	Rows []Pair `json:"rows" doc:"Cases that came out otherwise first"`
}

// Pair is one case in both.
type Pair struct {
	CaseKey  string           `json:"case_key"`
	Title    string           `json:"title"`
	Language word.Language    `json:"language"`
	Persona  scenario.Persona `json:"persona"`
	Zero     bool             `json:"zero"`
	A        *Side            `json:"a,omitempty" doc:"Absent where it was not tried"`
	B        *Side            `json:"b,omitempty"`
}

// Side is what came of a case in one of them.
type Side struct {
	ID      string       `json:"id"`
	Passed  bool         `json:"passed"`
	Outcome word.Outcome `json:"outcome"`
}

// Compare puts two runs side by side.
func (s *Store) Compare(ctx context.Context, a, b string) (c Compared, err error) {
	if c.A, err = s.Get(ctx, a); err != nil {
		return c, err
	}
	if c.B, err = s.Get(ctx, b); err != nil {
		return c, err
	}
	left, err := s.Results(ctx, a)
	if err != nil {
		return c, err
	}
	right, err := s.Results(ctx, b)
	c.Rows = pairs(left, right)
	return c, err
}

func pairs(left, right []Result) []Pair {
	at, all := map[string]int{}, []Pair{}
	for _, r := range left {
		at[r.CaseKey] = len(all)
		all = append(all, Pair{CaseKey: r.CaseKey, Title: r.Title, Language: r.Language, Persona: r.Persona, Zero: r.Zero, A: r.side()})
	}
	for _, r := range right {
		if i, there := at[r.CaseKey]; there {
			all[i].B = r.side()
			continue
		}
		all = append(all, Pair{CaseKey: r.CaseKey, Title: r.Title, Language: r.Language, Persona: r.Persona, Zero: r.Zero, B: r.side()})
	}
	first, rest := []Pair{}, []Pair{}
	for _, p := range all {
		if p.A == nil || p.B == nil || p.A.Passed != p.B.Passed {
			first = append(first, p)
			continue
		}
		rest = append(rest, p)
	}
	return append(first, rest...)
}

func (r Result) side() *Side { return &Side{r.ID, r.Passed, r.Outcome} }
