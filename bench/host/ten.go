package main

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/recobro/recobro/bench/product"
)

const (
	builtinsFile = "core/cmd/recobro/builtins.go"
	tenModules   = 10
)

// spare is the code of a module with a table, an operation, jobs, events and the record: what each of those to come begins with.
//
//go:embed spare.go.txt
var spare string

// startOfTen measures the start of a product of ten modules: those there are, and spare ones beside them.
func startOfTen() error {
	dir, err := os.MkdirTemp("", "recobro-ten-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	binary, err := buildTen(dir)
	if err != nil {
		return err
	}
	p, err := product.New(filepath.Join(dir, "data"), binary, "")
	if err != nil {
		return err
	}
	defer func() { p.Stop() }()
	return measureStart(p, "ten modules")
}

// buildTen builds the product with more lines in the list of its modules.
func buildTen(dir string) (string, error) {
	source, err := os.ReadFile(builtinsFile)
	if err != nil {
		return "", err
	}
	replaced, overlay, binary := filepath.Join(dir, "builtins.go"), filepath.Join(dir, "overlay.json"), filepath.Join(dir, "recobro")
	list, err := json.Marshal(map[string]map[string]string{"Replace": {builtinsFile: replaced}})
	if err != nil {
		return "", err
	}
	for name, text := range map[string]string{replaced: withSpares(string(source)), overlay: string(list)} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			return "", err
		}
	}
	build := exec.Command("go", "build", "-overlay", overlay, "-ldflags", "-s -w", "-o", binary, "./core/cmd/recobro")
	build.Env, build.Stderr = append(os.Environ(), "CGO_ENABLED=0"), os.Stderr
	return binary, build.Run()
}

func withSpares(source string) string {
	const beginning, entry = "return []builtin{\n", ".Module},\n"
	var spares strings.Builder
	for i := strings.Count(source, entry); i < tenModules; i++ {
		fmt.Fprintf(&spares, "\t\tspare(%q),\n", fmt.Sprintf("spare%c", 'a'+i))
	}
	imports, code, _ := strings.Cut(spare, "\n---\n")
	source = strings.Replace(source, "import (\n", "import (\n"+imports+"\n", 1)
	return strings.Replace(source, beginning, beginning+spares.String(), 1) + "\n" + code
}
