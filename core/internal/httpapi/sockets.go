package httpapi

import (
	"context"
	"net/http"
	"net/url"
	"strings"

	"github.com/recobro/recobro/core/internal/identity/session"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// SocketTicket opens one socket, once.
type SocketTicket struct {
	Ticket    string `json:"ticket" doc:"Goes into the socket's address as the parameter ticket"`
	ExpiresIn int    `json:"expires_in" doc:"Seconds"`
}

type socketTicketInput struct {
	Body struct {
		Path string `json:"path" minLength:"1" maxLength:"500" doc:"Of the socket, without a query" example:"/api/v1/calls/7/line"`
	}
}

// Issue gives ctx's principal a ticket for the socket at a path.
type Issue func(ctx context.Context, path string) (ticket string, err error)

// RegisterSockets serves tickets to who may open the socket. A browser learns here why it may not: of a socket that is refused it is
// told nothing.
func (g *Gate) RegisterSockets(api *httpx.API, issue Issue) {
	tickets := httpx.Group{API: api, Tag: "socket-tickets", Base: "/api/v1/socket-tickets", Rights: "core.live", Long: true}
	create := tickets.Op("create", "", "read", "Take a ticket by which the browser opens a socket, once and within half a minute")
	httpx.Act(create, func(ctx context.Context, in *socketTicketInput) (taken SocketTicket, err error) {
		address, err := url.ParseRequestURI(in.Body.Path)
		if err != nil || address.Host != "" || address.RawQuery != "" || !clean(address.Path) {
			return taken, errNotFound
		}
		if err := g.mayOpen(ctx, address); err != nil {
			return taken, err
		}
		ticket, err := issue(ctx, address.Path)
		return SocketTicket{Ticket: ticket, ExpiresIn: int(session.TicketLife.Seconds())}, err
	})
}

// mayOpen says whether ctx's principal may open the socket at an address.
func (g *Gate) mayOpen(ctx context.Context, address *url.URL) error {
	module, owned := g.Host.Owner(address.Path)
	if !owned {
		return errNotFound
	}
	routes, err := module.AwaitRoutes(ctx)
	if err != nil {
		return errModuleDown.Wrap(err)
	}
	operation, _, found := routes.Match(http.MethodGet, address.EscapedPath())
	if !found || !operation.Socket {
		return errNotFound
	}
	who := principal.Must(ctx)
	if _, err := g.permit(who, operation); err != nil {
		return err
	}
	if !g.Switches.On(who.TenantID, module.Spec().Manifest.ID) {
		return errAppOff
	}
	return nil
}

// ownPage says whether a socket is opened from one of our pages, or by a program that is no browser.
func (g *Gate) ownPage(r *http.Request) bool {
	origin := r.Header.Get("Origin")
	from, err := url.Parse(origin)
	return origin == "" || err == nil && strings.EqualFold(from.Scheme+"://"+from.Host, g.PublicURL)
}
