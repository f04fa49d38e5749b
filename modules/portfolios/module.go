// Package portfolios is the module of creditors' portfolios: their debtors, debts and contact data, and the import that
// brings them in.
package portfolios

import (
	"embed"
	"log/slog"

	"go.uber.org/fx"

	"github.com/recobro/recobro/modules/portfolios/internal/book/address"
	"github.com/recobro/recobro/modules/portfolios/internal/book/bucket"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/demo"
	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/modules/portfolios/internal/book/repair"
	"github.com/recobro/recobro/modules/portfolios/internal/book/tag"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
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
		Provide: append(importParts(),
			portfolio.NewStore, portfolio.NewService,
			bucket.NewStore, bucket.NewService,
			tag.NewStore, tag.NewService,
			settings.For[debtor.Settings],
			debtor.NewStore, debtor.NewService, newSearches, debtor.NewBulk,
			debt.NewStore, debt.NewService, debt.NewAgeing,
			phone.NewService,
			address.NewService,
			demo.NewStores, demo.NewBefore, demo.New,
			func(debtors *debtor.Store) tag.Users { return debtors },
			func(phones *phone.Service) debtor.Numbers { return phones },
		),
		Routes: append(importRoutes(),
			portfolio.Routes, bucket.Routes, tag.Routes, debtor.Routes, debtor.ManyRoutes, debtor.AgeingRoutes, debtor.OverviewRoutes, debt.Routes, debt.AdjustmentRoutes, phone.Routes, address.Routes,
		),
		Jobs:  append(importJobs(), debt.Jobs, debtor.BulkJobs),
		Demo:  []any{demo.Plant},
		Apart: tabular.Works(), Repair: repair.Run,
	}
}

// newSearches records searches that may be repeated at every key.
func newSearches(lc fx.Lifecycle, recorder *tracing.Recorder, log *slog.Logger) *tracing.Tally {
	tally := tracing.NewTally(recorder, log)
	lc.Append(fx.StopHook(tally.Close))
	return tally
}
