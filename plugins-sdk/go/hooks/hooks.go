// Package hooks lets providers call a module: telephony, messages, payments. A tenant opens an endpoint, whose address the provider
// gets; what comes there is believed by its signature, done once, and on the record as the hook's doing.
package hooks

import (
	"context"
	"net/http"
	"net/url"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Hook is one kind of calls that a provider makes.
type Hook struct {
	Name      string // unique in the module: "twilio-voice"
	Path      string // ends in /{token}, below an open prefix of the manifest: "/api/v1/calls/hooks/twilio-voice/{token}"
	Summary   string
	Tags      []string
	Scheme    Scheme
	Subscribe bool // answers a GET with hub.challenge, by which Meta makes sure of the address
	Rate      int  // deliveries a second that may come in the long run, to one endpoint and from one address; 0: 100 and 50
	// ID reads the provider's id of a delivery from what is signed; nil, or an empty id: the hash of the signed is the id. A header
	// that is not signed would let whoever has seen one delivery have it done again under other ids.
	ID func(body []byte) string
	// Handle does what a delivery asks for, in one transaction, as the tenant's system; what takes long goes into a job. An error
	// undoes it, and the provider tries again.
	Handle func(ctx context.Context, d Delivery) (Answer, error)
}

// Delivery is one call of a provider. Of the address and the headers only what the scheme signs can be believed.
type Delivery struct {
	URL    string // as the provider called it
	Header http.Header
	Body   []byte     // as it came
	Form   url.Values // of a body that is a form
	// EndpointID is of the endpoint that was called.
	EndpointID string
}

// Answer is what a provider is told. The zero Answer is 204.
type Answer struct {
	Status      int // 0 = 200, or 204 without a body
	ContentType string
	Body        []byte
}

// The refusals of hooks.
var (
	errNotFound  = errs.New(errs.NotFound, "not_found") // of an endpoint that is not, is no more, or not for now: which, nobody is told
	errSignature = errs.New(errs.Unauthenticated, "hooks.signature")
	// ErrNotFound refuses an endpoint that the tenant does not have.
	ErrNotFound = errs.New(errs.NotFound, "hooks.endpoint_not_found")
	// ErrTooMany refuses another endpoint of a hook.
	ErrTooMany = errs.New(errs.Conflict, "hooks.too_many")
)

func (a Answer) status() int {
	switch {
	case a.Status != 0:
		return a.Status
	case len(a.Body) > 0:
		return http.StatusOK
	default:
		return http.StatusNoContent
	}
}

// onBehalf is the principal that a delivery is done as: the tenant's system, by way of the hook.
func (h Hook) onBehalf(of Endpoint, asked principal.Principal) principal.Principal {
	return principal.Principal{
		TenantID: of.TenantID, UserID: "hook:" + of.ID, Username: h.Name, Role: "system", Scope: principal.ScopeAll, Kind: principal.KindHook,
		RequestID: asked.RequestID, TraceID: asked.TraceID, Address: asked.Address,
	}
}
