package main

import (
	"context"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"github.com/recobro/recobro/core/internal/app"
	"github.com/recobro/recobro/core/internal/maintenance"
)

// operatorTenant is where the record keeps what is done to the installation as a whole.
const operatorTenant = "installation"

func maintenanceCommand() *cobra.Command {
	cmd := &cobra.Command{Use: "maintenance", Short: "Close and open the installation"}
	cmd.AddCommand(maintenanceOnCommand(), maintenanceOffCommand())
	return cmd
}

func maintenanceOnCommand() *cobra.Command {
	var text string
	var length time.Duration
	cmd := &cobra.Command{Use: "on", Short: "Close it for everybody but superadmins, in force within two seconds", Args: cobra.NoArgs}
	cmd.Flags().StringVar(&text, "message", "", "what people are told, in every language")
	cmd.Flags().DurationVar(&length, "for", 0, "open again by itself after this long, for instance 30m")
	return onInstallation(cmd, func(ctx context.Context, cmd *cobra.Command, core *app.Core) error {
		var until *time.Time
		if length > 0 {
			end := time.Now().Add(length).UTC()
			until = &end
		}
		message := maintenance.Message{ES: text, EN: text, PT: text}
		if _, err := core.Maintenance.Close(asOperator(ctx, operatorTenant), message, until); err != nil {
			return err
		}
		_, err := fmt.Fprintln(cmd.OutOrStdout(), "closed for maintenance")
		return err
	})
}

func maintenanceOffCommand() *cobra.Command {
	cmd := &cobra.Command{Use: "off", Short: "Open it again", Args: cobra.NoArgs}
	return onInstallation(cmd, func(ctx context.Context, cmd *cobra.Command, core *app.Core) error {
		if err := core.Maintenance.Open(asOperator(ctx, operatorTenant)); err != nil {
			return err
		}
		_, err := fmt.Fprintln(cmd.OutOrStdout(), "open")
		return err
	})
}
