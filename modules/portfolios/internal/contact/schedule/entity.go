// Package schedule keeps what will happen to one debtor at one time, callbacks above all, and makes it happen: once, and only if the rules
// allow it then.
package schedule

import (
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Event is one thing that will happen to one debtor at one time.
type Event struct {
	storage.Row
	DebtorID    string        `json:"debtor_id"`
	PortfolioID string        `json:"portfolio_id"`
	Kind        Kind          `json:"kind"`
	Status      Status        `json:"status"`
	OwnerID     string        `json:"owner_id" doc:"Whose it is; empty for whoever works the debtor"`
	Channel     rule.Channel  `json:"channel"`
	PhoneID     string        `json:"phone_id" doc:"Number that it goes to; empty for the best one"`
	DueAt       time.Time     `json:"due_at" doc:"When it falls due"`
	Until       time.Time     `json:"until" gorm:"column:until_at" doc:"After this it is missed"`
	AskedFor    time.Time     `json:"asked_for" doc:"For when it was asked; before due_at when the rules moved it"`
	Priority    int           `json:"priority" doc:"0 to 9, the most urgent last"`
	Note        string        `json:"note"`
	Subject     string        `json:"subject" doc:"Of a message"`
	Body        string        `json:"body" doc:"Of a message"`
	CauseID     string        `json:"cause_id" doc:"Contact that it came of; empty for none"`
	ContactID   string        `json:"contact_id" doc:"Contact by which it was done; empty until then"`
	AboutID     string        `json:"about_id" doc:"Promise or plan that it follows; empty for none"`
	Moves       int           `json:"moves" doc:"How often the rules moved it"`
	HandedAt    *time.Time    `json:"-"`
	Failure     string        `json:"failure" doc:"Why it failed; empty if it did not" example:"portfolios.mail_no_email"`
	Decision    rule.Decision `json:"decision" gorm:"serializer:json" doc:"What the rules said when it was last looked at"`
}

// TableName is the table of events.
func (Event) TableName() string { return "scheduled_events" }

// Kind is what will happen.
type Kind string

// The kinds.
const (
	Callback Kind = "callback" // the debtor asked to be called
	Visit    Kind = "visit"
	Review   Kind = "review"  // somebody looks at the debtor; nobody is contacted
	Message  Kind = "message" // a letter by e-mail, sent by the product

	Reminder   Kind = "promise_reminder" // of a promise, before its day
	Check      Kind = "promise_check"    // whether a promise was kept, once its deadline has passed: the product looks by itself
	Instalment Kind = "instalment_due"   // a reminder of an instalment, the day before
)

// Enum are all of them.
func (Kind) Enum() []Kind {
	return []Kind{Callback, Visit, Review, Message, Reminder, Check, Instalment}
}

// follows reports whether events of the kind come and go with what was agreed to, by nobody's hand.
func (k Kind) follows() bool { return k == Reminder || k == Check || k == Instalment }

// Status is the state of an event.
type Status string

// The states: scheduled → due → done; a message goes scheduled → running → done.
const (
	Scheduled Status = "scheduled"
	Due       Status = "due"     // a person is to do it now
	Running   Status = "running" // the product does it
	Done      Status = "done"
	Missed    Status = "missed" // nobody did it in time
	Failed    Status = "failed"
	Cancelled Status = "cancelled"
	Blocked   Status = "blocked" // the rules forbid it, and no time within reach would bring it
)

// Enum are all of them.
func (Status) Enum() []Status {
	return []Status{Scheduled, Due, Running, Done, Missed, Failed, Cancelled, Blocked}
}

// Waits reports whether the event is still to be done by a person, or to fall due.
func (s Status) Waits() bool { return s == Scheduled || s == Due }

// The refusals of events.
var (
	ErrNotFound   = errs.New(errs.NotFound, "portfolios.event_not_found")
	ErrTransition = errs.New(errs.Conflict, "portfolios.event_transition")
	ErrPast       = errs.New(errs.Invalid, "portfolios.event_past")
	ErrUntil      = errs.New(errs.Invalid, "portfolios.event_until")
	ErrChannel    = errs.New(errs.Invalid, "portfolios.event_channel")
	ErrPhone      = errs.New(errs.Invalid, "portfolios.event_phone")
	ErrMessage    = errs.New(errs.Invalid, "portfolios.event_message")
	ErrKind       = errs.New(errs.Invalid, "portfolios.event_kind")
	ErrFollows    = errs.New(errs.Conflict, "portfolios.event_follows")
	ErrOwn        = errs.New(errs.Forbidden, "portfolios.event_own")
)

// Refusals are what storage's refusals are called here.
func (Event) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }

