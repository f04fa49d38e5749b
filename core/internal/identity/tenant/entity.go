// Package tenant holds the tenants of the installation: each is one collection agency.
package tenant

import (
	"regexp"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// The refusals about tenants.
var (
	ErrNotFound = errs.New(errs.NotFound, "identity.tenant_not_found")
	ErrExists   = errs.New(errs.Conflict, "identity.tenant_exists")
	ErrInvalid  = errs.New(errs.Invalid, "identity.tenant_invalid")
	// ErrSuspended keeps everybody out; its param reason says why.
	ErrSuspended = errs.New(errs.Conflict, "identity.tenant_suspended")
	// ErrOwn keeps a superadmin from suspending the tenant they work in, and from visiting it.
	ErrOwn = errs.New(errs.Conflict, "identity.tenant_own")
)

// Installation is the tenant of rows that belong to the installation as a whole. It cannot be a tenant's id.
const Installation = "-"

const maxName = 100

// Tenant is one agency. Its row belongs to itself: TenantID is its ID, a slug.
type Tenant struct {
	storage.Row
	Name      string
	Country   string // ISO 3166-1 alpha-2
	Currency  string // ISO 4217
	Timezone  string // IANA
	Languages string // separated by commas, the first is the default
	// APIKeyDays is how old a person's key may grow; 0: as the person likes.
	APIKeyDays int
	// SecondFactorRoles have to prove a second factor; separated by commas.
	SecondFactorRoles string
	SuspendedAt       *time.Time
	SuspendedFor      Reason // empty: not suspended
}

// TableName is where tenants are kept.
func (Tenant) TableName() string { return "tenants" }

// Refusals is what tenants refuse with.
func (Tenant) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrExists.WithField("body.id", "identity.tenant_exists")}
}

// LanguageList are the tenant's languages, the default first.
func (t Tenant) LanguageList() []string { return strings.Split(t.Languages, ",") }

// Settings are what a new tenant is made of. Empty ones but ID and Name take Uruguay's, and the language of the product.
type Settings struct{ ID, Name, Country, Currency, Timezone, Language string }

// New is a tenant with these settings, or ErrInvalid with the fields at fault.
func New(s Settings) (*Tenant, error) {
	s = s.complete()
	if problem := s.check(); len(problem.Fields) > 0 {
		return nil, problem
	}
	made := &Tenant{Row: storage.Row{TenantID: s.ID, ID: s.ID}}
	made.take(s)
	return made, nil
}

// take gives the tenant complete settings.
func (t *Tenant) take(s Settings) {
	t.Name, t.Country, t.Currency, t.Timezone = s.Name, s.Country, s.Currency, s.Timezone
	others := slices.DeleteFunc(errs.Languages(), func(one string) bool { return one == s.Language })
	t.Languages = strings.Join(append([]string{s.Language}, others...), ",")
}

var slug = regexp.MustCompile(`^[a-z][a-z0-9-]{1,38}[a-z0-9]$`)

func (s Settings) check() *errs.Error {
	problem := ErrInvalid
	if !slug.MatchString(s.ID) {
		problem = problem.WithField("body.id", "field.pattern")
	}
	if s.Name == "" {
		problem = problem.WithField("body.name", "field.required")
	} else if !errs.Visible(s.Name) {
		problem = problem.WithField("body.name", "field.blank")
	}
	if utf8.RuneCountInString(s.Name) > maxName {
		problem = problem.WithField("body.name", "field.max_length", "max", maxName)
	}
	if len(s.Country) != 2 {
		problem = problem.WithField("body.country", "field.pattern")
	}
	if _, known := money.Lookup(s.Currency); !known {
		problem = problem.WithField("body.currency", "money.currency", "currency", s.Currency)
	}
	if _, err := civil.Zone(s.Timezone); err != nil {
		problem = problem.WithField("body.timezone", "field.format")
	}
	if !slices.Contains(errs.Languages(), s.Language) {
		problem = problem.WithField("body.language", "field.enum")
	}
	return problem
}

func (s Settings) complete() Settings {
	return Settings{
		ID: s.ID, Name: strings.TrimSpace(s.Name), Country: strings.ToUpper(or(s.Country, "UY")),
		Currency: strings.ToUpper(or(s.Currency, "UYU")), Timezone: or(s.Timezone, "America/Montevideo"),
		Language: or(s.Language, errs.Languages()[0]),
	}
}

func or(given, usual string) string {
	if given = strings.TrimSpace(given); given == "" {
		return usual
	}
	return given
}

const maxSlug = 40

// slugOf is a short name for a tenant, of the letters and digits of its name.
func slugOf(name string) string {
	var made strings.Builder
	for _, letter := range norm.NFD.String(strings.ToLower(name)) {
		switch {
		case letter >= 'a' && letter <= 'z', letter >= '0' && letter <= '9':
			made.WriteRune(letter)
		case unicode.Is(unicode.Mn, letter): // an accent stands apart from its letter
		case made.Len() > 0 && !strings.HasSuffix(made.String(), "-"):
			made.WriteByte('-')
		}
	}
	short := made.String()
	short = strings.Trim(short[:min(len(short), maxSlug-numbered)], "-")
	if !slug.MatchString(short) {
		return "company"
	}
	return short
}

// numbered is the room that is left behind a short name for a number: "-99".
const numbered = 3
