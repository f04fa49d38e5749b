// Package visit is how a superadmin works in a tenant that is not their own: by an explicit act with a reason, for a limited
// time, with entry and exit on that tenant's record.
package visit

import (
	"strings"
	"time"
	"unicode/utf8"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Lifetime is how long a visit lasts; then it ends by itself.
const Lifetime = time.Hour

// The bounds of a reason, in characters.
const (
	leastReason = 5
	mostReason  = 300
)

// ErrReason refuses a visit without a reason.
var ErrReason = errs.New(errs.Invalid, "identity.visit_reason")

// Visit is one stay of one person in a tenant, which is the row's; the person is of another one.
type Visit struct {
	storage.Row
	HomeID   string // the tenant that the person is of
	UserID   string
	Username string
	Reason   string
	EndsAt   time.Time
	LeftAt   *time.Time
}

// TableName is where visits are kept.
func (Visit) TableName() string { return "visits" }

// How a visit ended.
const (
	Left      = "left"      // by the person's own act
	Expired   = "expired"   // its time was over
	SignedOut = "ended"     // the session that it hung on has ended, or the person is no superadmin any more
	Shut      = "suspended" // the tenant was suspended
)

// New is a visit that begins now, or ErrReason with the field at fault.
func New(reason string, now time.Time) (*Visit, error) {
	reason = strings.TrimSpace(reason)
	switch length := utf8.RuneCountInString(reason); {
	case !errs.Visible(reason):
		return nil, ErrReason.WithField("body.reason", "field.blank")
	case length < leastReason:
		return nil, ErrReason.WithField("body.reason", "field.min_length", "min", leastReason)
	case length > mostReason:
		return nil, ErrReason.WithField("body.reason", "field.max_length", "max", mostReason)
	}
	return &Visit{Row: storage.Row{ID: storage.NewID()}, Reason: reason, EndsAt: now.Add(Lifetime)}, nil
}

// settled says whether the session that a visit hangs on has had the time to begin.
func (v *Visit) settled(now time.Time) bool { return now.Sub(v.CreatedAt) > beginsWithin }

// beginsWithin is how long it may take from a visit to its session: they are of two tenants, so of two transactions.
const beginsWithin = 30 * time.Second
