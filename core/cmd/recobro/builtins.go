package main

import (
	"encoding/json"
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"github.com/recobro/recobro/core/internal/app"
	"github.com/recobro/recobro/core/internal/config"
	"github.com/recobro/recobro/modules/aiagents"
	"github.com/recobro/recobro/modules/calls"
	"github.com/recobro/recobro/modules/chats"
	"github.com/recobro/recobro/modules/communication"
	"github.com/recobro/recobro/modules/helpcenter"
	"github.com/recobro/recobro/modules/identityprovider"
	"github.com/recobro/recobro/modules/portfolios"
	"github.com/recobro/recobro/modules/tasks"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
)

// builtin is a module that this program links.
type builtin struct {
	id   string
	make func() sdk.Module
}

// builtins are all of them; nothing else in the core knows a module's package.
func builtins() []builtin {
	return []builtin{
		{"aiagents", aiagents.Module},
		{"calls", calls.Module},
		{"chats", chats.Module},
		{"communication", communication.Module},
		{"helpcenter", helpcenter.Module},
		{"identityprovider", identityprovider.Module},
		{"portfolios", portfolios.Module},
		{"tasks", tasks.Module},
	}
}

func manifests() app.Builtins {
	var all app.Builtins
	for _, module := range builtins() {
		all = append(all, app.Builtin{ID: module.id, Manifest: module.make().Manifest})
	}
	return all
}

// load reads the settings of the program and of its modules.
func load(cmd *cobra.Command) (config.Config, error) {
	schemas := config.Schemas{}
	for _, module := range manifests() {
		var manifest struct {
			OperatorSettings json.RawMessage `json:"operator_settings"`
		}
		if err := json.Unmarshal(module.Manifest, &manifest); err != nil {
			return config.Config{}, fmt.Errorf("module %s: %w", module.ID, err)
		}
		schemas[module.ID] = manifest.OperatorSettings
	}
	return config.Load(cmd.Flags(), os.Environ(), schemas)
}
