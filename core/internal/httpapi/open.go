package httpapi

import (
	"net/http"

	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/core/internal/host/route"
)

// openModule lets anybody through to what a module answers without a sign-in.
func (g *Gate) openModule(w http.ResponseWriter, r *http.Request, module *host.Module) {
	visitOf(r.Context()).operation = "open"
	g.stranger(w, r, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		module.ServeOperation(w, r, g.anonymous(r), openOperation(r, module))
	}))
}

// openOperation is what a request of a stranger means, if it is a stream of events: those have places of their own, so that what lasts does
// not crowd out what is done in a moment. Sockets stay closed to strangers.
func openOperation(r *http.Request, module *host.Module) route.Operation {
	routes, err := module.AwaitRoutes(r.Context())
	if err != nil {
		return route.Operation{} // the module's proxy says so
	}
	operation, _, found := routes.Match(r.Method, routePath(r))
	if !found || !operation.Events {
		return route.Operation{}
	}
	return operation
}
