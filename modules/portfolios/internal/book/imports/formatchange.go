package imports

import "github.com/recobro/recobro/plugins-sdk/go/tabular"

// FormatChange is what of a file's format is to be otherwise; nil members stay.
type FormatChange struct {
	Encoding  *tabular.Encoding  `json:"encoding,omitempty" enum:"utf-8,utf-8-bom,windows-1252,iso-8859-1,utf-16le,utf-16be"`
	Delimiter *string            `json:"delimiter,omitempty" doc:"Comma, semicolon, tab or bar" example:";"`
	Decimal   *tabular.Decimal   `json:"decimal,omitempty" enum:"comma,point"`
	Date      *tabular.DateOrder `json:"date,omitempty" enum:"iso,dmy,mdy"`
	HasHeader *bool              `json:"has_header,omitempty"`
	HeaderRow *int64             `json:"header_row,omitempty" minimum:"0" maximum:"1000" doc:"Line of the header, or of the first row where there is none"`
	Sheet     *string            `json:"sheet,omitempty" doc:"Name of the sheet, of a workbook"`
	Cuts      *[]int             `json:"cuts,omitempty" maxItems:"200" doc:"Where the columns after the first begin, in characters from 0; none for a table that a sign cuts"`
}

// On is a format after the change.
func (c FormatChange) On(f tabular.Format) tabular.Format {
	assign(&f.Encoding, c.Encoding)
	assign(&f.Delimiter, c.Delimiter)
	assign(&f.Decimal, c.Decimal)
	assign(&f.Date, c.Date)
	assign(&f.HasHeader, c.HasHeader)
	assign(&f.HeaderRow, c.HeaderRow)
	if c.Sheet != nil && *c.Sheet != f.Sheet && c.HeaderRow == nil {
		f.HeaderRow = 0 // another sheet has a header of its own
	}
	assign(&f.Sheet, c.Sheet)
	if c.Cuts != nil && f.Kind != tabular.XLSX {
		f.Kind, f.Cuts = tabular.CSV, *c.Cuts
		if len(f.Cuts) > 0 {
			f.Kind = tabular.Fixed
		}
	}
	return f
}

func assign[T any](into, value *T) {
	if value != nil {
		*into = *value
	}
}
