package main

import (
	"context"
	"errors"
	"log/slog"

	"github.com/spf13/cobra"

	"github.com/recobro/recobro/core/internal/app"
	"github.com/recobro/recobro/core/internal/config"
	"github.com/recobro/recobro/core/internal/telemetry"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// onInstallation makes a command's work run on the installation in the data directory, beside its running host or
// without one.
func onInstallation(cmd *cobra.Command, work func(ctx context.Context, cmd *cobra.Command, core *app.Core) error) *cobra.Command {
	config.Flags(cmd.Flags())
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		c, err := load(cmd)
		if err != nil {
			return err
		}
		log := commandLog(cmd)
		core, err := app.OpenCore(cmd.Context(), c, log)
		if err != nil {
			return err
		}
		err = work(cmd.Context(), cmd, core)
		linked := core.Sequencer.LinkAll(context.WithoutCancel(cmd.Context()))
		return errors.Join(err, linked, core.Close())
	}
	return cmd
}

// asOperator is ctx on behalf of whoever has the data directory in their hands, in a tenant.
func asOperator(ctx context.Context, tenant string) context.Context {
	who := principal.System(tenant, "core")
	who.Username = "operator"
	return principal.With(ctx, who)
}

// commandLog tells a command's errors on the terminal.
func commandLog(cmd *cobra.Command) *slog.Logger {
	return telemetry.NewLogger(cmd.ErrOrStderr(), "error", telemetry.Text)
}
