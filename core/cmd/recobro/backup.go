package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/recobro/recobro/core/internal/app"
	"github.com/recobro/recobro/core/internal/config"
)

func backupCommand() *cobra.Command {
	var into string
	cmd := &cobra.Command{
		Use: "backup", Short: "Copy keys, SQLite databases and files into a new directory, beside the running host too", Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			c, err := load(cmd)
			if err != nil {
				return err
			}
			if into == "" {
				return errors.New("--to: say into which directory")
			}
			if err := app.Backup(cmd.Context(), c, into); err != nil {
				return err
			}
			fmt.Fprintln(cmd.OutOrStdout(), "saved in", into)
			if c.DatabaseURL != "" {
				fmt.Fprintln(cmd.OutOrStdout(), "the PostgreSQL database is not in it: save it with pg_dump (docs/operations.md, Keep safe)")
			}
			return nil
		},
	}
	cmd.Flags().StringVar(&into, "to", "", "directory to make")
	config.Flags(cmd.Flags())
	return cmd
}
