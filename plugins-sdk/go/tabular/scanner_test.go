package tabular_test

import (
	"bytes"
	"encoding/csv"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

type row struct {
	line    int64
	problem tabular.Problem
	fields  []string
}

func scan(t require.TestingT, source io.Reader, delim byte, limit int) []row {
	scanner := tabular.NewScanner(source, delim, 0, 1)
	var rows []row
	for {
		var batch tabular.Batch
		err := scanner.Read(&batch, limit)
		batch.Decode(tabular.UTF8)
		for i, r := range batch.Records {
			rows = append(rows, row{r.Line, r.Problem, batch.Fields(i, nil)})
		}
		if errors.Is(err, io.EOF) {
			return rows
		}
		require.NoError(t, err)
	}
}

func TestScanner(t *testing.T) {
	for _, c := range []struct {
		fact, text string
		rows       []row
	}{
		{"plain rows", "a,b\nc,d\n", []row{{1, "", []string{"a", "b"}}, {2, "", []string{"c", "d"}}}},
		{"last line without a newline", "a,b\nc,d", []row{{1, "", []string{"a", "b"}}, {2, "", []string{"c", "d"}}}},
		{"lines ended by carriage return and newline", "a,b\r\nc,d\r\n", []row{{1, "", []string{"a", "b"}}, {2, "", []string{"c", "d"}}}},
		{"quotes, doubled quotes, and a delimiter inside them", "\"a,1\",\"say \"\"hi\"\"\"\n", []row{{1, "", []string{"a,1", `say "hi"`}}}},
		{"a line break inside quotes counts as a line of the file", "\"a\r\nb\",c\nd,e\n", []row{{1, "", []string{"a\nb", "c"}}, {3, "", []string{"d", "e"}}}},
		{"blank lines are passed over and counted", "a\n\n\r\nb\n", []row{{1, "", []string{"a"}}, {4, "", []string{"b"}}}},
		{"ragged rows are given as they are", "a,b,c\nd\n", []row{{1, "", []string{"a", "b", "c"}}, {2, "", []string{"d"}}}},
		{"empty fields", ",\n\"\",\n", []row{{1, "", []string{"", ""}}, {2, "", []string{"", ""}}}},
		{"a quote inside a plain field is a letter like any other", "12\" pipe,b\n", []row{{1, "", []string{`12" pipe`, "b"}}}},
		{"a quote that is never closed costs its own line only", "\"a,b\nc,d\n", []row{{1, tabular.BadQuotes, []string{`"a`, "b"}}, {2, "", []string{"c", "d"}}}},
		{"text after a closing quote costs its own line only", "\"a\"x,b\nc,d\n", []row{{1, tabular.BadQuotes, []string{`"a"x`, "b"}}, {2, "", []string{"c", "d"}}}},
		{"a zero byte is bad encoding", "a\x00,b\n", []row{{1, tabular.BadEncoding, []string{"a\uFFFD", "b"}}}},
		{"bytes that are not UTF-8 cost their own row only", "a,\xff\nb,c\n", []row{{1, tabular.BadEncoding, []string{"a", "\uFFFD"}}, {2, "", []string{"b", "c"}}}},
		{"nothing", "", nil},
	} {
		t.Run(c.fact, func(t *testing.T) {
			assert.Equal(t, c.rows, scan(t, strings.NewReader(c.text), ',', 10))
			assert.Equal(t, c.rows, scan(t, iotest.OneByteReader(strings.NewReader(c.text)), ',', 1))
		})
	}
	t.Run("a line of three megabytes is reported, its beginning kept, and the next line read", func(t *testing.T) {
		rows := scan(t, strings.NewReader(strings.Repeat("x", 3<<20)+"\na,b\n"), ',', 10)
		require.Len(t, rows, 2)
		assert.Equal(t, tabular.TooLong, rows[0].problem)
		assert.Equal(t, row{2, "", []string{"a", "b"}}, rows[1])
	})
	t.Run("an unclosed quote before half a million lines loses none of them", func(t *testing.T) {
		rows := scan(t, strings.NewReader("\"a;b\n"+strings.Repeat("c;d\n", 500_000)), ';', 1000)
		require.Len(t, rows, 500_001)
	})
	t.Run("an error of the source is given, after the rows before it", func(t *testing.T) {
		scanner := tabular.NewScanner(io.MultiReader(strings.NewReader("a\nb"), iotest.ErrReader(io.ErrClosedPipe)), ',', 0, 1)
		var batch tabular.Batch
		require.ErrorIs(t, scanner.Read(&batch, 10), io.ErrClosedPipe)
		assert.Len(t, batch.Records, 1)
	})
}

func TestScannerProperties(t *testing.T) {
	t.Run("well-formed CSV reads as encoding/csv reads it", rapid.MakeCheck(func(t *rapid.T) {
		table := rapid.SliceOfN(rapid.SliceOfN(rapid.StringMatching("[a-zé,;\"\n ]{0,8}"), 2, 4), 1, 8).Draw(t, "table")
		var text bytes.Buffer
		writer := csv.NewWriter(&text)
		writer.UseCRLF = rapid.Bool().Draw(t, "crlf")
		require.NoError(t, writer.WriteAll(table))
		reader := csv.NewReader(bytes.NewReader(text.Bytes()))
		reader.FieldsPerRecord = -1
		want, err := reader.ReadAll()
		require.NoError(t, err)
		var got [][]string
		for _, r := range scan(t, bytes.NewReader(text.Bytes()), ',', 3) {
			got = append(got, r.fields)
		}
		require.Equal(t, want, got)
	}))
	t.Run("reading on from the end of any record gives the rest", rapid.MakeCheck(func(t *rapid.T) {
		text := rapid.StringMatching("([ab,\"\n\r]{0,6}\n){1,9}").Draw(t, "text")
		all := records(t, text, 0, 1)
		for i, r := range all {
			line := r.Line + int64(strings.Count(text[r.Offset:r.End], "\n"))
			require.Equal(t, len(all)-i-1, len(records(t, text, r.End, line)))
		}
	}))
}

func records(t require.TestingT, text string, offset, line int64) []tabular.Record {
	scanner := tabular.NewScanner(strings.NewReader(text[offset:]), ',', offset, line)
	var batch tabular.Batch
	for {
		err := scanner.Read(&batch, 2)
		if errors.Is(err, io.EOF) {
			return batch.Records
		}
		require.NoError(t, err)
	}
}

func FuzzScanner(f *testing.F) {
	for _, seed := range []string{"a,b\n", "\"a\"\"b\",\r\n", "\"never closed", "\"x\"y,\n\n\r\n", ",,,", "\xef\xbb\xbfa;b"} {
		f.Add([]byte(seed), byte(','))
	}
	f.Fuzz(func(t *testing.T, text []byte, delim byte) {
		if delim == '"' || delim == '\n' || delim == '\r' || delim == 0 {
			return
		}
		scanner := tabular.NewScanner(iotest.HalfReader(bytes.NewReader(text)), delim, 0, 1)
		var batch tabular.Batch
		for scanner.Read(&batch, 3) == nil {
		}
		at := int64(0)
		for i, r := range batch.Records {
			// What lies between two records can only be blank lines: not a byte is lost.
			if len(bytes.Trim(text[at:r.Offset], "\r\n")) != 0 || r.End <= r.Offset {
				t.Fatalf("record %d at %d lost %q", i, r.Offset, text[at:r.Offset])
			}
			if want := int64(bytes.Count(text[:r.Offset], []byte{'\n'})) + 1; r.Line != want {
				t.Fatalf("record %d is on line %d, told as %d", i, want, r.Line)
			}
			at = r.End
		}
		if len(bytes.Trim(text[at:], "\r\n")) != 0 {
			t.Fatalf("the end is lost: %q", text[at:])
		}
	})
}
