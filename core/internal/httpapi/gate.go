package httpapi

import (
	"errors"
	"net/http"
	"slices"
	"strings"

	"github.com/recobro/recobro/core/internal/authz"
	"github.com/recobro/recobro/core/internal/edge"
	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/core/internal/host/route"
	"github.com/recobro/recobro/core/internal/identity/proof"
	"github.com/recobro/recobro/core/internal/lasting"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// Authenticator finds out who asks; errs.Unauthenticated when nobody is signed in.
type Authenticator interface {
	Authenticate(r *http.Request) (principal.Principal, error)
}

// Decider says whether a role may use a permission in a tenant, and on which rows.
type Decider interface {
	Decide(tenant, role, permission string) (principal.Scope, bool)
}

// Switches say whether a tenant has a module on.
type Switches interface {
	On(tenant, moduleID string) bool
}

// Maintenance says whether a request may go on while the installation is closed.
type Maintenance interface {
	Admits(r *http.Request, who principal.Principal) bool
}

// Gate lets a request through to the operation it means, or refuses it: authenticate, match the route, ask for the
// permission, see that the module is on for the tenant. What is not declared is refused.
type Gate struct {
	Host          *host.Host
	Core          http.Handler // the core's own operations
	CoreManifest  manifest.Manifest
	CoreRoutes    *route.Table
	Authenticator Authenticator
	Decider       Decider
	Switches      Switches
	Maintenance   Maintenance
	Fresh         func(http.Handler) http.Handler // adds the next bearer to answers that need one
	Clock         clock.Clock
	Presence      *Presence // nil = nobody is remembered
	Lasting       *lasting.Answers
	PublicURL     string // scheme and host that browsers use: where sockets are opened from
	Catalog       *errs.Catalog
	OpenAPI       http.Handler // the one document, for who is signed in
	Files         http.Handler // the interface
	Quotas        Quotas
	socketsAlone  bool // nothing else is answered
}

var (
	errNotFound     = errs.New(errs.NotFound, "not_found")
	errForbidden    = errs.New(errs.Forbidden, "forbidden")
	errAppOff       = errs.New(errs.NotFound, "core.app_off")
	errMalformed    = errs.New(errs.Invalid, "malformed")
	errClosed       = errs.New(errs.Unavailable, "core.maintenance")
	errFactor       = errs.New(errs.Forbidden, "identity.second_factor_required")
	errBeyondKey    = errs.New(errs.Forbidden, "identity.apikey_scope")
	errBeyondModule = errs.New(errs.Forbidden, "core.beyond_module")
	errVisitor      = errs.New(errs.Forbidden, "identity.visitor")
	errModuleDown   = errs.New(errs.Unavailable, "module_unavailable")
	// errForeignPage keeps other sites' pages from opening sockets, which browsers let them try.
	errForeignPage = errs.New(errs.Forbidden, "identity.foreign_page")
)

// ServeHTTP sends the request where it belongs.
func (g *Gate) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	module, owned := g.Host.Owner(r.URL.Path)
	switch {
	case !clean(r.URL.Path):
		g.refuse(w, r, errMalformed)
	case owned:
		g.toModule(w, r, module)
	case r.URL.Path == OpenAPIPath:
		g.toOpenAPI(w, r)
	case manifest.UnderAny(r.URL.Path, g.CoreManifest.API.Prefixes):
		g.toCore(w, r)
	default:
		visitOf(r.Context()).module = quietModule
		g.visitor(w, r)
	}
}

// clean refuses paths that host and module might read differently.
func clean(path string) bool {
	return !strings.Contains(path, "//") && !strings.Contains(path, "/./") && !strings.Contains(path, "/../") &&
		!strings.HasSuffix(path, "/..") && !strings.HasSuffix(path, "/.") && !strings.ContainsRune(path, 0)
}

func (g *Gate) toModule(w http.ResponseWriter, r *http.Request, module *host.Module) {
	manifest := module.Spec().Manifest
	visitOf(r.Context()).module = manifest.ID
	if manifest.IsOpen(r.URL.Path) {
		g.openModule(w, r, module)
		return
	}
	who, err := g.authenticate(r)
	if err != nil {
		g.refuse(w, r, err)
		return
	}
	routes, err := module.AwaitRoutes(r.Context())
	if err != nil {
		g.refuse(w, r, errModuleDown.Wrap(err))
		return
	}
	if who, err = g.admit(w, r, who, routes); err != nil {
		g.refuse(w, r, err)
		return
	}
	g.member(w, r, who, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !g.Switches.On(who.TenantID, manifest.ID) { // looked at once the answer is among those that a switch ends
			g.refuse(w, r, errAppOff)
			return
		}
		g.Presence.Note(who, manifest.ID)
		module.ServeOperation(w, r, who, visitOf(r.Context()).route)
	}))
}

func (g *Gate) toCore(w http.ResponseWriter, r *http.Request) {
	visitOf(r.Context()).module = "core"
	if g.CoreManifest.IsOpen(r.URL.Path) {
		g.openCore(w, r)
		return
	}
	who, err := g.authenticate(r)
	if err == nil {
		who, err = g.admit(w, r, who, g.CoreRoutes)
	}
	if err != nil {
		g.refuse(w, r, err)
		return
	}
	g.member(w, r, who, g.Core)
}

