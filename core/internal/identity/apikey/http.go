package apikey

import (
	"context"
	"fmt"
	"net/http"
	"strings"
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
	Scopes     []string   `json:"scopes" doc:"Permissions it is limited to; none: all that its person may"`
	Key        string     `json:"key,omitempty" doc:"The key itself, told once, when it is made"`
}

func viewOf(k Key, text string) KeyView {
	return KeyView{
		ID: k.ID, Name: k.Name, Hint: k.Hint, CreatedAt: k.CreatedAt, ExpiresAt: k.ExpiresAt, LastUsedAt: k.LastUsedAt,
		Scopes: strings.Fields(k.Scopes), Key: text,
	}
}

type createKeyInput struct {
	Body struct {
		Name string `json:"name" minLength:"1" maxLength:"100"`
		Days int    `json:"expires_in_days" enum:"1,7,30,60,90,180,365,0" doc:"0: never"`
		// Scopes may be left out.
		Scopes []string `json:"scopes,omitempty" maxItems:"200" doc:"Permissions to limit the key to; none: all that one may"`
	}
}

type idInput struct {
	ID string `path:"id" maxLength:"64"`
}

// ErrNoKeyByKey keeps a key from making further keys: a leaked one could not be shut out.
var ErrNoKeyByKey = errs.New(errs.Forbidden, "identity.apikey_needs_person")

// ErrBeyond keeps people from making a key for what they may not do themselves.
var ErrBeyond = errs.New(errs.Invalid, "identity.apikey_invalid")

// Rules are what a tenant and a role allow of keys.
type Rules interface {
	// Allowed are the permissions of who asks, and the most days that the tenant lets a key live; 0 for any.
	Allowed(ctx context.Context) (permissions map[string]principal.Scope, days int, err error)
	// Changeable says whether who asks may act on a user of the tenant.
	Changeable(ctx context.Context, userID string) error
}

// Routes registers one's own keys, and others' for who may. Making one is no RegisterWrite: the kept answer would hold the key
// in the clear.
func (s *Service) Routes(api *httpx.API, rules Rules) {
	s.ofOthers(api, rules)
	operation := func(id, method, path, action, summary string) httpx.Operation {
		return httpx.Operation{
			ID: "apikeys-" + id, Method: method, Path: "/api/v1/me/api-keys" + path, Permission: "core.apikeys:" + action,
			Summary: summary, Tags: []string{"api-keys"},
		}
	}
	httpx.Register(api, operation("list", http.MethodGet, "", "read", "Own API keys"), s.listing)
	create := operation("create", http.MethodPost, "", "create", "Make an API key that acts as oneself")
	create.FreshProof = true
	httpx.Register(api, create, func(ctx context.Context, in *createKeyInput) (*httpx.Body[KeyView], error) {
		return s.creating(ctx, in, rules)
	})
	httpx.RegisterWrite(api, operation("revoke", http.MethodDelete, "/{id}", "delete", "Revoke one of one's own API keys"),
		func(ctx context.Context, in *idInput) (*struct{}, error) {
			return nil, s.Revoke(ctx, in.ID, principal.Must(ctx).UserID)
		})
}

func (s *Service) listing(ctx context.Context, _ *struct{}) (*httpx.Body[[]KeyView], error) {
	return s.viewsOf(ctx, principal.Must(ctx).UserID)
}

func (s *Service) viewsOf(ctx context.Context, userID string) (*httpx.Body[[]KeyView], error) {
	keys, err := s.List(ctx, userID)
	shown := make([]KeyView, len(keys))
	for i, k := range keys {
		shown[i] = viewOf(k, "")
	}
	return httpx.OK(shown), err
}

func (s *Service) creating(ctx context.Context, in *createKeyInput, rules Rules) (*httpx.Body[KeyView], error) {
	who := principal.Must(ctx)
	if who.Kind != principal.KindUser {
		return nil, ErrNoKeyByKey
	}
	permissions, days, err := rules.Allowed(ctx)
	if err != nil {
		return nil, err
	}
	for i, scope := range in.Body.Scopes {
		if _, may := permissions[scope]; !may {
			return nil, ErrBeyond.WithField(fmt.Sprintf("body.scopes[%d]", i), "identity.apikey_beyond")
		}
	}
	made, text, err := s.Create(ctx, Wish{Name: in.Body.Name, Days: in.Body.Days, UserID: who.UserID, Scopes: in.Body.Scopes, Within: days})
	if err != nil {
		return nil, err
	}
	return httpx.OK(viewOf(*made, text)), nil
}