// Move puts the event in another state. It fails with ErrTransition when there is no way from here.
func (e *Event) Move(to Status) error {
	from := map[Status][]Status{
		Scheduled: {Scheduled, Due, Missed}, Due: {Scheduled}, Running: {Scheduled}, Done: {Scheduled, Due, Running, Missed}, Missed: {Due},
		Failed: {Running}, Cancelled: {Scheduled, Due, Missed}, Blocked: {Scheduled, Running},
	}
	if !slices.Contains(from[to], e.Status) {
		return ErrTransition.WithParam("from", e.Status).WithParam("to", to)
	}
	e.Status = to
	return nil
}

// Window is for how long an event may be done unless whoever asks says otherwise; furthest is how far ahead there may be one.
const (
	Window   = 24 * time.Hour
	furthest = 400 * 24 * time.Hour
)

// complete fills in what follows from the kind, and refuses what makes no sense. It fails with ErrPast, ErrUntil, ErrChannel and
// ErrMessage.
func (e *Event) complete(now time.Time) error {
	if e.DueAt.Before(now.Add(-time.Minute)) || e.DueAt.After(now.Add(furthest)) {
		return ErrPast.WithField("body.due_at", ErrPast.Code)
	}
	if e.Until.IsZero() {
		e.Until = e.DueAt.Add(Window)
	}
	if !e.Until.After(e.DueAt) {
		return ErrUntil.WithField("body.until", ErrUntil.Code)
	}
	e.AskedFor, e.Status = e.DueAt, Scheduled
	return e.byKind()
}

// channels are those by which each kind is done, the usual one first.
func (k Kind) channels() []rule.Channel {
	switch k {
	case Callback:
		return []rule.Channel{rule.Call, rule.WhatsApp}
	case Visit:
		return []rule.Channel{rule.Visit}
	case Message:
		return []rule.Channel{rule.Email}
	case Reminder, Instalment:
		return []rule.Channel{rule.Call, rule.Email}
	default:
		return []rule.Channel{""}
	}
}

func (e *Event) byKind() error {
	channels := e.Kind.channels()
	if e.Channel == "" {
		e.Channel = channels[0]
	}
	if !slices.Contains(channels, e.Channel) || e.PhoneID != "" && !e.Channel.Dials() {
		return ErrChannel.WithField("body.channel", ErrChannel.Code)
	}
	if e.sends() != (e.Subject != "" && e.Body != "") {
		return ErrMessage.WithField("body.subject", ErrMessage.Code)
	}
	return nil
}

// sends reports whether the product does it by itself, with a letter.
func (e *Event) sends() bool { return e.Channel == rule.Email }

// maker is who makes the contact that the event calls for.
func (e *Event) maker() rule.Maker {
	if e.sends() {
		return rule.Program
	}
	return rule.Person
}

// decide says what becomes of an event that falls due, by what the rules say: it is done now, later, or not at all.
func (e *Event) decide(d rule.Decision) Status {
	e.Decision = d
	switch {
	case d.Allowed && e.sends():
		return Running
	case d.Allowed:
		return Due
	case d.Until.IsZero():
		return Blocked
	}
	e.Until = d.Until.Add(e.Until.Sub(e.DueAt))
	e.DueAt, e.Moves = d.Until, e.Moves+1
	return Scheduled
}
