package tabular_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

const statement = "" +
	"20261119 TRF 000000150050 SILVA PEREIRA MARIA       PR-2024-00917 \r\n" +
	"20261119 DEP 000000020000 NUÑEZ, JOSE \"PEPE\"         PR-2024-00003 \r\n" +
	"20261120 TRF 000001000000 GOMEZ ANA                 PR-2024-11111 \r\n" +
	"20261120 TRF 000000000999 O'NEILL SEAN              PR-2024-00042 \r\n"

func detectFixed(t *testing.T, text string, fixed tabular.Format) (tabular.Detection, *os.File) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "bank.txt")
	require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
	file, err := os.Open(path)
	require.NoError(t, err)
	t.Cleanup(func() { _ = file.Close() })
	d, err := tabular.Detect(context.Background(), file, fixed)
	require.NoError(t, err)
	return d, file
}

func TestFixedWidth(t *testing.T) {
	t.Run("columns of a fixed width are found by what is blank in every line", func(t *testing.T) {
		d, file := detectFixed(t, statement, tabular.Format{})
		require.Equal(t, tabular.Fixed, d.Format.Kind)
		require.Equal(t, []string{"20261119", "TRF", "000000150050"}, d.Sample[0][:3])
		var out bytes.Buffer
		require.NoError(t, tabular.Unroll(t.Context(), file, d.Format, &out, 100))
		require.Len(t, strings.Split(strings.TrimSpace(out.String()), "\n"), 4)
		require.Contains(t, out.String(), "PR-2024-00003")
		require.NotContains(t, out.String(), "bad_quotes")
	})
	t.Run("cuts that a person has set are kept, and signs are counted, not bytes", func(t *testing.T) {
		format := tabular.Format{Kind: tabular.Fixed, Encoding: tabular.UTF8, Delimiter: ",", Decimal: tabular.Point, Date: tabular.ISO, Cuts: []int{8, 13, 26, 52}, Reader: tabular.Apart}
		require.Empty(t, format.Invalid())
		d, _ := detectFixed(t, statement, format)
		require.Equal(t, []string{"20261119", "DEP", "000000020000", `NUÑEZ, JOSE "PEPE"`, "PR-2024-00003"}, d.Sample[1])
	})
	t.Run("cuts that are no cuts are refused", func(t *testing.T) {
		for _, cuts := range [][]int{{0}, {5, 5}, {9, 3}, {-1}} {
			format := tabular.Format{Kind: tabular.Fixed, Encoding: tabular.UTF8, Delimiter: ",", Decimal: tabular.Point, Date: tabular.ISO, Cuts: cuts}
			require.Equal(t, "cuts", format.Invalid())
		}
	})
	t.Run("a table that a sign cuts is none of fixed width", func(t *testing.T) {
		d, _ := detectFixed(t, strings.Repeat("2026-11-19;00001500,50;SILVA PEREIRA MARIA;PR-1\n", 5), tabular.Format{})
		require.Equal(t, tabular.CSV, d.Format.Kind)
	})
}
