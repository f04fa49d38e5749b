package identity

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/core/internal/identity/invitation"
	"github.com/recobro/recobro/core/internal/identity/session"
	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Invited is a new user and, where no mail could be sent, the link that has to reach the person some other way.
type Invited struct {
	User user.UserView `json:"user"`
	Link string        `json:"invitation_link,omitempty"`
}

type inviteUserInput struct {
	Body struct {
		Email       string `json:"email" maxLength:"254"`
		DisplayName string `json:"display_name" minLength:"1" maxLength:"100"`
		Role        string `json:"role" enum:"superadmin,admin,manager,cashier"`
		Language    string `json:"language,omitempty" enum:"es,en,pt"`
	}
}

type userIDInput struct {
	ID string `path:"id" maxLength:"64"`
}

type userSessionsInput struct {
	session.Asked
	ID string `path:"id" maxLength:"64"`
}

type userSessionInput struct {
	ID      string `path:"id" maxLength:"64"`
	Session string `path:"session" maxLength:"64"`
}

// inviteRoutes are no RegisterWrite: the mail must not go out for a transaction that then rolls back, and the kept
// answer would hold the link.
func (s *Service) inviteRoutes(api *httpx.API) {
	httpx.Register(api, httpx.Operation{
		ID: "users-invite", Method: http.MethodPost, Path: "/api/v1/users", Permission: "core.users:create",
		Summary: "Invite a user", Tags: []string{"users"}, Status: http.StatusCreated,
	}, s.inviting)
	httpx.Register(api, httpx.Operation{
		ID: "users-invite-again", Method: http.MethodPost, Path: "/api/v1/users/{id}/invitation", Permission: "core.users:create",
		Summary: "Invite again; earlier invitations are void", Tags: []string{"users"},
	}, s.invitingAgain)
	s.sessionRoutes(api)
}

// sessionRoutes let who may change a user see and end the user's sessions.
func (s *Service) sessionRoutes(api *httpx.API) {
	httpx.Register(api, httpx.Operation{
		ID: "users-sessions", Method: http.MethodGet, Path: "/api/v1/users/{id}/sessions", Permission: "core.users:update",
		Summary: "A user's sessions", Tags: []string{"users"},
	}, s.sessionsOf)
	httpx.RegisterWrite(api, httpx.Operation{
		ID: "users-sessions-end", Method: http.MethodDelete, Path: "/api/v1/users/{id}/sessions", Permission: "core.users:update",
		Summary: "End all of a user's sessions", Tags: []string{"users"},
	}, func(ctx context.Context, in *userIDInput) (*struct{}, error) {
		if _, err := s.users.Changeable(ctx, in.ID); err != nil {
			return nil, err
		}
		return nil, s.doors.EndAll(ctx, in.ID)
	})
	httpx.RegisterWrite(api, httpx.Operation{
		ID: "users-session-end", Method: http.MethodDelete, Path: "/api/v1/users/{id}/sessions/{session}", Permission: "core.users:update",
		Summary: "End one of a user's sessions", Tags: []string{"users"},
	}, func(ctx context.Context, in *userSessionInput) (*struct{}, error) {
		if _, err := s.users.Changeable(ctx, in.ID); err != nil {
			return nil, err
		}
		return nil, s.doors.EndOne(ctx, in.Session, in.ID)
	})
}

func (s *Service) sessionsOf(ctx context.Context, in *userSessionsInput) (*httpx.Body[[]session.SessionView], error) {
	if _, err := s.users.Changeable(ctx, in.ID); err != nil {
		return nil, err
	}
	here, err := s.sessionOf(ctx, in.Request())
	if err != nil {
		return nil, err
	}
	return s.sessions.Views(ctx, in.ID, here)
}

func (s *Service) inviting(ctx context.Context, in *inviteUserInput) (*httpx.Body[Invited], error) {
	language := in.Body.Language
	if language == "" {
		language = errs.Language(ctx, "")
	}
	invited, err := s.Invite(ctx, in.Body.Email, in.Body.DisplayName, user.Role(in.Body.Role), language)
	if err != nil {
		return nil, err
	}
	return httpx.OK(*invited), nil
}

// Invite makes an invited user of ctx's tenant and sends the invitation.
func (s *Service) Invite(ctx context.Context, email, name string, role user.Role, language string) (*Invited, error) {
	made, err := user.New(email, name, role, language)
	if err != nil {
		return nil, err
	}
	if err := s.users.Create(ctx, made); err != nil {
		return nil, err
	}
	return s.send(ctx, made)
}

func (s *Service) invitingAgain(ctx context.Context, in *userIDInput) (*httpx.Body[Invited], error) {
	u, err := s.users.Changeable(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	if u.Status != user.Invited {
		return nil, user.ErrTransition.WithParam("from", u.Status).WithParam("to", user.Invited)
	}
	invited, err := s.send(ctx, u)
	if err != nil {
		return nil, err
	}
	return httpx.OK(*invited), nil
}

func (s *Service) send(ctx context.Context, u *user.User) (*Invited, error) {
	issued, err := s.issue(ctx, u)
	if err != nil {
		return nil, err
	}
	return &Invited{User: user.ViewOf(*u), Link: issued.Link}, nil
}

func (s *Service) issue(ctx context.Context, u *user.User) (*invitation.Issued, error) {
	home, err := s.tenants.Get(ctx, principal.Must(ctx).TenantID)
	if err != nil {
		return nil, err
	}
	issued, err := s.invitations.Issue(ctx, u, home.Name)
	if err != nil {
		return nil, err
	}
	return issued, s.invitations.Deliver(ctx, issued)
}
