// Package rule decides who may be contacted when, and by what: one pure function over versioned data. The rules of each country are a
// Pack; so are those of the product, and what a tenant adds. All that apply hold at once, so that whoever adds a rule can only narrow.
package rule

import "time"

// Pack is the rules of one country, or of whoever else makes some, at a version.
type Pack struct {
	Country string `json:"country" doc:"ISO country; empty for rules that hold everywhere" example:"CL"`
	Version int    `json:"version" doc:"1 is what the product came with" example:"1"`
	Rules   []Rule `json:"rules" maxItems:"40"`
}

// Rule is one thing that the law, or whoever else, asks. Which of the fields count follows from Kind.
type Rule struct {
	ID           string    `json:"id" minLength:"1" maxLength:"60" pattern:"^[a-z0-9_.-]+$" doc:"Unique in its pack" example:"cl.hours"`
	Kind         Kind      `json:"kind"`
	Text         Text      `json:"text" doc:"What it says, to whoever is refused"`
	Source       string    `json:"source" maxLength:"300" doc:"Law, article; where it was read" example:"Ley 19.496, art. 37 (Ley 21.320)"`
	NeedsCounsel bool      `json:"needs_counsel" doc:"A lawyer has not confirmed it yet"`
	Channels     []Channel `json:"channels,omitempty" maxItems:"8" doc:"What it governs; everything when empty"`
	By           []Maker   `json:"by,omitempty" maxItems:"3" doc:"Whose contacts it governs; everybody's when empty"`

	Open     []Opening `json:"open,omitempty" maxItems:"21" doc:"hours: when contact is allowed, by the debtor's clock"`
	Holidays bool      `json:"holidays,omitempty" doc:"hours: public holidays are as closed as a day without an opening"`

	Counts Counts   `json:"counts,omitempty" doc:"limit: what is counted"`
	Per    Per      `json:"per,omitempty" doc:"limit: for each what"`
	Most   int      `json:"most,omitempty" minimum:"0" maximum:"1000" doc:"limit: how many there may be in the window"`
	Hours  int      `json:"hours,omitempty" minimum:"0" maximum:"8760" doc:"limit, single_channel: the window, in hours back from the contact; 0 for the calendar's day" example:"168"`
	Labels []string `json:"labels,omitempty" maxItems:"5" doc:"labels: numbers that are not called" enum:"own,work,relative,reference,guarantor"`
	Flags  []string `json:"flags,omitempty" maxItems:"8" doc:"flags: circumstances in which nobody is contacted" enum:"dispute,hardship,deceased,bankrupt,represented,minor_or_elder,fraud,do_not_call"`
}

// Text is a sentence in each language of the product.
type Text struct {
	ES string `json:"es" minLength:"1" maxLength:"300"`
	EN string `json:"en" minLength:"1" maxLength:"300"`
	PT string `json:"pt" minLength:"1" maxLength:"300"`
}

// Opening is a span of the day on some days of the week, from its first minute up to its end, which is outside.
type Opening struct {
	Days []Day  `json:"days" minItems:"1" maxItems:"7"`
	From string `json:"from" pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$" example:"08:00"`
	To   string `json:"to" pattern:"^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$" example:"20:00"`
}

// Day is a day of the week.
type Day string

// Enum are all of them, in the order of time.Weekday.
func (Day) Enum() []Day { return []Day{"sun", "mon", "tue", "wed", "thu", "fri", "sat"} }

// Kind is how a rule decides.
type Kind string

// The kinds.
const (
	HoursKind     Kind = "hours"          // open hours and days
	LimitKind     Kind = "limit"          // so many in a window
	SingleChannel Kind = "single_channel" // having reached the person by one channel, no other in the window
	LabelsKind    Kind = "labels"         // numbers of third parties
	FlagsKind     Kind = "flags"          // circumstances of the person
	ConsentKind   Kind = "consent"        // only with the person's consent
)

// Enum are all of them.
func (Kind) Enum() []Kind {
	return []Kind{HoursKind, LimitKind, SingleChannel, LabelsKind, FlagsKind, ConsentKind}
}

// Channel is what a contact goes by.
type Channel string

// The channels.
const (
	Call     Channel = "call"
	WhatsApp Channel = "whatsapp"
	SMS      Channel = "sms"
	Email    Channel = "email"
	Letter   Channel = "letter"
	Visit    Channel = "visit"
	Counter  Channel = "counter"
)

