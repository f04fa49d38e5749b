package category

import (
	"context"

	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

type categoryCreateInput struct {
	Body struct {
		PortalID string      `json:"portal_id,omitempty" maxLength:"64" doc:"Without one, the first portal, which is made where there is none"`
		Slug     string      `json:"slug,omitempty" maxLength:"80" pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"`
		Titles   lang.Titles `json:"titles"`
		Place    int         `json:"place,omitempty" minimum:"0" maximum:"10000"`
	}
}

type categoryChangeInput struct {
	httpx.ByVersion
	Body struct {
		Slug   *string      `json:"slug,omitempty" maxLength:"80" pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"`
		Titles *lang.Titles `json:"titles,omitempty"`
		Place  *int         `json:"place,omitempty" minimum:"0" maximum:"10000"`
	}
}

// Routes serves the categories.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "help-categories", Base: "/api/v1/help-categories", Rights: "helpcenter.categories"}
	httpx.All(g.Op("list", "", "read", "The categories of articles"), func(ctx context.Context, _ *struct{}) ([]Category, error) {
		return s.All(ctx)
	})
	httpx.Names(g.Op("names", "/names", "read", "What categories are called"), s.names)
	httpx.Get(g.Op("get", "/{id}", "read", "One category"), func(ctx context.Context, in *httpx.ByID) (Category, error) { return s.Get(ctx, in.ID) })
	httpx.History(g.Op("history", "/{id}/history", "read", "What happened to a category"), s.history)
	httpx.Create(g.Op("create", "", "create", "Add a category"), func(ctx context.Context, in *categoryCreateInput) (c Category, err error) {
		httpx.Copy(&c, in.Body)
		return s.Create(ctx, c)
	})
	httpx.Change(g.Op("update", "/{id}", "update", "Change a category"), func(ctx context.Context, in *categoryChangeInput, version int64) (Category, error) {
		return s.Change(ctx, in.ID, version, func(c *Category) { httpx.Copy(c, in.Body) })
	})
	httpx.Delete(g.Op("delete", "/{id}", "delete", "Remove an empty category"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Delete(ctx, in.ID, version)
	})
}
