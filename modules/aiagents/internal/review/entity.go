// Package review has people look at what was said: some of it by chance, and what the company's rules pick. Who is reviewed may appeal once, and
// another decides; a share is reviewed twice, each without knowing of the other, to see how far people and program agree.
package review

import (
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/analysis"
	"github.com/recobro/recobro/modules/aiagents/internal/thread"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Review is one look of one person at one analysis.
type Review struct {
	storage.Row
	AnalysisID string      `json:"analysis_id"`
	Pass       int         `json:"pass" doc:"2 for the second of two that know nothing of each other"`
	Kind       thread.Kind `json:"kind"`
	RefID      string      `json:"ref_id"`
	DebtorID   string      `json:"debtor_id"`
	UserID     string      `json:"user_id" doc:"Who is reviewed; empty where a program spoke alone"`
	AgentID    string      `json:"agent_id"`
	Why        Why         `json:"sampled_by"`
	Status     Status      `json:"status"`
	ReviewerID string      `json:"reviewer_id" doc:"Empty until somebody has taken it"`
	TakenTill  *time.Time  `json:"taken_till" doc:"Until then it is theirs; after it anybody may take it"`
	EndedAt    time.Time   `json:"ended_at" doc:"When the call or conversation ended"`
	DoneAt     *time.Time  `json:"done_at"`
	Verdict    Verdict     `json:"verdict"`
	Told       Told        `json:"supervisor_review" gorm:"serializer:json"`
	Appeal     *Appeal     `json:"appeal,omitempty" gorm:"serializer:json"`
	TaskID     string      `json:"task_id" doc:"What is to be practised; empty for nothing"`
	SuiteID    string      `json:"suite_id" doc:"Suite in which the case is that was made of it; empty for none"`
	CaseID     string      `json:"case_id" doc:"Key of that case"`
	Covered    bool        `json:"is_covered" gorm:"-" doc:"What was found is kept back until the other review is done"`
}

// TableName is the table of reviews.
func (Review) TableName() string { return "reviews" }

// Told is what the reviewer found.
type Told struct {
	Scores   []Score          `json:"scores"`
	Comments []Comment        `json:"comments" doc:"Of a review that is not over, the caller's own"`
	Found    *analysis.Values `json:"found,omitempty" doc:"As the reviewer sees it; absent until it is done"`
	Program  *analysis.Values `json:"program,omitempty" doc:"What the program said then"`
	Text     string           `json:"text"`
}

// Score is one item of the form.
type Score struct {
	Item  Item  `json:"item"`
	Grade Grade `json:"grade"`
}

// Appeal is what the person reviewed says against it, and what came of that.
type Appeal struct {
	Text      string     `json:"text"`
	At        time.Time  `json:"at"`
	DeciderID string     `json:"decider_id" doc:"Empty until it is decided"`
	DecidedAt *time.Time `json:"decided_at"`
	Was       Verdict    `json:"was" doc:"Verdict against which it is"`
	Answer    string     `json:"answer"`
}

// The refusals of reviews.
var (
	ErrNotFound  = errs.New(errs.NotFound, "aiagents.review_not_found")
	ErrTwice     = errs.New(errs.Conflict, "aiagents.review_twice")
	ErrTaken     = errs.New(errs.Conflict, "aiagents.review_taken")
	ErrOwn       = errs.New(errs.Conflict, "aiagents.review_own")
	ErrBoth      = errs.New(errs.Conflict, "aiagents.review_both")
	ErrNotYours  = errs.New(errs.Conflict, "aiagents.review_not_taken")
	ErrDone      = errs.New(errs.Conflict, "aiagents.review_done")
	ErrNotDone   = errs.New(errs.Conflict, "aiagents.review_not_done")
	ErrAppealed  = errs.New(errs.Conflict, "aiagents.review_appealed")
	ErrLate      = errs.New(errs.Conflict, "aiagents.review_late")
	ErrSameJudge = errs.New(errs.Conflict, "aiagents.review_same_judge")
	ErrNotAppeal = errs.New(errs.Conflict, "aiagents.review_no_appeal")
	ErrHasTask   = errs.New(errs.Conflict, "aiagents.review_has_task")
	ErrNobody    = errs.New(errs.Conflict, "aiagents.review_of_nobody")
	ErrNoWords   = errs.New(errs.Conflict, "aiagents.review_no_words")
	ErrItems     = errs.New(errs.Invalid, "aiagents.review_items").WithField("body.scores", "aiagents.review_items")
)

// Refusals are what storage's refusals are called here.
func (Review) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrTwice}
}
