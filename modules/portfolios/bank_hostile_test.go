package portfolios_test

import (
	"encoding/binary"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

const bankHeader = "Fecha;Importe;Referencia;Ordenante;Documento;Nro Deuda\n"

func latin1(text string) string {
	var bytes []byte
	for _, r := range text {
		bytes = append(bytes, byte(r))
	}
	return string(bytes)
}

func wide(text string) string {
	bytes := []byte{0xFF, 0xFE}
	for _, unit := range utf16.Encode([]rune(text)) {
		bytes = binary.LittleEndian.AppendUint16(bytes, unit)
	}
	return string(bytes)
}

// taken uploads a file and has it matched with the columns that were proposed.
func (c *counter) taken(t *testing.T, name, content string) (bankFile, []bankLine) {
	t.Helper()
	var f bankFile
	uploadBank(t, c.manager, name, content).OK(&f)
	c.manager.PUT(bankFiles+"/"+f.ID+"/columns", map[string]any{"columns": f.Columns}, "If-Match", f.version()).OK(&f)
	f = bankAwaited(t, c.manager, f.ID, "ready", "failed")
	return f, c.lines(f)
}

func TestHostileBankFiles(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		c := openCounter(t, engine)
		count := func() int64 { return c.manager.GET(bankFiles).Meta().Total }
		for name, encoded := range map[string]func(string) string{"Latin-1": latin1, "UTF-16": wide} {
			t.Run("[MO-12] a file in "+name+" is read as it was written", func(t *testing.T) {
				_, lines := c.taken(t, name+".csv", encoded(bankHeader+"19/11/2026;10,00;"+name+";NÚÑEZ AÇÃO JOSÉ;;"+c.refs[0]+"\n19/11/2026;11,00;b"+name+";Ana;;\n"))
				require.Equal(t, "NÚÑEZ AÇÃO JOSÉ", lines[0].Payer)
				require.Equal(t, c.debtors[0].ID, lines[0].DebtorID)
			})
		}
		t.Run("[MO-12] rows of other lengths are told where they stand, and the sound ones go on", func(t *testing.T) {
			f, lines := c.taken(t, "ragged.csv", bankHeader+"19/11/2026;10,00\n19/11/2026;1,00;T;Ana;;"+c.refs[0]+";de más\n19/11/2026\n"+c.row(0, "2,00", "R-4")+"\n")
			require.Equal(t, []string{"", "row", "amount", ""}, []string{lines[0].Fault, lines[1].Fault, lines[2].Fault, lines[3].Fault})
			require.EqualValues(t, 5, lines[3].Line)
			require.EqualValues(t, 2, f.Counts.Wrong)
			c.confirm(c.manager, f, 5, "").OK(nil)
		})
		t.Run("[MO-12] a cell that a spreadsheet would compute is text", func(t *testing.T) {
			_, lines := c.taken(t, "formula.csv", bankHeader+"19/11/2026;10,00;=1+1;\"=HYPERLINK(\"\"http://x\"\")\";;\n19/11/2026;=1+1;@SUM(A1);Ana;;\n")
			require.Equal(t, `=HYPERLINK("http://x")`, lines[0].Payer)
			require.Equal(t, []string{"", "amount"}, []string{lines[0].Fault, lines[1].Fault})
		})
		t.Run("[MO-12] workbooks that unpack to very much are refused, and nothing is left of them", func(t *testing.T) {
			before := count()
			large := bomb(t, func(w io.Writer) {
				_, _ = io.WriteString(w, `<row>`+text("A", 1, strings.Repeat("A", 200<<20))+`</row>`)
			})
			uploadBank(t, c.manager, "bomb.xlsx", large).Refused(http.StatusUnprocessableEntity, "sheet.unpacked")
			require.Equal(t, before, count())
		})
		t.Run("[MO-12] the same payment twice in one file is two lines, and two payments once both are confirmed", func(t *testing.T) {
			before := get(t, c.admin, "/api/v1/deudores/"+c.debtors[1].ID).Balance
			f, lines := c.taken(t, "twins.csv", bankHeader+c.row(1, "3,00", "G-1")+"\n"+c.row(1, "3,00", "G-1")+"\n")
			require.Len(t, lines, 2)
			c.confirm(c.manager, f, 2, "").OK(nil)
			c.confirm(c.manager, f, 3, "").OK(nil)
			c.confirm(c.manager, f, 3, "").Refused(http.StatusConflict, "portfolios.bank_line_state")
			require.Equal(t, before-600, get(t, c.admin, "/api/v1/deudores/"+c.debtors[1].ID).Balance)
			again, _ := c.taken(t, "twins2.csv", bankHeader+c.row(1, "3,00", "G-1")+"\n"+c.row(1, "3,00", "G-1")+"\n"+c.row(1, "3,00", "G-1")+"\n")
			require.EqualValues(t, 2, again.Counts.Known, "the third of them is new")
			require.EqualValues(t, 1, again.Counts.Waiting)
		})
		t.Run("[MO-12] names of columns alone, and lines of a thousand words, do no harm", func(t *testing.T) {
			_, lines := c.taken(t, "words.csv", bankHeader+"19/11/2026;10,00;"+strings.Repeat("PR-1 ", 1_000)+";"+strings.Repeat("x", 5_000)+";;\n")
			require.Len(t, lines, 1)
			require.Less(t, len(fmt.Sprint(lines[0])), 2_000)
		})
	})
}
