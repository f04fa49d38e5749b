// Package contact keeps contacts with debtors, from the reservation that the rules allow to the outcome: whoever dials, sends or speaks
// carries the id of one, so that nobody goes round the rules and nothing is counted twice.
package contact

import (
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/disposition"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Contact is one contact with one debtor, or what became of one that was asked for.
type Contact struct {
	storage.Row
	DebtorID      string        `json:"debtor_id"`
	PortfolioID   string        `json:"portfolio_id"`
	Person        string        `json:"-"`
	UserID        string        `json:"user_id" doc:"Who makes it; empty for a program"`
	Status        Status        `json:"status"`
	Direction     Direction     `json:"direction"`
	Channel       rule.Channel  `json:"channel"`
	Maker         rule.Maker    `json:"maker" doc:"What makes it"`
	Origin        Origin        `json:"origin" doc:"What it came of"`
	EventID       string        `json:"event_id" doc:"Scheduled event that it came of; empty for none"`
	Strategy      int           `json:"strategy" doc:"Version of the portfolio's strategy by which the queue gave the debtor; 0 is what the product does where nothing was published"`
	StepID        string        `json:"step_id" doc:"Step of the strategy by which the queue gave the debtor; empty for none"`
	Reasons       []Reason      `json:"reasons" gorm:"serializer:json" doc:"Why the queue gave the debtor, the weightiest first"`
	PhoneID       string        `json:"phone_id" doc:"Number that it goes to; empty without one"`
	Number        string        `json:"-"`
	DebtIDs       []string      `json:"debt_ids" gorm:"serializer:json" doc:"Debts that it is about"`
	At            time.Time     `json:"at" doc:"When it was allowed; of one that was not, when it was refused"`
	ExpiresAt     *time.Time    `json:"expires_at" doc:"Until when a reservation holds"`
	DialledAt     *time.Time    `json:"-"` // when whoever carries it was given its number last
	EndedAt       *time.Time    `json:"ended_at"`
	Attempt       bool          `json:"attempt" doc:"Counts as an attempt"`
	Reached       bool          `json:"reached" doc:"Counts as a contact: the debtor was reached"`
	Reach         string        `json:"reach" enum:",none,machine,third_party,right_party" doc:"Who was reached; empty until it ends"`
	DispositionID string        `json:"disposition_id" doc:"How it ended"`
	Note          string        `json:"note"`
	DueAt         *time.Time    `json:"due_at" doc:"When to come back, where the outcome asks for it"`
	Amount        int64         `json:"amount" doc:"Minor units, where the outcome asks for it"`
	Currency      string        `json:"currency"`
	OverrideID    string        `json:"override_id" doc:"What allowed it beside the rules; empty for none"`
	RuleID        string        `json:"rule_id" doc:"Rule that refused it; empty for none" example:"co.hours"`
	Decision      rule.Decision `json:"decision" gorm:"serializer:json" doc:"What the rules said"`
}

// Reason is why the queue gave a debtor, as the queue said it then.
type Reason struct {
	Code   string            `json:"code"`
	Params map[string]string `json:"params,omitempty"`
}

// Cause is what the queue gave a debtor for.
type Cause struct {
	Strategy int
	StepID   string
	EventID  string
	Reasons  []Reason
}

// TableName is the table of contacts.
func (Contact) TableName() string { return "contacts" }

// Status is the state of a contact.
type Status string

// The states: reserved → open → ended; a reservation may be released or expire; what the rules refused is blocked.
const (
	Reserved Status = "reserved"
	Open     Status = "open"
	Ended    Status = "ended"
	Released Status = "released"
	Expired  Status = "expired"
	Blocked  Status = "blocked"
)

// Enum are all of them.
func (Status) Enum() []Status { return []Status{Reserved, Open, Ended, Released, Expired, Blocked} }

// Direction is who turned to whom.
type Direction string

// The directions.
const (
	Outbound Direction = "outbound"
	Inbound  Direction = "inbound" // the debtor came to us, which no rule forbids
)

// Enum are both.
func (Direction) Enum() []Direction { return []Direction{Outbound, Inbound} }

// Origin is what a contact came of.
type Origin string

// The origins.
const (
	Manual   Origin = "manual"   // somebody chose the debtor
	Queue    Origin = "queue"    // the queue gave the debtor
	Schedule Origin = "schedule" // a scheduled event fell due
	Session  Origin = "session"  // a calling session
)

// Enum are all of them.
func (Origin) Enum() []Origin { return []Origin{Manual, Queue, Schedule, Session} }

// How long a reservation holds, unless whoever asks says otherwise, and at most.
const (
	UsualHold   = 10 * time.Minute
	LongestHold = time.Hour
)

// The refusals of contacts.
var (
	ErrNotFound    = errs.New(errs.NotFound, "portfolios.contact_not_found")
	ErrTransition  = errs.New(errs.Conflict, "portfolios.contact_transition")
	ErrLapsed      = errs.New(errs.Conflict, "portfolios.contact_lapsed")
	ErrPhone       = errs.New(errs.Invalid, "portfolios.contact_phone")
	ErrDebts       = errs.New(errs.Invalid, "portfolios.contact_debts")
	ErrDisposition = errs.New(errs.Invalid, "portfolios.contact_disposition")
	ErrNeeds       = errs.New(errs.Invalid, "portfolios.contact_needs")
	ErrRefused     = errs.New(errs.Conflict, "portfolios.contact_refused")
	ErrWhen        = errs.New(errs.Invalid, "portfolios.contact_when")
)

// Refusals are what storage's refusals are called here.
func (Contact) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }

