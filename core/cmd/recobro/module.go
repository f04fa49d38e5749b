package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
)

func moduleCommand() *cobra.Command {
	cmd := &cobra.Command{Use: "module", Short: "Work with modules"}
	cmd.AddCommand(moduleServeCommand())
	return cmd
}

// moduleServeCommand is what the host starts for each built-in module.
func moduleServeCommand() *cobra.Command {
	return &cobra.Command{
		Use: "serve NAME", Short: "Be the process of a built-in module (started by the host)", Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			var known []string
			for _, module := range builtins() {
				if module.id == args[0] {
					sdk.Serve(module.make())
					return nil
				}
				known = append(known, module.id)
			}
			return fmt.Errorf("no built-in module %q; there are: %s", args[0], strings.Join(known, ", "))
		},
	}
}
