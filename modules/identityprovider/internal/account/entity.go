// Package account keeps the people who can sign in at the provider: their passwords and second factors.
package account

import (
	"net/mail"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/recobro/recobro/modules/identityprovider/internal/password"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// The refusals about accounts.
var (
	ErrNotFound    = errs.New(errs.NotFound, "identityprovider.account_not_found")
	ErrExists      = errs.New(errs.Conflict, "identityprovider.account_exists")
	ErrCredentials = errs.New(errs.Unauthenticated, "identityprovider.credentials_refused")
	ErrCode        = errs.New(errs.Unauthenticated, "identityprovider.code_refused")
	ErrInvalid     = errs.New(errs.Invalid, "identityprovider.account_invalid")
	ErrNoFactor    = errs.New(errs.Conflict, "identityprovider.otp_not_enrolled")
	ErrHasFactor   = errs.New(errs.Conflict, "identityprovider.otp_enrolled")
)

const maxName = 100

// Account is one person. Its id is the subject that clients know.
type Account struct {
	storage.Row
	Email        string // lower case
	EmailProved  bool   // who made the account reads that mail, or the operator has said so
	DisplayName  string
	Language     string
	PasswordHash string     // empty: none set yet
	OTPSecret    string     // sealed; empty: none
	OTPSince     *time.Time // when the second factor was confirmed; nil: it does not count yet
	OTPStep      int64      // of the last code used
	DisabledAt   *time.Time
	Words        []string `gorm:"serializer:json"` // names of the companies it works for, which its password must not contain
}

// TableName is where accounts are kept.
func (Account) TableName() string { return "accounts" }

// Refusals is what accounts refuse with.
func (Account) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrExists}
}

// HasFactor says whether the account has a second factor that counts.
func (a *Account) HasFactor() bool { return a.OTPSince != nil && a.OTPSecret != "" }

func (a *Account) place() string { return "otp " + a.ID }

// recoveryCode is one way in for who has lost the phone; it is good once.
type recoveryCode struct {
	storage.Row
	AccountID string
	Digest    string
	UsedAt    *time.Time
}

// TableName is where recovery codes are kept.
func (recoveryCode) TableName() string { return "recovery_codes" }

// takenInvitation remembers that an invitation was accepted; its id is the invitation's.
type takenInvitation struct {
	storage.Row
	AccountID string
}

// TableName is where accepted invitations are kept.
func (takenInvitation) TableName() string { return "taken_invitations" }

// Refusals is what taken invitations refuse with.
func (takenInvitation) Refusals() storage.Refusals { return storage.Refusals{Duplicate: ErrExists} }

// normal is a login as accounts are looked up by it.
func normal(login string) string { return strings.ToLower(strings.TrimSpace(login)) }

func checkedName(raw string) (string, error) {
	name := strings.TrimSpace(raw)
	switch {
	case name == "":
		return "", ErrInvalid.WithField("body.display_name", "field.required")
	case utf8.RuneCountInString(name) > maxName:
		return "", ErrInvalid.WithField("body.display_name", "field.max_length", "max", maxName)
	}
	return name, nil
}

func checkedEmail(raw string) (string, error) {
	address := normal(raw)
	parsed, err := mail.ParseAddress(address)
	if err != nil || parsed.Address != address {
		return "", ErrInvalid.WithField("body.email", "field.format")
	}
	return address, nil
}

// surroundings are what must not be in the account's password.
func (a *Account) surroundings() password.Surroundings {
	return password.Surroundings{Email: a.Email, Name: a.DisplayName, Companies: a.Words}
}
