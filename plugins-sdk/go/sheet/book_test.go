package sheet_test

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/xuri/excelize/v2"

	"github.com/recobro/recobro/plugins-sdk/go/sheet"
)

const namespace = `xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"`

// packed is a workbook with one sheet, whose rows, and texts that its cells share, are written as they come.
func packed(t testing.TB, rows, texts func(io.Writer)) []byte {
	var file bytes.Buffer
	archive := zip.NewWriter(&file)
	archive.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) { return flate.NewWriter(w, flate.BestSpeed) })
	part := func(name string, write func(io.Writer)) {
		w, err := archive.Create(name)
		require.NoError(t, err)
		write(w)
	}
	text := func(s string) func(io.Writer) { return func(w io.Writer) { _, _ = io.WriteString(w, s) } }
	const office = `http://schemas.openxmlformats.org/officeDocument/2006/relationships`
	part("_rels/.rels", text(`<Relationships><Relationship Id="a" Type="`+office+`/officeDocument" Target="xl/workbook.xml"/></Relationships>`))
	part("xl/workbook.xml", text(`<workbook `+namespace+` xmlns:r="`+office+`"><sheets><sheet name="S" sheetId="1" r:id="b"/></sheets></workbook>`))
	part("xl/_rels/workbook.xml.rels", text(`<Relationships><Relationship Id="b" Type="`+office+`/worksheet" Target="worksheets/s.xml"/>`+
		`<Relationship Id="c" Type="`+office+`/sharedStrings" Target="texts.xml"/></Relationships>`))
	part("xl/texts.xml", func(w io.Writer) {
		_, _ = io.WriteString(w, `<sst `+namespace+`>`)
		texts(w)
		_, _ = io.WriteString(w, `</sst>`)
	})
	part("xl/worksheets/s.xml", func(w io.Writer) {
		_, _ = io.WriteString(w, `<worksheet `+namespace+`><sheetData>`)
		rows(w)
		_, _ = io.WriteString(w, `</sheetData></worksheet>`)
	})
	require.NoError(t, archive.Close())
	return file.Bytes()
}

func nothing(io.Writer) {}

func repeated(text string, times int) func(io.Writer) {
	return func(w io.Writer) {
		const chunk = 1 << 12
		many := strings.Repeat(text, min(chunk, times))
		for ; times >= chunk; times -= chunk {
			_, _ = io.WriteString(w, many)
		}
		_, _ = io.WriteString(w, strings.Repeat(text, times))
	}
}

// walked reads all rows of the only sheet, and tells how many hold something.
func walked(file []byte, b sheet.Bounds) (rows int, err error) {
	book, err := sheet.OpenBook(context.Background(), bytes.NewReader(file), int64(len(file)), b)
	if err != nil {
		return 0, err
	}
	err = book.Rows(context.Background(), "S", func(int64, []string) error { rows++; return nil })
	return rows, err
}

// trusting are bounds that do not look at how well a file is packed, so that what is in it is judged.
func trusting() sheet.Bounds {
	b := sheet.DefaultBounds()
	b.Ratio = 1 << 20
	return b
}

// few are the default bounds but for the number of shared texts, which takes a while to be reached.
func few() sheet.Bounds {
	b := sheet.DefaultBounds()
	b.Texts /= 20
	return b
}

func TestBombs(t *testing.T) {
	cell := func(size int) func(io.Writer) {
		return func(w io.Writer) {
			_, _ = io.WriteString(w, `<row r="1"><c r="A1" t="inlineStr"><is><t>`)
			repeated("A", size)(w)
			_, _ = io.WriteString(w, `</t></is></c></row>`)
		}
	}
	xfd := func(w io.Writer) {
		for n := 1; n <= 60_000; n++ {
			fmt.Fprintf(w, `<row r="%d"><c r="XFD%d"><v>%d</v></c></row>`, n, n, n)
		}
	}
	wide := func(w io.Writer) {
		_, _ = io.WriteString(w, `<row>`)
		repeated(`<c><v>1</v></c>`, 131_000)(w)
		_, _ = io.WriteString(w, `</row>`)
	}
	for name, c := range map[string]struct {
		rows, texts  func(io.Writer)
		byDirectory  bool // refused before anything is unpacked
		whileReading error
	}{
		"a cell of 200 MB":                        {cell(200 << 20), nothing, true, sheet.ErrCell},
		"a cell in the last column, 60,000 times": {xfd, nothing, false, sheet.ErrTooWide},
		"15 million shared texts":                 {repeated(`<row><c t="s"><v>14999999</v></c></row>`, 1), repeated(`<si><t>a</t></si>`, 15_000_000), false, sheet.ErrTexts},
		"60 million empty rows":                   {repeated(`<row/>`, 60_000_000), nothing, false, sheet.ErrRowNumber},
		"131,000 columns":                         {wide, nothing, false, sheet.ErrTooWide},
		"a row numbered 999,999,999,999":          {repeated(`<row r="999999999999"><c><v>1</v></c></row>`, 1), nothing, false, sheet.ErrRowNumber},
	} {
		t.Run(name, func(t *testing.T) {
			file := packed(t, c.rows, c.texts)
			if errors.Is(c.whileReading, sheet.ErrTexts) {
				_, err := walked(file, few())
				require.ErrorIs(t, err, c.whileReading)
				return
			}
			spent := allocated(func() {
				_, err := walked(file, sheet.DefaultBounds())
				if c.byDirectory {
					require.ErrorIs(t, err, sheet.ErrUnpacked)
				} else {
					require.ErrorIs(t, err, c.whileReading)
				}
			})
			if !c.byDirectory {
				return
			}
			require.Less(t, spent, int64(1<<20), "its directory is enough")
			_, err := walked(file, trusting())
			require.ErrorIs(t, err, c.whileReading)
		})
	}
	t.Run("an archive that says less than it holds, holds too many files, or whose files lie over one another is refused", func(t *testing.T) {
		file := packed(t, cell(8<<20), nothing)
		entry := bytes.LastIndex(file, []byte("xl/worksheets/s.xml")) - 46 // of the directory
		binary.LittleEndian.PutUint32(file[entry+24:], 100)
		_, err := walked(file, sheet.DefaultBounds())
		require.Error(t, err)
		overlapping := packed(t, cell(8<<20), nothing)
		binary.LittleEndian.PutUint32(overlapping[entry+20:], uint32(len(overlapping)))
		_, err = walked(overlapping, sheet.DefaultBounds())
		require.ErrorIs(t, err, sheet.ErrUnpacked)
		var many bytes.Buffer
		archive := zip.NewWriter(&many)
		for n := range 3000 {
			_, err := archive.Create(fmt.Sprintf("f%d", n))
			require.NoError(t, err)
		}
		require.NoError(t, archive.Close())
		_, err = walked(many.Bytes(), sheet.DefaultBounds())
		require.ErrorIs(t, err, sheet.ErrUnpacked)
	})
	t.Run("work ends with its context", func(t *testing.T) {
		file := packed(t, repeated(`<row><c><v>1</v></c></row>`, 200_000), nothing)
		ctx, cancel := context.WithCancel(context.Background())
		book, err := sheet.OpenBook(ctx, bytes.NewReader(file), int64(len(file)), trusting())
		require.NoError(t, err)
		rows := 0
		err = book.Rows(ctx, "S", func(int64, []string) error { rows++; cancel(); return nil })
		require.ErrorIs(t, err, context.Canceled)
		require.Less(t, rows, 1000)
	})
}

