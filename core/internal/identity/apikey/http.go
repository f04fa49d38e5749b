package apikey

import (
	"context"
	"fmt"
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

// Routes registers one's own keys, and others' for who may. Making one runs in no transaction: the kept answer would hold the key in
// the clear.
func (s *Service) Routes(api *httpx.API, rules Rules) {
	g := httpx.Group{API: api, Tag: "apikeys", Base: "/api/v1/me/api-keys", Rights: "core.apikeys"}
	httpx.All(g.Op("list", "", "read", "Own API keys"), func(ctx context.Context, _ *struct{}) ([]KeyView, error) {
		return s.viewsOf(ctx, principal.Must(ctx).UserID)
	})
	create := g.Op("create", "", "create", "Make an API key that acts as oneself")
	create.FreshProof, create.Long = true, true
	httpx.Act(create, func(ctx context.Context, in *createKeyInput) (KeyView, error) { return s.creating(ctx, in, rules) })
	httpx.Remove(g.Op("revoke", "/{id}", "delete", "Revoke one of one's own API keys"), func(ctx context.Context, in *httpx.ByID) error {
		return s.Revoke(ctx, in.ID, principal.Must(ctx).UserID)
	})
	g.Base, g.Rights = "/api/v1/api-keys", "core.user_apikeys"
	httpx.Names(g.Op("names", "/names", "read", "What API keys are called"), s.names)
	s.ofOthers(api, rules)
}

type userKeyInput struct {
	httpx.ByID
	Key string `path:"key" maxLength:"64"`
}

// ofOthers lets who may see and revoke the keys of the tenant's users.
func (s *Service) ofOthers(api *httpx.API, rules Rules) {
	g := httpx.Group{API: api, Tag: "users", Base: "/api/v1/users/{id}/api-keys", Rights: "core.user_apikeys"}
	httpx.All(g.Op("apikeys", "", "read", "A user's API keys"), func(ctx context.Context, in *httpx.ByID) ([]KeyView, error) {
		if err := rules.Changeable(ctx, in.ID); err != nil {
			return nil, err
		}
		return s.viewsOf(ctx, in.ID)
	})
	httpx.Remove(g.Op("apikey-revoke", "/{key}", "delete", "Revoke one of a user's API keys"), func(ctx context.Context, in *userKeyInput) error {
		if err := rules.Changeable(ctx, in.ID); err != nil {
			return err
		}
		return s.Revoke(ctx, in.Key, in.ID)
	})
}

func (s *Service) viewsOf(ctx context.Context, userID string) ([]KeyView, error) {
	keys, err := s.List(ctx, userID)
	shown := make([]KeyView, len(keys))
	for i, k := range keys {
		shown[i] = viewOf(k, "")
	}
	return shown, err
}

func (s *Service) creating(ctx context.Context, in *createKeyInput, rules Rules) (view KeyView, err error) {
	who := principal.Must(ctx)
	if who.Kind != principal.KindUser {
		return view, ErrNoKeyByKey
	}
	permissions, days, err := rules.Allowed(ctx)
	if err != nil {
		return view, err
	}
	for i, scope := range in.Body.Scopes {
		if _, may := permissions[scope]; !may {
			return view, ErrBeyond.WithField(fmt.Sprintf("body.scopes[%d]", i), "identity.apikey_beyond")
		}
	}
	made, text, err := s.Create(ctx, Wish{Name: in.Body.Name, Days: in.Body.Days, UserID: who.UserID, Scopes: in.Body.Scopes, Within: days})
	if err != nil {
		return view, err
	}
	return viewOf(*made, text), nil
}
