package suite

import (
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/judge"
	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/simulate"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Suite is a number of cases that belong together.
type Suite struct {
	storage.Row
	Name    string  `json:"name"`
	NameKey string  `json:"-"`
	Purpose Purpose `json:"purpose" doc:"What it is kept for; empty for what somebody has added"`
	Floor   int     `json:"floor" doc:"Share of its cases that a version must pass, in hundredths"`
}

// Kept is a case that somebody has saved.
type Kept struct {
	storage.Row
	SuiteID  string        `json:"suite_id"`
	Origin   Origin        `json:"origin"`
	OriginID string        `json:"origin_id" doc:"Test or review that it is from"`
	Body     scenario.Case `json:"case" gorm:"serializer:json"`
}

// TableName is the table of cases.
func (Kept) TableName() string { return "suite_cases" }

// State is where a run stands.
type State string

// The states.
const (
	Queued    State = "queued"
	Running   State = "running"
	Done      State = "done"
	Cancelled State = "cancelled"
	Broken    State = "failed"
)

// Enum are all of them.
func (State) Enum() []State { return []State{Queued, Running, Done, Cancelled, Broken} }

// Kind is what is run.
type Kind string

// The kinds.
const (
	Cases Kind = "suites"
	Many  Kind = "batch" // simulated debtors, of whom nothing is expected but what holds of every talk
)

// Enum are all of them.
func (Kind) Enum() []Kind { return []Kind{Cases, Many} }

// Run is a version that was tried on cases.
type Run struct {
	storage.Row
	Kind       Kind       `json:"kind"`
	AgentID    string     `json:"agent_id"`
	VersionID  string     `json:"version_id"`
	N          int        `json:"n" doc:"Number of the version"`
	Hash       string     `json:"hash" doc:"Of what the version said when it was tried"`
	Suites     []string   `json:"suites" gorm:"serializer:json" doc:"Empty for all there are"`
	Batch      *Batch     `json:"batch,omitempty" gorm:"serializer:json"`
	Tries      int        `json:"tries" doc:"How often each case is tried: it passes if it does every time"`
	State      State      `json:"state"`
	Total      int        `json:"total"`
	Done       int        `json:"done"`
	Passed     int        `json:"passed"`
	Verdict    string     `json:"verdict" enum:",passed,failed" doc:"Whether the version may be approved by it; empty while it runs"`
	JudgedBy   string     `json:"judged_by" enum:"rules,model" doc:"By rules; with model, how it was said is judged by a model after them"`
	Scores     []Score    `json:"scores" gorm:"serializer:json"`
	TookMS     int64      `json:"took_ms"`
	CostMicros int64      `json:"cost_micros"`
	EndedAt    *time.Time `json:"ended_at"`
}

// TableName is the table of runs.
func (Run) TableName() string { return "suite_runs" }

// Score is what came of one suite in a run.
type Score struct {
	Suite   string  `json:"suite"`
	Name    string  `json:"name"`
	Purpose Purpose `json:"purpose,omitempty"`
	Zero    bool    `json:"zero"`
	Floor   int     `json:"floor"`
	Total   int     `json:"total"`
	Passed  int     `json:"passed"`
}

// holds tells whether a suite is passed: all of it where nothing is tolerated, else its share.
func (s Score) holds() bool {
	if s.Zero {
		return s.Passed == s.Total
	}
	return s.Passed*100 >= s.Total*s.Floor
}

// Batch is a number of simulated debtors.
type Batch struct {
	Personas []scenario.Persona `json:"personas,omitempty" maxItems:"20" doc:"Empty for all of them"`
	Language word.Language      `json:"language"`
	Noise    simulate.Noise     `json:"noise"`
	By       string             `json:"by,omitempty" enum:",rules,model" doc:"What has them speak; rules if it is not given"`
	Count    int                `json:"count" minimum:"1" maximum:"200"`
}

// Result is what came of one case in a run.
type Result struct {
	storage.Row
	RunID    string           `json:"run_id"`
	CaseKey  string           `json:"case_key"`
	Suite    string           `json:"suite"`
	Title    string           `json:"title"`
	Language word.Language    `json:"language"`
	Persona  scenario.Persona `json:"persona"`
	Zero     bool             `json:"zero"`
	Passed   bool             `json:"passed"`
	Outcome  word.Outcome     `json:"outcome" doc:"Of the first try"`
	Tries    []Try            `json:"tries" gorm:"serializer:json"`
}

// TableName is the table of results.
func (Result) TableName() string { return "suite_results" }

// Try is one talk of a case.
type Try struct {
	Verdict judge.Verdict   `json:"verdict"`
	Played  scenario.Played `json:"played" doc:"Without its lines where it passed again"`
	TookMS  int64           `json:"took_ms"`
}

// The refusals.
var (
	ErrNotFound     = errs.New(errs.NotFound, "aiagents.suite_not_found")
	ErrDuplicate    = errs.New(errs.Conflict, "aiagents.suite_duplicate").WithField("body.name", "aiagents.suite_duplicate")
	ErrCaseNotFound = errs.New(errs.NotFound, "aiagents.case_not_found")
	ErrRunNotFound  = errs.New(errs.NotFound, "aiagents.run_not_found")
	ErrRunOver      = errs.New(errs.Conflict, "aiagents.run_over")
	ErrTooMany      = errs.New(errs.Conflict, "aiagents.cases_too_many")
	ErrBuiltIn      = errs.New(errs.Conflict, "aiagents.suite_built_in")
	ErrNoCases      = errs.New(errs.Invalid, "aiagents.suites_empty")
	ErrNoModel      = errs.New(errs.Conflict, "aiagents.run_no_model")
	ErrAtWork       = errs.New(errs.Conflict, "aiagents.runs_at_work")
)

// Refusals are what storage's refusals are called of a suite.
func (Suite) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDuplicate}
}

// Refusals are what storage's refusals are called of a case.
func (Kept) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrCaseNotFound} }

// Refusals are what storage's refusals are called of a run.
func (Run) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrRunNotFound} }

// Refusals are what storage's refusals are called of a result.
func (Result) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrRunNotFound} }
