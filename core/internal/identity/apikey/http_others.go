package apikey

import (
	"context"
	"net/http"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

type userInput struct {
	ID string `path:"id" maxLength:"64"`
}

type userKeyInput struct {
	ID  string `path:"id" maxLength:"64"`
	Key string `path:"key" maxLength:"64"`
}

// ofOthers lets who may see and revoke the keys of the tenant's users.
func (s *Service) ofOthers(api *httpx.API, rules Rules) {
	httpx.Register(api, httpx.Operation{
		ID: "users-apikeys", Method: http.MethodGet, Path: "/api/v1/users/{id}/api-keys", Permission: "core.user_apikeys:read",
		Summary: "A user's API keys", Tags: []string{"users"},
	}, func(ctx context.Context, in *userInput) (*httpx.Body[[]KeyView], error) {
		if err := rules.Changeable(ctx, in.ID); err != nil {
			return nil, err
		}
		return s.viewsOf(ctx, in.ID)
	})
	httpx.RegisterNames(api, httpx.Operation{
		ID: "apikeys-names", Method: http.MethodGet, Path: "/api/v1/api-keys/names", Permission: "core.user_apikeys:read",
		Summary: "What API keys are called", Tags: []string{"api-keys"},
	}, s.names)
	httpx.RegisterWrite(api, httpx.Operation{
		ID: "users-apikey-revoke", Method: http.MethodDelete, Path: "/api/v1/users/{id}/api-keys/{key}", Permission: "core.user_apikeys:delete",
		Summary: "Revoke one of a user's API keys", Tags: []string{"users"},
	}, func(ctx context.Context, in *userKeyInput) (*struct{}, error) {
		if err := rules.Changeable(ctx, in.ID); err != nil {
			return nil, err
		}
		return nil, s.Revoke(ctx, in.Key, in.ID)
	})
}
