package recovery

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/modules/identityprovider/internal/browser"
	"github.com/recobro/recobro/modules/identityprovider/internal/realm"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

type askInput struct {
	browser.Asked
	Body struct {
		Login string `json:"login" minLength:"1" maxLength:"254"`
	}
}

type resetInput struct {
	browser.Asked
	Token string `path:"token" maxLength:"64"`
	Body  struct {
		Password string `json:"password" minLength:"1" maxLength:"1024"`
	}
}

// Routes registers asking for a link and using it.
func (s *Service) Routes(api *httpx.API) {
	g := httpx.Group{API: api, Tag: "idp", Base: "/idp/recovery", Like: httpx.Operation{MaxBody: 16 << 10, Status: http.StatusAccepted}}
	httpx.Do(g.Open("recovery-ask", "", "Ask for a recovery link; the answer never tells who exists"), http.MethodPost, s.asking)
	g.Like.Status = http.StatusNoContent
	httpx.Register(api, g.Open("recovery-reset", "/{token}", "Set a new password with a link").By(http.MethodPost), s.resetting)
}

func (s *Service) asking(ctx context.Context, in *askInput) error {
	if err := in.Check(); err != nil {
		return err
	}
	return s.Ask(realm.In(ctx), in.Body.Login, browser.AddressOf(in.Request()))
}

func (s *Service) resetting(ctx context.Context, in *resetInput) (*browser.SignedOut, error) {
	if err := in.Check(); err != nil {
		return nil, err
	}
	holder, err := s.Reset(realm.In(ctx), in.Token, in.Body.Password, browser.AddressOf(in.Request()))
	if err != nil {
		return nil, err
	}
	return browser.Everywhere(holder, ""), nil
}
