package flow

import (
	"strconv"

	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Fault is why a flow may not be followed: at which step, at which of its fields.
type Fault struct {
	Step   string         `json:"step" doc:"Empty for the flow as a whole"`
	Field  string         `json:"field" doc:"Within the flow: steps[3].say.es" example:"steps[3].say.es"`
	Code   string         `json:"code" example:"aiagents.flow_unreached"`
	Params map[string]any `json:"params,omitempty"`
}

// The codes of faults.
const (
	NoStart     = "aiagents.flow_start"       // there is no such step
	Twice       = "aiagents.flow_id_twice"    // two steps have the id
	Nowhere     = "aiagents.flow_way_nowhere" // a way to a step that is not there
	Unreached   = "aiagents.flow_unreached"
	Endless     = "aiagents.flow_endless" // no way leads on to an end or to a person
	Loop        = "aiagents.flow_loop"    // it comes back without having asked
	WayMissing  = "aiagents.flow_way_missing"
	WayUnfit    = "aiagents.flow_way_unfit"
	WayTwice    = "aiagents.flow_way_twice"
	NoText      = "aiagents.flow_text_missing"
	LongText    = "aiagents.flow_text_long"
	Unsayable   = "aiagents.flow_text_refused" // what is never said, or not yet
	Placeholder = "aiagents.flow_placeholder"
	NoSlot      = "aiagents.flow_ask_missing"
	NoTool      = "aiagents.flow_act_missing"
	NotGranted  = "aiagents.flow_tool_not_granted"
	NoReason    = "aiagents.flow_reason_missing"
	NoOutcome   = "aiagents.flow_outcome_missing"
	Unverified  = "aiagents.flow_identity" // of a debt, before it is known to whom
	Early       = "aiagents.flow_early"    // of something that is not known yet on every way that leads there
	NoAnswer    = "aiagents.flow_answer"   // a button without a short text in every language
)

// reader collects the faults of one flow.
type reader struct {
	flow      Flow
	languages []word.Language
	granted   Granted
	at        map[string]int // places of steps by their ids
	faults    []Fault
}

// add notes a fault of the step at a place.
func (r *reader) add(at int, field, code string, params map[string]any) {
	r.faults = append(r.faults, Fault{Step: r.flow.Steps[at].ID, Field: "steps[" + strconv.Itoa(at) + "]" + field, Code: code, Params: params})
}

// whole notes a fault of the flow itself.
func (r *reader) whole(field, code string, params map[string]any) {
	r.faults = append(r.faults, Fault{Field: field, Code: code, Params: params})
}
