package main

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/recobro/recobro/core/internal/app"
	"github.com/recobro/recobro/core/internal/identity/user"
)

func userCommand() *cobra.Command {
	cmd := &cobra.Command{Use: "user", Short: "Work with users"}
	cmd.AddCommand(userInviteCommand())
	return cmd
}

// userInviteCommand is how the first superadmin of a fresh installation comes in.
func userInviteCommand() *cobra.Command {
	var tenant, email, name, role, language string
	cmd := &cobra.Command{Use: "invite", Short: "Invite a user and print the link", Args: cobra.NoArgs}
	cmd.Flags().StringVar(&tenant, "tenant", "", "id of the tenant")
	cmd.Flags().StringVar(&email, "email", "", "the person's e-mail")
	cmd.Flags().StringVar(&name, "name", "", "the person's name")
	cmd.Flags().StringVar(&role, "role", string(user.Admin), "superadmin, admin, manager or cashier")
	cmd.Flags().StringVar(&language, "language", "es", "es, en or pt")
	return onInstallation(cmd, func(ctx context.Context, cmd *cobra.Command, core *app.Core) error {
		invited, err := core.Identity.Invite(asOperator(ctx, tenant), email, name, user.Role(role), language)
		if err != nil {
			return err
		}
		told := invited.Link
		if told == "" {
			told = "invitation sent to " + invited.User.Email
		}
		_, err = fmt.Fprintln(cmd.OutOrStdout(), told)
		return err
	})
}
