// Package tabular reads tables that creditors send (CSV and XLSX) row by row in flat memory, guesses how they are
// written, and reads amounts and dates in the way the file writes them.
package tabular

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
	CSV  Kind = "csv"
	XLSX Kind = "xlsx"

	UTF8        Encoding = "utf-8"
	UTF8BOM     Encoding = "utf-8-bom"
	Windows1252 Encoding = "windows-1252"
	ISO88591    Encoding = "iso-8859-1"

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
	Sheet     string    `json:"sheet,omitempty"`
}

// Invalid names the first member that holds a value outside its list, or "" when the format can be read.
func (f Format) Invalid() string {
	switch {
	case f.Kind != CSV && f.Kind != XLSX:
		return "kind"
	case f.Encoding != UTF8 && f.Encoding != UTF8BOM && f.Encoding != Windows1252 && f.Encoding != ISO88591:
		return "encoding"
	case f.Delimiter != "," && f.Delimiter != ";" && f.Delimiter != "\t" && f.Delimiter != "|":
		return "delimiter"
	case f.Decimal != Comma && f.Decimal != Point:
		return "decimal"
	case f.Date != ISO && f.Date != DMY && f.Date != MDY:
		return "date"
	}
	return ""
}
