package identity

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/recobro/recobro/core/internal/identity/session"
	"github.com/recobro/recobro/core/internal/identity/tenant"
	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/core/internal/identity/visit"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// ErrSecondFactor keeps out who has not proved the second factor that a tenant asks for.
var ErrSecondFactor = errs.New(errs.Forbidden, "identity.second_factor_required")

// VisitView is why somebody of another tenant is here, and until when.
type VisitView struct {
	Reason string     `json:"reason"`
	Until  time.Time  `json:"until"`
	Home   TenantName `json:"home" doc:"Where the person is from, and goes back to"`
}

// visitors implements visit.Home.
type visitors struct {
	*session.Service
	users *user.Service
}

// Sustains implements visit.Home.
func (v visitors) Sustains(ctx context.Context, of visit.Visit) (bool, error) {
	person, err := v.users.Get(ctx, of.UserID)
	if err != nil {
		return false, ignore(err, user.ErrNotFound)
	}
	if person.Status != user.Active || person.Role != user.Superadmin {
		return false, nil
	}
	return v.Visits(ctx, of.ID)
}

// ignore drops an error that is no failure here.
func ignore(err, harmless error) error {
	if errors.Is(err, harmless) {
		return nil
	}
	return err
}

type visitInput struct {
	session.Asked
	httpx.ByID
	Body struct {
		Reason string `json:"reason" minLength:"5" maxLength:"300" doc:"Is told on the tenant's record"`
	}
}

// visitRoutes are how a superadmin enters a tenant, and leaves it.
func (s *Service) visitRoutes(api *httpx.API) {
	fresh := httpx.Group{API: api, Tag: "tenants", Base: "/api/v1/tenants", Rights: "core.tenants", Like: httpx.Operation{FreshProof: true}}
	enter := fresh.Op("enter", "/{id}/visits", "enter", "Enter a tenant for an hour, with a reason that is told on its record")
	httpx.Register(api, enter.By(http.MethodPost), s.visiting)
	me := httpx.Group{API: api, Tag: "me", Base: "/api/v1/me", Rights: "core.profile", Like: httpx.Operation{Status: http.StatusOK}}
	httpx.Register(api, me.Op("visit-end", "/visit", "read", "Leave the tenant that one visits").By(http.MethodDelete), s.leavingVisit)
}

// visiting takes a superadmin into a tenant. The record comes first: nobody is in without it. The session there is a new one,
// and the one here ends: a page of one tenant never acts in the other.
func (s *Service) visiting(ctx context.Context, in *visitInput) (*enteredAnswer, error) {
	here, err := s.here(ctx, in.Request())
	if err != nil {
		return nil, err
	}
	there, err := s.visitable(ctx, here, in.ID)
	if err != nil {
		return nil, err
	}
	begun, err := visit.New(in.Body.Reason, s.config.Clock.Now())
	if err != nil {
		return nil, err
	}
	if err := s.endVisit(ctx, here); err != nil {
		return nil, err
	}
	if err := s.visits.Begin(tenant.Within(ctx, there.ID), begun); err != nil {
		return nil, err
	}
	home := atHome(ctx)
	cookie, err := s.sessions.Move(home, here, home, session.Visit{ID: begun.ID, Tenant: there.ID, Until: begun.EndsAt})
	if err != nil {
		return nil, err
	}
	return s.entered(cookie, there), nil
}

// visitable gives the tenant that a session may visit. tenant.ErrNotFound, tenant.ErrOwn, tenant.ErrSuspended, ErrSecondFactor.
func (s *Service) visitable(ctx context.Context, here *session.Session, id string) (tenant.Tenant, error) {
	who := principal.Must(ctx)
	if id == who.TenantID || id == who.Home() {
		return tenant.Tenant{}, tenant.ErrOwn
	}
	there, err := s.tenants.Now(tenant.Within(ctx, id))
	if err != nil {
		return there, err
	}
	if there.AsksSecondFactor(who.Role) && !here.SecondFactor() {
		return there, ErrSecondFactor
	}
	return there, there.Admits()
}

// leavingVisit takes the person back to their own tenant. Whose visit has ended by itself is there already.
func (s *Service) leavingVisit(ctx context.Context, in *session.Asked) (*enteredAnswer, error) {
	here, err := s.here(ctx, in.Request())
	if err != nil {
		return nil, err
	}
	home := atHome(ctx)
	own, err := s.tenants.Now(home)
	if err != nil || here.Visiting == "" {
		return s.already(own), err
	}
	if err := s.endVisit(ctx, here); err != nil {
		return nil, err
	}
	cookie, err := s.sessions.Move(home, here, home, session.Visit{})
	if err != nil {
		return nil, err
	}
	return s.entered(cookie, own), nil
}

// already is entered where the browser keeps its session.
func (s *Service) already(in tenant.Tenant) *enteredAnswer {
	answer := &enteredAnswer{CacheControl: "no-store"}
	answer.Body.Data = TenantName{ID: in.ID, Name: in.Name}
	return answer
}

// endVisit ends the visit that a session is on, if it is on one.
func (s *Service) endVisit(ctx context.Context, of *session.Session) error {
	if of.Visiting == "" {
		return nil
	}
	return ignore(s.visits.End(tenant.Within(ctx, of.Visiting), of.VisitID, visit.Left), storage.ErrNotFound)
}

// visitView is the visit of a session that ctx's principal is on; nil at home.
func (s *Service) visitView(ctx context.Context, of *session.Session) (*VisitView, error) {
	if principal.Must(ctx).Visitor == "" {
		return nil, nil
	}
	found, err := s.visits.Get(ctx, of.VisitID)
	if err != nil {
		return nil, err
	}
	home, err := s.tenants.Get(ctx, of.TenantID)
	return &VisitView{Reason: found.Reason, Until: found.EndsAt, Home: TenantName{ID: home.ID, Name: home.Name}}, err
}
