// Package user holds the people of a tenant: who they are, what role they have and whether they may come in.
package user

import (
	"net/mail"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Role is what a user is in a tenant; the policies say what each may do.
type Role string

// The roles.
const (
	Superadmin Role = "superadmin" // runs the installation
	Admin      Role = "admin"      // owns one tenant
	Manager    Role = "manager"    // leads those who work
	Cashier    Role = "cashier"    // front-line collector
)

// Enum are all roles, the widest first.
func (Role) Enum() []Role { return []Role{Superadmin, Admin, Manager, Cashier} }

// Status is whether a user may come in.
type Status string

// The statuses. Only active users are let in.
const (
	Active    Status = "active"
	Inactive  Status = "inactive"  // left, or on leave
	Invited   Status = "invited"   // has not signed in yet
	Suspended Status = "suspended" // shut out
)

// Enum are all statuses.
func (Status) Enum() []Status { return []Status{Active, Inactive, Invited, Suspended} }

// The refusals about users.
var (
	ErrNotFound   = errs.New(errs.NotFound, "identity.user_not_found")
	ErrTransition = errs.New(errs.Conflict, "identity.user_transition")  // params from, to
	ErrSelf       = errs.New(errs.Forbidden, "identity.user_own_change") // of one's own role or status, or removal
	ErrLastAdmin  = errs.New(errs.Conflict, "identity.user_last_admin")
	ErrAboveOwn   = errs.New(errs.Forbidden, "identity.user_superadmin_only")
	ErrTaken      = errs.New(errs.Conflict, "identity.user_exists")
	ErrInvalid    = errs.New(errs.Invalid, "identity.user_invalid")
)

const (
	maxName  = 100
	maxEmail = 254
)

// User is one person in one tenant. Linked says whether an identity of the provider is bound to it yet.
type User struct {
	storage.Row
	Username    string `gorm:"size:100"`
	Email       string `gorm:"size:254"` // lower case
	DisplayName string `gorm:"size:100"`
	Role        Role
	Status      Status
	Language    string // es, en, pt
	Linked      bool
	LastSeenAt  *time.Time
	ProveAfter  *time.Time // a sign-in counts only with a proof made after it: all sessions were ended then
}

// TableName is where users are kept.
func (User) TableName() string { return "users" }

// Refusals is what users refuse with.
func (User) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }

// may says whether another person may change a status so. Only the first sign-in makes an invited user active.
func may(from, to Status) bool {
	switch from {
	case Active:
		return to == Inactive || to == Suspended
	case Inactive:
		return to == Active || to == Suspended
	case Suspended:
		return to == Active
	default:
		return false
	}
}

// ChangeStatus moves the user to another status. ErrTransition if that is no way to go.
func (u *User) ChangeStatus(to Status) error {
	if u.Status == to {
		return nil
	}
	if !may(u.Status, to) {
		return ErrTransition.WithParam("from", u.Status).WithParam("to", to)
	}
	u.Status = to
	return nil
}

// Link binds the user to an identity at the first sign-in: an invited user becomes active by it.
func (u *User) Link() error {
	if u.Status != Invited && u.Status != Active {
		return ErrTransition.WithParam("from", u.Status).WithParam("to", Active)
	}
	u.Status, u.Linked = Active, true
	return nil
}

// Rename gives the user another name to show.
func (u *User) Rename(name string) error {
	name = strings.TrimSpace(name)
	if name == "" {
		return ErrInvalid.WithField("body.display_name", "field.required")
	}
	if !errs.Visible(name) {
		return ErrInvalid.WithField("body.display_name", "field.blank")
	}
	if utf8.RuneCountInString(name) > maxName {
		return ErrInvalid.WithField("body.display_name", "field.max_length", "max", maxName)
	}
	u.DisplayName = name
	return nil
}

// New is an invited user. The user name is the e-mail's part before the @.
func New(email, displayName string, role Role, language string) (*User, error) {
	address, err := ParseEmail(email)
	if err != nil {
		return nil, err
	}
	if !slices.Contains(Admin.Enum(), role) {
		return nil, ErrInvalid.WithField("body.role", "field.enum")
	}
	if !slices.Contains(errs.Languages(), language) {
		return nil, ErrInvalid.WithField("body.language", "field.enum")
	}
	name, _, _ := strings.Cut(address, "@")
	u := &User{Username: name, Email: address, Role: role, Status: Invited, Language: language}
	return u, u.Rename(displayName)
}

// ParseEmail is an e-mail address in the form we keep: bare and in lower case.
func ParseEmail(raw string) (string, error) {
	raw = strings.ToLower(strings.TrimSpace(raw))
	parsed, err := mail.ParseAddress(raw)
	if err != nil || parsed.Address != raw || len(raw) > maxEmail {
		return "", ErrInvalid.WithField("body.email", "field.format")
	}
	return raw, nil
}
