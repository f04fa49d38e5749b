// Package communication is the module of how a tenant speaks to its debtors: when, in whose name, with which words. Modules that
// call, write or chat ask it; the contact rules of a country narrow it further.
package communication

import (
	"embed"

	"github.com/recobro/recobro/modules/communication/internal/demo"
	"github.com/recobro/recobro/modules/communication/internal/hours"
	"github.com/recobro/recobro/modules/communication/internal/sender"
	"github.com/recobro/recobro/modules/communication/internal/template"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
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
		Provide:    []any{hours.NewService, sender.NewStore, sender.NewService, template.NewStore, template.NewService},
		Routes:     []any{hours.Routes, sender.Routes, template.Routes},
		Demo:       []any{demo.Plant},
	}
}
