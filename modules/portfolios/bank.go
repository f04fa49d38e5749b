package portfolios

import (
	"context"
	"log/slog"
	"path/filepath"

	"go.uber.org/fx"

	"github.com/recobro/recobro/modules/portfolios/internal/book/imports"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/expectation"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/line"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/matching"
	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// mostBankFile is how large a bank file may be, in bytes.
const mostBankFile = 100 << 20

// bankParts are the constructors of bank files. Promises and plans tell what debtors are expected to pay.
func bankParts() []any {
	return []any{
		bank.NewStore, line.NewStore, line.NewPoster,
		func(env sdk.Environment) bank.Uploads {
			return bank.Uploads{Files: imports.NewFiles(filepath.Join(env.DataDir, "bank"), mostBankFile)}
		},
		bank.NewService,
		expectation.NewPromises, expectation.NewInstalments,
		func(db *storage.DB, payments *payment.Store, promises *expectation.Promises, instalments *expectation.Instalments) *matching.Books {
			return matching.NewBooks(db, payments, promises, instalments)
		},
		func(s *bank.Service, books *matching.Books, bus *events.Bus, log *slog.Logger) *bank.Runner {
			live := func(ctx context.Context, e events.Event) { _ = bus.Live(ctx, e) } // a live event may always be missed
			return bank.NewRunner(s, books, bank.DefaultLimits(), live, log)
		},
		func(s *bank.Service, limits imports.Limits, log *slog.Logger) *bank.Resumer {
			return bank.NewResumer(s, limits.Pulse, log)
		},
	}
}

func bankRoutes() []any {
	return []any{func(api *httpx.API, s *bank.Service) { bank.Routes(api, s, mostBankFile) }}
}

// bankJobs are the work on bank files, and the look-out for what a crash has left.
func bankJobs() []any {
	return []any{
		func(workers *jobs.Workers, runner *bank.Runner, draining context.Context) {
			bank.AddWork(workers, runner, draining)
		},
		func(lc fx.Lifecycle, s *bank.Service, resumer *bank.Resumer, log *slog.Logger) {
			ctx, stop := context.WithCancel(context.Background())
			done := make(chan struct{})
			lc.Append(fx.StartStopHook(
				func() { go func() { defer close(done); s.Sweeper(log).Run(ctx); resumer.Run(ctx) }() },
				func() { stop(); <-done },
			))
		},
	}
}
