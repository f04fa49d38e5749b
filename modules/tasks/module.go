// Package tasks is the module of what is left to do: tasks with their board, checklists, history, import and export.
package tasks

import (
	"embed"

	"github.com/recobro/recobro/modules/tasks/internal/demo"
	"github.com/recobro/recobro/modules/tasks/internal/sheet"
	"github.com/recobro/recobro/modules/tasks/internal/task"
	"github.com/recobro/recobro/modules/tasks/internal/trail"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

//go:embed module.json
var manifest []byte

//go:embed migrations/*.sql
var migrations embed.FS

//go:embed locales/*.json
var locales embed.FS

// Module is the one list of what the module provides.
func Module() sdk.Module {
	return sdk.Module{
		Manifest:   manifest,
		Migrations: migrations,
		Locales:    locales,
		Provide:    []any{settings.For[task.Settings], newTrail, task.NewStore, task.NewService, demo.New},
		Routes:     []any{sheet.Routes, task.Routes},
		Jobs:       []any{task.Jobs},
		Demo:       []any{demo.Plant},
	}
}

func newTrail(db *storage.DB, recorder *tracing.Recorder, bus *events.Bus) *trail.Trail {
	return trail.New(db, recorder, bus)
}
