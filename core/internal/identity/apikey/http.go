package apikey

import (
	"context"
	"net/http"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// KeyView is a key as its owner sees it.
type KeyView struct {
	ID         string     `json:"id"`
	Name       string     `json:"name"`
	Hint       string     `json:"hint" doc:"The key's last characters"`
	CreatedAt  time.Time  `json:"created_at"`
	ExpiresAt  *time.Time `json:"expires_at" doc:"null: never"`
	LastUsedAt *time.Time `json:"last_used_at"`
	Key        string     `json:"key,omitempty" doc:"The key itself, told once, when it is made"`
}

func viewOf(k Key, text string) KeyView {
	return KeyView{
		ID: k.ID, Name: k.Name, Hint: k.Hint, CreatedAt: k.CreatedAt, ExpiresAt: k.ExpiresAt, LastUsedAt: k.LastUsedAt, Key: text,
	}
}

type createKeyInput struct {
	Body struct {
		Name string `json:"name" minLength:"1" maxLength:"100"`
		Days int    `json:"expires_in_days" enum:"1,7,30,60,90,180,365,0" doc:"0: never"`
	}
}

type idInput struct {
	ID string `path:"id" maxLength:"64"`
}

// ErrNoKeyByKey keeps a key from making further keys: a leaked one could not be shut out.
var ErrNoKeyByKey = errs.New(errs.Forbidden, "identity.apikey_needs_person")

// Routes registers one's own keys. Making one is no RegisterWrite: the kept answer would hold the key in the clear.
func (s *Service) Routes(api *httpx.API) {
	operation := func(id, method, path, action, summary string) httpx.Operation {
		return httpx.Operation{
			ID: "apikeys-" + id, Method: method, Path: "/api/v1/me/api-keys" + path, Permission: "core.apikeys:" + action,
			Summary: summary, Tags: []string{"api-keys"},
		}
	}
	httpx.Register(api, operation("list", http.MethodGet, "", "read", "Own API keys"), s.listing)
	httpx.Register(api, operation("create", http.MethodPost, "", "create", "Make an API key that acts as oneself"), s.creating)
	httpx.RegisterWrite(api, operation("revoke", http.MethodDelete, "/{id}", "delete", "Revoke one of one's own API keys"),
		func(ctx context.Context, in *idInput) (*struct{}, error) {
			return nil, s.Revoke(ctx, in.ID, principal.Must(ctx).UserID)
		})
}

func (s *Service) listing(ctx context.Context, _ *struct{}) (*httpx.Body[[]KeyView], error) {
	keys, err := s.List(ctx, principal.Must(ctx).UserID)
	shown := make([]KeyView, len(keys))
	for i, k := range keys {
		shown[i] = viewOf(k, "")
	}
	return httpx.OK(shown), err
}

func (s *Service) creating(ctx context.Context, in *createKeyInput) (*httpx.Body[KeyView], error) {
	who := principal.Must(ctx)
	if who.Kind != principal.KindUser {
		return nil, ErrNoKeyByKey
	}
	made, text, err := s.Create(ctx, Wish{Name: in.Body.Name, Days: in.Body.Days, UserID: who.UserID})
	if err != nil {
		return nil, err
	}
	return httpx.OK(viewOf(*made, text)), nil
}
