package identity

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/core/internal/identity/invitation"
	"github.com/recobro/recobro/core/internal/identity/proof"
	"github.com/recobro/recobro/core/internal/identity/session"
	"github.com/recobro/recobro/core/internal/identity/signin"
	"github.com/recobro/recobro/core/internal/identity/tenant"
	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// ErrNeedsSession keeps keys from what a person alone may do: joining, leaving, changing the tenant.
var ErrNeedsSession = proof.ErrNeedsSession

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
	public := httpx.Group{API: api, Tag: "auth", Base: "/api/v1/auth"}
	httpx.Act(public.Open("invitation", "/invitation", "What the link of an invitation invites to"), s.showInvitation)
	invitations := httpx.Group{API: api, Tag: "invitations", Base: "/api/v1/me/invitations", Rights: "core.profile", Long: true}
	httpx.Act(invitations.Op("accept", "", "update", "Join a further tenant by the link of its invitation"), s.accepting)
	httpx.Do(invitations.Op("decline", "/decline", "update", "Decline an invitation"), http.MethodPost, s.declining)
	me := httpx.Group{API: api, Tag: "me", Base: "/api/v1/me", Rights: "core.profile", Like: httpx.Operation{Status: http.StatusOK}}
	httpx.Register(api, me.Op("enter", "/tenant", "update", "Go on in another tenant of one's own").By(http.MethodPost), s.entering)
	me.Like.Status = http.StatusNoContent
	httpx.Register(api, me.Op("leave", "/leave", "update", "Leave the tenant, which is named").By(http.MethodPost), s.leavingTenant)
}

func (s *Service) showInvitation(ctx context.Context, in *invitationInput) (view InvitationView, err error) {
	letter, err := s.invitations.Read(in.Body.Invitation)
	if err != nil {
		return view, err
	}
	found, err := s.invitations.Of(ctx, letter)
	if err != nil {
		return view, err
	}
	invited, err := s.users.Get(principal.With(ctx, principal.System(letter.Tenant, "core")), found.UserID)
	if err != nil {
		return view, err
	}
	return InvitationView{TenantName: letter.TenantName, Email: letter.Email, DisplayName: invited.DisplayName, Role: invited.Role}, nil
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

func (s *Service) accepting(ctx context.Context, in *invitationInput) (joined TenantName, err error) {
	letter, here, err := s.mine(ctx, in)
	if err != nil {
		return joined, err
	}
	_, err = s.signins.Join(ctx, letter, s.party.Settings().Issuer, here.Subject)
	return TenantName{ID: letter.Tenant, Name: letter.TenantName}, err
}

func (s *Service) declining(ctx context.Context, in *invitationInput) error {
	letter, _, err := s.mine(ctx, in)
	if err != nil {
		return err
	}
	found, err := s.invitations.Of(ctx, letter)
	if err != nil {
		return err
	}
	return s.invitations.Decline(principal.With(ctx, principal.System(letter.Tenant, "core")), found)
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
