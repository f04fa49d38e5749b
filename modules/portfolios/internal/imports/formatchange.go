package imports

import "github.com/recobro/recobro/modules/portfolios/internal/tabular"

// FormatChange is what of a file's format is to be otherwise; nil members stay.
type FormatChange struct {
	Encoding  *tabular.Encoding  `json:"encoding,omitempty" enum:"utf-8,utf-8-bom,windows-1252,iso-8859-1"`
	Delimiter *string            `json:"delimiter,omitempty" doc:"Comma, semicolon, tab or bar" example:";"`
	Decimal   *tabular.Decimal   `json:"decimal,omitempty" enum:"comma,point"`
	Date      *tabular.DateOrder `json:"date,omitempty" enum:"iso,dmy,mdy"`
	HasHeader *bool              `json:"has_header,omitempty"`
	Sheet     *string            `json:"sheet,omitempty" doc:"Name of the sheet, of a workbook"`
}

func (c FormatChange) on(f tabular.Format) tabular.Format {
	assign(&f.Encoding, c.Encoding)
	assign(&f.Delimiter, c.Delimiter)
	assign(&f.Decimal, c.Decimal)
	assign(&f.Date, c.Date)
	assign(&f.HasHeader, c.HasHeader)
	assign(&f.Sheet, c.Sheet)
	return f
}

func assign[T any](into, value *T) {
	if value != nil {
		*into = *value
	}
}
