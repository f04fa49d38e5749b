// Command generate writes policies/<id>.csv from the manifests of the core and of every built-in module.
//
// Run from the repository's root: go run ./policies/internal/generate
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"

	"github.com/recobro/recobro/policies"
)

const coreManifest = "core/internal/httpapi/core.json"

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "generate policies:", err)
		os.Exit(1)
	}
}

func run() error {
	manifests, err := filepath.Glob("modules/*/module.json")
	if err != nil {
		return err
	}
	for _, path := range append(manifests, coreManifest) {
		if err := write(path); err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
	}
	return nil
}

func write(path string) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	var identity struct {
		ID string `json:"id"`
	}
	if err := json.Unmarshal(text, &identity); err != nil {
		return err
	}
	rules, err := policies.FromManifest(text)
	if err != nil {
		return err
	}
	header := "# Generated from " + filepath.ToSlash(path) + " by `make generate`; change it there.\n"
	return os.WriteFile(filepath.Join("policies", identity.ID+".csv"), []byte(header+policies.Format(rules)), 0o644)
}
