package main

import (
	"context"
	"os"
	"os/signal"
	"runtime/debug"
	"syscall"

	"github.com/spf13/cobra"
	"go.uber.org/dig"
	"go.uber.org/fx"

	"github.com/recobro/recobro/core/internal/app"
	"github.com/recobro/recobro/core/internal/config"
	"github.com/recobro/recobro/core/internal/host"
	"github.com/recobro/recobro/modules"
)

func serveCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use: "serve", Short: "Serve the product until SIGTERM", Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			c, err := load(cmd)
			if err != nil {
				return err
			}
			if err := c.CheckExposure(); err != nil {
				return err
			}
			syscall.Umask(0o077) // what the host, its modules and their libraries write is for this account alone
			debug.SetGCPercent(host.CollectorPace)
			debug.SetMemoryLimit(host.MemoryTarget)
			return serve(fx.New(app.Options(c, app.Version(version), manifests(), modules.Areas, cmd.OutOrStdout())))
		},
	}
	config.Flags(cmd.Flags())
	return cmd
}

// serve runs the host until it is asked to stop; a second signal ends it at once.
func serve(product *fx.App) error {
	signals, forget := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer forget()
	starting, started := context.WithTimeout(signals, product.StartTimeout())
	defer started()
	if err := product.Start(starting); err != nil {
		return dig.RootCause(err) // what went wrong, without the parts that wanted it
	}
	<-signals.Done()
	forget()
	stopping, stopped := context.WithTimeout(context.Background(), product.StopTimeout())
	defer stopped()
	return product.Stop(stopping)
}
