package sheet_test

import (
	"bytes"
	"io"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/xuri/excelize/v2"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/plugins-sdk/go/sheet"
)

var header = []string{"name", "phone", "balance", "note"}

func written(t *testing.T, format sheet.Format, language string, rows ...[]string) []byte {
	t.Helper()
	var file bytes.Buffer
	w, err := sheet.NewWriter(&file, format, header, sheet.Options{Language: language, Numbers: []string{"balance"}})
	require.NoError(t, err)
	for _, row := range rows {
		require.NoError(t, w.Write(row))
	}
	require.NoError(t, w.Close())
	return file.Bytes()
}

func opened(t *testing.T, file []byte) (*excelize.File, [][]string) {
	t.Helper()
	book, err := excelize.OpenReader(bytes.NewReader(file))
	require.NoError(t, err)
	rows, err := book.GetRows("Recobro", excelize.Options{RawCellValue: true})
	require.NoError(t, err)
	return book, rows
}

func TestCSV(t *testing.T) {
	t.Parallel()
	t.Run("is separated as the reader's spreadsheet expects, and begins with the mark of UTF-8", func(t *testing.T) {
		t.Parallel()
		require.Equal(t, "\ufeffname;phone;balance;note\nÑandú;099;-1250,50;\n", string(written(t, sheet.CSV, "es", []string{"Ñandú", "099", "-1250.50", ""})))
		require.Equal(t, "\ufeffname,phone,balance,note\nÑandú,099,-1250.50,\n", string(written(t, sheet.CSV, "en", []string{"Ñandú", "099", "-1250.50", ""})))
	})
	t.Run("never holds a cell that a spreadsheet would compute", func(t *testing.T) {
		t.Parallel()
		for _, evil := range []string{"=1+1", "+598", "-1+1", "@SUM(A1)", "\tx", "\rx"} {
			text := string(written(t, sheet.CSV, "en", []string{evil, "", "=2", ""}))
			require.Contains(t, text, "'"+evil)
			require.Contains(t, text, ",'=2,", "a number column holds numbers or harmless text")
		}
	})
	for _, language := range []string{"es", "en"} {
		t.Run("is read again as it was written, in "+language, func(t *testing.T) {
			t.Parallel()
			row := []string{"=A1", "+59899", "-1250.50", "two\nlines; and, \"quotes\""}
			r, err := sheet.NewReader(bytes.NewReader(written(t, sheet.CSV, language, row)), sheet.Options{Numbers: []string{"balance"}})
			require.NoError(t, err)
			require.Equal(t, header, r.Header)
			cells, err := r.Read()
			require.NoError(t, err)
			require.Equal(t, row, cells)
			_, err = r.Read()
			require.ErrorIs(t, err, io.EOF)
		})
	}
}

func TestXLSX(t *testing.T) {
	t.Parallel()
	t.Run("opens in a spreadsheet with text as text and numbers as numbers", func(t *testing.T) {
		t.Parallel()
		book, rows := opened(t, written(t, sheet.XLSX, "es", []string{"=1+1 <&> \"Ñ\"", "+598 99", "-1250.50", ""}, []string{" b ", "007", "x", "last"}))
		require.Equal(t, [][]string{header, {"=1+1 <&> \"Ñ\"", "+598 99", "-1250.50"}, {" b ", "007", "x", "last"}}, rows)
		kind, err := book.GetCellType("Recobro", "A2")
		require.NoError(t, err)
		require.Equal(t, excelize.CellTypeInlineString, kind)
		formula, err := book.GetCellFormula("Recobro", "A2")
		require.NoError(t, err)
		require.Empty(t, formula)
	})
	t.Run("takes no more memory for many rows than for few", func(t *testing.T) {
		w, err := sheet.NewWriter(io.Discard, sheet.XLSX, header, sheet.Options{})
		require.NoError(t, err)
		var before, after runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&before)
		for i := range 200_000 {
			require.NoError(t, w.Write([]string{"Persona " + strconv.Itoa(i), "099", "1", strings.Repeat("x", 20)}))
		}
		runtime.GC()
		runtime.ReadMemStats(&after)
		require.NoError(t, w.Close())
		require.Less(t, int64(after.HeapAlloc)-int64(before.HeapAlloc), int64(8<<20))
	})
	t.Run("has columns beyond Z", func(t *testing.T) {
		t.Parallel()
		var wide []string
		for i := range 30 {
			wide = append(wide, "c"+strconv.Itoa(i))
		}
		var file bytes.Buffer
		w, err := sheet.NewWriter(&file, sheet.XLSX, wide, sheet.Options{})
		require.NoError(t, err)
		require.NoError(t, w.Close())
		_, rows := opened(t, file.Bytes())
		require.Equal(t, wide, rows[0])
	})
}

var number = regexp.MustCompile(`^-[0-9][0-9.,]*$`)

func TestHarmless(t *testing.T) {
	t.Parallel()
	t.Run("no cell begins with what a spreadsheet computes, and each reads back as it was", func(t *testing.T) {
		t.Parallel()
		rapid.Check(t, func(t *rapid.T) {
			cell := rapid.SampledFrom([]string{"", "=", "'", "''", "+", "-", "@", "\t", "\r", "＝", "'=", "x"}).Draw(t, "begin") + rapid.String().Draw(t, "rest")
			guarded := sheet.Harmless(cell)
			if !number.MatchString(cell) {
				require.NotContains(t, "=+-@\t\r＝＋－＠", string([]rune(guarded + "x")[:1]))
			}
			require.Equal(t, cell, sheet.Plain(guarded))
		})
	})
	t.Run("a header is guarded too", func(t *testing.T) {
		t.Parallel()
		var file bytes.Buffer
		w, err := sheet.NewWriter(&file, sheet.CSV, []string{"=cmd()"}, sheet.Options{Between: '|'})
		require.NoError(t, err)
		require.NoError(t, w.Close())
		require.Equal(t, "\ufeff'=cmd()\n", file.String())
	})
}
