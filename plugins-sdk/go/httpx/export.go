package httpx

import (
	"context"
	"fmt"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sheet"
)

// ExportFormat is embedded in the input of an export.
type ExportFormat struct {
	Format sheet.Format `query:"format" default:"csv" doc:"How the file is written"`
}

func (f ExportFormat) format() sheet.Format { return f.Format }

// Table is what an export writes.
type Table struct {
	Name    string   // of the file: "records"
	Columns []string // the file's header
	Numbers []string // those of them that hold numbers, "-1250.50"
}

// Export writes rows into a file that a spreadsheet opens. prepare refuses what cannot be asked for (an order:
// page.List.CheckSort) and records that the export begins; what it gives then writes row by row, each with a cell for every
// column. The input embeds ExportFormat.
func Export[I any](op Op, t Table, prepare func(context.Context, *I) (func(write func(cells ...string) error) error, error)) {
	type formatted interface{ format() sheet.Format }
	if _, ok := any(new(I)).(formatted); !ok {
		panic(fmt.Sprintf("httpx: %T names no format: embed httpx.ExportFormat", new(I)))
	}
	described := op.with(http.MethodGet, 0)
	described.Timeout = -1
	Register(op.api, described, func(ctx context.Context, in *I) (*huma.StreamResponse, error) {
		rows, err := prepare(ctx, in)
		if err != nil {
			return nil, err
		}
		return &huma.StreamResponse{Body: func(out huma.Context) { t.send(out, any(in).(formatted).format(), rows) }}, nil
	})
	operationAt(op.api.OpenAPI().Paths[described.Path], http.MethodGet).Responses["200"] = streamResponse()
}

func (t Table) send(out huma.Context, format sheet.Format, rows func(write func(cells ...string) error) error) {
	out.SetHeader("Content-Type", format.ContentType())
	out.SetHeader("Content-Disposition", `attachment; filename="`+t.Name+`.`+string(format)+`"`)
	options := sheet.Options{Language: principal.Must(out.Context()).Language, Numbers: t.Numbers}
	file, err := sheet.NewWriter(out.BodyWriter(), format, t.Columns, options)
	if err == nil {
		err = rows(func(cells ...string) error { return file.Write(cells) })
	}
	if err == nil {
		err = file.Close()
	}
	if err != nil {
		panic(http.ErrAbortHandler) // a file that is cut short must not look whole
	}
}
