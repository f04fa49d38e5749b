package rule

import (
	"slices"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Case is an example that a pack has to decide as it says: what a lawyer reads, and what keeps a change from breaking it.
type Case struct {
	Name    string    `json:"name" minLength:"1" maxLength:"120" example:"Saturday afternoon"`
	At      string    `json:"at" pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$" doc:"On the debtor's clock" example:"2026-11-21T15:00"`
	Zone    string    `json:"zone" maxLength:"64" doc:"IANA zone of the debtor" example:"America/Bogota"`
	Channel Channel   `json:"channel"`
	By      Maker     `json:"by,omitempty" default:"person"`
	Label   string    `json:"label,omitempty" enum:"own,work,relative,reference,guarantor" default:"own"`
	Flags   []string  `json:"flags,omitempty" maxItems:"8"`
	Consent bool      `json:"consent,omitempty" doc:"The debtor agreed to be contacted so"`
	Before  []Earlier `json:"before,omitempty" maxItems:"20" doc:"What was tried before, on the same debt and number"`
	Allowed bool      `json:"allowed"`
	RuleID  string    `json:"rule_id,omitempty" maxLength:"60" doc:"Rule that refuses" example:"co.hours"`
}

// Earlier is a contact before the one of a case.
type Earlier struct {
	Hours   int     `json:"hours" minimum:"0" maximum:"8760" doc:"How many hours before"`
	Channel Channel `json:"channel"`
	Reached bool    `json:"reached,omitempty" doc:"The debtor was reached"`
	Times   int     `json:"times,omitempty" minimum:"1" maximum:"100" default:"1"`
}

// ErrCase refuses a pack that does not decide a case as the case says.
var ErrCase = errs.New(errs.Invalid, "portfolios.rule_case")

// Verdict is what a pack makes of a case.
type Verdict struct {
	Name     string   `json:"name"`
	Passed   bool     `json:"passed"`
	Decision Decision `json:"decision"`
}

// Try decides the cases by the pack alone, with the rules of the product.
func Try(p Pack, house *Compiled, cases []Case) (all []Verdict) {
	own := Compile(p, Law)
	for _, c := range cases {
		d := Decide(c.ask(), own, house)
		all = append(all, Verdict{Name: c.Name, Passed: d.Allowed == c.Allowed && d.RuleID == c.RuleID, Decision: d})
	}
	return all
}

func (c Case) ask() Ask {
	a := Ask{
		Channel: c.Channel, By: c.By, Debts: []string{"d"},
		To: Target{E164: "n", Label: c.Label}, Debtor: Debtor{Flags: c.Flags},
	}
	if zone, err := civil.Zone(c.Zone); err == nil { // else the case is refused for want of a zone
		a.Zones = []*time.Location{zone}
		a.At, _ = time.ParseInLocation("2006-01-02T15:04", c.At, zone) // checked by the body's pattern; else the year 1, which fails the case
	}
	if a.By == "" {
		a.By = Person
	}
	if c.Consent {
		a.Debtor.Consents = []Consent{{a.Channel, a.By}}
	}
	for _, e := range c.Before {
		past := Past{At: a.At.Add(-time.Duration(e.Hours) * time.Hour), Mine: true, Channel: e.Channel, E164: "n", Debts: a.Debts, Attempt: true, Reached: e.Reached}
		a.History = append(a.History, slices.Repeat([]Past{past}, max(1, e.Times))...)
	}
	return a
}
