// Package interaction is the part of a sign-in that a person does: password, one-time code, sign-up. The
// shell draws it; here is what it may ask and what comes next.
package interaction

import (
	"encoding/json"
	"time"

	"github.com/recobro/recobro/modules/identityprovider/internal/browser"
	"github.com/recobro/recobro/modules/identityprovider/internal/protocol"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// The refusals about interactions.
var (
	ErrOver       = errs.New(errs.NotFound, "identityprovider.interaction_over")
	ErrOrder      = errs.New(errs.Conflict, "identityprovider.interaction_order")
	ErrInvitation = errs.New(errs.Invalid, "identityprovider.invitation_refused")
	ErrClosed     = errs.New(errs.Forbidden, "identityprovider.sign_up_closed")
)

// Lifetime is how long a person may take.
const Lifetime = 30 * time.Minute

// maxTries is how often a person may be wrong before the sign-in has to begin anew.
const maxTries = 20

// Stages of an interaction.
const (
	StagePassword = "password"
	StageCode     = "otp"
	StageSignUp   = "sign-up"
)

// Interaction is one sign-in or sign-up under way. It belongs to one browser: somebody else's link to it is worthless.
type Interaction struct {
	storage.Row
	Browser   string // digest of the browser's secret
	Request   string // the authorization request, as JSON
	AccountID string // once the password was right
	Tries     int
	ExpiresAt time.Time
	DoneAt    *time.Time
}

// TableName is where interactions are kept.
func (Interaction) TableName() string { return "interactions" }

// Refusals is what interactions refuse with.
func (Interaction) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrOver} }

func (i *Interaction) open(browser string, now time.Time) bool {
	return i.Browser == browser && i.DoneAt == nil && now.Before(i.ExpiresAt) && i.Tries < maxTries
}

func (i *Interaction) request() (protocol.Request, error) {
	var r protocol.Request
	return r, json.Unmarshal([]byte(i.Request), &r)
}

// stage is what the person is asked next.
func (i *Interaction) stage(r protocol.Request) string {
	switch {
	case i.AccountID != "":
		return StageCode
	case r.Prompt(protocol.PromptCreate):
		return StageSignUp
	default:
		return StagePassword
	}
}

// satisfies says whether a browser's session answers a request without asking the person anything.
func satisfies(s *browser.Session, r protocol.Request, now time.Time) bool {
	switch {
	case s == nil, r.Prompt(protocol.PromptLogin), r.Prompt(protocol.PromptCreate):
		return false
	case r.MaxAge != nil && now.Sub(s.ProvedAt) > *r.MaxAge:
		return false
	default:
		return !r.WantsCode || s.Has(browser.ByCode)
	}
}