func allocated(work func()) int64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	work()
	runtime.ReadMemStats(&after)
	return int64(after.TotalAlloc - before.TotalAlloc)
}

func TestBook(t *testing.T) {
	t.Parallel()
	t.Run("it reads what the spreadsheet library writes, cell for cell", func(t *testing.T) {
		t.Parallel()
		made := excelize.NewFile()
		require.NoError(t, made.SetSheetRow("Sheet1", "A1", &[]any{"name", "a_x000D_b", "ñ & <b>", 12.5, true, 1234567890123.25}))
		require.NoError(t, made.SetSheetRow("Sheet1", "B4", &[]any{"name", nil, -0.1}))
		require.NoError(t, made.SetCellFormula("Sheet1", "A5", "=1+1"))
		require.NoError(t, made.SetCellRichText("Sheet1", "A6", []excelize.RichTextRun{{Text: "two "}, {Text: "runs"}}))
		_, err := made.NewSheet("Otra hoja")
		require.NoError(t, err)
		require.NoError(t, made.SetSheetRow("Otra hoja", "A1", &[]any{"x"}))
		var file bytes.Buffer
		require.NoError(t, made.Write(&file))
		book, err := sheet.OpenBook(context.Background(), bytes.NewReader(file.Bytes()), int64(file.Len()), sheet.DefaultBounds())
		require.NoError(t, err)
		require.Equal(t, []string{"Sheet1", "Otra hoja"}, book.Sheets())
		want, err := made.GetRows("Sheet1", excelize.Options{RawCellValue: true})
		require.NoError(t, err)
		require.NoError(t, book.Rows(context.Background(), "Sheet1", func(number int64, cells []string) error {
			require.Equal(t, want[number-1], cells)
			return nil
		}))
		require.ErrorIs(t, book.Rows(context.Background(), "No", nil), sheet.ErrNoSheet)
	})
	t.Run("it reads what this package writes", func(t *testing.T) {
		t.Parallel()
		file := written(t, sheet.XLSX, "es", []string{"=A1", "+598", "-1250.50", " two\nlines"})
		book, err := sheet.OpenBook(context.Background(), bytes.NewReader(file), int64(len(file)), sheet.DefaultBounds())
		require.NoError(t, err)
		var rows [][]string
		require.NoError(t, book.Rows(context.Background(), "Recobro", func(_ int64, cells []string) error {
			rows = append(rows, append([]string(nil), cells...))
			return nil
		}))
		require.Equal(t, [][]string{header, {"=A1", "+598", "-1250.50", " two\nlines"}}, rows)
	})
	t.Run("empty cells in the last column, which whole formatted rows have, are no columns", func(t *testing.T) {
		t.Parallel()
		rows, err := walked(packed(t, repeated(`<row><c r="A1"><v>1</v></c><c r="XFD1" s="3"/></row>`, 10), nothing), sheet.DefaultBounds())
		require.NoError(t, err)
		require.Equal(t, 10, rows)
	})
	t.Run("what is no workbook is refused", func(t *testing.T) {
		t.Parallel()
		for _, text := range []string{"", "PK\x03\x04", "no archive at all", string(packed(t, func(w io.Writer) { _, _ = io.WriteString(w, "<row><c") }, nothing))} {
			_, err := walked([]byte(text), sheet.DefaultBounds())
			require.ErrorIs(t, err, sheet.ErrUnreadable, "%.20q", text)
		}
	})
}
