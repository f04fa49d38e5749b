// Package number keeps the company's own numbers: which is shown to those who are called, and who speaks with those who call it.
package number

import (
	"regexp"
	"slices"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Number is one of them.
type Number struct {
	storage.Row
	Number      string    `json:"number" doc:"E.164" example:"+59829001234"`
	Name        string    `json:"name" example:"Cobranzas Montevideo"`
	TrunkID     string    `json:"trunk_id" doc:"Trunk that brings and takes its calls"`
	PortfolioID string    `json:"portfolio_id" doc:"Portfolio that it is of; empty for all"`
	IsShown     bool      `json:"is_shown" doc:"It may be shown to those who are called"`
	MostADay    int       `json:"most_a_day" gorm:"column:most_a_day" doc:"Calls a day that may show it; 0: no limit"`
	TakesCalls  bool      `json:"takes_calls" doc:"Who calls it is spoken with"`
	Strategy    Strategy  `json:"strategy" doc:"Whose telephone rings"`
	UserIDs     []string  `json:"user_ids" gorm:"serializer:json" doc:"The team; empty for whoever works the debtor's portfolio"`
	RingSeconds int       `json:"ring_seconds" doc:"For how long"`
	Hours       []Hours   `json:"hours" gorm:"serializer:json" doc:"When; none is always. In the company's zone"`
	AfterHours  Otherwise `json:"after_hours" doc:"What happens beyond these hours"`
	Unanswered  Otherwise `json:"unanswered" doc:"What happens when nobody comes"`
	AgentID     string    `json:"agent_id" doc:"Agent of software that speaks with callers; empty for none"`
	AgentWhen   AgentWhen `json:"agent_when" doc:"When it does"`
}

// TableName is the table of numbers.
func (Number) TableName() string { return "numbers" }

// Strategy is whose telephone rings.
type Strategy string

// The strategies.
const (
	OwnerFirst  Strategy = "owner_first"  // who works the debtor, then who has waited longest
	LongestIdle Strategy = "longest_idle" // who has waited longest, then the next
	Everybody   Strategy = "everybody"    // all at once
)

// Enum are all of them.
func (Strategy) Enum() []Strategy { return []Strategy{OwnerFirst, LongestIdle, Everybody} }

// Otherwise is what happens where nobody speaks with a caller. Each leaves a callback in the schedule.
type Otherwise string

// What may happen.
const (
	Message Otherwise = "message"   // a sentence says that we shall call back
	Mailbox Otherwise = "voicemail" // they may leave a message
	Hangup  Otherwise = "hang_up"
)

// Enum are all of them.
func (Otherwise) Enum() []Otherwise { return []Otherwise{Message, Mailbox, Hangup} }

// AgentWhen is when an agent speaks with callers.
type AgentWhen string

// When it may.
const (
	Always     AgentWhen = "always"
	AfterHours AgentWhen = "after_hours"
	Unanswered AgentWhen = "unanswered" // nobody comes, or nobody is free
)

// Enum are all of them.
func (AgentWhen) Enum() []AgentWhen { return []AgentWhen{Always, AfterHours, Unanswered} }

// Agent is the agent that speaks with callers at a time; empty for none.
func (n Number) Agent(when AgentWhen) string {
	if n.AgentWhen == when || n.AgentWhen == Always {
		return n.AgentID
	}
	return ""
}

// Hours are the hours of one day of the week.
type Hours struct {
	Day  int    `json:"day" minimum:"0" maximum:"6" doc:"0 is Sunday"`
	From string `json:"from" pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$" example:"08:00"`
	To   string `json:"to" pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$|^24:00$" example:"18:00"`
}

// The refusals of numbers.
var (
	ErrNotFound  = errs.New(errs.NotFound, "calls.number_not_found")
	ErrDuplicate = errs.New(errs.Conflict, "calls.number_exists").WithField("body.number", "calls.number_exists")
	ErrNumber    = errs.New(errs.Invalid, "calls.number_invalid").WithField("body.number", "calls.number_invalid")
	ErrTrunk     = errs.New(errs.Invalid, "calls.number_trunk").WithField("body.trunk_id", "calls.number_trunk")
	ErrHours     = errs.New(errs.Invalid, "calls.number_hours").WithField("body.hours", "calls.number_hours")
	ErrTooMany   = errs.New(errs.Conflict, "calls.number_too_many").WithParam("most", Most)
)

// Most bounds a company's numbers: they are read as a whole.
const Most = 500

// Refusals are what storage's refusals are called here.
func (Number) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDuplicate}
}

var e164 = regexp.MustCompile(`^\+[1-9][0-9]{6,14}$`)

// Check refuses what is no number, and hours that end before they begin.
func (n Number) Check() error {
	if !e164.MatchString(n.Number) {
		return ErrNumber
	}
	for _, h := range n.Hours {
		if h.To <= h.From {
			return ErrHours
		}
	}
	return nil
}

// Open tells whether somebody speaks with callers at a moment, in the company's zone.
func (n Number) Open(at time.Time) bool {
	if len(n.Hours) == 0 {
		return true
	}
	clock := at.Format("15:04")
	for _, h := range n.Hours {
		if int(at.Weekday()) == h.Day && clock >= h.From && clock < h.To {
			return true
		}
	}
	return false
}

// of tells whether the number is a portfolio's own.
func (n Number) of(portfolioID string) bool {
	return n.PortfolioID != "" && n.PortfolioID == portfolioID
}

// may tells whether the number may be shown on a call about a portfolio.
func (n Number) may(portfolioID string, among []string) bool {
	if !n.IsShown || n.PortfolioID != "" && n.PortfolioID != portfolioID {
		return false
	}
	return len(among) == 0 || slices.Contains(among, n.ID)
}
