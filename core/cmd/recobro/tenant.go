package main

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/recobro/recobro/core/internal/app"
	"github.com/recobro/recobro/core/internal/identity/tenant"
)

func tenantCommand() *cobra.Command {
	cmd := &cobra.Command{Use: "tenant", Short: "Work with tenants"}
	cmd.AddCommand(tenantCreateCommand(), tenantListCommand())
	return cmd
}

func tenantCreateCommand() *cobra.Command {
	var s tenant.Settings
	cmd := &cobra.Command{Use: "create", Short: "Make a tenant", Args: cobra.NoArgs}
	cmd.Flags().StringVar(&s.ID, "id", "", "short name in lower case, for instance rioplatense")
	cmd.Flags().StringVar(&s.Name, "name", "", "name of the agency")
	cmd.Flags().StringVar(&s.Country, "country", "UY", "ISO 3166-1 code")
	cmd.Flags().StringVar(&s.Currency, "currency", "UYU", "ISO 4217 code")
	cmd.Flags().StringVar(&s.Timezone, "timezone", "America/Montevideo", "IANA name")
	return onInstallation(cmd, func(ctx context.Context, cmd *cobra.Command, core *app.Core) error {
		made, err := core.Identity.Tenants().Create(asOperator(ctx, s.ID), s)
		if err != nil {
			return err
		}
		_, err = fmt.Fprintln(cmd.OutOrStdout(), made.ID)
		return err
	})
}

func tenantListCommand() *cobra.Command {
	cmd := &cobra.Command{Use: "list", Short: "List the tenants", Args: cobra.NoArgs}
	return onInstallation(cmd, func(ctx context.Context, cmd *cobra.Command, core *app.Core) error {
		tenants, err := core.Identity.Tenants().List(ctx)
		for _, one := range tenants {
			fmt.Fprintf(cmd.OutOrStdout(), "%s\t%s\t%s\t%s\n", one.ID, one.Name, one.Currency, one.Timezone)
		}
		return err
	})
}
