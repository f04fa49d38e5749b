package control

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"
)

// Module is the side of the control plane that a module process implements.
type Module interface {
	// Describe names the module before anything is opened.
	Describe(ctx context.Context) (Description, error)
	// Start opens storage, migrates it and begins to answer HTTP. It is called once per process.
	Start(ctx context.Context, request StartRequest) (StartReply, error)
	// Health tells whether the module can still do its work.
	Health(ctx context.Context) (Health, error)
	// SetTenants replaces the set of tenants that have the module on.
	SetTenants(ctx context.Context, tenants []string) error
	// SetSettings replaces what the named tenants have chosen for the module; empty is back to the defaults.
	SetSettings(ctx context.Context, chosen TenantSettings) error
	// Drain stops jobs and consumers and waits for requests in flight; it returns how many were abandoned
	// when the deadline passed. The process ends by itself afterwards.
	Drain(ctx context.Context, deadline time.Duration) (abandoned int64, err error)
}

// ErrNoDatabase says that a module cannot start because its database does not answer: it is no fault of the module's.
var ErrNoDatabase = errors.New("the database does not answer")

// Description is what a module says about itself before it is started.
type Description struct {
	ModuleID string
	Version  string
	Manifest []byte // module.json as embedded
}

// TenantSettings are tenants' choices for a module, by tenant: JSON objects as the manifest's settings describe them.
type TenantSettings map[string]json.RawMessage

// StartRequest is everything a module process gets from the host; it inherits no environment.
type StartRequest struct {
	ModuleID         string
	Generation       int64  // counts this module's processes since the host started; part of the socket's name
	RunDir           string // mode 0700; the module makes its HTTP socket here
	DataDir          string // the module's own files
	DatabaseURL      string // "sqlite:<path>" or "postgres://…" of the application role; empty without storage
	OwnerDatabaseURL string // role that owns the schema (PostgreSQL)
	DatabaseSchema   string // schema of the tables (PostgreSQL)
	NATSURL          string
	NATSUser         string
	NATSPassword     string
	PrincipalKey     []byte // signs the principals of this process only; proves its connections, see package dataplane
	Tenants          []string
	Settings         json.RawMessage // the operator's, for the whole installation
	TenantSettings   TenantSettings  // the tenants', changed later by SetSettings
	PublicURL        string
	Mail             bool            // the host sends mail for the module; see package mail
	ModuleKey        Key             // a secret of this module alone
	InvitationKey    Key             // shared with the core by the bundled identity provider alone; empty for every other module
	Demo             json.RawMessage // sdk.DemoSeed; empty outside demo mode
	LogLevel         string          // debug, info, warn, error
	OTLPEndpoint     string          // empty: traces are not exported
	Pulse            time.Duration   // how often background work looks around; 0 = a second
	SealKeys         Keys            // of this module alone, the newest first; see package sealed
	FilesQuota       int64           // bytes that a tenant's files may take; see package files
	Outbound         Outbound        // see package outbound
}

// Outbound is what the operator allows a module's calls to the outside.
type Outbound struct {
	Private   []string // host:port of private addresses that may be called
	PerMinute int      // requests of one tenant, of each process; 0 = any
	PerDay    int64    // requests of one tenant, of all processes; 0 = any
}

// OutboundFigure counts calls to the outside with one result.
type OutboundFigure struct {
	To       string // entry of the manifest's egress; empty where none leads there
	Result   string // "2xx" to "5xx", or the code of a refusal
	Requests int64
	Seconds  float64 // that they took in all
}

// Key is secret: printed, logged or encoded as JSON it shows nothing.
type Key []byte

// Format prints that there is a key.
func (Key) Format(f fmt.State, _ rune) { _, _ = io.WriteString(f, "[key]") } // who prints knows why it fails

// MarshalJSON tells nothing.
func (Key) MarshalJSON() ([]byte, error) { return []byte("null"), nil }

// Keys are secret: printed, logged or encoded as JSON they show nothing.
type Keys [][]byte

// Format prints that there are keys.
func (Keys) Format(f fmt.State, _ rune) { _, _ = io.WriteString(f, "[keys]") } // who prints knows why it fails

// MarshalJSON tells nothing.
func (Keys) MarshalJSON() ([]byte, error) { return []byte("null"), nil }

// StartReply is what the host needs to route requests to the process.
type StartReply struct {
	HTTPSocket string // path of the unix socket
	OpenAPI    []byte // OpenAPI 3.1 JSON with x-permission on every operation
	Help       []byte // JSON of the module's help.Articles; empty for none
}

// Health is a module's own judgement of itself.
type Health struct {
	Ready    bool
	Detail   string // one line for the operator when not ready
	InFlight int64  // HTTP requests being answered
	Outbound []OutboundFigure
}
