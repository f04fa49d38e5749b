package bank

import (
	"context"
	"net/http"
	"strconv"

	"github.com/recobro/recobro/modules/portfolios/internal/book/imports"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/line"
	"github.com/recobro/recobro/modules/portfolios/internal/money/bank/statement"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

const base = "/api/v1/payments/files"

// LinesInput are the parameters of a list of lines.
type LinesInput struct {
	httpx.ByID
	page.Params
	line.Filter
}

// FormatInput changes how a file is read.
type FormatInput struct {
	httpx.ByVersion
	Body imports.FormatChange
}

// ColumnsInput says what each column is.
type ColumnsInput struct {
	httpx.ByVersion
	Body struct {
		Columns    []statement.Field `json:"columns" maxItems:"1000" doc:"What each column is, in the order of the file; empty for one left out"`
		MinorUnits bool              `json:"minor_units,omitempty" doc:"Amounts are written without a decimal sign"`
	}
}

// PostInput confirms all lines of a certainty or more.
type PostInput struct {
	httpx.ByID
	Body struct {
		Certainty int `json:"certainty,omitempty" minimum:"50" maximum:"100" default:"90" doc:"From this certainty on"`
	}
}

// LineInput names a line.
type LineInput struct {
	httpx.ByID
	Line string `path:"line" maxLength:"20" doc:"Line of the file, from 1" example:"48"`
}

// number is 0, which no line has, for what is no number.
func (in *LineInput) number() int64 {
	number, err := strconv.ParseInt(in.Line, 10, 64)
	if err != nil {
		return 0
	}
	return number
}

// ConfirmInput confirms a line.
type ConfirmInput struct {
	LineInput
	Body struct {
		DebtorID string `json:"debtor_id,omitempty" maxLength:"64" doc:"Whose payment it is; without it, who is chosen beforehand"`
	}
}

// SkipInput leaves a line out.
type SkipInput struct {
	LineInput
	Body struct {
		Reason string `json:"reason" minLength:"3" maxLength:"300"`
	}
}

// Routes serves bank files. maxBytes bounds an upload.
func Routes(api *httpx.API, s *Service, maxBytes int64) {
	g := httpx.Group{API: api, Tag: "bank-files", Base: base, Rights: "portfolios.payments"}
	const right = "reconcile"
	httpx.List(g.Op("list", "", right, "List bank files, the latest first"), func(ctx context.Context, in *page.Params) ([]File, page.Meta, error) { return s.List(ctx, *in) })
	httpx.Names(g.Op("names", "/names", right, "What bank files are called"), s.names)
	httpx.Get(g.Op("get", "/{id}", right, "One bank file with its counts and progress"), func(ctx context.Context, in *httpx.ByID) (File, error) { return s.Get(ctx, in.ID) })
	httpx.History(g.Op("history", "/{id}/history", right, "What happened to a bank file"), s.History)
	format := g.Op("format", "/{id}/format", right, "Change how a bank file is read")
	format.Long = true // no transaction is open while a file is read
	httpx.Change(format, func(ctx context.Context, in *FormatInput, version int64) (File, error) {
		return s.Reformat(ctx, in.ID, version, in.Body)
	})
	httpx.Replace(g.Op("columns", "/{id}/columns", right, "Say what each column is, and match the lines"), func(ctx context.Context, in *ColumnsInput, version int64) (File, error) {
		return s.Map(ctx, in.ID, version, in.Body.Columns, in.Body.MinorUnits)
	})
	httpx.Act(g.Op("post", "/{id}/post", right, "Confirm all lines of a certainty or more"), func(ctx context.Context, in *PostInput) (File, error) {
		return s.PostAll(ctx, in.ID, in.Body.Certainty)
	})
	httpx.Act(g.Op("cancel", "/{id}/cancel", right, "Give a bank file up, or stop its posting"), func(ctx context.Context, in *httpx.ByID) (File, error) {
		return s.Cancel(ctx, in.ID)
	})
	lines(g, s)
	upload := g.Op("upload", "", right, "Upload a bank file and see what it holds").By(http.MethodPost)
	upload.MaxBody, upload.Status = maxBytes+1<<20, http.StatusCreated
	h := &uploads{api, upload, s}
	httpx.RegisterUpload[File](api, upload, []string{"bank", "currency"}, nil, h.serve)
}

func lines(g httpx.Group, s *Service) {
	const right = "reconcile"
	httpx.List(g.Op("lines", "/{id}/lines", right, "List a bank file's lines"), func(ctx context.Context, in *LinesInput) ([]line.Line, page.Meta, error) {
		return s.Page(ctx, in.ID, in.Filter, in.Params)
	})
	httpx.Act(g.Op("confirm", "/{id}/lines/{line}/confirm", right, "Post a line as a payment"), func(ctx context.Context, in *ConfirmInput) (line.Line, error) {
		return s.Confirm(ctx, in.ID, in.number(), in.Body.DebtorID)
	})
	httpx.Act(g.Op("skip", "/{id}/lines/{line}/skip", right, "Leave a line out"), func(ctx context.Context, in *SkipInput) (line.Line, error) {
		return s.Skip(ctx, in.ID, in.number(), in.Body.Reason)
	})
	httpx.Act(g.Op("restore", "/{id}/lines/{line}/restore", right, "Have a line wait again that was left out"), func(ctx context.Context, in *LineInput) (line.Line, error) {
		return s.Restore(ctx, in.ID, in.number())
	})
}