// Enum are all of them.
func (Channel) Enum() []Channel { return []Channel{Call, WhatsApp, SMS, Email, Letter, Visit, Counter} }

// Dials reports whether the channel goes to a number.
func (c Channel) Dials() bool { return c == Call || c == WhatsApp || c == SMS }

// Maker is who makes a contact.
type Maker string

// The makers.
const (
	Person  Maker = "person"  // a member of staff
	Program Maker = "program" // a text that was prepared: a reminder, a campaign
	AI      Maker = "ai"      // an artificial voice or author
)

// Enum are all of them.
func (Maker) Enum() []Maker { return []Maker{Person, Program, AI} }

// Counts is what a limit counts: attempts are what was tried, contacts those that reached the debtor.
type Counts string

// What is counted.
const (
	Attempts Counts = "attempts"
	Contacts Counts = "contacts"
)

// Enum are both.
func (Counts) Enum() []Counts { return []Counts{Attempts, Contacts} }

// Per is what a limit counts apart.
type Per string

// What is counted apart.
const (
	PerPerson  Per = "person"
	PerDebt    Per = "debt"
	PerNumber  Per = "number"
	PerChannel Per = "channel" // of a person
)

// Enum are all of them.
func (Per) Enum() []Per { return []Per{PerPerson, PerDebt, PerNumber, PerChannel} }

// Layer is whose rule decided.
type Layer string

// The layers.
const (
	Law    Layer = "law"    // a country's
	House  Layer = "house"  // the product's
	Agency Layer = "agency" // the tenant's or a portfolio's
	Wish   Layer = "wish"   // the debtor's
	Number Layer = "number" // what is known of the number
)

// Enum are all of them.
func (Layer) Enum() []Layer { return []Layer{Law, House, Agency, Wish, Number} }

// Ask is one contact that somebody wants to make, with all that decides on it.
type Ask struct {
	At      time.Time
	Channel Channel
	By      Maker
	Debts   []string         // that it is about
	Zones   []*time.Location // the debtor may be in any of them; without any, nothing is allowed
	To      Target
	Debtor  Debtor
	History []Past // what has been tried with the person, and with the number
	Beside  string // rule that an override allows it beside; empty for none
}

// Target is the number that it goes to; the zero value is for channels that have none.
type Target struct {
	E164        string
	Label       string    // whose number it is, as phones say
	Status      string    // what is known of it, as phones say
	Quarantined time.Time // until when it is kept out, somebody else having answered there
}

// Debtor is what is known of the person.
type Debtor struct {
	Flags    []string
	Cease    bool      // asked not to be contacted any more
	Closed   []Channel // asked not to be contacted by these
	From, To string    // asked to be contacted between these times of day, "18:00"
	Consents []Consent
}

// Consent is that the person agreed to be contacted by a channel, by some makers.
type Consent struct {
	Channel Channel
	By      Maker
}

// Past is a contact that was tried or is under way.
type Past struct {
	At      time.Time
	Mine    bool // with the person who is asked about; else only the number is the same
	Channel Channel
	E164    string
	Debts   []string
	Attempt bool // counts as one
	Pending bool // was reserved or goes on: it may yet reach the debtor
	Reached bool // counts as a contact: the debtor was reached
}

// Decision is what came of an Ask.
type Decision struct {
	Allowed      bool      `json:"allowed"`
	RuleID       string    `json:"rule_id,omitempty" doc:"Rule that refuses" example:"co.hours"`
	Layer        Layer     `json:"layer,omitempty" doc:"Whose rule it is"`
	Country      string    `json:"country,omitempty" doc:"Country whose law refuses" example:"CO"`
	PackVersion  int       `json:"pack_version,omitempty" doc:"Version of the pack that the rule is in"`
	Text         Text      `json:"text,omitzero" doc:"What the rule says"`
	Source       string    `json:"source,omitempty"`
	NeedsCounsel bool      `json:"needs_counsel,omitempty"`
	Until        time.Time `json:"until,omitzero" doc:"Next instant at which it would be allowed, as things stand; absent when no time brings it"`
	Zone         string    `json:"zone,omitempty" doc:"IANA zone by whose clock hours were judged" example:"America/Bogota"`
}
