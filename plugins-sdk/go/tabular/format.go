// Package tabular reads tables as companies send them (CSV, XLSX and columns of a fixed width) row by row in flat memory, guesses how they are
// written, and reads amounts and dates in the way the file writes them.
package tabular

import "slices"

// Kind is the container of the table.
type Kind string

// Encoding is the character set of a CSV file. ISO88591 reads the bytes 80 to 9F as Windows-1252 does, as browsers do.
type Encoding string

// Decimal is the decimal separator of amounts.
type Decimal string

// DateOrder is the order of day, month and year where a date is not ISO; ISO dates are understood under every order.
type DateOrder string

// The values of a Format.
const (
	CSV   Kind = "csv"
	XLSX  Kind = "xlsx"
	Fixed Kind = "fixed" // columns of a fixed width, as banks write them

	UTF8        Encoding = "utf-8"
	UTF8BOM     Encoding = "utf-8-bom"
	Windows1252 Encoding = "windows-1252"
	ISO88591    Encoding = "iso-8859-1"
	UTF16LE     Encoding = "utf-16le" // with a byte order mark or without
	UTF16BE     Encoding = "utf-16be"

	Comma Decimal = "comma"
	Point Decimal = "point"

	ISO DateOrder = "iso"
	DMY DateOrder = "dmy"
	MDY DateOrder = "mdy"
)

// Format is how a file is to be read. Detect proposes one; a person may change every member.
type Format struct {
	Kind      Kind      `json:"kind"`
	Encoding  Encoding  `json:"encoding"`
	Delimiter string    `json:"delimiter"`
	Decimal   Decimal   `json:"decimal"`
	Date      DateOrder `json:"date"`
	HasHeader bool      `json:"has_header"`
	HeaderRow int64     `json:"header_row,omitempty" doc:"Line of the header, or of the first row where there is none: what stands above it is passed over. 0 is the first line"`
	Sheet     string    `json:"sheet,omitempty"`
	Cuts      []int     `json:"cuts,omitempty" doc:"Where the columns after the first begin, in characters from 0, in a table of fixed width"`
	Reader    int       `json:"reader,omitempty" doc:"How the file is taken apart; fixed when it comes in"`
}

// Apart is the Reader of files that a process of their own takes apart, CSV files too. Those that came in before there was
// one (0) are read where they lie.
const Apart = 1

// MaxHeaderRow bounds how far down a header is looked for or pointed at.
const MaxHeaderRow = 1000

// Unrolled tells whether rows are read from what Unroll wrote, not from the file itself.
func (f Format) Unrolled() bool { return f.Kind != CSV || f.Reader >= Apart }

// Invalid names the first member that holds a value outside its list, or "" when the format can be read.
func (f Format) Invalid() string {
	switch {
	case f.Kind != CSV && f.Kind != XLSX && f.Kind != Fixed:
		return "kind"
	case !slices.Contains([]Encoding{UTF8, UTF8BOM, Windows1252, ISO88591, UTF16LE, UTF16BE}, f.Encoding):
		return "encoding"
	case badCuts(f.Cuts):
		return "cuts"
	case f.Delimiter != "," && f.Delimiter != ";" && f.Delimiter != "\t" && f.Delimiter != "|":
		return "delimiter"
	case f.Decimal != Comma && f.Decimal != Point:
		return "decimal"
	case f.Date != ISO && f.Date != DMY && f.Date != MDY:
		return "date"
	case f.HeaderRow < 0 || f.HeaderRow > MaxHeaderRow:
		return "header_row"
	}
	return ""
}
