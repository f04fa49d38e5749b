// Package visits is the example module of docs/modules.md: collectors' notes of their visits at debtors' addresses.
package visits

import (
	"embed"

	"github.com/recobro/recobro/docs/example/visits/internal/visitnote"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
)

//go:embed module.json
var manifest []byte

//go:embed migrations locales
var files embed.FS

// Module is the list of what the module provides.
func Module() sdk.Module {
	return sdk.Module{
		Manifest:   manifest,
		Migrations: files,
		Locales:    files,
		Provide:    []any{visitnote.NewService},
		Routes:     []any{visitnote.Routes},
	}
}
