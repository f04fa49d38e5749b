// Package setup is the first start of an installation: while nobody is there, a one-time link lets whoever runs it make the
// first tenant and its first person.
package setup

import (
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"encoding/hex"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// The refusals of a set-up.
var (
	// ErrRefused says that a link is none of ours, or that a later start has taken its place.
	ErrRefused = errs.New(errs.Forbidden, "identity.setup_refused")
	// ErrLate says that the link is older than a day.
	ErrLate = errs.New(errs.Forbidden, "identity.setup_late")
	// ErrOver says that somebody has come in already.
	ErrOver = errs.New(errs.Conflict, "identity.setup_over")
)

// Lifetime is how long a link is good for; a restart gives another one.
const Lifetime = 24 * time.Hour

// only is the id of the one row.
const only = "first"

// Setup is the link that opens the installation, and what was made by it so far: until the person has come in, the same link
// makes the same tenant and the same person.
type Setup struct {
	storage.Row
	SecretHash string
	ExpiresAt  time.Time
	MadeTenant string
	MadeUser   string
}

// TableName is where it is kept.
func (Setup) TableName() string { return "setups" }

// Made is what a set-up has made.
type Made struct{ Tenant, User string }

// made is what was made by the link so far; empty at first.
func (s *Setup) made() Made { return Made{Tenant: s.MadeTenant, User: s.MadeUser} }

// opens judges a secret. It takes the same time whatever the secret is.
func (s *Setup) opens(secret string, now time.Time) error {
	switch {
	case subtle.ConstantTimeCompare([]byte(hashed(secret)), []byte(s.SecretHash)) != 1:
		return ErrRefused
	case !now.Before(s.ExpiresAt):
		return ErrLate
	default:
		return nil
	}
}

// fresh is a secret of 256 bits.
func fresh() string {
	b := make([]byte, 32)
	rand.Read(b) // never fails: crypto/rand ends the process instead
	return base64.RawURLEncoding.EncodeToString(b)
}

func hashed(secret string) string {
	sum := sha256.Sum256([]byte("recobro setup " + secret))
	return hex.EncodeToString(sum[:])
}
