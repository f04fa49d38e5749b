package suite

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Listed is a suite as lists tell of it. The names of those that come with the product are words of the screens.
type Listed struct {
	Suite
	BuiltIn bool   `json:"built_in"`
	Zero    bool   `json:"zero" doc:"Nothing is tolerated: every case must pass"`
	Cases   int    `json:"cases"`
	Last    []Last `json:"last" doc:"What came of its latest runs, one for each version"`
}

// Last is what came of a suite in a run.
type Last struct {
	RunID     string `json:"run_id"`
	AgentID   string `json:"agent_id"`
	VersionID string `json:"version_id"`
	N         int    `json:"n"`
	Total     int    `json:"total"`
	Passed    int    `json:"passed"`
}

// floorOfBuiltIn is the share of the collection cases that a version must pass.
const floorOfBuiltIn = 95

// All are the suites, those that come with the product first.
func (s *Store) All(ctx context.Context) ([]Listed, error) {
	own, err := s.own(ctx)
	if err != nil {
		return nil, err
	}
	counts, err := s.counts(ctx)
	if err != nil {
		return nil, err
	}
	var all []Listed
	for _, id := range Builtins() {
		all = append(all, builtin(id))
	}
	for _, one := range own {
		all = append(all, Listed{Suite: one, Cases: counts[one.ID], Last: []Last{}})
	}
	return all, s.last(ctx, all)
}

func builtin(id string) Listed {
	l := Listed{BuiltIn: true, Zero: id == scenario.Law, Cases: len(scenario.Builtin(id)), Last: []Last{}}
	l.ID, l.Name, l.Floor = id, id, floorOfBuiltIn
	if l.Zero {
		l.Floor = 100
	}
	return l
}

// One is one suite.
func (s *Store) One(ctx context.Context, id string) (Listed, error) {
	all, err := s.All(ctx)
	if err != nil {
		return Listed{}, err
	}
	for _, one := range all {
		if one.ID == id {
			return one, nil
		}
	}
	return Listed{}, ErrNotFound
}

// looked is how many runs are looked at for the latest results.
const looked = 40

// last finds what came of suites in the latest runs.
func (s *Store) last(ctx context.Context, all []Listed) error {
	runs, err := storage.All[Run](ctx, s.db, looked, storage.Where("kind = ? AND state = ?", Cases, Done), storage.Sorted("id DESC"))
	for _, r := range runs {
		for _, score := range r.Scores {
			i := slices.IndexFunc(all, func(l Listed) bool { return l.ID == score.Suite })
			if i < 0 || len(all[i].Last) >= 3 || slices.ContainsFunc(all[i].Last, func(l Last) bool { return l.VersionID == r.VersionID }) {
				continue
			}
			all[i].Last = append(all[i].Last, Last{r.ID, r.AgentID, r.VersionID, r.N, score.Total, score.Passed})
		}
	}
	return err
}

// Item is a case as lists tell of it.
type Item struct {
	ID       string `json:"id" doc:"Empty for one that comes with the product"`
	Version  int64  `json:"version"`
	Origin   Origin `json:"origin"`
	OriginID string `json:"origin_id"`
	scenario.Case
}

// Cases are those of a suite.
func (s *Store) Cases(ctx context.Context, id string) ([]Item, error) {
	if slices.Contains(Builtins(), id) {
		var all []Item
		for _, c := range scenario.Builtin(id) {
			all = append(all, Item{Origin: BuiltIn, Case: c})
		}
		return all, nil
	}
	if _, err := storage.One[Suite](ctx, s.db, storage.ByID(id), storage.Columns("id")); err != nil {
		return nil, err
	}
	kept, err := s.kept(ctx, id)
	all := make([]Item, 0, len(kept))
	for _, k := range kept {
		all = append(all, Item{ID: k.ID, Version: k.Version, Origin: k.Origin, OriginID: k.OriginID, Case: k.Body})
	}
	return all, err
}
