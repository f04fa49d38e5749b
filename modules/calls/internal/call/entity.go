// Package call keeps calls: who called whom and why, what became of it, and what came of it.
package call

import (
	"slices"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/telephony"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Call is one call, of one line to the public network.
type Call struct {
	storage.Row
	Direction      Direction     `json:"direction"`
	Mode           Mode          `json:"mode" doc:"How it came about"`
	Status         Status        `json:"status"`
	IsLive         bool          `json:"is_live" doc:"It has not ended"`
	EndReason      telephony.End `json:"end_reason" doc:"Why the line ended; empty until it has"`
	Code           int           `json:"code" doc:"Status by which the carrier ended it; 0 for none"`
	Reason         string        `json:"reason" doc:"What the carrier said then"`
	DebtorID       string        `json:"debtor_id" doc:"Empty where the number is nobody's that is known"`
	PortfolioID    string        `json:"portfolio_id"`
	PhoneID        string        `json:"phone_id" doc:"The debtor's number"`
	DebtIDs        []string      `json:"debt_ids" gorm:"serializer:json"`
	ContactID      string        `json:"contact_id" doc:"What allowed it, and carries what came of it"`
	SessionID      string        `json:"session_id" doc:"Calling session that it is of; empty for none"`
	TargetID       string        `json:"-"` // place in the session's plan
	UserID         string        `json:"user_id" doc:"Who speaks for us; empty until somebody does"`
	AgentID        string        `json:"agent_id" doc:"Agent of software that speaks for us, or has until somebody took over; empty for none"`
	AgentOutcome   string        `json:"agent_outcome" doc:"Code of what the agent says came of it"`
	Summary        string        `json:"summary" doc:"What an agent tells whoever takes the call from it"`
	SummaryReason  string        `json:"summary_reason" doc:"Why it does not go on by itself"`
	Node           string        `json:"-"` // program that carries it
	TrunkID        string        `json:"trunk_id"`
	NumberID       string        `json:"number_id" doc:"Number of ours that was shown, or called"`
	FromNumber     string        `json:"from_number" doc:"E.164; empty where the caller withholds it; covered but for its last digits where it is theirs and masked is true"`
	ToNumber       string        `json:"to_number" doc:"E.164; covered but for its last digits where it is theirs and masked is true"`
	ProviderCallID string        `json:"provider_call_id" doc:"Call-ID, by which the carrier knows it"`
	AnsweredBy     AnsweredBy    `json:"answered_by"`
	Certainty      int           `json:"certainty" doc:"Of who answered, in percent"`
	AnsweredByMS   int           `json:"answered_by_ms" gorm:"column:answered_by_ms" doc:"How long after the answer that was known"`
	DialedAt       *time.Time    `json:"dialed_at"`
	RingingAt      *time.Time    `json:"ringing_at"`
	AnsweredAt     *time.Time    `json:"answered_at"`
	JoinedAt       *time.Time    `json:"joined_at" doc:"When somebody of ours was heard"`
	EndedAt        *time.Time    `json:"ended_at" doc:"When the line ended"`
	WrappedAt      *time.Time    `json:"wrapped_at" doc:"When it was said what came of it"`
	TalkMS         int64         `json:"talk_ms" gorm:"column:talk_ms" doc:"Milliseconds from when somebody of ours was heard to the end"`
	WrapSeconds    int           `json:"wrap_seconds" doc:"How long it may take to say what came of it; 0: no limit"`
	HoldMS         int64         `json:"hold_ms" gorm:"column:hold_ms" doc:"Milliseconds of these on hold"`
	IsHeld         bool          `json:"is_held" doc:"The other side waits now"`
	IsPaused       bool          `json:"is_paused" doc:"What is said now is left out of the recording"`
	DispositionID  string        `json:"disposition_id"`
	PromiseID      string        `json:"promise_id"`
	Note           string        `json:"note"`
	RuleID         string        `json:"rule_id" doc:"Contact rule that did not allow it; empty for none"`
	SettledAt      *time.Time    `json:"-"` // when its contact was told what came of it
	Supervisors    []string      `json:"supervisors" gorm:"serializer:json" doc:"Who hears it, or speaks on it, besides"`
	MovedTo        string        `json:"moved_to" doc:"Person or number that it was transferred to"`
	Quality        Quality       `json:"quality" gorm:"serializer:json"`
	Masked         bool          `json:"masked" gorm:"-" doc:"The other side's number is covered"`
}

// TableName is the table of calls.
func (Call) TableName() string { return "calls" }

// Other is the number of the other side; empty where it is withheld.
func (c Call) Other() string {
	if c.Direction == Inbound {
		return c.FromNumber
	}
	return c.ToNumber
}

// Direction is who called.
type Direction string

// Both of them.
const (
	Outbound Direction = "outbound"
	Inbound  Direction = "inbound"
)

// Enum are both.
func (Direction) Enum() []Direction { return []Direction{Outbound, Inbound} }

// Mode is how a call came about.
type Mode string

// The modes.
const (
	Manual      Mode = "manual"      // somebody chose a number
	Preview     Mode = "preview"     // a session gave a debtor to look at, then called
	Progressive Mode = "progressive" // a session called for somebody who was free
	Predictive  Mode = "predictive"  // a session called ahead of its people
	AI          Mode = "ai"          // an agent speaks
	Test        Mode = "test"        // of a line by who set it up, or of an agent by who tries it
)

// Enum are all of them.
func (Mode) Enum() []Mode { return []Mode{Manual, Preview, Progressive, Predictive, AI, Test} }

// AnsweredBy is who, or what, answered.
type AnsweredBy string

// What may answer.
const (
	Nobody    AnsweredBy = ""
	Human     AnsweredBy = "human"
	Voicemail AnsweredBy = "voicemail"
	IVR       AnsweredBy = "ivr"
	Screening AnsweredBy = "screening"
	Fax       AnsweredBy = "fax"
	Unknown   AnsweredBy = "unknown"
)

// Enum are all of them.
func (AnsweredBy) Enum() []AnsweredBy {
	return []AnsweredBy{Nobody, Human, Voicemail, IVR, Screening, Fax, Unknown}
}

// Quality is how well both sides heard each other.
type Quality struct {
	LossIn      int `json:"loss_in" doc:"Of the line to us, in hundredths of a percent"`
	JitterIn    int `json:"jitter_in" doc:"Of the line to us, in ms"`
	LossDesk    int `json:"loss_desk" doc:"Of the browser to us, in hundredths of a percent"`
	JitterDesk  int `json:"jitter_desk" doc:"Of the browser to us, in ms"`
	RoundTrip   int `json:"round_trip" doc:"Between the browser and us, in ms; as the browser measures it"`
	Reconnected int `json:"reconnected" doc:"How often the browser came back"`
}

// Status is the state of a call.
type Status string

// The states. What has ended never begins again.
const (
	Queued     Status = "queued" // waits for a line, or, of one that came in, for somebody
	Dialing    Status = "dialing"
	Ringing    Status = "ringing"
	InProgress Status = "in_progress"
	WrapUp     Status = "wrap_up" // the line has ended; what came of it is still to be said
	Completed  Status = "completed"
	NoAnswer   Status = "no_answer"
	Busy       Status = "busy"
	Rejected   Status = "rejected"
	Failed     Status = "failed"
	Canceled   Status = "canceled"
	Blocked    Status = "blocked_by_rule"
	Abandoned  Status = "abandoned" // somebody answered, or called, and heard nobody
)

// Enum are all of them.
func (Status) Enum() []Status {
	return []Status{Queued, Dialing, Ringing, InProgress, WrapUp, Completed, NoAnswer, Busy, Rejected, Failed, Canceled, Blocked, Abandoned}
}

// The refusals of calls.
var (
	ErrNotFound   = errs.New(errs.NotFound, "calls.call_not_found")
	ErrTransition = errs.New(errs.Conflict, "calls.call_transition")
)

// Refusals are what storage's refusals are called here.
func (Call) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }

