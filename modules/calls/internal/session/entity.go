// Package session keeps calling sessions: one run of calls over a segment of a portfolio, by a team.
package session

import (
	"slices"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Session is one of them.
type Session struct {
	storage.Row
	Name         string     `json:"name" example:"Banco Sur · 31 a 60 días"`
	NameKey      string     `json:"-"` // by which it is found
	PortfolioID  string     `json:"portfolio_id"`
	Mode         Mode       `json:"mode" doc:"Who decides when to call"`
	Status       Status     `json:"status"`
	Segment      Segment    `json:"segment" gorm:"serializer:json" doc:"Which debtors"`
	Order        Order      `json:"order" gorm:"column:plan_order" doc:"In which order"`
	UserIDs      []string   `json:"user_ids" gorm:"serializer:json" doc:"The team"`
	NumberIDs    []string   `json:"number_ids" gorm:"serializer:json" doc:"Numbers that may be shown; empty for all that fit"`
	RingSeconds  int        `json:"ring_seconds" doc:"For how long a telephone rings"`
	MaxTries     int        `json:"max_tries" doc:"How often a debtor is called at most"`
	RetryMinutes int        `json:"retry_minutes" doc:"How long to wait before a debtor is called again"`
	Retries      Retries    `json:"retries" gorm:"serializer:json" doc:"When a debtor is called again, by what became of the last try"`
	WrapSeconds  int        `json:"wrap_seconds" doc:"For how long the outcome may take before the next call; 0: no limit"`
	Abandon      int        `json:"abandon" doc:"Share of those who answer that may find nobody, in hundredths of a percent" example:"300"`
	Answers      Answers    `json:"answers" gorm:"serializer:json" doc:"What happens where no person answers"`
	AgentID      string     `json:"agent_id" doc:"Agent of software that speaks with whom nobody of the team is free for; empty for none"`
	AgentLines   int        `json:"agent_lines" doc:"With how many it speaks at once"`
	Hours        []Hours    `json:"hours" gorm:"serializer:json" doc:"When it calls; none is whenever it is started. The contact rules decide besides"`
	StartsAt     *time.Time `json:"starts_at" doc:"When it starts by itself; it calls nobody before"`
	EndsAt       *time.Time `json:"ends_at" doc:"When it stops by itself; it calls nobody afterwards"`
	StartedAt    *time.Time `json:"started_at"`
	EndedAt      *time.Time `json:"ended_at"`
	Planned      int64      `json:"planned" doc:"Debtors in its plan"`
	FilledAt     *time.Time `json:"filled_at" doc:"When its plan was complete; null before"`
}

// TableName is the table of sessions.
func (Session) TableName() string { return "sessions" }

// Mode is who decides when to call.
type Mode string

// The modes.
const (
	Manual      Mode = "manual"      // people choose from its list
	Preview     Mode = "preview"     // it gives each person a debtor to look at, who then calls
	Progressive Mode = "progressive" // it calls one debtor for each person who is free
	Predictive  Mode = "predictive"  // it calls ahead, as many as keep its people talking
)

// Enum are all of them.
func (Mode) Enum() []Mode { return []Mode{Manual, Preview, Progressive, Predictive} }

// Dials tells whether the session calls by itself.
func (m Mode) Dials() bool { return m == Progressive || m == Predictive }

// call is how a call of the session came about.
func (m Mode) Call() call.Mode {
	return map[Mode]call.Mode{Manual: call.Manual, Preview: call.Preview, Progressive: call.Progressive, Predictive: call.Predictive}[m]
}

// Status is the state of a session.
type Status string

// The states. What is done never runs again; it may be cloned.
const (
	Draft   Status = "draft"
	Running Status = "running"
	Paused  Status = "paused"
	Done    Status = "done"
)

// Enum are all of them.
func (Status) Enum() []Status { return []Status{Draft, Running, Paused, Done} }

// Segment is which debtors of the portfolio, by the words of their list.
type Segment struct {
	Bucket   []string `json:"bucket,omitempty" maxItems:"30"`
	Status   []string `json:"status,omitempty" maxItems:"9"`
	Tag      []string `json:"tag,omitempty" maxItems:"20"`
	Assignee string   `json:"assignee,omitempty" maxLength:"64" doc:"Worked by this user; none for nobody"`
}

// Order is in which order debtors are called.
type Order string

// The orders.
const (
	MostOwed Order = "most_owed"
	MostDue  Order = "most_overdue"
	LeastDue Order = "least_overdue"
	Newest   Order = "newest" // who came into the portfolio last
)

// Enum are all of them.
func (Order) Enum() []Order { return []Order{MostOwed, MostDue, LeastDue, Newest} }

// Act is what happens where no person answers.
type Act string

// The acts.
const (
	HangUp  Act = "hang_up"
	Message Act = "message" // the recorded message is left, after the beep
	Connect Act = "connect" // somebody of the team hears it
)

// Enum are all of them.
func (Act) Enum() []Act { return []Act{HangUp, Message, Connect} }

// Answers are what happens, by who or what answers.
type Answers struct {
	Voicemail Act `json:"voicemail,omitempty" default:"hang_up"`
	IVR       Act `json:"ivr,omitempty" default:"hang_up"`
	Screening Act `json:"screening,omitempty" default:"connect"`
	Unknown   Act `json:"unknown,omitempty" default:"connect"`
}

// For is what happens where something answers.
func (a Answers) For(who call.AnsweredBy) Act {
	switch who {
	case call.Voicemail:
		return a.Voicemail
	case call.IVR:
		return a.IVR
	case call.Screening:
		return a.Screening
	case call.Fax:
		return HangUp
	case call.Unknown, call.Nobody:
		return a.Unknown
	default:
		return Connect
	}
}

// Alike tells whether every machine is met alike, whatever it says to the end of its greeting.
func (a Answers) Alike() bool {
	others := []Act{a.IVR, a.Screening}
	return a.Voicemail != Message && !slices.ContainsFunc(others, func(other Act) bool { return other != a.Voicemail })
}

// Hours are the hours of one day of the week, in the company's zone.
type Hours struct {
	Day  int    `json:"day" minimum:"0" maximum:"6" doc:"0 is Sunday"`
	From string `json:"from" pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$" example:"09:00"`
	To   string `json:"to" pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$|^24:00$" example:"18:00"`
}

// The refusals of sessions.
var (
	ErrNotFound   = errs.New(errs.NotFound, "calls.session_not_found")
	ErrTransition = errs.New(errs.Conflict, "calls.session_transition")
	ErrRunning    = errs.New(errs.Conflict, "calls.session_running")
	ErrHours      = errs.New(errs.Invalid, "calls.session_hours").WithField("body.hours", "calls.session_hours")
	ErrTimes      = errs.New(errs.Invalid, "calls.session_times").WithField("body.ends_at", "calls.session_times")
	ErrTeam       = errs.New(errs.Invalid, "calls.session_team").WithField("body.user_ids", "calls.session_team")
	ErrNext       = errs.New(errs.NotFound, "calls.session_nobody_left")
)

// Refusals are what storage's refusals are called here.
func (Session) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }

// Check refuses times and hours that end before they begin, and a session that calls by itself for nobody.
func (s Session) Check() error {
	if s.StartsAt != nil && s.EndsAt != nil && !s.EndsAt.After(*s.StartsAt) {
		return ErrTimes
	}
	for _, h := range s.Hours {
		if h.To <= h.From {
			return ErrHours
		}
	}
	if s.Mode.Dials() && len(s.UserIDs) == 0 && s.AgentID == "" {
		return ErrTeam
	}
	return nil
}

// Has tells whether somebody is of the team.
func (s Session) Has(userID string) bool { return slices.Contains(s.UserIDs, userID) }
