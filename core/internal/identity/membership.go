package identity

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/core/internal/identity/invitation"
	"github.com/recobro/recobro/core/internal/identity/session"
	"github.com/recobro/recobro/core/internal/identity/signin"
	"github.com/recobro/recobro/core/internal/identity/tenant"
	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// ErrNeedsSession keeps keys from what a person alone may do: joining, leaving, changing the tenant.
var ErrNeedsSession = errs.New(errs.Forbidden, "identity.needs_session")

// InvitationView is what the link of an invitation shows to who holds it.
type InvitationView struct {
	TenantName  string    `json:"tenant_name"`
	Email       string    `json:"email"`
	DisplayName string    `json:"display_name"`
	Role        user.Role `json:"role"`
}

type invitationInput struct {
	session.Asked
	Body struct {
		Invitation string `json:"invitation" minLength:"1" maxLength:"4096" doc:"The token of the link"`
	}
}

type tenantInput struct {
	session.Asked
	Body struct {
		Tenant string `json:"tenant" maxLength:"40"`
	}
}

// membershipRoutes are how a person joins a further tenant, goes from one to another, and leaves.
func (s *Service) membershipRoutes(api *httpx.API) {
	own := func(id, method, path, summary string) httpx.Operation {
		return httpx.Operation{
			ID: id, Method: method, Path: "/api/v1/me" + path, Permission: "core.profile:update", Summary: summary, Tags: []string{"me"},
		}
	}
	httpx.Register(api, httpx.Operation{
		ID: "auth-invitation", Method: http.MethodPost, Path: "/api/v1/auth/invitation", Open: true, Tags: []string{"auth"},
		Summary: "What the link of an invitation invites to",
	}, s.showInvitation)
	httpx.Register(api, own("invitations-accept", http.MethodPost, "/invitations", "Join a further tenant by the link of its invitation"), s.accepting)
	httpx.Register(api, own("invitations-decline", http.MethodPost, "/invitations/decline", "Decline an invitation"), s.declining)
	httpx.Register(api, own("me-enter", http.MethodPost, "/tenant", "Go on in another tenant of one's own"), s.entering)
	leave := own("me-leave", http.MethodPost, "/leave", "Leave the tenant, which is named")
	leave.Status = http.StatusNoContent
	httpx.Register(api, leave, s.leavingTenant)
}

func (s *Service) showInvitation(ctx context.Context, in *invitationInput) (*httpx.Body[InvitationView], error) {
	letter, err := s.invitations.Read(in.Body.Invitation)
	if err != nil {
		return nil, err
	}
	found, err := s.invitations.Of(ctx, letter)
	if err != nil {
		return nil, err
	}
	invited, err := s.users.Get(principal.With(ctx, principal.System(letter.Tenant, "core")), found.UserID)
	if err != nil {
		return nil, err
	}
	return httpx.OK(InvitationView{
		TenantName: letter.TenantName, Email: letter.Email, DisplayName: invited.DisplayName, Role: invited.Role,
	}), nil
}

// mine gives the invitation of a link that is for the person who asks from a session.
func (s *Service) mine(ctx context.Context, in *invitationInput) (invitation.Letter, *session.Session, error) {
	here, err := s.here(ctx, in.Request())
	if err != nil {
		return invitation.Letter{}, nil, err
	}
	letter, err := s.invitations.Read(in.Body.Invitation)
	if err != nil {
		return letter, nil, err
	}
	self, err := s.users.Get(ctx, principal.Must(ctx).UserID)
	if err == nil && self.Email != letter.Email {
		err = invitation.ErrOther
	}
	return letter, here, err
}

func (s *Service) here(ctx context.Context, r *http.Request) (*session.Session, error) {
	found, err := s.sessionOf(ctx, r)
	if err == nil && found == nil {
		err = ErrNeedsSession
	}
	return found, err
}

func (s *Service) accepting(ctx context.Context, in *invitationInput) (*httpx.Body[TenantName], error) {
	letter, here, err := s.mine(ctx, in)
	if err != nil {
		return nil, err
	}
	if _, err := s.signins.Join(ctx, letter, s.party.Settings().Issuer, here.Subject); err != nil {
		return nil, err
	}
	return httpx.OK(TenantName{ID: letter.Tenant, Name: letter.TenantName}), nil
}

func (s *Service) declining(ctx context.Context, in *invitationInput) (*struct{}, error) {
	letter, _, err := s.mine(ctx, in)
	if err != nil {
		return nil, err
	}
	found, err := s.invitations.Of(ctx, letter)
	if err != nil {
		return nil, err
	}
	return nil, s.invitations.Decline(principal.With(ctx, principal.System(letter.Tenant, "core")), found)
}

type enteredAnswer struct {
	CacheControl string `header:"Cache-Control"`
	SetCookie    string `header:"Set-Cookie"`
	Body         struct {
		Data TenantName `json:"data"`
	}
}

// entering goes on in another tenant in which the person has an active user. The session there is a new one, and the one
// here ends: a page of one tenant never acts in the other.
func (s *Service) entering(ctx context.Context, in *tenantInput) (*enteredAnswer, error) {
	here, err := s.here(ctx, in.Request())
	if err != nil {
		return nil, err
	}
	there, err := s.userIn(ctx, here, in.Body.Tenant)
	if err != nil {
		return nil, err
	}
	home, err := s.tenants.Now(signin.As(ctx, there))
	if err == nil {
		err = home.Admits()
	}
	if err != nil {
		return nil, err
	}
	cookie, err := s.sessions.Move(ctx, here, signin.As(ctx, there), session.Visit{})
	if err != nil {
		return nil, err
	}
	return s.entered(cookie, home), nil
}

// entered has the browser go on in a tenant by another session.
func (s *Service) entered(cookie session.Cookie, in tenant.Tenant) *enteredAnswer {
	answer := &enteredAnswer{CacheControl: "no-store", SetCookie: s.cookies.Keep(cookie).String()}
	answer.Body.Data = TenantName{ID: in.ID, Name: in.Name}
	return answer
}

// userIn is who the person of a session is in a tenant; user.ErrNotFound if nobody, or nobody active.
func (s *Service) userIn(ctx context.Context, of *session.Session, tenantID string) (*user.User, error) {
	known, err := s.users.Known(ctx, s.party.Settings().Issuer, of.Subject)
	if err != nil {
		return nil, err
	}
	for _, u := range known {
		if u.TenantID == tenantID && u.Status == user.Active {
			return &u, nil
		}
	}
	return nil, user.ErrNotFound
}

type leftAnswer struct {
	SetCookie string `header:"Set-Cookie"`
}

// leavingTenant takes the person who asks out of the tenant that the person names: the page may be of another by now.
// user.ErrLastAdmin keeps the last one in.
func (s *Service) leavingTenant(ctx context.Context, in *tenantInput) (*leftAnswer, error) {
	if _, err := s.here(ctx, in.Request()); err != nil {
		return nil, err
	}
	who := principal.Must(ctx)
	if in.Body.Tenant != who.TenantID {
		return nil, tenant.ErrNotFound
	}
	if err := s.users.Leave(ctx, who.UserID); err != nil {
		return nil, err
	}
	return &leftAnswer{SetCookie: s.cookies.Forget().String()}, nil
}
