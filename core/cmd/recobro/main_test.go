package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"
	"go.uber.org/fx"

	"github.com/recobro/recobro/core/internal/app"
	"github.com/recobro/recobro/core/internal/config"
	"github.com/recobro/recobro/modules"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
)

// TestMain makes this very program the product, in which another module stands in the place of tasks: one that streams, speaks on
// sockets and has doors for providers.
func TestMain(m *testing.M) {
	switch {
	case len(os.Args) > 3 && os.Args[1] == "module" && os.Args[3] == "tasks":
		sdk.Serve(speaker())
	case len(os.Args) > 3 && os.Args[1] == "module":
		module, err := builtinOf(os.Args[3])
		if err != nil {
			panic(err)
		}
		sdk.Serve(module)
	case len(os.Args) > 1 && os.Args[1] == "serve":
		cmd := &cobra.Command{Use: "serve", SilenceUsage: true, RunE: func(cmd *cobra.Command, _ []string) error {
			c, err := load(cmd)
			if err != nil {
				return err
			}
			return serve(fx.New(app.Options(c, app.Version(version), swapped(), modules.Areas, cmd.OutOrStdout())))
		}}
		config.Flags(cmd.Flags())
		cmd.SetArgs(os.Args[2:])
		if err := cmd.Execute(); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	default:
		os.Exit(m.Run())
	}
}

// swapped are the sign-in and the module under test.
func swapped() app.Builtins {
	all := slices.DeleteFunc(manifests(), func(b app.Builtin) bool { return b.ID != "identityprovider" })
	return append(all, app.Builtin{ID: "tasks", Manifest: speaker().Manifest})
}

func TestWhatIsNoLedgerDoesNotVerify(t *testing.T) {
	for name, content := range map[string]string{"empty": "", "json": `{"pack":{}}`, "pdf": "%PDF-1.7", "unsigned": `{"pack":{"format":"recobro.contact-ledger/1"},"signature":{}}`} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "ledger")
			require.NoError(t, os.WriteFile(path, []byte(content), 0o600))
			cmd := ledgerCommand()
			cmd.SetArgs([]string{"verify", path})
			cmd.SilenceUsage, cmd.SilenceErrors = true, true
			require.Error(t, cmd.Execute())
		})
	}
}
