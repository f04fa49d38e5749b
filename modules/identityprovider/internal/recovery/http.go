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
	operation := func(id, path, summary string, status int) httpx.Operation {
		return httpx.Operation{
			ID: "idp-recovery-" + id, Method: http.MethodPost, Path: "/idp/recovery" + path, Summary: summary, Open: true,
			MaxBody: 16 << 10, Status: status, Tags: []string{"identity provider"},
		}
	}
	httpx.Register(api, operation("ask", "", "Ask for a recovery link; the answer never tells who exists", http.StatusAccepted), s.asking)
	httpx.Register(api, operation("reset", "/{token}", "Set a new password with a link", http.StatusNoContent), s.resetting)
}

func (s *Service) asking(ctx context.Context, in *askInput) (*struct{}, error) {
	if err := in.Check(); err != nil {
		return nil, err
	}
	return nil, s.Ask(realm.In(ctx), in.Body.Login, browser.AddressOf(in.Request()))
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