func (g *Gate) toOpenAPI(w http.ResponseWriter, r *http.Request) {
	visit := visitOf(r.Context())
	visit.module, visit.operation = "core", "openapi"
	who, err := g.authenticate(r)
	if err != nil {
		g.refuse(w, r, err)
		return
	}
	g.member(w, r, who, g.OpenAPI)
}

// openCore lets anybody through to what needs no sign-in.
func (g *Gate) openCore(w http.ResponseWriter, r *http.Request) {
	visit := visitOf(r.Context())
	visit.operation = "open"
	operation, allowed, found := g.CoreRoutes.Match(r.Method, routePath(r))
	if found {
		visit.operation = operation.ID
	}
	if !found && len(allowed) > 0 {
		g.refuse(w, r, g.unmatched(w, allowed))
		return
	}
	if r.URL.Path == healthPath { // asked often by who watches over the host, and cheap
		visit.module = quietModule
		g.Core.ServeHTTP(w, r)
		return
	}
	g.stranger(w, r, g.Core)
}

func (g *Gate) authenticate(r *http.Request) (principal.Principal, error) {
	who, err := g.Authenticator.Authenticate(r)
	if err != nil {
		return who, g.Quotas.guess(r, err)
	}
	visit := visitOf(r.Context())
	who.RequestID, who.Address = visit.requestID, addressOf(r)
	who.TraceID = errs.TraceID(r.Context(), errs.OccasionOf(r))
	visit.who = who
	if !g.Maintenance.Admits(r, who) {
		return who, errClosed
	}
	return who, nil
}

// admit matches the route and asks for its permission; the principal it returns carries the decision.
func (g *Gate) admit(w http.ResponseWriter, r *http.Request, who principal.Principal, routes *route.Table) (principal.Principal, error) {
	operation, allowed, found := routes.Match(r.Method, routePath(r))
	if !found {
		return who, g.unmatched(w, allowed)
	}
	visit := visitOf(r.Context())
	visit.operation, visit.route = operation.ID, operation
	if g.socketsAlone && !operation.Socket {
		return who, errNotFound
	}
	if operation.Socket && !g.ownPage(r) {
		return who, errForeignPage
	}
	return g.permit(who, operation)
}

// permit asks for the permission of an operation; the principal it returns carries the decision.
func (g *Gate) permit(who principal.Principal, operation route.Operation) (principal.Principal, error) {
	scope, granted := g.Decider.Decide(who.TenantID, who.Role, operation.Permission)
	if !granted {
		return who, errForbidden.WithParam("permission", operation.Permission)
	}
	if who.Visitor != "" && !authz.ForVisitors(operation.Permission, scope) {
		return who, errVisitor
	}
	if err := g.vouched(who, operation); err != nil {
		return who, err
	}
	who.Permission, who.Scope = operation.Permission, scope
	return who, nil
}

// whoAmI is the permission of what a page asks first; it answers even who still has to set up a second factor.
const whoAmI = "core.profile:read"

// vouched says whether what the caller came with is enough for an operation that the role allows.
func (g *Gate) vouched(who principal.Principal, operation route.Operation) error {
	switch {
	case who.Through != "" && !who.Carries(operation.Permission):
		return errBeyondModule.WithParam("permission", operation.Permission).WithParam("module", who.Through)
	case !who.Carries(operation.Permission):
		return errBeyondKey.WithParam("permission", operation.Permission)
	case who.NeedsFactor && operation.Permission != whoAmI:
		return errFactor
	case operation.FreshProof:
		return proof.Check(who, g.Clock.Now())
	default:
		return nil
	}
}

// errMethod marks a path that is known by other methods; it is told as 405.
var errMethod = errs.New(errs.Invalid, "method_not_allowed")

func (g *Gate) unmatched(w http.ResponseWriter, allowed []string) error {
	if len(allowed) == 0 {
		return errNotFound
	}
	if slices.Contains(allowed, http.MethodGet) {
		allowed = append(allowed, http.MethodHead)
	}
	w.Header().Set("Allow", strings.Join(allowed, ", "))
	return errMethod
}

func (g *Gate) anonymous(r *http.Request) principal.Principal {
	return principal.Principal{
		RequestID: visitOf(r.Context()).requestID, TraceID: errs.TraceID(r.Context(), errs.OccasionOf(r)),
		Language: errs.Language(r.Context(), r.Header.Get("Accept-Language")), Address: addressOf(r),
	}
}

// addressOf is where a request comes from; empty for the host's own.
func addressOf(r *http.Request) string {
	if address := edge.AddressOf(r.RemoteAddr); address.IsValid() {
		return address.String()
	}
	return ""
}

func (g *Gate) refuse(w http.ResponseWriter, r *http.Request, err error) {
	if visit := visitOf(r.Context()); visit.who.Language != "" {
		r = r.WithContext(principal.With(r.Context(), visit.who))
	}
	if errors.Is(err, errMethod) {
		writeMethodNotAllowed(w, r, g.Catalog)
		return
	}
	if errs.KindOf(err) == errs.Unavailable {
		w.Header().Set("Retry-After", "1")
	}
	errs.WriteProblem(w, r, g.Catalog, err)
}

// routePath is what a chi router matches: the escaped path where escaping matters.
func routePath(r *http.Request) string {
	if r.URL.RawPath != "" {
		return r.URL.RawPath
	}
	return r.URL.Path
}
