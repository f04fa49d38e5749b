package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"github.com/recobro/recobro/core/internal/app"
	"github.com/recobro/recobro/core/internal/config"
)

func keyCommand() *cobra.Command {
	cmd := &cobra.Command{Use: "key", Short: "Look after the installation's key"}
	cmd.AddCommand(keyRotateCommand())
	return cmd
}

func keyRotateCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use: "rotate", Short: "Add a secret to the key file, to seal with from the next start on", Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			c, err := load(cmd)
			if err != nil {
				return err
			}
			path, err := app.RotateKey(cmd.Context(), c, commandLog(cmd))
			if err != nil {
				return err
			}
			_, err = fmt.Fprintf(cmd.OutOrStdout(), "added a secret to %s: save the file, copy it to every replica, then restart the host\n", path)
			return err
		},
	}
	config.Flags(cmd.Flags())
	return cmd
}
