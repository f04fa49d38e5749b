package main

import (
	"github.com/recobro/recobro/core/internal/app"
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
