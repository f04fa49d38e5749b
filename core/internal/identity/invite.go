package identity

import (
	"cmp"
	"context"

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

type userSessionsInput struct {
	session.Asked
	httpx.ByID
}

type userSessionInput struct {
	httpx.ByID
	Session string `path:"session" maxLength:"64"`
}

// inviteRoutes hold no transaction: the mail must not go out for one that then rolls back, and the kept answer would hold the link.
func (s *Service) inviteRoutes(api *httpx.API) {
	g := httpx.Group{API: api, Tag: "users", Base: "/api/v1/users", Rights: "core.users", Long: true}
	httpx.Create(g.Op("invite", "", "create", "Invite a user"), func(ctx context.Context, in *inviteUserInput) (Invited, error) {
		language := cmp.Or(in.Body.Language, errs.Language(ctx, ""))
		return s.Invite(ctx, in.Body.Email, in.Body.DisplayName, user.Role(in.Body.Role), language)
	})
	httpx.Act(g.Op("invite-again", "/{id}/invitation", "create", "Invite again; earlier invitations are void"), s.invitingAgain)
	g.Long = false
	s.sessionRoutes(g)
}

// sessionRoutes let who may change a user see and end the user's sessions.
func (s *Service) sessionRoutes(g httpx.Group) {
	httpx.All(g.Op("sessions", "/{id}/sessions", "update", "A user's sessions"), func(ctx context.Context, in *userSessionsInput) ([]session.SessionView, error) {
		if _, err := s.users.Changeable(ctx, in.ID); err != nil {
			return nil, err
		}
		here, err := s.sessionOf(ctx, in.Request())
		if err != nil {
			return nil, err
		}
		return s.sessions.Views(ctx, in.ID, here)
	})
	httpx.Remove(g.Op("sessions-end", "/{id}/sessions", "update", "End all of a user's sessions"), func(ctx context.Context, in *httpx.ByID) error {
		if _, err := s.users.Changeable(ctx, in.ID); err != nil {
			return err
		}
		return s.doors.EndAll(ctx, in.ID)
	})
	httpx.Remove(g.Op("session-end", "/{id}/sessions/{session}", "update", "End one of a user's sessions"), func(ctx context.Context, in *userSessionInput) error {
		if _, err := s.users.Changeable(ctx, in.ID); err != nil {
			return err
		}
		return s.doors.EndOne(ctx, in.Session, in.ID)
	})
}

// Invite makes an invited user of ctx's tenant and sends the invitation.
func (s *Service) Invite(ctx context.Context, email, name string, role user.Role, language string) (invited Invited, err error) {
	made, err := user.New(email, name, role, language)
	if err != nil {
		return invited, err
	}
	if err := s.users.Create(ctx, made); err != nil {
		return invited, err
	}
	return s.send(ctx, made)
}

func (s *Service) invitingAgain(ctx context.Context, in *httpx.ByID) (invited Invited, err error) {
	u, err := s.users.Changeable(ctx, in.ID)
	if err != nil {
		return invited, err
	}
	if u.Status != user.Invited {
		return invited, user.ErrTransition.WithParam("from", u.Status).WithParam("to", user.Invited)
	}
	return s.send(ctx, u)
}

func (s *Service) send(ctx context.Context, u *user.User) (invited Invited, err error) {
	home, err := s.tenants.Get(ctx, principal.Must(ctx).TenantID)
	if err != nil {
		return invited, err
	}
	issued, err := s.invitations.Issue(ctx, u, home.Name)
	if err != nil {
		return invited, err
	}
	err = s.invitations.Deliver(ctx, issued)
	return Invited{User: user.ViewOf(*u), Link: issued.Link}, err
}
