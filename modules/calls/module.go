// Package calls is the module of telephony: trunks to the public network, people's lines in their browsers, calls and their recordings.
package calls

import (
	"embed"

	"github.com/recobro/recobro/modules/calls/internal/agentcall"
	"github.com/recobro/recobro/modules/calls/internal/board"
	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/contacts"
	"github.com/recobro/recobro/modules/calls/internal/demo"
	"github.com/recobro/recobro/modules/calls/internal/dialer"
	"github.com/recobro/recobro/modules/calls/internal/incoming"
	"github.com/recobro/recobro/modules/calls/internal/line"
	"github.com/recobro/recobro/modules/calls/internal/linetest"
	"github.com/recobro/recobro/modules/calls/internal/node"
	"github.com/recobro/recobro/modules/calls/internal/number"
	"github.com/recobro/recobro/modules/calls/internal/outcome"
	"github.com/recobro/recobro/modules/calls/internal/outgoing"
	"github.com/recobro/recobro/modules/calls/internal/recording"
	"github.com/recobro/recobro/modules/calls/internal/session"
	"github.com/recobro/recobro/modules/calls/internal/trunk"
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
		Provide: []any{
			newOperator, newReach, newPlant, newNode, newKeeper,
			settings.For[recording.Settings], settings.For[outgoing.Settings],
			contacts.New,
			trunk.NewStore, trunk.NewService, func(k *trunk.Keeper) trunk.Watcher { return k },
			number.NewStore, number.NewService, func(s *trunk.Store) number.Trunks { return s },
			call.NewStore, call.NewService,
			linetest.NewStore, linetest.NewService, func(s *linetest.Service) outcome.Tests { return s },
			newRecordings, outcome.NewService,
			newFloor, agentcall.NewService, outgoing.NewService, newLines, incoming.NewService,
			session.NewStore, session.NewService, func(b *contacts.Book) session.Debtors { return b }, func(s *call.Service) session.Calls { return s }, newDialer,
			newPresence, board.NewService, newOffice,
		},
		Routes: []any{trunk.Routes, number.Routes, call.Routes, line.Routes, line.TransferRoutes, linetest.Routes, outcome.Routes, recording.Routes, session.Routes, session.OwnRoutes, board.Routes, answer},
		Jobs:   []any{node.Jobs, outcome.Jobs, session.Jobs, func(*dialer.Dialer) {}},
		Events: []any{outcome.Hear},
		Demo:   []any{demo.Plant},
	}
}
