// Package identityprovider is the bundled OpenID Connect provider: it signs people in on installations that bring no
// provider of their own. It is kept narrow on purpose: the authorization code flow with PKCE for clients known
// beforehand, and nothing else. It has no pages; the shell draws what it asks.
package identityprovider

import (
	"context"
	"embed"
	"log/slog"

	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/identityprovider/internal/account"
	"github.com/recobro/recobro/modules/identityprovider/internal/browser"
	"github.com/recobro/recobro/modules/identityprovider/internal/housekeeping"
	"github.com/recobro/recobro/modules/identityprovider/internal/interaction"
	"github.com/recobro/recobro/modules/identityprovider/internal/password"
	"github.com/recobro/recobro/modules/identityprovider/internal/planting"
	"github.com/recobro/recobro/modules/identityprovider/internal/protocol"
	"github.com/recobro/recobro/modules/identityprovider/internal/realm"
	"github.com/recobro/recobro/modules/identityprovider/internal/recovery"
	"github.com/recobro/recobro/modules/identityprovider/internal/reset"
	"github.com/recobro/recobro/modules/identityprovider/internal/selfservice"
	"github.com/recobro/recobro/modules/identityprovider/internal/signingkey"
	"github.com/recobro/recobro/modules/identityprovider/internal/throttle"
	"github.com/recobro/recobro/modules/identityprovider/internal/vault"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

//go:embed module.json
var manifest []byte

//go:embed migrations/*.sql
var migrations embed.FS

//go:embed locales/*.json
var locales embed.FS

// path is the provider's path on the installation's origin; with it the public address makes the issuer.
const path = "/idp"

// hashesAtOnce bounds the memory that passwords take to four times 19 MiB.
const hashesAtOnce = 4

// Module is the one list of what the module provides.
func Module() sdk.Module {
	return sdk.Module{
		Manifest:   manifest,
		Migrations: migrations,
		Locales:    locales,
		Provide: []any{
			func(e sdk.Environment) (*vault.Vault, error) { return vault.New(e.InvitationKey) },
			func() *password.Hasher { return password.New(hashesAtOnce) },
			password.NewJudge,
			func(e sdk.Environment) browser.Cookies { return browser.NewCookies(e.PublicURL, path) },
			func(e sdk.Environment, v *vault.Vault) (protocol.Clients, error) {
				return protocol.NewClients(e.Settings, e.PublicURL, v)
			},
			throttle.New, newAccounts, browser.New, signingkey.New,
			newProtocol, newInteraction, newRecovery, newReset, newSelfService, newHousekeeping,
		},
		Routes: []any{
			func(api *httpx.API, s *protocol.Service, log *slog.Logger) { s.Routes(api, log) },
			func(api *httpx.API, s *interaction.Service, c browser.Cookies, log *slog.Logger) {
				s.Routes(api, c, log)
			},
			func(api *httpx.API, s *recovery.Service) { s.Routes(api) },
			func(api *httpx.API, s *reset.Service) { s.Routes(api) },
			func(api *httpx.API, s *selfservice.Service) { s.Routes(api) },
		},
		Jobs: []any{
			func(w *jobs.Workers, s *recovery.Service) { s.Work(w) },
			func(w *jobs.Workers, s *housekeeping.Service) { s.Work(w) },
		},
		Demo: []any{
			planting.Plant,
		},
	}
}

// newAccounts keeps accounts, and reports failed attempts to the core: which tenants they concern, the core alone knows.
func newAccounts(db *storage.DB, v *vault.Vault, h *password.Hasher, j *password.Judge, t *throttle.Service, record *record.Record,
	c clock.Clock, bus *events.Bus,
) *account.Service {
	return account.NewService(db, v, h, j, t, record, c).Announce(func(ctx context.Context, tx *gorm.DB, accountID, name string) error {
		return bus.Publish(realm.Outside(ctx), tx, events.Event{
			Type: "recobro.identityprovider.signin.refused", Subject: accountID, TenantID: realm.Installation, Payload: map[string]any{"name": name},
		})
	})
}

func newProtocol(e sdk.Environment, clients protocol.Clients, db *storage.DB, v *vault.Vault, k *signingkey.Service,
	a *account.Service, b *browser.Service, record *record.Record, c clock.Clock,
) *protocol.Service {
	return &protocol.Service{
		Issuer: e.PublicURL + path, Clients: clients, DB: db, Vault: v, Keys: k, Accounts: a, Browsers: b, Record: record, Clock: c,
	}
}

func newInteraction(e sdk.Environment, db *storage.DB, v *vault.Vault, p *protocol.Service, a *account.Service,
	b *browser.Service, c clock.Clock,
) *interaction.Service {
	return &interaction.Service{PublicURL: e.PublicURL, DB: db, Vault: v, Protocol: p, Accounts: a, Browsers: b, Clock: c}
}

func newRecovery(e sdk.Environment, db *storage.DB, v *vault.Vault, a *account.Service, b *browser.Service, p *protocol.Service,
	t *throttle.Service, j *jobs.Client, m *mail.Sender, c clock.Clock, log *slog.Logger,
) *recovery.Service {
	return &recovery.Service{
		PublicURL: e.PublicURL, DB: db, Vault: v, Accounts: a, Browsers: b, Protocol: p, Throttle: t, Jobs: j, Mail: m, Clock: c, Log: log,
	}
}

func newReset(e sdk.Environment, db *storage.DB, v *vault.Vault, a *account.Service, i *interaction.Service, b *browser.Service,
	p *protocol.Service, r *recovery.Service, c clock.Clock,
) *reset.Service {
	return &reset.Service{
		PublicURL: e.PublicURL, DB: db, Vault: v, Accounts: a, Interactions: i, Browsers: b, Protocol: p, Recovery: r, Clock: c,
	}
}

func newSelfService(db *storage.DB, a *account.Service, b *browser.Service, p *protocol.Service, c browser.Cookies) *selfservice.Service {
	return &selfservice.Service{DB: db, Accounts: a, Browsers: b, Protocol: p, Cookies: c}
}

func newHousekeeping(k *signingkey.Service, t *throttle.Service, b *browser.Service, p *protocol.Service, i *interaction.Service) *housekeeping.Service {
	return housekeeping.New(k.Rotate, t.Sweep, b.Sweep, p.Sweep, i.Sweep)
}