// Move puts the contact in another state. It fails with ErrTransition when there is no way from here, and with ErrLapsed from a
// reservation that no longer holds.
func (c *Contact) Move(to Status, now time.Time) error {
	from := map[Status][]Status{Open: {Reserved}, Released: {Reserved}, Ended: {Reserved, Open}}
	if !slices.Contains(from[to], c.Status) {
		return ErrTransition.WithParam("from", c.Status).WithParam("to", to)
	}
	if c.Status == Reserved && to != Released && c.ExpiresAt != nil && !now.Before(*c.ExpiresAt) {
		return ErrLapsed
	}
	c.Status = to
	if to == Ended {
		c.EndedAt = &now
	}
	return nil
}

// dialled refuses to give out the number of a contact that nobody may dial any more. It fails with ErrTransition and ErrLapsed.
func (c *Contact) dialled(now time.Time) error {
	switch {
	case c.Status != Reserved && c.Status != Open:
		return ErrTransition.WithParam("from", c.Status).WithParam("to", Open)
	case c.Status == Reserved && c.ExpiresAt != nil && !now.Before(*c.ExpiresAt):
		return ErrLapsed
	}
	return nil
}

// Outcome is how a contact ended.
type Outcome struct {
	DispositionID string
	Note          string
	DueAt         *time.Time
	Amount        int64
	Currency      string
}

// conclude takes in the outcome. It fails with ErrDisposition, ErrNeeds and ErrWhen, each with its field.
func (c *Contact) conclude(d disposition.Disposition, o Outcome, now time.Time) error {
	if !d.Ends() || len(d.Channels) > 0 && !slices.Contains(d.Channels, c.Channel) {
		return ErrDisposition.WithField("body.disposition_id", ErrDisposition.Code)
	}
	if err := needs(d, o, now); err != nil {
		return err
	}
	c.DispositionID, c.Reach, c.Note, c.DueAt, c.Amount, c.Currency = d.ID, string(d.Reach), o.Note, o.DueAt, o.Amount, o.Currency
	c.Attempt, c.Reached = d.CountsAttempt && c.Direction == Outbound, d.CountsContact
	return nil
}

// needs refuses an outcome without what its disposition requires.
func needs(d disposition.Disposition, o Outcome, now time.Time) error {
	given := map[disposition.Need]bool{"date": o.DueAt != nil, "amount": o.Amount > 0, "note": o.Note != ""}
	field := map[disposition.Need]string{"date": "body.due_at", "amount": "body.amount", "note": "body.note"}
	for _, need := range d.Requires {
		if !given[need] {
			return ErrNeeds.WithField(field[need], "field.required")
		}
	}
	if o.DueAt != nil && !o.DueAt.After(now) {
		return ErrWhen.WithField("body.due_at", ErrWhen.Code)
	}
	return nil
}
