// Package debtor keeps the people and companies that owe: who they are, who works them, how to find them.
package debtor

import (
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/extra"
	"github.com/recobro/recobro/modules/portfolios/internal/book/tag"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/mailaddress"
	"github.com/recobro/recobro/plugins-sdk/go/nationalid"
	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Kind is a person or a company.
type Kind string

// The kinds of debtor.
const (
	Natural Kind = "natural"
	Legal   Kind = "legal"
)

// Enum are all of them.
func (Kind) Enum() []Kind { return []Kind{Natural, Legal} }

// Debtor is one person or company in one portfolio. Balance, Others, DebtsCount, AgedFrom, BucketID,
// PromisesOpen, PlansOpen, what was tried, Phone and Tags are copies for lists: written only by SetFigures, the ledger, SetTried, SetPhone and SetTags, in the transaction of what they follow from.
type Debtor struct {
	storage.Row
	PortfolioID    string          `json:"portfolio_id" doc:"Portfolio the debtor belongs to"`
	DedupeKey      string          `json:"-"`
	ExternalRef    string          `json:"external_ref" doc:"The creditor's own number of the debtor" example:"CLI-00481"`
	Kind           Kind            `json:"kind" doc:"Person or company"`
	Name           string          `json:"name" doc:"Name as it is shown" example:"María Fernanda Silva Pereira"`
	NameKey        string          `json:"-"`
	GivenName      string          `json:"given_name" doc:"Given names, of a person" example:"María Fernanda"`
	FamilyName     string          `json:"family_name" doc:"Family names, of a person" example:"Silva Pereira"`
	NationalIDType nationalid.Kind `json:"national_id_type" doc:"Scheme of the national id, country first; empty without one" example:"uy_ci"`
	NationalID     string          `json:"national_id" doc:"National id, covered but for its last characters when masked is true" example:"*.***.*67-2"`
	Birthday       civil.Day       `json:"birthday" doc:"Day of birth, empty when unknown" example:"1984-03-09"`
	Language       string          `json:"language" doc:"Language to talk in; empty for the portfolio's" example:"es"`
	Timezone       string          `json:"timezone" doc:"IANA zone the debtor lives in; empty for the portfolio's" example:"America/Montevideo"`
	Emails         []string        `json:"emails" gorm:"serializer:json" doc:"E-mail addresses, the best first"`
	Segment        string          `json:"segment" doc:"The agency's own segment" example:"A2"`
	Preferences    Preferences     `json:"preferences" gorm:"serializer:json" doc:"How the debtor wants to be contacted"`
	Flags          []Flag          `json:"flags" gorm:"serializer:json" doc:"Circumstances that bind whoever works the debtor"`
	Status         Status          `json:"status" doc:"Where the work on the debtor stands"`
	AssigneeID     string          `json:"assignee_id" doc:"User who works the debtor; empty for nobody"`
	Balance        int64           `json:"balance" doc:"What is owed in the portfolio's currency, in minor units" example:"1254300"`
	Currency       string          `json:"currency" doc:"ISO 4217 code of balance" example:"UYU"`
	Others         Balances        `json:"-" gorm:"column:other_balances"`
	DebtsCount     int             `json:"debts_count" doc:"Number of debts" example:"2"`
	AgedFrom       civil.Day       `json:"-"`
	BucketID       string          `json:"bucket_id" doc:"Ageing bucket of the oldest open debt" example:"b31"`
	PromisesOpen   int             `json:"promises_open" doc:"Promises that are neither kept nor broken yet" example:"1"`
	PlansOpen      int             `json:"plans_open" doc:"Plans that have begun and not ended" example:"0"`
	SharedDebts    int             `json:"shared_debts" doc:"Debts of others that the debtor answers for" example:"0"`
	Phone          string          `json:"phone" doc:"Main phone in E.164, covered but for its last digits when masked is true" example:"+598*****123"`
	TriedAt        *time.Time      `json:"tried_at" doc:"When a contact with the debtor ended last; absent when nobody has tried"`
	ReachedAt      *time.Time      `json:"reached_at" doc:"When the debtor was reached last"`
	LastReach      string          `json:"last_reach" doc:"Who was reached at the last try; empty when nobody has tried" enum:",none,machine,third_party,right_party"`
	Tries          int             `json:"tries" doc:"Tries since the debtor was reached"`
	RetryAt        *time.Time      `json:"retry_at" doc:"When the last outcome asks for another try"`
	TagIDs         string          `json:"-"`
	Extra          extra.Pairs     `json:"extra,omitempty" doc:"Further columns that the creditor sent of the debtor, by their names; of one debtor alone, not in lists"`
	ImportID       string          `json:"-"` // import that brought the debtor; empty for one made here

	OtherBalances []OtherBalance `json:"other_balances" gorm:"-" doc:"What is owed in other currencies than the portfolio's"`

	DPD    int       `json:"dpd" gorm:"-" doc:"Days past due of the oldest open debt, today" example:"47"`
	Tags   []tag.Ref `json:"tags" gorm:"-" doc:"Tags, by name"`
	Masked bool      `json:"masked" gorm:"-" doc:"National id and phone are covered; see the reveal operation"`
}

// TableName is the table of debtors.
func (Debtor) TableName() string { return "debtors" }

// Refusals are what storage's refusals are called here.
func (Debtor) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDuplicate}
}

// Preferences are the debtor's own wishes.
type Preferences struct {
	Channel string `json:"channel,omitempty" enum:"call,whatsapp,email,sms,letter" doc:"Preferred channel"`
	Hours   string `json:"hours,omitempty" maxLength:"60" doc:"Preferred hours, in the debtor's words" example:"after 18:00"`
	Cease   bool   `json:"cease,omitempty" doc:"Asked not to be contacted any more"`
	From    string `json:"from,omitempty" pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$" doc:"Asked to be contacted from this time of day on" example:"18:00"`
	To      string `json:"to,omitempty" pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$" doc:"Asked to be contacted before this time of day" example:"20:30"`

	Closed []string `json:"closed,omitempty" enum:"call,whatsapp,sms,email,letter,visit" maxItems:"6" doc:"Asked not to be contacted by these"`
}

// Empty reports whether the debtor has no wish.
func (p Preferences) Empty() bool {
	return p.Channel == "" && p.Hours == "" && !p.Cease && p.From == "" && p.To == "" && len(p.Closed) == 0
}

// Flag is a circumstance that binds whoever works the debtor.
type Flag string

// Enum are all of them.
func (Flag) Enum() []Flag {
	return []Flag{"dispute", "hardship", "deceased", "bankrupt", "represented", "minor_or_elder", "fraud", "do_not_call"}
}

// Cover masks what identifies the debtor, for callers who see it only after opening it.
func (d *Debtor) Cover() {
	d.Masked = true
	d.NationalID = nationalid.Mask(d.NationalIDType, d.NationalID)
	d.Phone = phonenumber.Mask(d.Phone)
	d.Extra = d.Extra.Covered()
	for i, email := range d.Emails {
		d.Emails[i] = mailaddress.Mask(email)
	}
}
