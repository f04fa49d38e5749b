package sdktest

import (
	"context"
	"database/sql"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// checkSource reads the module's own Go files, below the folder that the test runs in, for names of nothing: a code without a
// text, an act whose event is not declared.
func checkSource(t *testing.T, module sdk.Module) {
	if _, err := os.Stat("module.json"); err != nil {
		return // not in the module's folder
	}
	manifest, err := manifest.Parse(module.Manifest)
	require.NoError(t, err)
	catalog, err := errs.NewCatalog(module.Locales)
	require.NoError(t, err)
	codes := catalog.Codes("es")
	eachCall(t, func(at, name string, texts []string, call ast.Node) {
		switch {
		case name == "errs.New" && len(texts) == 1:
			if !slices.Contains(codes, texts[0]) {
				t.Errorf("%s: the code %q has no text: add it to locales/{es,en,pt}.json", at, texts[0])
			}
		case name == "record.Act" && len(texts) > 0 && !silent(call):
			if event := "recobro." + manifest.ID + "." + texts[0]; !slices.Contains(manifest.Events.Publishes, event) {
				t.Errorf("%s: %q is told to nobody: add %q to events.publishes in module.json", at, texts[0], event)
			}
		}
	})
}

// eachCall hands over calls of errs.New and literals of record.Act, with the texts that they hold: the code, the name.
func eachCall(t *testing.T, see func(at, name string, texts []string, node ast.Node)) {
	files := token.NewFileSet()
	require.NoError(t, filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch node := n.(type) {
			case *ast.CallExpr:
				see(files.Position(node.Pos()).String(), selector(node.Fun), texts(node.Args...), node)
			case *ast.CompositeLit:
				see(files.Position(node.Pos()).String(), selector(node.Type), texts(field(node, "Name")), node)
			}
			return true
		})
		return nil
	}))
}

func selector(e ast.Expr) string {
	s, ok := e.(*ast.SelectorExpr)
	if !ok {
		return ""
	}
	if of, ok := s.X.(*ast.Ident); ok {
		return of.Name + "." + s.Sel.Name
	}
	return ""
}

func texts(from ...ast.Expr) (all []string) {
	for _, e := range from {
		if literal, ok := e.(*ast.BasicLit); ok && literal.Kind == token.STRING {
			if text, err := strconv.Unquote(literal.Value); err == nil {
				all = append(all, text)
			}
		}
	}
	return all
}

func field(of *ast.CompositeLit, name string) ast.Expr {
	for _, e := range of.Elts {
		if pair, ok := e.(*ast.KeyValueExpr); ok {
			if key, ok := pair.Key.(*ast.Ident); ok && key.Name == name {
				return pair.Value
			}
		}
	}
	return nil
}

// silent says whether an act is for the record alone.
func silent(node ast.Node) bool {
	literal, ok := node.(*ast.CompositeLit)
	return ok && field(literal, "Silent") != nil
}

// checkTables finds tables that keep no tenant: rows in them would be everybody's.
func (h *Host) checkTables(t *testing.T) {
	db, err := sql.Open("sqlite", h.storage.Path)
	require.NoError(t, err)
	defer func() { require.NoError(t, db.Close()) }()
	rows, err := db.QueryContext(context.Background(), `SELECT name FROM sqlite_schema t
		WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE 'sqlite\_%' ESCAPE '\' AND name NOT LIKE 'river\_%' ESCAPE '\'
		AND name NOT LIKE 'goose%' AND name NOT LIKE 'sdk\_%' ESCAPE '\' AND name NOT LIKE 'tracing\_%' ESCAPE '\'
		AND NOT EXISTS (SELECT 1 FROM sqlite_schema v WHERE v.sql LIKE 'CREATE VIRTUAL%' AND t.name LIKE v.name || '\_%' ESCAPE '\')
		AND NOT EXISTS (SELECT 1 FROM pragma_table_info(t.name) WHERE name = 'tenant_id')`)
	require.NoError(t, err)
	defer func() { require.NoError(t, rows.Close()) }()
	for rows.Next() {
		var name string
		require.NoError(t, rows.Scan(&name))
		t.Errorf("the table %s has no tenant_id: add it, first in the primary key, in the migration that creates the table", name)
	}
	require.NoError(t, rows.Err())
}
