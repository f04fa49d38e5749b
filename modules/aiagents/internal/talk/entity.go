// Package talk keeps the talks of agents: who speaks with whom, how far it is, what was said and done at each turn. A turn is taken once,
// whatever is killed in the middle of it: what was done is known by its key, and what was said is sent again as the same.
package talk

import (
	"encoding/json"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/guard"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Talk is one talk of an agent with somebody.
type Talk struct {
	storage.Row
	Kind        Kind          `json:"kind"`
	RefID       string        `json:"ref_id" doc:"Conversation, call or test that it is"`
	AgentID     string        `json:"agent_id"`
	VersionID   string        `json:"version_id" doc:"It stays with it to its end"`
	Language    word.Language `json:"language"`
	DebtorID    string        `json:"debtor_id" doc:"Empty for somebody who is not known"`
	PortfolioID string        `json:"portfolio_id"`
	Step        string        `json:"step" doc:"Of the flow, where it waits"`
	Tries       int           `json:"-"`                        // of the step that waits
	State       act.State     `json:"-" gorm:"serializer:json"` // what is known and was done
	Turns       int           `json:"turns"`
	CostMicros  int64         `json:"cost_micros" doc:"Millionths of a US dollar, as far as prices are known"`
	Status      Status        `json:"status"`
	Outcome     word.Outcome  `json:"outcome" doc:"Empty while it goes on"`
	Reason      word.Reason   `json:"reason" doc:"Why it was handed over"`
	EndedAt     *time.Time    `json:"ended_at"`
}

// TableName is the table of talks.
func (Talk) TableName() string { return "talks" }

// Kind is by which way it is spoken.
type Kind string

// The kinds.
const (
	Chat Kind = "chat"
	Call Kind = "call"
	Test Kind = "test"
)

// Enum are all of them.
func (Kind) Enum() []Kind { return []Kind{Chat, Call, Test} }

// Status is where a talk stands.
type Status string

// The states.
const (
	Open   Status = "open"
	Closed Status = "closed" // it came to its end
	Given  Status = "given"  // a person goes on
	Halted Status = "halted" // somebody stopped the agent
)

// Enum are all of them.
func (Status) Enum() []Status { return []Status{Open, Closed, Given, Halted} }

// The refusals of talks.
var (
	ErrNotFound = errs.New(errs.NotFound, "aiagents.talk_not_found")
	ErrOpen     = errs.New(errs.Conflict, "aiagents.talk_open")
	ErrOff      = errs.New(errs.Conflict, "aiagents.agent_off") // the agent speaks with nobody
	ErrOver     = errs.New(errs.Conflict, "aiagents.talk_over")
)

// Refusals are what storage's refusals are called here.
func (Talk) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrOpen}
}

// Turn is what one said, and what the agent did and answered.
type Turn struct {
	storage.Row
	TalkID     string           `json:"talk_id"`
	N          int              `json:"n"`
	InputID    string           `json:"input_id" doc:"Message, or place in the call: it is answered once"`
	Heard      string           `json:"heard" doc:"What they said; what is personal is covered"`
	Pressed    string           `json:"pressed" doc:"Keys that they pressed"`
	Silence    bool             `json:"silence"`
	Step       string           `json:"step"`
	Said       string           `json:"said"`
	Buttons    []string         `json:"buttons" gorm:"serializer:json"`
	Acts       []Done           `json:"acts" gorm:"serializer:json"`
	Faults     []guard.Fault    `json:"faults" gorm:"serializer:json" doc:"What was held back, and why"`
	Cites      []act.Cite       `json:"cites" gorm:"serializer:json" doc:"Articles that were looked up, as they were published then"`
	TookMS     int64            `json:"took_ms"`
	Stages     map[string]int64 `json:"stages" gorm:"serializer:json" doc:"Milliseconds by stage: understand, model, tools, check, speech"`
	CostMicros *int64           `json:"cost_micros"`
	Model      string           `json:"model" doc:"Empty for the guided flow"`
	SentAt     *time.Time       `json:"sent_at"`
}

// TableName is the table of turns.
func (Turn) TableName() string { return "turns" }

// Over tells whether a talk has come to its end.
func (t Talk) Over() bool { return t.Status != Open }

// takes refuses an input that comes too late, or was read before another one was answered.
func (t Talk) takes(in Input) error {
	switch {
	case t.Over():
		return ErrOver
	case in.After != nil && *in.After != t.Turns:
		return storage.ErrStale
	}
	return nil
}

// end is how a talk ends that a turn has settled.
func (t *Talk) end(now time.Time) {
	t.Outcome, t.Reason, t.EndedAt = t.State.Ended, t.State.Reason, &now
	if t.Status = Closed; t.Outcome == word.Handed {
		t.Status = Given
	}
}

// Refusals are what storage's refusals are called here.
func (Turn) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: storage.ErrStale}
}

// Done is a tool that was used in a turn.
type Done struct {
	Tool   word.Tool       `json:"tool"`
	Args   json.RawMessage `json:"args"`
	Result act.Result      `json:"result"`
	TookMS int64           `json:"took_ms"`
}
