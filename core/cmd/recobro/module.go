package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/recobro/recobro/core/internal/app"
	"github.com/recobro/recobro/core/internal/config"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
)

func moduleCommand() *cobra.Command {
	cmd := &cobra.Command{Use: "module", Short: "Work with modules"}
	cmd.AddCommand(moduleServeCommand(), moduleRepairCommand())
	return cmd
}

// moduleServeCommand is what the host starts for each built-in module.
func moduleServeCommand() *cobra.Command {
	return &cobra.Command{
		Use: "serve NAME", Short: "Be the process of a built-in module (started by the host)", Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			module, err := builtinOf(args[0])
			if err != nil {
				return err
			}
			sdk.Serve(module)
			return nil
		},
	}
}

// moduleRepairCommand mends what an earlier version of a module has broken.
func moduleRepairCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use: "repair NAME", Short: "Mend what an earlier version of a module has broken in its database", Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			module, err := builtinOf(args[0])
			if err != nil {
				return err
			}
			c, err := load(cmd)
			if err != nil {
				return err
			}
			return app.RepairModule(cmd.Context(), c, args[0], module, commandLog(cmd), func(line string) { fmt.Fprintln(cmd.OutOrStdout(), line) })
		},
	}
	config.Flags(cmd.Flags())
	return cmd
}

// builtinOf is a module that this program links.
func builtinOf(id string) (sdk.Module, error) {
	var known []string
	for _, module := range builtins() {
		if module.id == id {
			return module.make(), nil
		}
		known = append(known, module.id)
	}
	return sdk.Module{}, fmt.Errorf("no built-in module %q; there are: %s", id, strings.Join(known, ", "))
}
