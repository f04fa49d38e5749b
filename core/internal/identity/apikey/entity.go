// Package apikey holds the keys with which programs come in.
package apikey

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// The refusals about keys.
var (
	ErrNotFound = errs.New(errs.NotFound, "identity.apikey_not_found")
	ErrRefused  = errs.New(errs.Unauthenticated, "identity.apikey_refused")
	ErrInvalid  = errs.New(errs.Invalid, "identity.apikey_invalid")
)

// Prefix is what every key begins with, so that scanners of source code can find one that leaked.
const Prefix = "rk_"

const (
	maxName    = 100
	hintLength = 4
	secretSize = 43 // 256 bits in base64
)

// Lifetimes are the days a key may live; 0 is for ever.
func Lifetimes() []int { return []int{1, 7, 30, 60, 90, 180, 365, 0} }

// Key is one key. It acts with the present role of its user, or, without a user, with its own.
type Key struct {
	storage.Row
	UserID     string // empty for a key of the installation's operator
	Role       string // of a key without a user
	Name       string
	Hint       string // the key's last characters, to tell keys apart
	SecretHash string
	ExpiresAt  *time.Time // nil: never
	RevokedAt  *time.Time
	LastUsedAt *time.Time
	Scopes     string // permissions it is limited to, separated by spaces; empty: all of its user's
}

// TableName is where keys are kept.
func (Key) TableName() string { return "api_keys" }

// Refusals is what keys refuse with.
func (Key) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }

// Usable says whether the key lets anybody in at now.
func (k *Key) Usable(now time.Time) bool {
	return k.RevokedAt == nil && (k.ExpiresAt == nil || now.Before(*k.ExpiresAt))
}

// Outgrown says whether a person's key is older at now than the days that the tenant allows since; 0 allows any age.
func (k *Key) Outgrown(now time.Time, days int) bool {
	return k.UserID != "" && days > 0 && !now.Before(k.CreatedAt.AddDate(0, 0, days))
}

// Wish is what a new key shall be.
type Wish struct {
	Name   string
	Days   int // one of Lifetimes
	UserID string
	Role   string
	Scopes []string // none: all that the user may
	Within int      // days that the tenant allows; 0: any
}

// New is a key of a tenant and its text, which is shown once.
func New(tenant string, w Wish, now time.Time) (*Key, string, error) {
	name := strings.TrimSpace(w.Name)
	switch {
	case name == "":
		return nil, "", ErrInvalid.WithField("body.name", "field.required")
	case utf8.RuneCountInString(name) > maxName:
		return nil, "", ErrInvalid.WithField("body.name", "field.max_length", "max", maxName)
	case w.Within > 0 && (w.Days == 0 || w.Days > w.Within):
		return nil, "", ErrInvalid.WithField("body.expires_in_days", "identity.apikey_too_long", "max", w.Within)
	case !slices.Contains(Lifetimes(), w.Days):
		return nil, "", ErrInvalid.WithField("body.expires_in_days", "field.enum", "options", "1, 7, 30, 60, 90, 180, 365, 0")
	}
	b := make([]byte, 32)
	rand.Read(b) // never fails: crypto/rand ends the process instead
	text := Prefix + tenant + "_" + base64.RawURLEncoding.EncodeToString(b)
	made := &Key{UserID: w.UserID, Role: w.Role, Name: name, Hint: text[len(text)-hintLength:], SecretHash: hash(text), Scopes: strings.Join(w.Scopes, " ")}
	if w.Days > 0 {
		end := now.AddDate(0, 0, w.Days)
		made.ExpiresAt = &end
	}
	return made, text, nil
}

// TenantOf reads the tenant that a key's text claims to be of; false if it cannot be a key.
func TenantOf(text string) (string, bool) {
	tenant, secret, found := strings.Cut(strings.TrimPrefix(text, Prefix), "_")
	if !strings.HasPrefix(text, Prefix) || !found || tenant == "" || len(secret) != secretSize {
		return "", false
	}
	return tenant, true
}

func hash(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}
