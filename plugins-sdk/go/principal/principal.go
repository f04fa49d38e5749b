// Package principal says on whose behalf code runs, and carries that from the host to a module in a signed header.
package principal

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"
)

// Scope is the set of rows a permission reaches.
type Scope string

// The row scopes a grant can have.
const (
	ScopeAll  Scope = "all"  // every row of the tenant
	ScopeTeam Scope = "team" // rows of the user's team
	ScopeOwn  Scope = "own"  // rows assigned to the user
)

// The kinds of caller.
const (
	KindUser   = "user"
	KindAPIKey = "apikey"
	KindModule = "module"
	KindSystem = "system"
	KindHook   = "hook" // a provider that called; the user name is the hook's
	// KindVisitor marks on the record what a person of another tenant does on a visit; no principal is of this kind.
	KindVisitor = "visitor"
)

// Principal is who asks, in which tenant, and with which right this one request was let in.
type Principal struct {
	TenantID   string `json:"t"`
	UserID     string `json:"u,omitempty"`
	Username   string `json:"n,omitempty"`
	Role       string `json:"r,omitempty"`
	Permission string `json:"p,omitempty"` // the permission the host decided on for this request
	Scope      Scope  `json:"s,omitempty"`
	RequestID  string `json:"q,omitempty"`
	TraceID    string `json:"x,omitempty"`
	Language   string `json:"l,omitempty"` // es, en or pt
	Timezone   string `json:"z,omitempty"` // IANA name
	Kind       string `json:"k,omitempty"` // one of the Kind constants
	Address    string `json:"a,omitempty"` // where the request comes from, as far as the host can know; empty for its own
	// Only are the permissions that an API key is limited to, separated by spaces; empty: all of the role's.
	Only string `json:"o,omitempty"`
	// Visitor is the tenant that somebody on a visit comes from; empty: at home. The user is of that tenant.
	Visitor string `json:"v,omitempty"`
	// Through are the modules that ask for the principal, the last of them of the next, separated by spaces; empty: the caller asks.
	Through string `json:"h,omitempty"`
	// Vouch is the signed header that the principal came in; the host knows by it for whom a module asks.
	Vouch string `json:"-"`
	// Below is what only the host goes by.
	ProofID     string    `json:"-"` // of the session or the API key that the request came with
	ProvedAt    time.Time `json:"-"` // when the person last proved themselves; zero for API keys and programs
	NeedsFactor bool      `json:"-"` // the tenant asks for a second factor that the session lacks
}

// Mark is the kind of caller as the record tells it: a person on a visit is marked as one.
//
//sdk:host
func (p Principal) Mark() string {
	if p.Visitor != "" {
		return KindVisitor
	}
	return p.Kind
}

// Home is the tenant that the user is of: another one than TenantID on a visit.
//
//sdk:host
func (p Principal) Home() string {
	if p.Visitor != "" {
		return p.Visitor
	}
	return p.TenantID
}

// Carries says whether what the principal comes with reaches a permission: a limited key does not carry all of its role's.
//
//sdk:host
func (p Principal) Carries(permission string) bool {
	return p.Only == "" || slices.Contains(strings.Fields(p.Only), permission)
}

// nothing is an Only by which no permission is reached.
const nothing = "-"

// Within is the principal with no right that permissions do not name, as a module asks on its behalf.
//
//sdk:host
func (p Principal) Within(module string, permissions []string) Principal {
	kept := slices.DeleteFunc(slices.Clone(permissions), func(each string) bool { return !p.Carries(each) })
	p.Only, p.Through = cmp.Or(strings.Join(kept, " "), nothing), strings.TrimSpace(p.Through+" "+module)
	return p
}

// ProofLifetime is for how long a person's proof opens what asks for a fresh one: keys, exports, factors, roles.
const ProofLifetime = 30 * time.Minute

// Fresh says whether the person has proved themselves lately. An API key has not: it has no second factor, and whoever finds it
// would have that person's proof for as long as it is good. The installation's own programs have nothing to prove.
//
//sdk:host
func (p Principal) Fresh(now time.Time) bool {
	switch p.Kind {
	case KindUser:
		return now.Sub(p.ProvedAt) <= ProofLifetime
	case KindModule, KindSystem:
		return true
	default:
		return false
	}
}

type contextKey struct{}

// With returns a context that carries p.
func With(ctx context.Context, p Principal) context.Context {
	return context.WithValue(ctx, contextKey{}, p)
}

// From is the principal that ctx carries, and whether there is one.
func From(ctx context.Context) (Principal, bool) {
	p, ok := ctx.Value(contextKey{}).(Principal)
	return p, ok
}

// Must is the principal that ctx carries. It panics without one: only for code that runs behind a permission.
func Must(ctx context.Context) Principal {
	p, ok := From(ctx)
	if !ok {
		panic("principal: none in context")
	}
	return p
}

// System is the principal of work nobody asked for in person: a job or an event of one tenant in one module.
func System(tenantID, moduleID string) Principal {
	return Principal{
		TenantID: tenantID,
		UserID:   "system:" + moduleID,
		Username: moduleID,
		Role:     "system",
		Scope:    ScopeAll,
		Kind:     KindSystem,
	}
}

// Module is a module that asks others in its own name: it has the permissions that its manifest lists, on every row.
//
//sdk:host
func Module(tenantID, moduleID string, permissions []string) Principal {
	p := System(tenantID, moduleID)
	p.Kind = KindModule
	return p.Within(moduleID, permissions)
}
