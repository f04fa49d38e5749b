package suite

import (
	"context"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// What a company may keep.
const (
	mostSuites  = 50
	mostCases   = 500 // of one suite
	mostResults = 5000
)

// Store keeps suites, cases and runs.
type Store struct {
	db   *storage.DB
	runs *page.List[Run]
}

// NewStore keeps them in a database.
func NewStore(db *storage.DB) *Store {
	return &Store{db, page.New(db, page.Config[Run]{Usual: "-created_at", Sorts: map[string]string{"created_at": "created_at"}})}
}

func (s *Store) own(ctx context.Context) ([]Suite, error) {
	return storage.All[Suite](ctx, s.db, mostSuites, storage.Sorted("name_key, id"))
}

func (s *Store) kept(ctx context.Context, suiteID string) ([]Kept, error) {
	return storage.All[Kept](ctx, s.db, mostCases, storage.Where("suite_id = ?", suiteID), storage.Sorted("id"))
}

// corrected is the case of a review, if there is one.
func (s *Store) corrected(ctx context.Context, reviewID string) ([]Kept, error) {
	return storage.All[Kept](ctx, s.db, 1, storage.Where("origin = ? AND origin_id = ?", Correction, reviewID), storage.Sorted("id"))
}

// counts are how many cases each suite of the company's has.
func (s *Store) counts(ctx context.Context) (map[string]int, error) {
	all, err := storage.All[Kept](ctx, s.db, mostSuites*mostCases, storage.Columns("id", "suite_id"))
	n := map[string]int{}
	for _, k := range all {
		n[k.SuiteID]++
	}
	return n, err
}

func (s *Store) removeCases(ctx context.Context, suiteID string) error {
	return s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("suite_id = ?", suiteID).Delete(&Kept{}).Error
	})
}

// Filter narrows the list of runs.
type Filter struct {
	AgentID   string `query:"agent_id" maxLength:"64"`
	VersionID string `query:"version_id" maxLength:"64"`
	Kind      []Kind `query:"kind" maxItems:"2"`
}

// List is a page of runs, the latest first.
func (s *Store) List(ctx context.Context, f Filter, p page.Params) ([]Run, page.Meta, error) {
	return s.runs.Find(ctx, page.Query{Params: p, Rows: func(tx *gorm.DB) *gorm.DB {
		tx = page.Among(tx, "suite_runs.kind", f.Kind)
		if f.AgentID != "" {
			tx = tx.Where("suite_runs.agent_id = ?", f.AgentID)
		}
		if f.VersionID != "" {
			tx = tx.Where("suite_runs.version_id = ?", f.VersionID)
		}
		return tx
	}})
}

// Get is one run.
func (s *Store) Get(ctx context.Context, id string) (Run, error) {
	return storage.One[Run](ctx, s.db, storage.ByID(id))
}

// Results are what came of the cases of a run, those that failed first, without what was said.
func (s *Store) Results(ctx context.Context, runID string) ([]Result, error) {
	if _, err := s.Get(ctx, runID); err != nil {
		return nil, err
	}
	return storage.All[Result](ctx, s.db, mostResults, storage.Where("run_id = ?", runID), storage.Sorted("passed, zero DESC, case_key"), storage.Columns(
		"id", "run_id", "case_key", "suite", "title", "language", "persona", "zero", "passed", "outcome"))
}

// Result is what came of one case, with all that was said.
func (s *Store) Result(ctx context.Context, runID, id string) (Result, error) {
	return storage.One[Result](ctx, s.db, storage.ByID(id), storage.Where("run_id = ?", runID))
}

// Passed tells whether a version has passed its suites just as it stands: by the latest run of all suites, three times each, over the very hash.
func (s *Store) Passed(ctx context.Context, versionID, hash string) (runID string, passed bool, err error) {
	all, err := storage.All[Run](ctx, s.db, 1, storage.Sorted("id DESC"),
		storage.Where("version_id = ? AND hash = ? AND kind = ? AND state = ? AND tries >= ?", versionID, hash, Cases, Done, TriesOfApproval), storage.Where("suites = ?", "[]"))
	if err != nil || len(all) == 0 {
		return "", false, err
	}
	return all[0].ID, all[0].Verdict == "passed", nil
}

// TriesOfApproval is how often each case must be tried before a version may be approved by it.
const TriesOfApproval = 3

// done are the keys of cases that a run has tried.
func (s *Store) done(ctx context.Context, runID string) (map[string]Result, error) {
	all, err := storage.All[Result](ctx, s.db, mostResults, storage.Where("run_id = ?", runID), storage.Columns("case_key", "suite", "passed", "zero"))
	keys := map[string]Result{}
	for _, r := range all {
		keys[r.CaseKey] = r
	}
	return keys, err
}

// Builtins are the suites that come with the product, whose ids are words.
func Builtins() []string { return []string{scenario.Law, scenario.Collection} }
