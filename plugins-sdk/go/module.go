// Package sdk is what a Recobro module is written against: the module's list of parts and the process that
// serves them to the host.
package sdk

import (
	"context"
	"encoding/json"
	"io/fs"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/apart"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Module is the one list of what a module provides. Values in the slices are fx constructors (Provide) or
// fx.Invoke functions (the rest); they are run when the host starts the module.
//
// Available to all of them: *storage.DB, *record.Record, *jobs.Client, *events.Bus, *ask.Host, *tracing.Recorder, clock.Clock,
// *slog.Logger, Environment, *errs.Catalog, *settings.Store, *sealed.Keys, *files.Store,
// *hooks.Store, *mail.Sender and *outbound.Client.
type Module struct {
	Manifest   []byte           // module.json, embedded
	Migrations fs.FS            // holds migrations/*.sql for goose; nil for a module without storage
	Locales    fs.FS            // holds locales/{es,en,pt}.json: error code → title, and "<code>.detail"
	Help       fs.FS            // holds help/{es,en,pt}/<slug>.md for each article that the manifest lists under ui.help; nil for none
	Provide    []any            // constructors
	Routes     []any            // take *httpx.API and the module's own types
	Jobs       []any            // take *jobs.Workers
	Events     []any            // take *events.Consumers
	Handler    []any            // take chi.Router: routes that are no JSON operations; mounted only under open prefixes
	Demo       []any            // take DemoSeed; run once after start in demo mode, idempotent
	Apart      apart.Works      // what is done on foreign bytes in processes of their own
	Repair     Repair           // nil for nothing to repair
	Audits     map[string]Audit // what can be proven anew of the module's data, by name: "recobro audit NAME"
	Proofs     map[string]Proof // files of the module that prove themselves, by name: "recobro NAME verify FILE"
}

// Audit proves a part of the module's data anew: it reads, changes nothing, tells a line for each thing that does not hold and one for
// the whole of each tenant, and counts what does not hold.
type Audit func(ctx context.Context, db *storage.DB, tell func(string)) (broken int, err error)

// Proof holds a file of the module against itself: whether it was edited since it was made, and with a key, the fingerprint that a company
// has given out, whether it is of that company. It needs no database and no network, and tells what holds line by line.
type Proof func(content []byte, key string) (holds []string, err error)

// Repair mends what an earlier version of the module has broken in its database, and tells what it did. It runs at an
// operator's command, beside the running module or without it; doing it again changes nothing.
type Repair func(ctx context.Context, db *storage.DB, tell func(string)) error

// Environment is what a module may know of where it runs.
type Environment struct {
	ModuleID      string
	PublicURL     string // scheme and host that browsers use, no trailing slash
	DataDir       string // the module's own files live here
	RunDir        string
	Settings      json.RawMessage // the operator's, as the manifest's operator_settings describe them, defaults included; a tenant's come from settings.Values
	Tenants       func() []string // tenants that have the module on, now
	Key           []byte          // a secret of this module alone, the same at each start
	InvitationKey []byte          // of the bundled identity provider alone: verifies what the core signs for it
	Pulse         time.Duration   // how often background work looks for what is due or was left by a crash
}

// DemoSeed is what the demo data of every module is built from.
type DemoSeed struct {
	Password string       `json:"password"`
	Tenants  []DemoTenant `json:"tenants"`
}

// DemoTenant is one tenant of the demo.
type DemoTenant struct {
	ID    string     `json:"id"`
	Name  string     `json:"name"`
	Users []DemoUser `json:"users"`
}

// DemoUser is one person of a demo tenant.
type DemoUser struct {
	ID          string `json:"id"`
	Username    string `json:"username"`
	Email       string `json:"email"`
	Role        string `json:"role"`
	DisplayName string `json:"display_name"`
	Language    string `json:"language"`
}
