package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
)

func ledgerCommand() *cobra.Command {
	cmd := &cobra.Command{Use: "ledger", Short: "Look after contact ledgers that were given out"}
	cmd.AddCommand(ledgerVerifyCommand())
	return cmd
}

func ledgerVerifyCommand() *cobra.Command {
	var key string
	cmd := &cobra.Command{
		Use: "verify FILE", Short: "Verify a contact ledger, PDF or JSON, offline; exit code 1 if it was edited", Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			content, err := readProof(args[0])
			if err != nil {
				return err
			}
			lines, err := proofOf("ledger")(content, key)
			if err != nil {
				return fmt.Errorf("does not hold: %w", err)
			}
			for _, line := range lines {
				fmt.Fprintln(cmd.OutOrStdout(), line)
			}
			return nil
		},
	}
	cmd.Flags().StringVar(&key, "key", "", "fingerprint of the key that must have signed, as the company gives it out")
	return cmd
}

// mostProof bounds the files that are verified, in bytes.
const mostProof = 128 << 20

var errTooBig = errors.New("the file is larger than any ledger")

func readProof(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() { _ = f.Close() }()
	content, err := io.ReadAll(io.LimitReader(f, mostProof+1))
	if err == nil && len(content) > mostProof {
		return nil, errTooBig
	}
	return content, err
}

// proofOf is the proof of a name among the modules'.
func proofOf(name string) sdk.Proof {
	for _, one := range builtins() {
		if proof := one.make().Proofs[name]; proof != nil {
			return proof
		}
	}
	return func([]byte, string) ([]string, error) { return nil, fmt.Errorf("no module knows %q", name) }
}
