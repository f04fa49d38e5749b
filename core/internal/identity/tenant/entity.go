// Package tenant holds the tenants of the installation: each is one collection agency.
package tenant

import (
	"regexp"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// The refusals about tenants.
var (
	ErrNotFound = errs.New(errs.NotFound, "identity.tenant_not_found")
	ErrExists   = errs.New(errs.Conflict, "identity.tenant_exists")
	ErrInvalid  = errs.New(errs.Invalid, "identity.tenant_invalid")
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
}

// TableName is where tenants are kept.
func (Tenant) TableName() string { return "tenants" }

// LanguageList are the tenant's languages, the default first.
func (t Tenant) LanguageList() []string { return strings.Split(t.Languages, ",") }

// Settings are what a new tenant is made of. Empty ones but ID and Name take Uruguay's.
type Settings struct{ ID, Name, Country, Currency, Timezone string }

// New is a tenant with these settings, or ErrInvalid with the fields at fault.
func New(s Settings) (*Tenant, error) {
	s = s.complete()
	problem := ErrInvalid
	slug := regexp.MustCompile(`^[a-z][a-z0-9-]{1,38}[a-z0-9]$`)
	if !slug.MatchString(s.ID) {
		problem = problem.WithField("body.id", "field.pattern")
	}
	if s.Name == "" {
		problem = problem.WithField("body.name", "field.required")
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
	if _, err := time.LoadLocation(s.Timezone); err != nil {
		problem = problem.WithField("body.timezone", "field.format")
	}
	if len(problem.Fields) > 0 {
		return nil, problem
	}
	return &Tenant{
		Row: storage.Row{TenantID: s.ID, ID: s.ID}, Name: s.Name, Country: s.Country, Currency: s.Currency,
		Timezone: s.Timezone, Languages: strings.Join(errs.Languages(), ","),
	}, nil
}

func (s Settings) complete() Settings {
	or := func(given, usual string) string {
		if given = strings.TrimSpace(given); given == "" {
			return usual
		}
		return given
	}
	return Settings{
		ID: s.ID, Name: strings.TrimSpace(s.Name), Country: strings.ToUpper(or(s.Country, "UY")),
		Currency: strings.ToUpper(or(s.Currency, "UYU")), Timezone: or(s.Timezone, "America/Montevideo"),
	}
}
