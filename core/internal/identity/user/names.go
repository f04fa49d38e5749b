package user

import (
	"context"
	"net/url"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// names are what people are called; with the page that says more of them to whoever may see more than their names.
func (s *Service) names(ctx context.Context, d Decider, ids []string) ([]httpx.Name, error) {
	found, err := storage.All[User](ctx, s.db, len(ids), storage.Columns("tenant_id", "id", "username", "display_name"), storage.Where("id IN ?", ids))
	details := seesDetails(ctx, d)
	return httpx.Named(found, func(u User) httpx.Name {
		name := httpx.Name{ID: u.ID, Name: u.DisplayName}
		if details {
			name.Page = "/users?" + url.Values{"username": {u.Username}, "user": {u.ID}}.Encode()
		}
		return name
	}), err
}
