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
	g := httpx.Group{API: api, Tag: "auth", Base: "/api/v1/auth"}
	httpx.Register(api, g.Open("token", "/token", "Take a bearer for the session of the cookie").By(http.MethodPost), s.minting)
	httpx.Register(api, g.Open("logout", "/logout", "End the session of the cookie").By(http.MethodPost), s.leaving)
	httpx.Register(api, g.Open("state", "/state", "Whether anybody is signed in, and how one would").By(http.MethodGet), s.stating)
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
	g := httpx.Group{API: api, Tag: "me", Base: "/api/v1/me", Rights: "core.profile"}
	httpx.Get(g.Op("get", "", "read", "Who is signed in, and what the person may do"), func(ctx context.Context, in *own) (me Me, err error) {
		of, err := s.sessionOf(ctx, in.Request())
		if err != nil {
			return me, err
		}
		return s.me(ctx, of)
	})
	httpx.Write(g.Op("change", "", "update", "Change one's own name"), http.MethodPatch, func(ctx context.Context, in *renameMeInput) (user.UserView, error) {
		u, err := s.users.Rename(ctx, principal.Must(ctx).UserID, in.Body.DisplayName)
		if err != nil {
			return user.UserView{}, err
		}
		return user.ViewOf(*u), nil
	})
}
