package portfolios

import (
	"context"
	"encoding/json"
	"log/slog"

	"go.uber.org/fx"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debtor"
	"github.com/recobro/recobro/modules/portfolios/internal/book/imports"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// importParts are the constructors of imports.
func importParts() []any {
	return []any{
		importLimits,
		imports.NewStore,
		func(env sdk.Environment, limits imports.Limits) *imports.Files {
			return imports.NewFiles(env.DataDir, limits.Bytes)
		},
		func(store *imports.Store, t *record.Record, bus *events.Bus, queue *jobs.Client, leases *jobs.Leases, clock clock.Clock, debtors *debtor.Store) *imports.Ends {
			live := func(ctx context.Context, e events.Event) { _ = bus.Live(ctx, e) } // a live event may always be missed
			return imports.NewEnds(store, t, live, queue, leases, clock, debtors.ChangedAll)
		},
		imports.NewService,
		imports.NewReport,
		imports.NewMender,
		imports.NewRunner,
		imports.NewResumer,
		func(files *imports.Files, store *imports.Store, log *slog.Logger) *imports.Sweeper {
			return imports.NewSweeper(files, store, log)
		},
	}
}

// importLimits are the defaults, changed by what the operator has set.
func importLimits(env sdk.Environment) (imports.Limits, error) {
	limits := imports.DefaultLimits()
	limits.Pulse = env.Pulse
	return limits, json.Unmarshal(env.Settings, &limits)
}

// importRoutes are the operations on imports.
func importRoutes() []any {
	return []any{func(api *httpx.API, service *imports.Service, report *imports.Report, mender *imports.Mender, limits imports.Limits) {
		imports.Routes(api, service, report, mender, limits)
	}}
}

// importJobs are the work on imports, and the look-out for work that a crash has left.
func importJobs() []any {
	return []any{
		func(workers *jobs.Workers, runner *imports.Runner, draining context.Context) {
			imports.AddWork(workers, runner, draining)
		},
		func(lc fx.Lifecycle, resumer *imports.Resumer, sweeper *imports.Sweeper) {
			ctx, stop := context.WithCancel(context.Background())
			done := make(chan struct{})
			lc.Append(fx.StartStopHook(
				func() { go func() { defer close(done); sweeper.Run(ctx); resumer.Run(ctx) }() },
				func() { stop(); <-done },
			))
		},
	}
}