// ways are where each state leads; a state without any is the last.
var ways = map[Status][]Status{
	Queued:     {Dialing, Ringing, InProgress, NoAnswer, Busy, Rejected, Failed, Canceled, Blocked, Abandoned},
	Dialing:    {Ringing, InProgress, NoAnswer, Busy, Rejected, Failed, Canceled, Abandoned},
	Ringing:    {InProgress, NoAnswer, Busy, Rejected, Failed, Canceled, Abandoned},
	InProgress: {WrapUp, Completed, Busy, Failed, Abandoned, NoAnswer},
	WrapUp:     {Completed},
}

// Over tells whether a state is the last.
func (s Status) Over() bool { return len(ways[s]) == 0 }

// Live tells whether there is a line, or may soon be one.
func (s Status) Live() bool { return !s.Over() && s != WrapUp }

// Move puts the call in another state. It fails with ErrTransition when there is no way from here.
func (c *Call) Move(to Status, now time.Time) error {
	if !slices.Contains(ways[c.Status], to) {
		return ErrTransition.WithParam("from", c.Status).WithParam("to", to)
	}
	c.Status, c.IsLive = to, to.Live()
	mark := map[Status]**time.Time{Dialing: &c.DialedAt, Ringing: &c.RingingAt, InProgress: &c.AnsweredAt}[to]
	if mark != nil && *mark == nil {
		*mark = &now
	}
	if !c.IsLive && c.EndedAt == nil {
		c.EndedAt, c.IsHeld, c.IsPaused = &now, false, false
		if c.JoinedAt != nil {
			c.TalkMS = now.Sub(*c.JoinedAt).Milliseconds()
		}
	}
	if to == Completed {
		c.WrappedAt = &now
	}
	return nil
}

// End puts the call where the end of its line leads.
func (c *Call) End(e telephony.Event, now time.Time) error {
	c.EndReason, c.Code, c.Reason = e.End, e.Code, e.Text
	return c.Move(c.ended(e.End), now)
}

func (c *Call) ended(why telephony.End) Status {
	switch {
	case c.Status == InProgress && c.JoinedAt != nil && c.UserID != "":
		if c.DispositionID != "" || c.Mode == Test { // told while they spoke, or nothing to tell
			return Completed
		}
		return WrapUp
	case c.Status == InProgress && c.JoinedAt != nil && c.AgentID != "":
		return Completed // the agent has said what came of it
	case c.Status == InProgress && c.JoinedAt == nil && (why == telephony.Busy || why == telephony.Invalid): // an exchange that answers to say so
	case c.Status == InProgress && c.AnsweredBy != Nobody && c.AnsweredBy != Human && c.AnsweredBy != Unknown:
		return Completed
	case c.Status == InProgress && c.Direction == Inbound:
		return NoAnswer // a voicemail of ours spoke with them
	case c.Status == InProgress && why != telephony.Lost:
		return Abandoned
	}
	switch why {
	case telephony.Busy:
		return Busy
	case telephony.NoAnswer:
		return NoAnswer
	case telephony.Rejected:
		return Rejected
	case telephony.Canceled, telephony.HungUp, telephony.HungUpThem:
		if c.Direction == Inbound {
			return NoAnswer
		}
		return Canceled
	default:
		return Failed
	}
}
