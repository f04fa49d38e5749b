package identity

import (
	"context"
	"errors"
	"net/http"

	"github.com/recobro/recobro/core/internal/edge"
	"github.com/recobro/recobro/core/internal/identity/invitation"
	"github.com/recobro/recobro/core/internal/identity/session"
	"github.com/recobro/recobro/core/internal/identity/setup"
	"github.com/recobro/recobro/core/internal/identity/tenant"
	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/quota"
)

// guesses are how many wrong links of a first start an address may try: ten, then one every ten seconds. The right one always
// opens.
var guesses = quota.Bound{Rate: 0.1, Burst: 10}

type setupInput struct {
	session.Asked
	Client string `header:"X-Recobro-Client" doc:"Names the client, for instance web"`
	Site   string `header:"Sec-Fetch-Site" doc:"Set by the browser"`
	Body   struct {
		Secret      string `json:"secret" minLength:"1" maxLength:"200" doc:"What stands behind the # of the link"`
		Name        string `json:"name" minLength:"1" maxLength:"100" doc:"Of the agency"`
		Country     string `json:"country" maxLength:"2"`
		Currency    string `json:"currency" maxLength:"3"`
		Timezone    string `json:"timezone" maxLength:"64"`
		Language    string `json:"language" enum:"es,en,pt"`
		DisplayName string `json:"display_name" minLength:"1" maxLength:"100" doc:"Of the first person"`
		Email       string `json:"email" maxLength:"254" doc:"Of the first person"`
	}
}

type setupAnswer struct {
	CacheControl string `header:"Cache-Control"`
	Body         struct {
		Data SetUp `json:"data"`
	}
}

// SetUp is how the first person comes in: by the token of their invitation.
type SetUp struct {
	Invitation string `json:"invitation"`
}

// BeginSetup gives the address of a new one-time link while nobody is there yet, and ends the one before; empty otherwise.
func (s *Service) BeginSetup(ctx context.Context) (string, error) {
	secret, err := s.setup.Begin(ctx)
	if err != nil || secret == "" {
		return "", err
	}
	return s.config.PublicURL + "/setup#" + secret, nil
}

// setupRoute is no RegisterWrite: nobody is in a tenant yet, and the kept answer would hold the token. Sent again it makes
// nothing twice.
func (s *Service) setupRoute(api *httpx.API) {
	g := httpx.Group{API: api, Tag: "auth", Base: "/api/v1/auth"}
	httpx.Register(api, g.Open("setup", "/setup", "Set the installation up, by the link of its first start").By(http.MethodPost), s.settingUp)
}

func (s *Service) settingUp(ctx context.Context, in *setupInput) (*setupAnswer, error) {
	if err := (&own{Client: in.Client, Site: in.Site}).check(); err != nil {
		return nil, err
	}
	b := in.Body
	person, err := user.New(b.Email, b.DisplayName, user.Superadmin, b.Language)
	if err != nil {
		return nil, err
	}
	settings := tenant.Settings{Name: b.Name, Country: b.Country, Currency: b.Currency, Timezone: b.Timezone, Language: b.Language}
	answer := &setupAnswer{CacheControl: "no-store"}
	err = s.setup.Use(ctx, b.Secret, func(ctx context.Context, before setup.Made) (setup.Made, error) {
		made, token, err := s.beginWith(ctx, settings, person, before)
		answer.Body.Data.Invitation = token
		return made, err
	})
	if err != nil {
		return nil, s.guessed(in.Request(), err)
	}
	return answer, nil
}

// beginWith makes the first tenant and invites its first person, or gives those that the link has made before other words.
func (s *Service) beginWith(ctx context.Context, settings tenant.Settings, person *user.User, before setup.Made) (made setup.Made, token string, err error) {
	var issued *invitation.Issued
	if before.Tenant == "" {
		var first *tenant.Tenant
		if first, issued, err = s.found(ctx, settings, person); err == nil {
			made = setup.Made{Tenant: first.ID, User: person.ID}
		}
	} else {
		made, issued, err = s.correct(ctx, settings, person, before)
	}
	if err != nil {
		return made, "", err
	}
	token, err = s.invitations.Hand(issued)
	return made, token, err
}

func (s *Service) correct(ctx context.Context, settings tenant.Settings, person *user.User, before setup.Made) (setup.Made, *invitation.Issued, error) {
	ctx = principal.With(ctx, principal.System(before.Tenant, "core"))
	home, err := s.tenants.Change(ctx, settings)
	if err != nil {
		return before, nil, err
	}
	corrected, err := s.users.Correct(ctx, before.User, person)
	if err != nil {
		return before, nil, err
	}
	issued, err := s.invitations.Issue(ctx, corrected, home.Name)
	return before, issued, err
}

// guessed counts who tries links that are none.
func (s *Service) guessed(r *http.Request, refused error) error {
	if !errors.Is(refused, setup.ErrRefused) && !errors.Is(refused, setup.ErrLate) && !errors.Is(refused, setup.ErrOver) {
		return refused
	}
	leave, err := s.guesses.Enter(edge.Neighbourhood(r.RemoteAddr))
	if err != nil {
		return err
	}
	leave()
	return refused
}
