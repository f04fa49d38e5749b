// Package conversation keeps what we have to do with somebody who writes: who answers, since when they wait, what came of it.
package conversation

import (
	"slices"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Conversation is one of them.
type Conversation struct {
	storage.Row
	Number       int64        `json:"number" doc:"By which people call it"`
	InboxID      string       `json:"inbox_id"`
	Channel      channel.Kind `json:"channel"`
	PersonID     string       `json:"person_id"`
	PersonName   string       `json:"person_name" doc:"As they call themselves, or their covered address"`
	DebtorID     string       `json:"debtor_id" doc:"Empty while they are nobody's"`
	PortfolioID  string       `json:"portfolio_id"`
	Subject      string       `json:"subject" doc:"Of letters"`
	Thread       string       `json:"-"` // first letter's id, by which answers are known
	Status       Status       `json:"status"`
	Priority     Priority     `json:"priority"`
	AssigneeID   string       `json:"assignee_id" doc:"Who answers; empty for nobody yet"`
	ContactID    string       `json:"contact_id" doc:"That of the debtor who wrote, while it goes on"`
	MergedInto   string       `json:"merged_into" doc:"Conversation that has all that was written here; empty for none"`
	MostFiles    int          `json:"most_files" gorm:"-" doc:"Files that one message carries on this way; 0: none"`
	AgentID      string       `json:"agent_id" doc:"Program that answers; empty for none"`
	AgentDue     *time.Time   `json:"agent_due" doc:"By when that program is to answer: people go on then; null while it has"`
	AgentTurns   int          `json:"agent_turns" doc:"Messages of theirs that the program was asked to answer"`
	Labels       []string     `json:"labels" gorm:"-"`
	Handoff      Handoff      `json:"handoff" doc:"Why a program gave it to people; empty where none did"`
	Preview      string       `json:"preview" doc:"How the last message begins"`
	PreviewIn    bool         `json:"preview_in" doc:"It is theirs"`
	Unread       int          `json:"unread" doc:"Messages of theirs since somebody last looked"`
	LastAt       time.Time    `json:"last_at" doc:"Of the last message"`
	WaitingSince *time.Time   `json:"waiting_since" doc:"Since when they wait for an answer"`
	FirstReplyAt *time.Time   `json:"first_reply_at"`
	FirstBy      FirstBy      `json:"first_by" doc:"Who gave the first answer"`
	SnoozedUntil *time.Time   `json:"snoozed_until"`
	ResolvedAt   *time.Time   `json:"resolved_at"`
	WindowEnds   *time.Time   `json:"window_ends" doc:"Until then anything may be written; after it a template alone. Of ways without such a rule there is none"`
	FirstDue     *time.Time   `json:"first_due" doc:"By when the first answer was promised"`
	FirstLevel   Level        `json:"first_level"`
	SolveDue     *time.Time   `json:"solve_due" doc:"By when it is to be resolved"`
	SolveLevel   Level        `json:"solve_level"`
	FirstWarn    *time.Time   `json:"-"` // when it is warned that the first answer is due; nil once it was
	SolveWarn    *time.Time   `json:"-"`
	SolveSince   *time.Time   `json:"-"` // since when it is for us; nil while it is for them
	SolveSpent   int64        `json:"-"` // seconds of the company's hours that it was for us before
	Round        int          `json:"round" doc:"How often they have written anew once it was resolved, and one"`
	HeldAt       *time.Time   `json:"held_at" doc:"Since when a legal matter keeps it; null for not"`
	HeldBy       string       `json:"held_by"`
	PurgedAt     *time.Time   `json:"purged_at" doc:"When what was written was removed, as the company keeps it no longer"`
	EraseAt      *time.Time   `json:"-"` // since when what was written is to be removed: the debtor was
	Rating       int          `json:"rating" doc:"How satisfied they were, 1 to 5; 0: not said"`
	RatingAsked  *time.Time   `json:"-"`
	RatingText   string       `json:"rating_text"`
}

// TableName is the table of conversations.
func (Conversation) TableName() string { return "conversations" }

// Status is the state of a conversation.
type Status string

// The states.
const (
	Open     Status = "open"    // people answer
	Pending  Status = "pending" // a program answers
	Snoozed  Status = "snoozed" // put off; their answer opens it
	Resolved Status = "resolved"
)

// Enum are all of them.
func (Status) Enum() []Status { return []Status{Open, Pending, Snoozed, Resolved} }

// Priority is how soon it is to be looked at.
type Priority string

// The priorities.
const (
	Low    Priority = "low"
	Medium Priority = "medium"
	High   Priority = "high"
	Urgent Priority = "urgent"
)

// Enum are all of them.
func (Priority) Enum() []Priority { return []Priority{Low, Medium, High, Urgent} }

// Handoff is why a program gave a conversation to people.
type Handoff string

// The reasons.
const (
	None                 Handoff = ""
	CustomerRequest      Handoff = "customer_request"
	MissingKnowledge     Handoff = "missing_knowledge"
	UnsupportedRequest   Handoff = "unsupported_request"
	PolicyRestriction    Handoff = "policy_restriction"
	ToolFailure          Handoff = "tool_failure"
	PendingClarification Handoff = "pending_clarification"
	UsageLimit           Handoff = "usage_limit"
)

// Enum are all of them.
func (Handoff) Enum() []Handoff {
	return []Handoff{None, CustomerRequest, MissingKnowledge, UnsupportedRequest, PolicyRestriction, ToolFailure, PendingClarification, UsageLimit}
}

// Level is how a promised time went.
type Level string

// The levels.
const (
	Unpromised Level = ""
	Due        Level = "due"
	Paused     Level = "paused" // it is for them to write
	Kept       Level = "kept"
	Broken     Level = "broken"
)

// Enum are all of them.
func (Level) Enum() []Level { return []Level{Unpromised, Due, Paused, Kept, Broken} }

// The refusals of conversations.
var (
	ErrNotFound   = errs.New(errs.NotFound, "chats.conversation_not_found")
	ErrTransition = errs.New(errs.Conflict, "chats.conversation_transition")
	ErrPast       = errs.New(errs.Invalid, "chats.snooze_past").WithField("body.until", "chats.snooze_past")
	ErrWindow     = errs.New(errs.Conflict, "chats.window_over")
	ErrAssignee   = errs.New(errs.Invalid, "chats.assignee").WithField("body.user_id", "chats.assignee")
	ErrStopped    = errs.New(errs.Conflict, "chats.person_stopped")
)

// Refusals are what storage's refusals are called here.
func (Conversation) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }

var ways = map[Status][]Status{
	Open: {Snoozed, Resolved, Pending}, Pending: {Open, Resolved}, Snoozed: {Open, Resolved}, Resolved: {Open},
}

// Move puts the conversation in another state. It fails with ErrTransition where there is no way, and with ErrPast for a snooze that has
// ended before it began.
func (c *Conversation) Move(to Status, until *time.Time, now time.Time) error {
	if !slices.Contains(ways[c.Status], to) {
		return ErrTransition.WithParam("from", c.Status).WithParam("to", to)
	}
	if to == Snoozed && (until == nil || !until.After(now)) {
		return ErrPast
	}
	if c.Status == Pending && to == Open {
		c.toPeople()
	}
	c.Status, c.SnoozedUntil, c.ResolvedAt = to, nil, nil
	switch to {
	case Open, Pending:
	case Snoozed:
		c.SnoozedUntil = until
	case Resolved:
		c.ResolvedAt, c.WaitingSince, c.AgentDue = &now, nil, nil
	}
	return nil
}
