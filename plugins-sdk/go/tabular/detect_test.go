package tabular_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/xuri/excelize/v2"
	"golang.org/x/text/encoding/charmap"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

func file(t *testing.T, name, text string) string {
	path := filepath.Join(t.TempDir(), name)
	require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
	return path
}

func detect(t *testing.T, text string) tabular.Detection {
	d, err := detected(t, file(t, "upload", text), tabular.Format{})
	require.NoError(t, err)
	return d
}

func opened(t *testing.T, path string) *os.File {
	f, err := os.Open(path)
	require.NoError(t, err)
	t.Cleanup(func() { _ = f.Close() })
	return f
}

func detected(t *testing.T, path string, fixed tabular.Format) (tabular.Detection, error) {
	return tabular.Detect(context.Background(), opened(t, path), fixed)
}

func encoded(t *testing.T, text string) string {
	out, err := charmap.Windows1252.NewEncoder().String(text)
	require.NoError(t, err)
	return out
}

const debtors = "Documento;Nombre;Monto;Vencimiento\n1.234.567-2;José Ñandú;1.234,56;31/12/2025\n4.567.890-1;Ana Pérez;99,90;01/02/2025\n"

func TestDetectEncoding(t *testing.T) {
	assert.Equal(t, tabular.UTF8, detect(t, debtors).Format.Encoding)
	assert.Equal(t, tabular.UTF8BOM, detect(t, "\xef\xbb\xbf"+debtors).Format.Encoding)
	assert.Equal(t, tabular.ISO88591, detect(t, encoded(t, debtors)).Format.Encoding)
	assert.Equal(t, tabular.Windows1252, detect(t, encoded(t, debtors+"“x”;€;1;2\n")).Format.Encoding)
	t.Run("a byte mark is no part of the first column's name", func(t *testing.T) {
		assert.Equal(t, "Documento", detect(t, "\xef\xbb\xbf"+debtors).Header[0])
	})
	t.Run("an accent in the last kilobytes of a large file is seen", func(t *testing.T) {
		plain := strings.Repeat("1;Juan;1,00;31/12/2025\n", 100_000)
		accents := strings.Repeat("1;"+encoded(t, "José")+";1,00;31/12/2025\n", 3_000)
		assert.Equal(t, tabular.ISO88591, detect(t, "a;b;c;d\n"+plain+accents).Format.Encoding)
	})
	t.Run("values are read in the encoding found", func(t *testing.T) {
		for _, text := range []string{debtors, "\xef\xbb\xbf" + debtors, encoded(t, debtors)} {
			assert.Equal(t, "José Ñandú", detect(t, text).Sample[0][1])
		}
	})
	t.Run("what is no text is refused", func(t *testing.T) {
		for _, text := range []string{"a\x00b\n", "\x00\x01\x02\x00\x00", "PK\x03\x04 not a workbook"} {
			_, err := detected(t, file(t, "upload", text), tabular.Format{})
			require.Equal(t, errs.Invalid, errs.KindOf(err))
		}
	})
}

func TestDetectDelimiter(t *testing.T) {
	for _, delimiter := range []string{",", ";", "\t", "|"} {
		text := strings.ReplaceAll("a;b;c\n1;2;3\n4;5;6\n", ";", delimiter)
		assert.Equal(t, delimiter, detect(t, text).Format.Delimiter)
	}
	t.Run("decimal commas are no delimiters", func(t *testing.T) {
		assert.Equal(t, ";", detect(t, "doc;monto\n1;1,50\n2;2,50\n").Format.Delimiter)
	})
	t.Run("delimiters inside quotes do not count", func(t *testing.T) {
		assert.Equal(t, ",", detect(t, "doc,name\n1,\"a;b;c\"\n2,\"d;e;f\"\n").Format.Delimiter)
	})
	t.Run("one column", func(t *testing.T) {
		assert.Equal(t, ",", detect(t, "doc\n1\n2\n").Format.Delimiter)
	})
}

func TestDetectValues(t *testing.T) {
	for _, c := range []struct {
		fact, cell string
		decimal    tabular.Decimal
		date       tabular.DateOrder
		ambiguous  bool
	}{
		{"decimal comma, day first", "1.234,56;31/12/2025", tabular.Comma, tabular.DMY, false},
		{"decimal point, ISO", "1,234.56;2025-12-31", tabular.Point, tabular.ISO, false},
		{"groups without decimals", "1.234.567;2025-12-31", tabular.Comma, tabular.ISO, false},
		{"month first", "10.5;12/31/2025", tabular.Point, tabular.MDY, false},
		{"a date that could be either is taken day first, and told", "10.5;01/02/2025", tabular.Point, tabular.DMY, true},
	} {
		t.Run(c.fact, func(t *testing.T) {
			d := detect(t, "amount;due\n"+c.cell+"\n")
			assert.Equal(t, c.decimal, d.Format.Decimal)
			assert.Equal(t, c.date, d.Format.Date)
			assert.Equal(t, c.ambiguous, d.DateAmbiguous)
		})
	}
	t.Run("one date far down settles the order of all", func(t *testing.T) {
		d := detect(t, "amount;due\n"+strings.Repeat("1,5;01/02/2025\n", 60_000)+strings.Repeat("1,5;01/31/2025\n", 20_000))
		assert.Equal(t, tabular.MDY, d.Format.Date)
	})
}

