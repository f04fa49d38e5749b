package main

import (
	"context"
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"github.com/recobro/recobro/core/internal/app"
	"github.com/recobro/recobro/core/internal/identity/apikey"
	"github.com/recobro/recobro/core/internal/identity/user"
)

func apikeyCommand() *cobra.Command {
	cmd := &cobra.Command{Use: "apikey", Short: "Work with API keys"}
	cmd.AddCommand(apikeyCreateCommand())
	return cmd
}

// apikeyCreateCommand prints the key alone, so that scripts can take it.
func apikeyCreateCommand() *cobra.Command {
	var tenant string
	var wish apikey.Wish
	cmd := &cobra.Command{Use: "create", Short: "Make an API key for a program and print it", Args: cobra.NoArgs}
	cmd.Flags().StringVar(&tenant, "tenant", "", "id of the tenant")
	cmd.Flags().StringVar(&wish.Role, "role", "", "superadmin, admin, manager or cashier")
	cmd.Flags().StringVar(&wish.Name, "name", "command line", "what it is for")
	cmd.Flags().IntVar(&wish.Days, "expires", 0, "days it lives: 1, 7, 30, 60, 90, 180, 365, or 0 for ever")
	return onInstallation(cmd, func(ctx context.Context, cmd *cobra.Command, core *app.Core) error {
		if !slices.Contains(user.Admin.Enum(), user.Role(wish.Role)) {
			return fmt.Errorf("no role %q; there are: %v", wish.Role, user.Admin.Enum())
		}
		if _, err := core.Identity.Tenants().Get(ctx, tenant); err != nil {
			return err
		}
		_, key, err := core.Identity.Keys().Create(asOperator(ctx, tenant), wish)
		if err != nil {
			return err
		}
		_, err = fmt.Fprintln(cmd.OutOrStdout(), key)
		return err
	})
}
