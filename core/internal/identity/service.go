// Package identity knows who is asking. People prove themselves to an OpenID Connect provider; from then on a session
// cookie and a short-lived bearer bound to it stand for them. Programs come with API keys.
package identity

import (
	"context"
	"log/slog"
	"strings"

	"github.com/recobro/recobro/core/internal/identity/apikey"
	"github.com/recobro/recobro/core/internal/identity/bearer"
	"github.com/recobro/recobro/core/internal/identity/factors"
	"github.com/recobro/recobro/core/internal/identity/invitation"
	"github.com/recobro/recobro/core/internal/identity/keyring"
	"github.com/recobro/recobro/core/internal/identity/relyingparty"
	"github.com/recobro/recobro/core/internal/identity/session"
	"github.com/recobro/recobro/core/internal/identity/setup"
	"github.com/recobro/recobro/core/internal/identity/signin"
	"github.com/recobro/recobro/core/internal/identity/tenant"
	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/core/internal/identity/visit"
	"github.com/recobro/recobro/core/internal/preferences"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/plugins-sdk/host/quota"
)

// Grants says what roles may do; authz.Table is it.
type Grants interface {
	user.Decider
	Permissions(tenant, role string) map[string]principal.Scope
}

// Config is what the identity service is made of. Nothing in it may be nil but Provider.Transport and what says so.
type Config struct {
	PublicURL string // scheme and host that browsers use, no trailing slash
	Provider  relyingparty.Settings
	Limits    session.Limits // zero: session.DefaultLimits
	Ring      *keyring.Ring
	DB        *storage.DB // the core's
	Record    *record.Record
	Tally     *tracing.Tally // of refused sign-ins; nil where nobody signs in
	Mail      *mail.Sender
	Grants    Grants
	Cut       session.Cut // nil: nobody listens
	Clock     clock.Clock
	Log       *slog.Logger
}

// Service is the whole of identity. Safe for concurrent use.
type Service struct {
	config      Config
	mint        *bearer.Mint
	party       *relyingparty.Party
	cookies     signin.Cookies
	tenants     *tenant.Service
	users       *user.Service
	sessions    *session.Service
	doors       *doors
	keys        *apikey.Service
	invitations *invitation.Service
	factors     *factors.Service
	signins     *signin.Service
	visits      *visit.Service
	setup       *setup.Service
	guesses     *quota.Meter // at the link of the first start, by address
	preferences *preferences.Service
}

// New is a service with this configuration. It does not contact the provider.
func New(c Config) (*Service, error) {
	c = c.complete()
	party, err := relyingparty.New(c.Provider, c.Clock)
	if err != nil {
		return nil, err
	}
	mint, err := bearer.New(c.Ring.Bearer(), c.PublicURL, c.Clock)
	if err != nil {
		return nil, err
	}
	s := &Service{config: c, mint: mint, party: party, cookies: signin.NewCookies(strings.HasPrefix(c.PublicURL, "https:"))}
	s.compose()
	return s, nil
}

func (c Config) complete() Config {
	if c.Limits == (session.Limits{}) {
		c.Limits = session.DefaultLimits()
	}
	c.Provider.CallbackURL = c.PublicURL + signin.CallbackPath
	c.Provider.SignedOutURL = c.PublicURL + "/sign-in"
	return c
}

func (s *Service) compose() {
	c := s.config
	s.tenants = tenant.NewService(c.DB, c.Record, c.Clock)
	s.sessions = session.New(c.DB, c.Ring, s.party, c.Record, c.Clock, c.Limits, c.Cut)
	s.keys = apikey.NewService(c.DB, c.Record, c.Clock, s.sessions.Interrupt)
	s.doors = &doors{db: c.DB, sessions: s.sessions, keys: s.keys, clock: c.Clock, log: c.Log}
	s.users = user.NewService(c.DB, s.doors, c.Record, c.Clock)
	s.preferences = preferences.NewService(c.DB, s.users)
	s.invitations = invitation.NewService(invitation.Config{
		Key: c.Ring.Invitation(), PublicURL: c.PublicURL, Issuer: c.Provider.Issuer,
	}, c.DB, c.Mail, c.Record, c.Clock, c.Log)
	s.factors = factors.NewService(factors.Config{
		Key: c.Ring.Invitation(), PublicURL: c.PublicURL, Issuer: c.Provider.Issuer, Embedded: c.Provider.Embedded,
		Transport: c.Provider.Transport,
	}, s.users, s.doors, c.DB, c.Record, c.Clock)
	s.doors.signOut = s.factors.SignOut
	s.signins = &signin.Service{
		Party: s.party, Users: s.users, Tenants: s.tenants, Sessions: s.sessions, Invitations: s.invitations,
		DB: c.DB, Ring: c.Ring, Clock: c.Clock, Log: c.Log, Tally: c.Tally,
	}
	s.visits = visit.NewService(c.DB, visitors{s.sessions, s.users}, c.Record, c.Clock)
	s.setup = setup.NewService(c.DB, c.Clock)
	s.guesses = quota.NewMeter(guesses, c.Clock)
}

// Tenants are the tenants of the installation, for commands and other parts of the core.
func (s *Service) Tenants() *tenant.Service { return s.tenants }

// Users are the users of the tenants.
func (s *Service) Users() *user.Service { return s.users }

// Keys are the API keys.
func (s *Service) Keys() *apikey.Service { return s.keys }

// Visits are those of superadmins to other tenants.
func (s *Service) Visits() *visit.Service { return s.visits }

// Preferences are what users chose.
func (s *Service) Preferences() *preferences.Service { return s.preferences }

// Sweep removes what has been over for long. It is called now and then by a job of the core.
func (s *Service) Sweep(ctx context.Context) error { return s.sessions.Sweep(ctx) }