func TestDetectHeader(t *testing.T) {
	d := detect(t, debtors)
	assert.True(t, d.Format.HasHeader)
	assert.Equal(t, []string{"Documento", "Nombre", "Monto", "Vencimiento"}, d.Header)
	t.Run("a first row of values is no header, and the columns are numbered", func(t *testing.T) {
		d := detect(t, "12345672;José;1,50\n45678901;Ana;2,50\n")
		assert.False(t, d.Format.HasHeader)
		assert.Equal(t, []string{"1", "2", "3"}, d.Header)
		assert.Len(t, d.Sample, 2)
	})
	t.Run("an empty file has neither header nor rows", func(t *testing.T) {
		d := detect(t, "")
		assert.Empty(t, d.Header)
		assert.Empty(t, d.Sample)
	})
}

func TestPreview(t *testing.T) {
	t.Run("what a person fixes stays, and the sample follows it", func(t *testing.T) {
		path := file(t, "upload", debtors)
		fixed := tabular.Format{Kind: tabular.CSV, Encoding: tabular.UTF8, Delimiter: ",", Decimal: tabular.Point, Date: tabular.MDY, HasHeader: false}
		d, err := detected(t, path, fixed)
		require.NoError(t, err)
		assert.Equal(t, fixed, d.Format)
		assert.Equal(t, "Documento;Nombre;Monto;Vencimiento", d.Sample[0][0])
	})
}

func TestEstimate(t *testing.T) {
	rows := detect(t, "doc;monto\n"+strings.Repeat("12345672;1.234,50\n", 200_000)).Rows
	assert.InDelta(t, 200_001, rows, 4_000)
}

func workbook(t *testing.T, rows ...[]any) string {
	book := excelize.NewFile()
	for i, row := range rows {
		require.NoError(t, book.SetSheetRow("Sheet1", fmt.Sprintf("A%d", i+1), &row))
	}
	path := filepath.Join(t.TempDir(), "upload")
	out, err := os.Create(path)
	require.NoError(t, err)
	require.NoError(t, book.Write(out))
	require.NoError(t, out.Close())
	return path
}

func sheet1() tabular.Format { return tabular.Format{Kind: tabular.XLSX, Sheet: "Sheet1"} }

func TestSheet(t *testing.T) {
	path := workbook(t, []any{"Documento", "Nombre", "Monto", "Vence"}, []any{"1.234.567-2", "José, el \"Ñato\"", 1234.5, 45292}, []any{}, []any{45678901, "Ana", 99, 45293})
	t.Run("its format, header and first rows are found", func(t *testing.T) {
		d, err := detected(t, path, tabular.Format{})
		require.NoError(t, err)
		assert.Equal(t, tabular.XLSX, d.Format.Kind)
		assert.Equal(t, []string{"Sheet1"}, d.Sheets)
		assert.True(t, d.Format.HasHeader)
		assert.Equal(t, []string{"45678901", "Ana", "99", "45293"}, d.Sample[1])
	})
	t.Run("unrolled, it keeps its values and the numbers of its rows", func(t *testing.T) {
		var out bytes.Buffer
		require.NoError(t, tabular.Unroll(context.Background(), opened(t, path), sheet1(), &out, 10))
		rows := scan(t, &out, ',', 10)
		require.Len(t, rows, 3)
		assert.Equal(t, []string{"2", "1.234.567-2", "José, el \"Ñato\"", "1234.5", "45292"}, rows[1].fields)
		assert.Equal(t, "4", rows[2].fields[0])
	})
	t.Run("more rows than allowed are refused", func(t *testing.T) {
		require.ErrorIs(t, tabular.Unroll(context.Background(), opened(t, path), sheet1(), &bytes.Buffer{}, 2), tabular.ErrTooManyRows)
	})
	t.Run("a sheet that is not there is refused", func(t *testing.T) {
		require.ErrorIs(t, tabular.Unroll(context.Background(), opened(t, path), tabular.Format{Kind: tabular.XLSX, Sheet: "No"}, &bytes.Buffer{}, 2), tabular.ErrNoSheet)
	})
}
