// Package testcall is where somebody tries an agent by hand: they, or a simulated debtor, talk with a version over a made-up file. A test is
// kept whole in one row, and nothing of it is among the talks with debtors.
package testcall

import (
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/book/madeup"
	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/simulate"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Test is one talk that somebody tries.
type Test struct {
	storage.Row
	AgentID   string           `json:"agent_id"`
	VersionID string           `json:"version_id"`
	N         int              `json:"n" doc:"Number of the version"`
	Persona   scenario.Persona `json:"persona" doc:"Of the simulated debtor"`
	Language  word.Language    `json:"language"`
	Noise     simulate.Noise   `json:"noise" doc:"How the simulated debtor types"`
	ByLine
	File   scenario.File   `json:"file" gorm:"serializer:json"`
	Kept   kept            `json:"-" gorm:"serializer:json"`
	Talk   stood           `json:"-" gorm:"serializer:json"`
	Lines  []scenario.Line `json:"lines" gorm:"serializer:json"`
	Turns  int             `json:"turns"`
	Status talk.Status     `json:"status"`
	Panel  *Panel          `json:"panel,omitempty" gorm:"-"`
}

// TableName is the table of tests.
func (Test) TableName() string { return "tests" }

// kept is what stays between turns, of the file and of the simulated debtor.
type kept struct {
	Book madeup.Kept `json:"book"`
	Told bool        `json:"told"` // the simulated debtor has said what they are about
}

// stood is where a talk stands between turns.
type stood struct {
	Step     string        `json:"step"`
	Tries    int           `json:"tries"`
	Language word.Language `json:"language"`
	State    act.State     `json:"state"`
	Outcome  word.Outcome  `json:"outcome"`
	Reason   word.Reason   `json:"reason"`
	Began    time.Time     `json:"began"`
}

// Panel is what is known of a test as it stands.
type Panel struct {
	Disclosed bool             `json:"disclosed" doc:"They were told that a program speaks"`
	Verified  bool             `json:"verified" doc:"They have shown who they are"`
	Others    bool             `json:"others" doc:"Somebody else is there"`
	Tries     int              `json:"tries" doc:"Of identity that are left"`
	Owed      *int64           `json:"owed,omitempty" doc:"Once it was read; minor units"`
	Currency  string           `json:"currency"`
	Offers    []scenario.Offer `json:"offers" doc:"That were listed last"`
	Did       []madeup.Did     `json:"did" doc:"What was done in the file"`
	Outcome   word.Outcome     `json:"outcome"`
	Reason    word.Reason      `json:"reason"`
	Asked     word.Slot        `json:"asked" doc:"What the agent waits for"`
	Cost      *int64           `json:"cost_micros,omitempty"`
}

// panel is what is known of it now.
func (t Test) panel() *Panel {
	s := t.Talk.State
	p := &Panel{
		Disclosed: s.Disclosed, Verified: s.Verified, Others: s.Others, Tries: t.Kept.Book.Tries, Currency: t.File.Currency(), Offers: []scenario.Offer{},
		Did: t.Kept.Book.Did, Outcome: t.Talk.Outcome, Reason: t.Talk.Reason,
	}
	if s.Debt != nil {
		p.Owed = &s.Debt.Owed
	}
	for _, o := range s.Offers {
		p.Offers = append(p.Offers, scenario.Offer{ID: o.ID, Total: o.Total, Discount: o.Discount, First: o.First, FirstOn: o.FirstOn, Instalments: o.Instalments, Each: o.Each})
	}
	for _, line := range t.Lines {
		p.Asked = line.Asked
		if line.CostMicros != nil {
			sum := *line.CostMicros
			if p.Cost != nil {
				sum += *p.Cost
			}
			p.Cost = &sum
		}
	}
	return p
}

// The refusals of tests.
var (
	ErrNotFound = errs.New(errs.NotFound, "aiagents.test_not_found")
	ErrNothing  = errs.New(errs.Invalid, "aiagents.test_nothing_said")
	ErrByLine   = errs.New(errs.Conflict, "aiagents.test_by_line") // what is said in it is said on the line
)

// Refusals are what storage's refusals are called of a test.
func (Test) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }
