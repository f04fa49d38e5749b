package imports_test

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"fmt"
	"io"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/portfolios/internal/book/imports"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// longSheet is a workbook that takes some seconds to read.
func longSheet(t *testing.T) string {
	var file bytes.Buffer
	archive := zip.NewWriter(&file)
	archive.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) { return flate.NewWriter(w, flate.BestSpeed) })
	const office = `http://schemas.openxmlformats.org/officeDocument/2006/relationships`
	part := func(name, text string) io.Writer {
		w, err := archive.Create(name)
		require.NoError(t, err)
		_, err = io.WriteString(w, text)
		require.NoError(t, err)
		return w
	}
	part("_rels/.rels", `<Relationships><Relationship Id="a" Type="`+office+`/officeDocument" Target="xl/workbook.xml"/></Relationships>`)
	part("xl/workbook.xml", `<workbook xmlns:r="`+office+`"><sheets><sheet name="S" sheetId="1" r:id="b"/></sheets></workbook>`)
	part("xl/_rels/workbook.xml.rels", `<Relationships><Relationship Id="b" Type="`+office+`/worksheet" Target="s.xml"/></Relationships>`)
	w := part("xl/s.xml", `<worksheet><sheetData><row><c t="str"><v>Documento</v></c><c t="str"><v>Nombre</v></c><c t="str"><v>Saldo</v></c></row>`)
	for n := range 900_000 {
		fmt.Fprintf(w, `<row><c><v>%s</v></c><c t="str"><v>Deudor %d</v></c><c><v>%d</v></c></row>`, ci(n), n, n)
	}
	_, _ = io.WriteString(w, `</sheetData></worksheet>`)
	require.NoError(t, archive.Close())
	return file.String()
}

func TestCancelWhileAFileIsTakenApart(t *testing.T) {
	d := newDesk(t, sdktest.Engine{Name: "sqlite"})
	i := d.upload(t, "f.xlsx", longSheet(t))
	i, err := d.service.Check(manager(), i.ID)
	require.NoError(t, err)
	limits := imports.DefaultLimits()
	limits.Pulse = 20 * time.Millisecond
	done := make(chan error, 1)
	go func() { done <- d.runnerWith(limits).Run(manager(), i.ID) }()
	folder := filepath.Dir(d.files.Upload("rioplatense", i.ID))
	parts := func(pattern string) []string {
		found, err := filepath.Glob(filepath.Join(folder, pattern))
		require.NoError(t, err)
		return found
	}
	require.Eventually(t, func() bool { return len(parts("unroll-*")) == 1 }, time.Minute, time.Millisecond)
	_, err = d.service.Cancel(manager(), i.ID)
	require.NoError(t, err)
	require.NoError(t, <-done)
	assert.Equal(t, imports.Cancelled, d.get(t, i.ID).Status)
	assert.Empty(t, parts("unroll-*"), "what was taken apart so far is gone")
	assert.Empty(t, parts("*.csv"), "it was not taken apart to its end")
}
