package tag

import (
	"context"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// NewTag is a tag as it is asked for.
type NewTag struct {
	Name  string `json:"name" minLength:"1" maxLength:"40" example:"VIP"`
	Color Color  `json:"color,omitempty" default:"grey"`
}

// TagChange are the fields to change; what is absent stays.
type TagChange struct {
	Name  *string `json:"name,omitempty" minLength:"1" maxLength:"40"`
	Color *Color  `json:"color,omitempty"`
}

// ChangeInput is a change of a tag that still has the version.
type ChangeInput struct {
	httpx.ByVersion
	Body TagChange
}

// Routes serves tags.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "tags", Base: "/api/v1/deudores/tags", Rights: "portfolios.tags"}
	httpx.All(g.Op("list", "", "read", "List every tag"), func(ctx context.Context, _ *struct{}) ([]Tag, error) { return s.All(ctx) })
	httpx.Names(g.Op("names", "/names", "read", "What tags are called"), s.names)
	httpx.Create(g.Op("create", "", "create", "Create a tag"), func(ctx context.Context, in *struct{ Body NewTag }) (t Tag, err error) {
		httpx.Copy(&t, in.Body)
		err = s.Create(ctx, &t)
		return t, err
	})
	httpx.Change(g.Op("update", "/{id}", "update", "Change a tag"), func(ctx context.Context, in *ChangeInput, version int64) (Tag, error) {
		return s.Change(ctx, in.ID, version, func(t *Tag) { httpx.Copy(t, in.Body) })
	})
	httpx.Delete(g.Op("delete", "/{id}", "delete", "Remove a tag that no debtor has"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Delete(ctx, in.ID, version)
	})
}
