// Package strategy says whom of a portfolio to contact, in which order, and by what: readable steps, drafted, tried on the portfolio and
// published as versions. The first step that a debtor fits is theirs.
package strategy

import (
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Strategy is one version of a portfolio's strategy.
type Strategy struct {
	storage.Row
	PortfolioID string     `json:"portfolio_id"`
	Number      int        `json:"number" doc:"Version: 1 is the first; 0 is what the product does where nothing was published"`
	Status      Status     `json:"status"`
	Steps       []Step     `json:"steps" gorm:"serializer:json"`
	Note        string     `json:"note" doc:"What changes with it, and why"`
	PublishedAt *time.Time `json:"published_at"`
	PublishedBy string     `json:"published_by"`
}

// TableName is the table of strategies.
func (Strategy) TableName() string { return "strategies" }

// Status is the state of a version.
type Status string

// The states: draft → published → superseded.
const (
	Draft      Status = "draft"
	Published  Status = "published"
	Superseded Status = "superseded"
)

// Enum are all of them.
func (Status) Enum() []Status { return []Status{Draft, Published, Superseded} }

// Step is whom it is about, and what is done with them.
type Step struct {
	ID   string `json:"id" minLength:"1" maxLength:"40" pattern:"^[a-z0-9_.-]+$" doc:"Unique in the strategy" example:"broken-promise"`
	Name string `json:"name" minLength:"1" maxLength:"80" example:"Promesa incumplida"`
	When When   `json:"when"`
	Then Then   `json:"then"`
}

// When says whom a step is about: whoever fits all that is said. What is left out narrows nothing.
type When struct {
	BucketIDs   []string        `json:"bucket_ids,omitempty" maxItems:"20" doc:"In any of these ageing buckets"`
	Statuses    []debtor.Status `json:"statuses,omitempty" maxItems:"20"`
	Segments    []string        `json:"segments,omitempty" maxItems:"50"`
	TagIDs      []string        `json:"tag_ids,omitempty" maxItems:"50" doc:"With any of these tags"`
	DPDFrom     *int            `json:"dpd_from,omitempty" minimum:"0" maximum:"36500" doc:"At least so many days past due"`
	DPDTo       *int            `json:"dpd_to,omitempty" minimum:"0" maximum:"36500" doc:"At most so many days past due"`
	BalanceFrom *int64          `json:"balance_from,omitempty" minimum:"0" maximum:"1000000000000000" doc:"Owes at least this, in minor units of the portfolio's currency"`
	BalanceTo   *int64          `json:"balance_to,omitempty" minimum:"0" maximum:"1000000000000000" doc:"Owes at most this"`
	ChanceFrom  *int            `json:"chance_from,omitempty" minimum:"0" maximum:"100" doc:"Reached by the best number with at least this chance, in percent"`
	Promise     Promise         `json:"promise,omitempty" doc:"How their promises stand"`
	QuietDays   *int            `json:"quiet_days,omitempty" minimum:"0" maximum:"3650" doc:"Not reached within so many days"`
	Reach       []Reached       `json:"reach,omitempty" maxItems:"5" doc:"Who was reached at the last try"`
}

// Promise is how a debtor's promises stand.
type Promise string

// How they may stand.
const (
	NoPromise     Promise = "none"
	OpenPromise   Promise = "open"
	BrokenPromise Promise = "broken" // the latest was broken, and none is open
)

// Enum are all of them, with nothing asked.
func (Promise) Enum() []Promise { return []Promise{"", NoPromise, OpenPromise, BrokenPromise} }

// Reached is who was reached at the last try.
type Reached string

// Enum are all of them; never for a debtor whom nobody has tried.
func (Reached) Enum() []Reached {
	return []Reached{"never", "none", "machine", "third_party", "right_party"}
}

// Then is what is done with whoever fits.
type Then struct {
	Channel   rule.Channel `json:"channel" enum:",call,whatsapp,sms,email,letter,visit" doc:"By what they are contacted; empty: they are left alone"`
	WaitHours int          `json:"wait_hours" minimum:"0" maximum:"8760" doc:"At least so long after the last try" example:"48"`
	Who       Who          `json:"who"`
	Priority  int          `json:"priority" minimum:"0" maximum:"9" doc:"0 to 9, the first in the queue last"`
	Order     Order        `json:"order" doc:"Who of the step comes first"`
}

// Who does a step.
type Who string

// Who may do it.
const (
	Assignee Who = "assignee" // whoever works the debtor; those that nobody works wait
	Anyone   Who = "anyone"   // whoever works the debtor; those that nobody works go to whoever is free, and stay theirs
)

// Enum are both.
func (Who) Enum() []Who { return []Who{Assignee, Anyone} }

// Order is who of a step comes first.
type Order string

// The orders.
const (
	ByBalance Order = "balance" // the highest balance
	ByChance  Order = "chance"  // the best chance to reach them
	ByValue   Order = "value"   // the highest product of both
	ByDPD     Order = "dpd"     // the latest past due first
)

// Enum are all of them.
func (Order) Enum() []Order { return []Order{ByValue, ByBalance, ByChance, ByDPD} }

// The refusals of strategies.
var (
	ErrNotFound = errs.New(errs.NotFound, "portfolios.strategy_not_found")
	ErrDraft    = errs.New(errs.Conflict, "portfolios.strategy_draft")
	ErrSame     = errs.New(errs.Invalid, "portfolios.strategy_same")
	ErrRange    = errs.New(errs.Invalid, "portfolios.strategy_range")
	ErrEmpty    = errs.New(errs.Invalid, "portfolios.strategy_empty")
)

// Refusals are what storage's refusals are called here.
func (Strategy) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDraft}
}
