// Package override keeps what somebody with the right to do so has allowed beside the rules: one contact, with a reason, for a while.
package override

import (
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Override allows one contact that the rules refuse.
type Override struct {
	storage.Row
	DebtorID  string       `json:"debtor_id"`
	Channel   rule.Channel `json:"channel"`
	PhoneID   string       `json:"phone_id" doc:"Number that it is for; empty for any of the debtor's"`
	Reason    string       `json:"reason"`
	ExpiresAt time.Time    `json:"expires_at" doc:"After this it allows nothing"`
	ContactID string       `json:"contact_id" doc:"Contact that used it; empty until then"`
}

// TableName is the table of overrides.
func (Override) TableName() string { return "overrides" }

// The refusals of overrides.
var (
	ErrNotFound = errs.New(errs.NotFound, "portfolios.override_not_found")
	ErrUsed     = errs.New(errs.Conflict, "portfolios.override_used")
)

// Refusals are what storage's refusals are called here.
func (Override) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }
