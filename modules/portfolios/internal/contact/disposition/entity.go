// Package disposition keeps the tree of outcomes with one of which every contact ends: who was reached, what has to be told with it, and
// what becomes of the number and of the debtor.
package disposition

import (
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Disposition is an outcome, or a group of them. Contacts copy what counts, so that a change is for those to come.
type Disposition struct {
	storage.Row
	GroupID       string         `json:"group_id" doc:"Group that it is in; empty at the top" example:"right_party"`
	Code          string         `json:"code" doc:"Unique in the tenant" example:"callback"`
	Labels        rule.Text      `json:"labels" gorm:"serializer:json"`
	Group         bool           `json:"group" gorm:"column:is_group" doc:"Holds others; no contact ends with it"`
	Reach         Reach          `json:"reach" doc:"Who was reached"`
	Channels      []rule.Channel `json:"channels" gorm:"serializer:json" doc:"What it is for; everything when empty"`
	Flags         []Flag         `json:"flags" gorm:"serializer:json" doc:"What figures count it as"`
	Requires      []Need         `json:"requires" gorm:"serializer:json" doc:"What has to be told with it"`
	RetryMost     int            `json:"retry_most" doc:"How often to try again; 0 for never" example:"3"`
	RetryAfter    int            `json:"retry_after" doc:"After how many minutes" example:"240"`
	RetryMode     RetryMode      `json:"retry_mode"`
	PhoneStatus   NumberEffect   `json:"phone_status" doc:"What becomes of the number; empty for nothing"`
	DebtorFlag    DebtorEffect   `json:"debtor_flag" doc:"Circumstance that it puts on the debtor; empty for none"`
	CountsAttempt bool           `json:"counts_attempt" doc:"Counts as an attempt, of a contact that went out"`
	CountsContact bool           `json:"counts_contact" doc:"Counts as a contact: the debtor was reached"`
	Key           string         `json:"key" doc:"Letter or digit that picks it; empty for none" example:"3"`
	Position      int            `json:"position" doc:"Place within its group"`
	Retired       bool           `json:"retired" doc:"No contact ends with it any more"`
}

// TableName is the table of dispositions.
func (Disposition) TableName() string { return "dispositions" }

// Ends reports whether a contact may end with it.
func (d Disposition) Ends() bool { return !d.Group && !d.Retired }

// Retry is after how long to try again behind so many tries in vain; false when it is not to be tried again.
func (d Disposition) Retry(tries int) (wait time.Duration, again bool) {
	if d.RetryMost == 0 || d.RetryMode == "none" || tries > d.RetryMost {
		return 0, false
	}
	wait = time.Duration(d.RetryAfter) * time.Minute
	if d.RetryMode == "multiplied" {
		wait <<= min(tries-1, 10)
	}
	return wait, true
}

// Reach is who was reached.
type Reach string

// Who may be reached.
const (
	Nobody     Reach = "none"
	Machine    Reach = "machine"
	ThirdParty Reach = "third_party"
	RightParty Reach = "right_party"
)

// Enum are all of them.
func (Reach) Enum() []Reach { return []Reach{Nobody, Machine, ThirdParty, RightParty} }

// Flag is what figures count an outcome as.
type Flag string

// Enum are all of them.
func (Flag) Enum() []Flag {
	return []Flag{"human_answered", "promise", "payment", "refusal", "dispute", "hardship", "callback", "dnc", "unworkable", "completed", "positive"}
}

// Need is what has to be told with an outcome.
type Need string

// Enum are all of them.
func (Need) Enum() []Need { return []Need{"date", "amount", "note"} }

// NumberEffect is what becomes of the number: a status of phones, or nothing.
type NumberEffect phone.Status

// Enum are all of them.
func (NumberEffect) Enum() []NumberEffect {
	all := []NumberEffect{""}
	for _, s := range phone.Status("").Enum() {
		all = append(all, NumberEffect(s))
	}
	return all
}

// DebtorEffect is the circumstance that is put on the debtor, or none.
type DebtorEffect debtor.Flag

// Enum are all of them.
func (DebtorEffect) Enum() []DebtorEffect {
	all := []DebtorEffect{""}
	for _, f := range debtor.Flag("").Enum() {
		all = append(all, DebtorEffect(f))
	}
	return all
}

// RetryMode is how long later tries wait.
type RetryMode string

// Enum are all of them: each as long, or each twice as long as the one before.
func (RetryMode) Enum() []RetryMode { return []RetryMode{"none", "fixed", "multiplied"} }

// How many there may be, and how deep.
const (
	most    = 200
	deepest = 3
)

// The refusals of dispositions.
var (
	ErrNotFound = errs.New(errs.NotFound, "portfolios.disposition_not_found")
	ErrCode     = errs.New(errs.Conflict, "portfolios.disposition_exists").WithField("body.code", "portfolios.disposition_exists")
	ErrUsed     = errs.New(errs.Conflict, "portfolios.disposition_used")
	ErrMost     = errs.New(errs.Conflict, "portfolios.disposition_most")
	ErrParent   = errs.New(errs.Invalid, "portfolios.disposition_parent")
	ErrKey      = errs.New(errs.Conflict, "portfolios.disposition_key")
)

// Refusals are what storage's refusals are called here.
func (Disposition) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrCode}
}

// complete gives empty lists and words where there are none.
func (d *Disposition) complete() {
	d.Channels, d.Flags, d.Requires = some(d.Channels), some(d.Flags), some(d.Requires)
	if d.RetryMode == "" {
		d.RetryMode = "none"
	}
}

func some[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

// fits refuses a disposition that has no place in the tree beside the others. It fails with ErrParent and ErrKey.
func (d Disposition) fits(others []Disposition) error {
	depth, parent := 1, d.GroupID
	for parent != "" {
		at := slices.IndexFunc(others, func(o Disposition) bool { return o.ID == parent })
		if at < 0 || !others[at].Group || depth == deepest || parent == d.ID {
			return ErrParent.WithField("body.group_id", ErrParent.Code)
		}
		depth, parent = depth+1, others[at].GroupID
	}
	same := func(o Disposition) bool {
		return o.ID != d.ID && o.Key == d.Key && !o.Retired && o.Group == d.Group
	}
	if d.Key != "" && !d.Retired && slices.ContainsFunc(others, same) {
		return ErrKey.WithField("body.key", ErrKey.Code)
	}
	return nil
}
