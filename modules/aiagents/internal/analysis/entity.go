// Package analysis keeps what is said of every call and conversation: by rules, or by a model whose every claim is held against its place; beside
// what people entered, and what they corrected.
package analysis

import (
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/thread"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Analysis is what is said of one call, or one round of a conversation.
type Analysis struct {
	storage.Row
	Kind        thread.Kind    `json:"kind"`
	RefID       string         `json:"ref_id" doc:"Call or conversation"`
	Round       int            `json:"round" doc:"Of a conversation: they wrote anew once it was resolved; 1 for calls"`
	DebtorID    string         `json:"debtor_id" doc:"Empty while they are nobody's"`
	PortfolioID string         `json:"portfolio_id"`
	UserID      string         `json:"user_id" doc:"Who held it, of ours; empty for nobody"`
	AgentID     string         `json:"agent_id" doc:"Program that spoke; empty for none"`
	Channel     string         `json:"channel"`
	EndedAt     time.Time      `json:"ended_at"`
	Method      Method         `json:"method"`
	Outcome     word.Outcome   `json:"outcome" doc:"As it was corrected, if it was"`
	Confidence  int            `json:"confidence" doc:"Of the outcome, 0 to 100"`
	IsFailed    bool           `json:"is_failed" doc:"A rule was not kept"`
	IsComplaint bool           `json:"is_complaint"`
	Agrees      Agrees         `json:"agrees" doc:"Whether the promise that was entered is the one that was heard"`
	Context     Context        `json:"ai_context" gorm:"serializer:json"`
	Results     thread.Entered `json:"call_results" gorm:"serializer:json" doc:"What people entered"`
	Core        claim.Core     `json:"analysis" gorm:"serializer:json" doc:"What the program says; what people corrected stands beside it"`
	Answers     []Answer       `json:"answers" gorm:"serializer:json" doc:"To the questions of the agent's version"`
	Corrections []Correction   `json:"corrections" gorm:"serializer:json" doc:"The first one first"`
}

// TableName is the table of analyses.
func (Analysis) TableName() string { return "analyses" }

// Context is how it came about.
type Context struct {
	AgentID   string `json:"agent_id"`
	VersionID string `json:"version_id"`
	Language  string `json:"language" doc:"es, en or pt; empty where it is not known"`
	Model     string `json:"model" doc:"Empty for rules"`
	Heard     bool   `json:"heard" doc:"There are words of theirs; without, it follows from what was pressed, noted and entered"`
}

// Method is how it was analysed.
type Method string

// The methods.
const (
	ByRules Method = "rules"
	ByModel Method = "model"
)

// Enum are both.
func (Method) Enum() []Method { return []Method{ByRules, ByModel} }

// Agrees is whether what was entered is what was heard.
type Agrees string

// What may come of holding them against each other.
const (
	Neither Agrees = "" // nothing was promised and nothing entered, or nothing could be heard
	Same    Agrees = "yes"
	Other   Agrees = "no"      // another amount or day, or nothing that was heard
	Missing Agrees = "missing" // it was heard and not entered
)

// Enum are all of them.
func (Agrees) Enum() []Agrees { return []Agrees{Neither, Same, Other, Missing} }

// The refusals of analyses.
var (
	ErrNotFound = errs.New(errs.NotFound, "aiagents.analysis_not_found")
	ErrNothing  = errs.New(errs.Invalid, "aiagents.analysis_of_nothing")
	ErrAnswer   = errs.New(errs.Invalid, "aiagents.analysis_answer").WithField("body.answers", "aiagents.analysis_answer")
	ErrTwice    = errs.New(errs.Conflict, "aiagents.analysis_twice")
)

// Refusals are what storage's refusals are called here.
func (Analysis) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrTwice}
}

// agrees holds the promise that was heard against the one that was entered.
func agrees(heard *claim.Promise, e thread.Entered, words bool) Agrees {
	switch {
	case !words || heard == nil && e.PromiseID == "":
		return Neither
	case heard != nil && e.PromiseID == "":
		return Missing
	case heard != nil && heard.Amount == e.Amount && heard.Day == e.Day:
		return Same
	default:
		return Other
	}
}
