package sheet

import (
	"bytes"
	"encoding/csv"
	"errors"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/sheet"
)

// MostRows bounds a file: all of its tasks come in at once or not at all.
const MostRows = 2_000

// mostColumns bounds a header: each of its names is looked up, and a file of four million bytes can have as many.
const mostColumns = 200

// The refusals of files and of cells.
var (
	ErrEmpty    = errs.New(errs.Invalid, "tasks.import_empty")
	ErrNoTitle  = errs.New(errs.Invalid, "tasks.import_no_title")
	ErrTooMany  = errs.New(errs.Invalid, "tasks.import_too_many").WithParam("most", MostRows)
	ErrQuotes   = errs.New(errs.Invalid, "tasks.import_quotes")
	ErrTooLong  = errs.New(errs.Invalid, "tasks.import_too_long")
	ErrAssignee = errs.New(errs.Invalid, "tasks.import_assignee")
)

// row is one line of a file: its cells by column.
type row struct {
	line  int
	cells map[string]string
	err   error // the line cannot be read
}

// read reads a file: UTF-8 or Windows-1252, separated by whichever of , ; and tab its header has most of. It
// fails with ErrEmpty, ErrNoTitle, ErrTooMany and sheet.ErrTooWide; ignored are the headers that name no column.
func read(file []byte) (rows []row, ignored []string, err error) {
	text := decode(file)
	reader := csv.NewReader(strings.NewReader(text))
	reader.Comma, reader.FieldsPerRecord, reader.TrimLeadingSpace = separator(text), -1, true
	header, err := reader.Read()
	if err != nil {
		return nil, nil, ErrEmpty.Wrap(err)
	}
	if len(header) > mostColumns {
		return nil, nil, sheet.ErrTooWide.WithParam("most", mostColumns)
	}
	fields, ignored := columns(header)
	if !slices.Contains(fields, title) {
		return nil, nil, ErrNoTitle
	}
	rows, err = body(reader, fields)
	return rows, ignored, err
}

func body(reader *csv.Reader, fields []string) (rows []row, err error) {
	for {
		cells, err := reader.Read()
		var broken *csv.ParseError
		switch {
		case errors.Is(err, io.EOF):
			return rows, nil
		case errors.As(err, &broken):
			rows = append(rows, row{line: broken.StartLine, err: ErrQuotes})
		case err != nil:
			return nil, err
		case strings.TrimSpace(strings.Join(cells, "")) != "":
			line, _ := reader.FieldPos(0)
			rows = append(rows, row{line: line, cells: byField(fields, cells)})
		}
		if len(rows) > MostRows {
			return nil, ErrTooMany
		}
	}
}

func byField(fields, cells []string) map[string]string {
	all := map[string]string{}
	for i, cell := range cells {
		if i < len(fields) && fields[i] != "" {
			all[fields[i]] = sheet.Plain(strings.TrimSpace(cell))
		}
	}
	return all
}

func columns(header []string) (fields, ignored []string) {
	ignored = []string{}
	for _, name := range header {
		field := fieldOf(name)
		if slices.Contains(fields, field) {
			field = ""
		}
		fields = append(fields, field)
		if field == "" && strings.TrimSpace(name) != "" && !slices.Contains(written(), name) {
			ignored = append(ignored, name)
		}
	}
	return fields, ignored
}

func decode(file []byte) string {
	file = bytes.TrimPrefix(file, []byte("\xef\xbb\xbf"))
	if utf8.Valid(file) {
		return strings.ReplaceAll(string(file), "\x00", "")
	}
	text, err := charmap.Windows1252.NewDecoder().Bytes(file)
	if err != nil {
		return strings.ToValidUTF8(string(file), "\uFFFD")
	}
	return strings.ReplaceAll(string(text), "\x00", "")
}

func separator(text string) rune {
	header, _, _ := strings.Cut(text, "\n")
	best := ','
	for _, candidate := range ";\t" {
		if strings.Count(header, string(candidate)) > strings.Count(header, string(best)) {
			best = candidate
		}
	}
	return best
}
