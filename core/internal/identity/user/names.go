package user

import (
	"context"
	"net/http"
	"net/url"

	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// namesRoute serves what people are called; the page with more of them to who may see more than their names.
func namesRoute(api *httpx.API, s *Service, d Decider) {
	httpx.RegisterNames(api, httpx.Operation{
		ID: "users-names", Method: http.MethodGet, Path: "/api/v1/users/names", Permission: "core.users:read",
		Summary: "What users are called", Tags: []string{"users"},
	}, func(ctx context.Context, ids []string) ([]httpx.Name, error) {
		found, err := s.named(ctx, ids)
		names := make([]httpx.Name, len(found))
		for i, u := range found {
			names[i] = httpx.Name{ID: u.ID, Name: u.DisplayName}
			if seesDetails(ctx, d) {
				names[i].Page = "/users?" + url.Values{"username": {u.Username}, "user": {u.ID}}.Encode()
			}
		}
		return names, err
	})
}

func (s *Service) named(ctx context.Context, ids []string) (found []User, err error) {
	err = s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) (err error) {
		found, err = named(tx, ids)
		return err
	})
	return found, err
}
