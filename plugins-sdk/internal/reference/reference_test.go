package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const root = "../../.."

func read(t *testing.T) map[string]sdkPackage {
	t.Helper()
	t.Chdir(root)
	all, err := readPackages("plugins-sdk/go")
	require.NoError(t, err)
	byPath := map[string]sdkPackage{}
	for _, p := range all {
		byPath["github.com/recobro/recobro/"+filepath.ToSlash(p.folder)] = p
	}
	require.Greater(t, len(byPath), 20)
	return byPath
}

func TestEveryNameOfModulesIsDocumented(t *testing.T) {
	for _, p := range read(t) {
		assert.NotEmpty(t, p.doc, "%s: say what the package is for", p.folder)
		for _, n := range p.names {
			assert.NotEmpty(t, n.synopsis, "%s: %s: say what it means, its units, its errors; or mark it %s", p.folder, n.signature, hostMark)
		}
	}
}

// TestEveryPackageHasAnExample: its own, or the whole module under docs/example.
func TestEveryPackageHasAnExample(t *testing.T) {
	packages := read(t)
	shown := map[string]bool{}
	eachImport(t, "docs/example", "", func(_, imported string, _ *ast.File) { shown[imported] = true })
	for at, p := range packages {
		assert.True(t, p.example != "" || shown[at], "%s: write example_test.go, or use it in docs/example", p.folder)
	}
}

// TestModulesUseTheirHalf keeps modules from what is the host's: by package, depguard does; by name, this.
func TestModulesUseTheirHalf(t *testing.T) {
	packages := read(t)
	for _, folder := range []string{"modules", "docs/example"} {
		eachImport(t, folder, "_test.go", func(file, imported string, source *ast.File) {
			p := packages[imported]
			ast.Inspect(source, func(n ast.Node) bool {
				if used, ok := n.(*ast.SelectorExpr); ok && isPackage(used.X, p.name) {
					assert.NotContains(t, p.hosts, used.Sel.Name, "%s uses %s.%s, which is the host's (%s)", file, p.name, used.Sel.Name, hostMark)
				}
				return true
			})
		})
	}
}

func isPackage(x ast.Expr, name string) bool {
	id, ok := x.(*ast.Ident)
	return ok && id.Name == name
}

// eachImport calls f with every import of each Go file under folder whose name does not end in passed.
func eachImport(t *testing.T, folder, passed string, f func(file, imported string, source *ast.File)) {
	t.Helper()
	err := filepath.WalkDir(folder, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || path.Ext(name) != ".go" || passed != "" && strings.HasSuffix(name, passed) {
			return err
		}
		source, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			return err
		}
		for _, spec := range source.Imports {
			imported, _ := strconv.Unquote(spec.Path.Value)
			f(name, imported, source)
		}
		return nil
	})
	if !os.IsNotExist(err) {
		require.NoError(t, err)
	}
}
