package main

import (
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/spf13/cobra"

	"github.com/recobro/recobro/core/internal/app"
	"github.com/recobro/recobro/core/internal/config"
	"github.com/recobro/recobro/core/internal/tracing"
)

func auditCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use: "audit [NAME]", Short: "Look after the record of who did what; with a NAME, have the modules prove a part of their data by it",
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return cmd.Help()
			}
			return auditByModules(cmd, args[0])
		},
	}
	config.Flags(cmd.Flags())
	cmd.AddCommand(auditVerifyCommand())
	return cmd
}

// errUnproven makes the program end with code 1 once everything that does not hold is printed.
var errUnproven = errors.New("the audit found what does not hold")

// auditByModules verifies the chains of the record, and has every module that knows the audit prove its data by it.
func auditByModules(cmd *cobra.Command, name string) error {
	c, err := load(cmd)
	if err != nil {
		return err
	}
	known := 0
	for _, one := range builtins() {
		module := one.make()
		if module.Audits[name] == nil {
			continue
		}
		known++
		broken, err := app.AuditModule(cmd.Context(), c, one.id, name, module, commandLog(cmd), func(line string) { fmt.Fprintln(cmd.OutOrStdout(), line) })
		if err != nil {
			return err
		}
		if broken > 0 {
			return errUnproven
		}
	}
	if known == 0 {
		return fmt.Errorf("no module knows the audit %q", name)
	}
	verdicts, err := app.VerifyRecord(cmd.Context(), c, manifests(), commandLog(cmd))
	if err != nil {
		return err
	}
	return report(cmd.OutOrStdout(), verdicts)
}

// errAltered makes the program end with code 1 once the verdicts are printed.
var errAltered = errors.New("the record has been altered")

func auditVerifyCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use: "verify", Short: "Walk every chain of tracing events; exit code 1 if one does not hold", Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			c, err := load(cmd)
			if err != nil {
				return err
			}
			log := commandLog(cmd)
			verdicts, err := app.VerifyRecord(cmd.Context(), c, manifests(), log)
			if err != nil {
				return err
			}
			return report(cmd.OutOrStdout(), verdicts)
		},
	}
	config.Flags(cmd.Flags())
	return cmd
}

func report(out io.Writer, verdicts []tracing.Verdict) (altered error) {
	for _, v := range verdicts {
		if v.Broken == nil {
			fmt.Fprintf(out, "%s %s: holds, %d links, %d not linked yet, %s\n", v.TenantID, v.Module, v.Linked, v.Unlinked, signed(v))
			continue
		}
		altered = errAltered
		fmt.Fprintf(out, "%s %s: BROKEN at link %d (%s) event %s\n", v.TenantID, v.Module, v.Broken.Seq, v.Broken.Reason, v.Broken.EventID)
	}
	return altered
}

// signed says what the chain was held against: one without a checkpoint could have been made anew as a whole.
func signed(v tracing.Verdict) string {
	if v.CheckedAgainst == nil {
		return "no signed checkpoint yet"
	}
	return "agrees with the checkpoint of " + v.CheckedAgainst.UTC().Format(time.RFC3339)
}
