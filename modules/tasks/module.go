// Package tasks is the module of what is left to do: tasks with their board, checklists, history, import and export.
package tasks

import (
	"embed"

	"github.com/recobro/recobro/modules/tasks/internal/demo"
	"github.com/recobro/recobro/modules/tasks/internal/sheet"
	"github.com/recobro/recobro/modules/tasks/internal/task"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
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
		Provide:    []any{settings.For[task.Settings], task.NewStore, task.NewService, task.NewFollower, demo.New},
		Routes:     []any{sheet.Routes, task.Routes},
		Jobs:       []any{task.Jobs},
		Events:     []any{task.Hear},
		Demo:       []any{demo.Plant},
	}
}
