package httpapi

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/core/internal/edge"
	"github.com/recobro/recobro/core/internal/lasting"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/quota"
)

// Quotas are what strangers at one address, one user and one tenant may take of the host. The zero value bounds nobody.
type Quotas struct {
	Address *quota.Meter // requests of who is not signed in, by address
	User    *quota.Meter // requests of one user
	Tenant  *quota.Meter // requests of all users of a tenant
	Stream  *quota.Meter // uploads, downloads and exports of one user
	Live    *quota.Meter // streams of events and sockets of one user
	Files   *quota.Meter // pages and files under way to one address
}

// Rates are how many requests a second each may make in the long run; 0 is any number.
type Rates struct{ Address, User, Tenant int }

// The bounds at a time. An office behind one address signs in within a minute; a page asks for a dozen things at once.
const (
	addressAtOnce = 128
	userAtOnce    = 64
	tenantAtOnce  = 256
	streamsAtOnce = 10
	livesAtOnce   = 20
	filesAtOnce   = 1024
	burstSeconds  = 4 // of the rate, after a pause
)

// NewQuotas are those of the product at some rates.
func NewQuotas(rates Rates, clock clock.Clock) Quotas {
	meter := func(rate, atOnce int) *quota.Meter {
		return quota.NewMeter(quota.Bound{Rate: float64(rate), Burst: burstSeconds * rate, AtOnce: atOnce}, clock)
	}
	return Quotas{
		Address: meter(rates.Address, addressAtOnce), User: meter(rates.User, userAtOnce), Tenant: meter(rates.Tenant, tenantAtOnce),
		Stream: meter(0, streamsAtOnce), Live: meter(0, livesAtOnce), Files: meter(0, filesAtOnce),
	}
}

// maxOpenBody is the largest body of somebody who is not signed in, in bytes: it is read whole before anything is done
// with it.
const maxOpenBody = 256 << 10

// stranger lets somebody through who is not signed in.
func (g *Gate) stranger(w http.ResponseWriter, r *http.Request, next http.Handler) {
	leave, err := g.Quotas.Address.Enter(edge.Neighbourhood(r.RemoteAddr))
	if err != nil {
		g.refuse(w, r, err)
		return
	}
	defer leave()
	if r.ContentLength > maxOpenBody {
		g.refuse(w, r, errs.New(errs.TooLarge, "too_large").WithParam("limit", maxOpenBody))
		return
	}
	if r.ContentLength != 0 {
		r.Body = http.MaxBytesReader(w, r.Body, maxOpenBody)
	}
	next.ServeHTTP(w, r)
}

// visitor gives somebody a page or a file.
func (g *Gate) visitor(w http.ResponseWriter, r *http.Request) {
	leave, err := g.Quotas.Files.Enter(edge.Neighbourhood(r.RemoteAddr))
	if err != nil {
		g.refuse(w, r, err)
		return
	}
	defer leave()
	g.Files.ServeHTTP(w, r)
}

// member lets somebody through who is signed in.
func (g *Gate) member(w http.ResponseWriter, r *http.Request, who principal.Principal, next http.Handler) {
	leave, err := g.Quotas.enter(r, who)
	if err != nil {
		g.refuse(w, r, err)
		return
	}
	defer leave()
	ctx, done, err := g.begin(r.Context(), who)
	if err != nil {
		g.refuse(w, r, err)
		return
	}
	defer done()
	g.Fresh(next).ServeHTTP(w, r.WithContext(principal.With(ctx, who)))
}

// begin lets an answer that goes on begin.
func (g *Gate) begin(ctx context.Context, who principal.Principal) (_ context.Context, done func(), err error) {
	visit := visitOf(ctx)
	switch {
	case visit.route.Live():
		return g.Lasting.Begin(ctx, who, visit.module, lasting.Live)
	case visit.route.File:
		return g.Lasting.Begin(ctx, who, visit.module, lasting.File)
	default:
		return ctx, func() {}, nil
	}
}

// guess counts who is not known to their address, so that trying out credentials is no faster than asking without.
func (q Quotas) guess(r *http.Request, refused error) error {
	if errs.KindOf(refused) != errs.Unauthenticated {
		return refused
	}
	leave, err := q.Address.Enter(edge.Neighbourhood(r.RemoteAddr))
	if err != nil {
		return err
	}
	leave()
	return refused
}

// enter counts a request to its user and tenant; one that lasts, to how many of those the user may have.
func (q Quotas) enter(r *http.Request, who principal.Principal) (leave func(), err error) {
	user := who.TenantID + " " + who.UserID
	leaveUser, err := q.User.Enter(user)
	if err != nil {
		return nil, err
	}
	switch operation := visitOf(r.Context()).route; {
	case operation.Live():
		leaveUser()
		return q.Live.Enter(user)
	case operation.File:
		leaveUser()
		return q.Stream.Enter(user)
	}
	leaveTenant, err := q.Tenant.Enter(who.TenantID)
	if err != nil {
		leaveUser()
		return nil, err
	}
	return func() { leaveTenant(); leaveUser() }, nil
}
