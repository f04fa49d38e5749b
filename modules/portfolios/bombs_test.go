package portfolios_test

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"fmt"
	"io"
	"net/http"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// bomb is a workbook of one sheet with the given rows.
func bomb(t *testing.T, rows func(io.Writer)) string {
	var file bytes.Buffer
	archive := zip.NewWriter(&file)
	archive.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) { return flate.NewWriter(w, flate.BestSpeed) })
	const office = `http://schemas.openxmlformats.org/officeDocument/2006/relationships`
	for _, part := range []struct{ name, text string }{
		{"_rels/.rels", `<Relationships><Relationship Id="a" Type="` + office + `/officeDocument" Target="xl/workbook.xml"/></Relationships>`},
		{"xl/workbook.xml", `<workbook xmlns:r="` + office + `"><sheets><sheet name="S" sheetId="1" r:id="b"/></sheets></workbook>`},
		{"xl/_rels/workbook.xml.rels", `<Relationships><Relationship Id="b" Type="` + office + `/worksheet" Target="worksheets/s.xml"/></Relationships>`},
	} {
		w, err := archive.Create(part.name)
		require.NoError(t, err)
		_, err = io.WriteString(w, part.text)
		require.NoError(t, err)
	}
	w, err := archive.Create("xl/worksheets/s.xml")
	require.NoError(t, err)
	_, _ = io.WriteString(w, `<worksheet><sheetData>`)
	rows(w)
	_, _ = io.WriteString(w, `</sheetData></worksheet>`)
	require.NoError(t, archive.Close())
	return file.String()
}

func text(column string, row int, value string) string {
	return fmt.Sprintf(`<c r="%s%d" t="inlineStr"><is><t>%s</t></is></c>`, column, row, value)
}

// table writes a header and sound rows, and then what follows.
func table(then func(io.Writer)) func(io.Writer) {
	return func(w io.Writer) {
		_, _ = io.WriteString(w, "<row r=\"1\">"+text("A", 1, "Documento")+text("B", 1, "Nombre")+text("C", 1, "Saldo")+"</row>")
		for n := 2; n < 1000; n++ {
			_, _ = io.WriteString(w, fmt.Sprintf("<row r=\"%d\">", n)+text("A", n, "12345672")+text("B", n, "Ana")+text("C", n, "1")+"</row>")
		}
		then(w)
	}
}

func TestBombs(t *testing.T) {
	temporary := t.TempDir()
	t.Setenv("TMPDIR", temporary)
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		h := sdktest.Start(t, portfolios.Module(), sdktest.Options{Engine: engine, Tenants: []string{"rioplatense", "andina"}})
		manager, other := h.As("rioplatense", "manager", "mara"), h.As("andina", "manager", "olga")
		portfolio := func(p *sdktest.Person) (made row) {
			p.POST("/api/v1/carteras", map[string]any{
				"code": "C1", "name": "Tarjetas", "creditor_name": "Banco", "type": "third_party", "stage": "early",
				"currency": "UYU", "country": "UY", "timezone": "America/Montevideo",
			}).OK(&made)
			return made
		}
		mine, theirs := portfolio(manager), portfolio(other)
		for name, c := range map[string]struct{ file, code string }{
			"a cell of 200 MB": {bomb(t, func(w io.Writer) {
				_, _ = io.WriteString(w, `<row>`+text("A", 1, strings.Repeat("A", 200<<20))+`</row>`)
			}), "sheet.unpacked"},
			"131,000 columns": {bomb(t, func(w io.Writer) {
				_, _ = io.WriteString(w, `<row>`+strings.Repeat(`<c><v>1</v></c>`, 131_000)+`</row>`)
			}), "sheet.too_wide"},
			"131,000 CSV columns":  {strings.Repeat("columna;", 131_000) + "\n" + strings.Repeat("1;", 131_000) + "\n", "sheet.too_wide"},
			"a row numbered 10^12": {bomb(t, func(w io.Writer) { _, _ = io.WriteString(w, `<row r="999999999999"><c><v>1</v></c></row>`) }), "sheet.row_number"},
		} {
			t.Run(name+" is refused, and said so", func(t *testing.T) {
				answer := newImport(t, manager, mine.ID, "f", c.file)
				answer.Refused(http.StatusUnprocessableEntity, c.code)
				assert.NotEqual(t, c.code, answer.Problem.Title)
				assert.NotContains(t, answer.Problem.Title, "{")
				assert.NotContains(t, answer.Problem.Title, "e+")
			})
		}
		for name, c := range map[string]struct {
			then func(io.Writer)
			code string
		}{
			"a cell in the last column, 60,000 times,": {func(w io.Writer) {
				for n := 1000; n < 61_000; n++ {
					fmt.Fprintf(w, `<row r="%d"><c r="XFD%d"><v>%d</v></c></row>`, n, n, n)
				}
			}, "sheet.too_wide"},
			"60 million empty rows": {func(w io.Writer) {
				many := strings.Repeat(`<row/>`, 10_000)
				for range 6_000 {
					_, _ = io.WriteString(w, many)
				}
			}, "sheet.row_number"},
		} {
			t.Run(name+" behind sound rows fail the import, and nothing else", func(t *testing.T) {
				var f file
				newImport(t, manager, mine.ID, "f.xlsx", bomb(t, table(c.then))).OK(&f)
				manager.PUT("/api/v1/imports/"+f.ID+"/mapping", map[string]any{"mapping": f.Mapping}, "If-Match", f.version()).OK(&f)
				manager.POST("/api/v1/imports/"+f.ID+"/check", nil).OK(nil)
				assert.Equal(t, c.code, awaited(t, manager, f.ID, "failed", "checked").Failure)
				var good file
				newImport(t, other, theirs.ID, "g.csv", "Documento;Nombre;Saldo\n12345672;Ana;1,50\n").OK(&good)
			})
		}
		t.Run("a cell of 2 MB in a CSV file is not shown, nor a thousand long ones, and the list stays short", func(t *testing.T) {
			var f file
			newImport(t, manager, mine.ID, "f.csv", "Documento;Nombre;Saldo\n12345672;\""+strings.Repeat("x", 2<<20)+"\";1\n1;Ana;2\n").OK(&f)
			wide := strings.Repeat(strings.Repeat("x", 400)+";", 900)
			newImport(t, manager, mine.ID, "f.csv", strings.Repeat("n;", 900)+"\n"+wide+"\n"+wide+"\n").OK(&f)
			assert.Less(t, len(manager.GET("/api/v1/imports/"+f.ID).Raw), 700<<10)
			list := manager.GET("/api/v1/imports")
			assert.Equal(t, http.StatusOK, list.Status)
			assert.Less(t, len(list.Raw), 64<<10)
		})
	})
	left, err := filepath.Glob(filepath.Join(temporary, "excelize-*"))
	require.NoError(t, err)
	assert.Empty(t, left, "nothing stays in the temporary folder")
}
