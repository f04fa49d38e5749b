// Command recobro is the whole product: the host, and the process of every built-in module.
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"
)

// version is set when the program is built.
var version = "dev"

func main() {
	root := &cobra.Command{
		Use: "recobro", Short: "A back-office for debt collection and calling",
		SilenceUsage: true, SilenceErrors: true,
	}
	root.AddCommand(serveCommand(), moduleCommand(), tenantCommand(), userCommand(), apikeyCommand(), auditCommand(), ledgerCommand(), maintenanceCommand(), backupCommand(), keyCommand(), versionCommand())
	if err := root.Execute(); err != nil {
		fmt.Fprintln(os.Stderr, "recobro:", err)
		os.Exit(1)
	}
}

func versionCommand() *cobra.Command {
	return &cobra.Command{
		Use: "version", Short: "Print the version", Args: cobra.NoArgs,
		Run: func(cmd *cobra.Command, _ []string) { fmt.Fprintln(cmd.OutOrStdout(), version) },
	}
}
