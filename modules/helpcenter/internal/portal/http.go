package portal

import (
	"context"

	"github.com/recobro/recobro/modules/helpcenter/internal/lang"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

type portalCreateInput struct {
	Body struct {
		Name      string          `json:"name" minLength:"1" maxLength:"120"`
		Slug      string          `json:"slug,omitempty" maxLength:"80" pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"`
		Languages []lang.Language `json:"languages" minItems:"1" maxItems:"3"`
		Public    bool            `json:"public,omitempty"`
		Titles    lang.Titles     `json:"titles,omitempty"`
		Colour    string          `json:"colour,omitempty" pattern:"^(#[0-9a-fA-F]{6})?$"`
		Widget    string          `json:"widget,omitempty" maxLength:"200" pattern:"^(/api/v1/chats/widget/[A-Za-z0-9_-]{1,64}(\\.[A-Za-z0-9_-]{1,64})?/widget\\.js)?$"`
		Contact   string          `json:"contact,omitempty" maxLength:"200"`
		LogoAlt   string          `json:"logo_alt,omitempty" maxLength:"120"`
	}
}

type portalChangeInput struct {
	httpx.ByVersion
	Body struct {
		Name      *string          `json:"name,omitempty" minLength:"1" maxLength:"120"`
		Slug      *string          `json:"slug,omitempty" maxLength:"80" pattern:"^[a-z0-9]+(-[a-z0-9]+)*$"`
		Languages *[]lang.Language `json:"languages,omitempty" minItems:"1" maxItems:"3"`
		Public    *bool            `json:"public,omitempty"`
		Titles    *lang.Titles     `json:"titles,omitempty"`
		Colour    *string          `json:"colour,omitempty" pattern:"^(#[0-9a-fA-F]{6})?$"`
		Contact   *string          `json:"contact,omitempty" maxLength:"200"`
		LogoAlt   *string          `json:"logo_alt,omitempty" maxLength:"120"`
		Widget    *string          `json:"widget,omitempty" maxLength:"200" pattern:"^(/api/v1/chats/widget/[A-Za-z0-9_-]{1,64}(\\.[A-Za-z0-9_-]{1,64})?/widget\\.js)?$"`
	}
}

// Routes serves the portals.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "help-portals", Base: "/api/v1/help-portals", Rights: "helpcenter.portals"}
	httpx.All(g.Op("list", "", "read", "The portals of articles"), func(ctx context.Context, _ *struct{}) ([]Portal, error) {
		return s.All(ctx)
	})
	httpx.Names(g.Op("names", "/names", "read", "What portals are called"), s.names)
	httpx.Get(g.Op("get", "/{id}", "read", "One portal"), func(ctx context.Context, in *httpx.ByID) (Portal, error) { return s.Get(ctx, in.ID) })
	httpx.History(g.Op("history", "/{id}/history", "read", "What happened to a portal"), s.history)
	httpx.Create(g.Op("create", "", "create", "Add a portal"), func(ctx context.Context, in *portalCreateInput) (p Portal, err error) {
		httpx.Copy(&p, in.Body)
		return s.Create(ctx, p)
	})
	httpx.Change(g.Op("update", "/{id}", "update", "Change a portal"), func(ctx context.Context, in *portalChangeInput, version int64) (Portal, error) {
		return s.Change(ctx, in.ID, version, func(p *Portal) { httpx.Copy(p, in.Body) })
	})
	httpx.Delete(g.Op("delete", "/{id}", "delete", "Remove an empty portal"), func(ctx context.Context, in *httpx.ByVersion, version int64) error {
		return s.Delete(ctx, in.ID, version)
	})
	pictures(g, s)
}
