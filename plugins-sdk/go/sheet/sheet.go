// Package sheet writes and reads tables as files that spreadsheets open rightly: CSV and XLSX, row by row, whatever the
// number of rows.
package sheet

import (
	"io"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Format is how a table is written.
type Format string

// The formats.
const (
	CSV  Format = "csv"
	XLSX Format = "xlsx"
)

// Enum are both of them.
func (Format) Enum() []Format { return []Format{CSV, XLSX} }

// ErrTooManyRows refuses more rows than a format can hold.
var ErrTooManyRows = errs.New(errs.Invalid, "sheet.too_many_rows")

// ContentType is the media type of a file in the format.
func (f Format) ContentType() string {
	if f == XLSX {
		return "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
	}
	return "text/csv; charset=utf-8"
}

// Options say how a table is written.
type Options struct {
	Language string   // of who reads it: es and pt separate CSV by semicolons and decimals by a comma
	Numbers  []string // columns whose cells are numbers with a decimal point, "-1250.50"; others are text
	Between  rune     // separates the cells of CSV; 0 = what the language's spreadsheets expect
}

// commas tells whether the language's spreadsheets write 1,5 and therefore separate by semicolons.
func (o Options) commas() bool { return o.Language != "en" }

// rows is a table being written in one format.
type rows interface {
	write(cells []string) error
	close() error
}

// Writer writes a table. Not safe for concurrent use.
type Writer struct{ rows }

// NewWriter begins a table with its header.
func NewWriter(to io.Writer, format Format, header []string, o Options) (*Writer, error) {
	numeric := make([]bool, len(header))
	for i, name := range header {
		numeric[i] = slices.Contains(o.Numbers, name)
	}
	if format == XLSX {
		x, err := newXLSX(to, header, numeric)
		return &Writer{x}, err
	}
	c, err := newCSV(to, header, numeric, o)
	return &Writer{c}, err
}

// Write adds a row, its cells in the header's order. ErrTooManyRows for more than the format can hold.
func (w *Writer) Write(cells []string) error { return w.write(cells) }

// Close ends the table; what it was written to stays open.
func (w *Writer) Close() error { return w.close() }

var number = regexp.MustCompile(`^-?[0-9]{1,15}(\.[0-9]{1,9})?$`)

// guarded are the characters at which a spreadsheet begins to compute, wide ones included.
const guarded = "=+-@\t\r＝＋－＠"

// Harmless keeps a spreadsheet from computing what somebody wrote into a cell. Plain takes that back, whatever the cell held.
func Harmless(cell string) string {
	if computes(strings.TrimLeft(cell, "'")) {
		return "'" + cell
	}
	return cell
}

// Plain takes away the quote that Harmless put there.
func Plain(cell string) string {
	if cell != "" && cell[0] == '\'' && computes(strings.TrimLeft(cell, "'")) {
		return cell[1:]
	}
	return cell
}

// negative is a number below zero, which is no more than that to a spreadsheet.
var negative = regexp.MustCompile(`^-[0-9][0-9.,]*$`)

func computes(text string) bool {
	if negative.MatchString(text) {
		return false
	}
	first, size := utf8.DecodeRuneInString(text)
	return size > 0 && first != utf8.RuneError && strings.ContainsRune(guarded, first)
}
