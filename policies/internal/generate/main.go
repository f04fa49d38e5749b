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
	var manifest struct {
		ID          string `json:"id"`
		Permissions []struct {
			Name   string            `json:"name"`
			Grants map[string]string `json:"grants"`
		} `json:"permissions"`
	}
	if err := json.Unmarshal(text, &manifest); err != nil {
		return err
	}
	var lines []string
	for _, p := range manifest.Permissions {
		lines = append(lines, policies.Line(p.Name, p.Grants))
	}
	return os.WriteFile(filepath.Join("policies", manifest.ID+".csv"), []byte(policies.Table(lines)), 0o644)
}
