// Package inbox keeps the inboxes: what a company has agreed with whoever carries its messages, and who works there.
package inbox

import (
	"slices"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Inbox is one of them.
type Inbox struct {
	storage.Row
	Name         string            `json:"name" example:"WhatsApp de cobranzas"`
	Channel      channel.Kind      `json:"channel"`
	Address      string            `json:"address" doc:"Number, mailbox or name by which debtors know it; told by the provider"`
	Settings     map[string]string `json:"settings" gorm:"serializer:json" doc:"What the provider needs to know, by name; nothing secret"`
	Secret       sealed.Text       `json:"-"`
	HasSecret    bool              `json:"has_secret" gorm:"-"`
	HookID       string            `json:"-"` // address that the provider calls
	PortfolioID  string            `json:"portfolio_id" doc:"Where debtors are sought first; empty for everywhere"`
	Members      []string          `json:"members" gorm:"-" doc:"Users who work here"`
	Assigns      bool              `json:"assigns" doc:"Conversations are given to whoever is at work and has the fewest"`
	Capacity     int               `json:"capacity" doc:"Open conversations that one person is given at most; 0: no limit"`
	FirstMinutes int               `json:"first_minutes" doc:"Minutes of the company's hours until the first answer; 0: none are promised"`
	SolveMinutes int               `json:"solve_minutes" doc:"Minutes of the company's hours until it is resolved; 0: none are promised"`
	AsksRating   bool              `json:"asks_rating" doc:"Once resolved, how satisfied they are is asked in the channel itself"`
	AgentID      string            `json:"agent_id" doc:"Program that answers what begins here; empty for none"`
	AgentWhen    When              `json:"agent_when" doc:"When it does"`
	AgentSeconds int               `json:"agent_seconds" doc:"For how long a program may leave somebody without an answer before people go on"`
	IsOn         bool              `json:"is_on"`
	Quality      string            `json:"quality" doc:"What the provider makes of what is sent: green, yellow, red; empty where it does not say"`
	Problem      string            `json:"problem" doc:"Why nothing goes or comes, in the provider's words; empty for none"`
	ProblemAt    *time.Time        `json:"problem_at"`
}

// TableName is the table of inboxes.
func (Inbox) TableName() string { return "inboxes" }

// Most bounds a company's inboxes.
const Most = 50

// The refusals of inboxes.
var (
	ErrNotFound  = errs.New(errs.NotFound, "chats.inbox_not_found")
	ErrDuplicate = errs.New(errs.Conflict, "chats.inbox_exists").WithField("body.name", "chats.inbox_exists")
	ErrTooMany   = errs.New(errs.Conflict, "chats.inbox_too_many").WithParam("most", Most)
	ErrUsed      = errs.New(errs.Conflict, "chats.inbox_used")
	ErrSetting   = errs.New(errs.Invalid, "chats.setting_unknown").WithField("body.settings", "chats.setting_unknown")
	ErrMissing   = errs.New(errs.Invalid, "chats.setting_missing").WithField("body.settings", "chats.setting_missing")
	ErrSecret    = errs.New(errs.Invalid, "chats.secret_missing").WithField("body.secret", "chats.secret_missing")
	ErrOff       = errs.New(errs.Conflict, "chats.inbox_off")
)

// Refusals are what storage's refusals are called here.
func (Inbox) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDuplicate}
}

// needs are the settings of each way of writing: those without which nothing goes, then those that may be.
var needs = map[channel.Kind]struct{ must, may []string }{
	channel.WhatsApp: {must: []string{"phone_number_id", "business_account_id"}},
	channel.Telegram: {},
	channel.SMS:      {must: []string{"preset", "from"}, may: []string{"username"}},
	channel.Email:    {must: []string{"imap_host", "smtp_host", "username", "address"}, may: []string{"imap_port", "smtp_port", "name", "signature"}},
	channel.Widget:   {must: []string{"origins"}, may: []string{"color", "side", "welcome_es", "welcome_en", "welcome_pt", "title_es", "title_en", "title_pt", "asks", "language", "files", "largest_mb"}},
}

// Check refuses an inbox whose provider could not be asked.
func (i Inbox) Check() error {
	of := needs[i.Channel]
	for name := range i.Settings {
		if !slices.Contains(of.must, name) && !slices.Contains(of.may, name) {
			return ErrSetting.WithParam("setting", name)
		}
	}
	for _, name := range of.must {
		if i.Settings[name] == "" {
			return ErrMissing.WithParam("setting", name)
		}
	}
	if i.Channel != channel.Widget && !i.HasSecret {
		return ErrSecret
	}
	return nil
}

// Has tells whether somebody works in the inbox.
func (i Inbox) Has(userID string) bool { return slices.Contains(i.Members, userID) }

// Member is somebody who works in an inbox.
type Member struct {
	TenantID string
	InboxID  string `gorm:"primaryKey"`
	UserID   string `gorm:"primaryKey"`
}

// TableName is the table of members.
func (Member) TableName() string { return "inbox_members" }
