// Package helpcenter is the module of what an office knows how to do: portals of articles by category and language, written in
// drafts, published in versions, found by whoever needs them.
package helpcenter

import (
	"embed"

	"go.uber.org/fx"

	"github.com/recobro/recobro/modules/helpcenter/internal/article"
	"github.com/recobro/recobro/modules/helpcenter/internal/category"
	"github.com/recobro/recobro/modules/helpcenter/internal/demo"
	"github.com/recobro/recobro/modules/helpcenter/internal/folder"
	"github.com/recobro/recobro/modules/helpcenter/internal/picture"
	"github.com/recobro/recobro/modules/helpcenter/internal/portal"
	"github.com/recobro/recobro/modules/helpcenter/internal/product"
	"github.com/recobro/recobro/modules/helpcenter/internal/site"
	"github.com/recobro/recobro/modules/helpcenter/internal/starter"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/background"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
)

//go:embed module.json
var manifest []byte

//go:embed migrations/*.sql
var migrations embed.FS

//go:embed locales/*.json
var locales embed.FS

//go:embed help
var help embed.FS

// Module is the one list of what the module provides.
func Module() sdk.Module {
	return sdk.Module{
		Manifest:   manifest,
		Migrations: migrations,
		Locales:    locales,
		Help:       help,
		Provide: []any{
			settings.For[article.Settings], portal.NewService, category.NewService,
			product.NewLibrary, article.NewService, picture.NewService, folder.NewService,
			site.NewService, starter.NewService,
		},
		Routes: []any{
			portal.Routes, category.Routes,
			article.Routes, picture.Routes, folder.Routes,
			starter.Routes,
		},
		Apart:   folder.Works(),
		Handler: []any{site.Routes},
		Jobs:    []any{func(lc fx.Lifecycle, s *site.Service) { lc.Append(background.Hook(s.Count)) }},
		Demo:    []any{demo.Plant},
	}
}
