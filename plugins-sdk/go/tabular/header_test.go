package tabular_test

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/text/encoding/unicode"

	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

func unrolled(t *testing.T, path string, format tabular.Format) []row {
	var out bytes.Buffer
	require.NoError(t, tabular.Unroll(context.Background(), opened(t, path), format, &out, 1000))
	return scan(t, &out, ',', 1000)
}

func TestHeaderBelowATitle(t *testing.T) {
	t.Parallel()
	titled := "Banco del Sur, Cartera noviembre\nEmitido el 01/11/2026\n" + debtors
	t.Run("the header on line 3 below a title is found, and the title is no row", func(t *testing.T) {
		path := file(t, "upload", titled)
		d, err := detected(t, path, tabular.Format{})
		require.NoError(t, err)
		assert.EqualValues(t, 3, d.Format.HeaderRow)
		assert.True(t, d.Format.HasHeader)
		assert.Equal(t, ";", d.Format.Delimiter)
		assert.Equal(t, []string{"Documento", "Nombre", "Monto", "Vencimiento"}, d.Header)
		assert.Equal(t, "José Ñandú", d.Sample[0][1])
		rows := unrolled(t, path, d.Format)
		require.Len(t, rows, 3)
		assert.Equal(t, []string{"4", "1.234.567-2", "José Ñandú", "1.234,56", "31/12/2025"}, rows[1].fields)
	})
	t.Run("a person points at another line", func(t *testing.T) {
		path := file(t, "upload", titled)
		d, err := detected(t, path, tabular.Format{})
		require.NoError(t, err)
		fixed := d.Format
		fixed.HeaderRow = 4
		d, err = detected(t, path, fixed)
		require.NoError(t, err)
		assert.Equal(t, "José Ñandú", d.Header[1])
		assert.Equal(t, "Banco del Sur, Cartera noviembre", d.Above[0][0], "the lines above stay to be seen")
		assert.EqualValues(t, 1, d.AboveFrom)
	})
	t.Run("so it is in a sheet, whose empty rows keep their numbers", func(t *testing.T) {
		path := workbook(t, []any{"Cartera noviembre"}, []any{}, []any{"Documento", "Nombre", "Monto"}, []any{"1.234.567-2", "José", 12.5})
		d, err := detected(t, path, tabular.Format{})
		require.NoError(t, err)
		assert.EqualValues(t, 3, d.Format.HeaderRow)
		assert.Equal(t, []string{"Documento", "Nombre", "Monto"}, d.Header)
		assert.Len(t, d.Above, 4)
		assert.Equal(t, "4", unrolled(t, path, d.Format)[1].fields[0])
	})
}

func TestUTF16(t *testing.T) {
	t.Parallel()
	for name, form := range map[string]struct {
		endian unicode.Endianness
		mark   unicode.BOMPolicy
		want   tabular.Encoding
	}{
		"little endian with a mark":    {unicode.LittleEndian, unicode.UseBOM, tabular.UTF16LE},
		"big endian with a mark":       {unicode.BigEndian, unicode.UseBOM, tabular.UTF16BE},
		"little endian without a mark": {unicode.LittleEndian, unicode.IgnoreBOM, tabular.UTF16LE},
		"big endian without a mark":    {unicode.BigEndian, unicode.IgnoreBOM, tabular.UTF16BE},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for _, text := range []string{debtors, "Documento\tNombre\tMonto\n" + strings.Repeat("1.234.567-2\tJosé Ñandú\t1,50\n", 60_000)} {
				wide, err := unicode.UTF16(form.endian, form.mark).NewEncoder().String(text)
				require.NoError(t, err)
				path := file(t, "upload", wide)
				d, err := detected(t, path, tabular.Format{})
				require.NoError(t, err)
				assert.Equal(t, form.want, d.Format.Encoding)
				assert.Equal(t, "Documento", d.Header[0])
				assert.Equal(t, "José Ñandú", d.Sample[0][1])
				assert.InEpsilon(t, strings.Count(text, "\n"), d.Rows, 0.05)
				var out bytes.Buffer
				err = tabular.Unroll(context.Background(), opened(t, path), d.Format, &out, 100_000)
				require.NoError(t, err)
				assert.Equal(t, strings.Count(text, "\n"), strings.Count(out.String(), "\n"))
				assert.Contains(t, out.String(), "José Ñandú")
			}
		})
	}
}
