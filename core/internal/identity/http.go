package identity

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/core/internal/identity/factors"
	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// Outside is what the routes need of the rest of the core.
type Outside struct {
	Reset     factors.Tell            // notifies a user whose sign-in was reset; nil: nobody is told
	ModulesOn func(tenant string) int // how many modules a tenant has on; nil: none
}

// Routes registers everything about who is who: /api/v1/auth/*, /api/v1/me, /api/v1/users, /api/v1/tenants and
// /api/v1/preferences. All of them are operations of api.
func (s *Service) Routes(api *httpx.API, outside Outside) {
	s.signins.Routes(api, s.cookies)
	s.users.Routes(api, s.config.Grants)
	s.sessions.Routes(api, s.sessionOf, s.doors)
	s.keys.Routes(api, keyRules{s})
	s.tenantRoutes(api, outside.ModulesOn)
	s.visitRoutes(api)
	s.setupRoute(api)
	s.preferences.Routes(api)
	s.authRoutes(api)
	s.meRoutes(api)
	s.inviteRoutes(api)
	s.resetRoute(api, outside.Reset)
	s.membershipRoutes(api)
	s.securityRoutes(api)
}

func (s *Service) authRoutes(api *httpx.API) {
	operation := func(id, method, path, summary string) httpx.Operation {
		return httpx.Operation{
			ID: "auth-" + id, Method: method, Path: "/api/v1/auth/" + path, Open: true, Summary: summary, Tags: []string{"auth"},
		}
	}
	httpx.Register(api, operation("token", http.MethodPost, "token", "Take a bearer for the session of the cookie"), s.minting)
	httpx.Register(api, operation("logout", http.MethodPost, "logout", "End the session of the cookie"), s.leaving)
	httpx.Register(api, operation("state", http.MethodGet, "state", "Whether anybody is signed in, and how one would"), s.stating)
}

type authStateAnswer struct {
	CacheControl string `header:"Cache-Control"`
	Body         struct {
		Data State `json:"data"`
	}
}

// State tells a page what there is to know before a bearer.
type State struct {
	SignedIn bool         `json:"signed_in"`
	Provider ProviderView `json:"provider"`
}

func (s *Service) stating(ctx context.Context, in *own) (*authStateAnswer, error) {
	answer := &authStateAnswer{CacheControl: "no-store"}
	answer.Body.Data.Provider = s.provider()
	cookie, ok := s.cookies.Session(in.Request())
	if !ok {
		return answer, nil
	}
	_, err := s.look(ctx, cookie)
	answer.Body.Data.SignedIn = err == nil
	return answer, ignoreUnknown(err)
}

type leaveAnswer struct {
	CacheControl string `header:"Cache-Control"`
	SetCookie    string `header:"Set-Cookie"`
	Body         struct {
		Data Left `json:"data"`
	}
}

// Left tells where the browser has to go so that the provider ends its session too.
type Left struct {
	EndSessionURL string `json:"end_session_url"`
}

// leaving ends the session of the cookie. Without one it answers the same.
func (s *Service) leaving(ctx context.Context, in *own) (*leaveAnswer, error) {
	if err := in.check(); err != nil {
		return nil, err
	}
	answer := &leaveAnswer{CacheControl: "no-store", SetCookie: s.cookies.Forget().String()}
	answer.Body.Data.EndSessionURL = "/sign-in"
	cookie, ok := s.cookies.Session(in.Request())
	if !ok {
		return answer, nil
	}
	ctx = principal.With(ctx, principal.System(cookie.Tenant, "core"))
	found, err := s.sessions.Find(ctx, cookie)
	if err != nil {
		return answer, ignoreUnknown(err)
	}
	if address := s.party.EndSessionURL(ctx, s.sessions.IDToken(found)); address != "" {
		answer.Body.Data.EndSessionURL = address
	}
	return answer, s.sessions.End(ctx, found.ID)
}

// ignoreUnknown drops the refusal of somebody who is not known, and keeps failures of ours.
func ignoreUnknown(err error) error {
	if errs.KindOf(err) == errs.Unauthenticated {
		return nil
	}
	return err
}

type renameMeInput struct {
	Body struct {
		DisplayName string `json:"display_name" minLength:"1" maxLength:"100"`
	}
}

func (s *Service) meRoutes(api *httpx.API) {
	httpx.Register(api, httpx.Operation{
		ID: "me-get", Method: http.MethodGet, Path: "/api/v1/me", Permission: "core.profile:read",
		Summary: "Who is signed in, and what the person may do", Tags: []string{"me"},
	}, s.answerMe)
	httpx.RegisterWrite(api, httpx.Operation{
		ID: "me-change", Method: http.MethodPatch, Path: "/api/v1/me", Permission: "core.profile:update",
		Summary: "Change one's own name", Tags: []string{"me"},
	}, func(ctx context.Context, in *renameMeInput) (*httpx.Body[user.UserView], error) {
		u, err := s.users.Get(ctx, principal.Must(ctx).UserID)
		if err != nil {
			return nil, err
		}
		u, err = s.users.Rename(ctx, u, in.Body.DisplayName)
		if err != nil {
			return nil, err
		}
		return httpx.OK(user.ViewOf(*u)), nil
	})
}

func (s *Service) answerMe(ctx context.Context, in *own) (*httpx.Body[Me], error) {
	of, err := s.sessionOf(ctx, in.Request())
	if err != nil {
		return nil, err
	}
	me, err := s.me(ctx, of)
	if err != nil {
		return nil, err
	}
	return httpx.OK(*me), nil
}
