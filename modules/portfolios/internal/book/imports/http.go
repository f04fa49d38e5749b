package imports

import (
	"context"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"strconv"
	"strings"

	"github.com/go-chi/chi/v5"

	"github.com/recobro/recobro/modules/portfolios/internal/book/mapping"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

const base = "/api/v1/imports"

type listInput struct {
	page.Params
	PortfolioID string `query:"portfolio_id" maxLength:"64" doc:"Imports of this portfolio alone"`
}

type formatInput struct {
	httpx.ByVersion
	Body FormatChange
}

type mappingInput struct {
	httpx.ByVersion
	Body struct {
		Mapping []mapping.Field `json:"mapping" maxItems:"1000" doc:"Field of each column in the order of the file; empty for a column left out"`
	}
}

type rejectionsInput struct {
	httpx.ByID
	page.Params
}

type field struct {
	Name     mapping.Field `json:"name"`
	Debt     bool          `json:"debt" doc:"Belongs to the debt, not to the debtor"`
	Repeated bool          `json:"repeated" doc:"More than one column may hold it"`
}

// LineInput names a rejected row.
type LineInput struct {
	httpx.ByID
	Line string `path:"line" maxLength:"64" doc:"Line of the file, from 1" example:"48"`
}

// number is 0, which no row has, for what is no number.
func (in *LineInput) number() int64 {
	line, err := strconv.ParseInt(in.Line, 10, 64)
	if err != nil {
		return 0
	}
	return line
}

type mendInput struct {
	LineInput
	Body struct {
		Values []string `json:"values" maxItems:"1000" doc:"What is to stand in each column"`
	}
}

type saveInput struct {
	httpx.ByID
	Body struct {
		Name    string          `json:"name" maxLength:"80" doc:"What the mapping is called" example:"Archivo mensual"`
		Mapping []mapping.Field `json:"mapping" maxItems:"1000" doc:"Field of each column in the order of the file"`
	}
}

type savedInput struct {
	httpx.ByID
	Mapping string `path:"mapping" maxLength:"64" doc:"Saved mapping"`
}

type handlers struct {
	api     *httpx.API
	service *Service
	report  *Report
	mender  *Mender
	limits  Limits
}

// Routes serves the operations on imports.
func Routes(api *httpx.API, service *Service, report *Report, mender *Mender, limits Limits) {
	h := &handlers{api: api, service: service, report: report, mender: mender, limits: limits}
	g := httpx.Group{API: api, Tag: "imports", Base: base, Rights: "portfolios.imports"}
	httpx.List(g.Op("list", "", "read", "List imports"), h.list)
	httpx.Names(g.Op("names", "/names", "read", "The files that were imported"), service.names)
	httpx.All(g.Op("fields", "/fields", "read", "List the fields a column can hold"), fields)
	httpx.Get(g.Op("get", "/{id}", "read", "One import with its progress"), h.get)
	httpx.Change(long(g.Op("format", "/{id}/format", "update", "Change how the file is read")), func(ctx context.Context, in *formatInput, version int64) (Import, error) {
		return service.Reformat(ctx, in.ID, version, in.Body)
	})
	httpx.Replace(g.Op("mapping", "/{id}/mapping", "update", "Fix the field of every column"), func(ctx context.Context, in *mappingInput, version int64) (Import, error) {
		return service.Map(ctx, in.ID, version, in.Body.Mapping)
	})
	for name, act := range map[string]struct {
		right, summary string
		do             func(context.Context, string) (Import, error)
	}{
		"check":  {"update", "Check every row and write none", service.Check},
		"start":  {"update", "Write the rows", service.Start},
		"cancel": {"update", "Cancel the import", service.Cancel},
		"undo":   {"delete", "Take the whole import back, while nothing was done with its debtors", service.Undo},
	} {
		httpx.Act(g.Op(name, "/{id}/"+name, act.right, act.summary), func(ctx context.Context, in *httpx.ByID) (Import, error) { return act.do(ctx, in.ID) })
	}
	h.rejectionRoutes(g)
	h.mappingRoutes(g)
	upload := g.Op("upload", "", "create", "Upload a file and see what it holds").By(http.MethodPost)
	upload.MaxBody, upload.Status = limits.Bytes+1<<20, http.StatusCreated
	httpx.RegisterUpload[Import](api, upload, []string{"portfolio_id"}, nil, h.upload(upload))
}

// long has no transaction be open while a file is read.
func long(op httpx.Op) httpx.Op {
	op.Long = true
	return op
}

func (h *handlers) rejectionRoutes(g httpx.Group) {
	httpx.List(g.Op("rejections", "/{id}/rejections", "update", "List the rejected rows and the reasons"),
		func(ctx context.Context, in *rejectionsInput) ([]Rejection, page.Meta, error) {
			return h.report.Page(ctx, in.ID, principal.Must(ctx).Language, in.Params)
		})
	httpx.Get(g.Op("rejected-row", "/{id}/rejections/{line}", "update", "One rejected row as a whole"), func(ctx context.Context, in *LineInput) (RejectedRow, error) {
		return h.mender.Row(ctx, in.ID, in.number(), principal.Must(ctx).Language)
	})
	httpx.Write(long(g.Op("mend", "/{id}/rejections/{line}", "update", "Mend a rejected row")), http.MethodPut, func(ctx context.Context, in *mendInput) (RejectedRow, error) {
		return h.mender.Mend(ctx, in.ID, in.number(), principal.Must(ctx).Language, in.Body.Values)
	})
	httpx.Act(long(g.Op("mended", "/{id}/mended", "create", "Import the rows that have been mended")), func(ctx context.Context, in *httpx.ByID) (Import, error) {
		return h.mender.Import(ctx, in.ID)
	})
	file := g.Op("rejections-file", "/{id}/rejections.csv", "update", "Rejected rows as a file to be mended")
	httpx.RegisterStream(h.api, file.By(http.MethodGet), h.rejectionsFile)
}

func (h *handlers) mappingRoutes(g httpx.Group) {
	httpx.All(g.Op("mappings", "/{id}/mappings", "read", "List the creditor's saved mappings that fit the file"), func(ctx context.Context, in *httpx.ByID) ([]FittingMapping, error) {
		return h.service.Fitting(ctx, in.ID)
	})
	httpx.Act(g.Op("save-mapping", "/{id}/mappings", "update", "Save a mapping for the creditor's files"), func(ctx context.Context, in *saveInput) (SavedMapping, error) {
		return h.service.SaveMapping(ctx, in.ID, in.Body.Name, in.Body.Mapping)
	})
	httpx.Remove(g.Op("drop-mapping", "/{id}/mappings/{mapping}", "update", "Forget a saved mapping"), func(ctx context.Context, in *savedInput) error {
		return h.service.DropMapping(ctx, in.ID, in.Mapping)
	})
}

func (h *handlers) list(ctx context.Context, in *listInput) ([]Import, page.Meta, error) {
	all, meta, err := h.service.List(ctx, in.PortfolioID, in.Params)
	for n := range all {
		all[n].Detected.Sample = nil
	}
	return all, meta, err
}

func fields(context.Context, *struct{}) (all []field, _ error) {
	for _, f := range mapping.Fields() {
		all = append(all, field{Name: f, Debt: f.Debt(), Repeated: f.Columns() > 1})
	}
	return all, nil
}

func (h *handlers) get(ctx context.Context, in *httpx.ByID) (Import, error) {
	i, err := h.service.Get(ctx, in.ID)
	if i.CreatedBy != principal.Must(ctx).UserID {
		// Rows of people in full: for whoever brought them, and whoever may change the import.
		i.Detected.Sample, i.Detected.Above = nil, nil
	}
	return i, err
}

func (h *handlers) rejectionsFile(w http.ResponseWriter, r *http.Request) {
	ctx := r.Context()
	file, err := h.report.Open(ctx, chi.URLParam(r, "id"), principal.Must(ctx).Language)
	if err != nil {
		h.api.Problem(w, r, err)
		return
	}
	defer func() { _ = file.Close() }()
	if err := h.service.Exported(ctx, file.imp.ID); err != nil {
		h.api.Problem(w, r, err)
		return
	}
	name := strings.TrimSuffix(file.imp.FileName, ".csv") + "-rejected.csv"
	w.Header().Set("Content-Type", "text/csv; charset=utf-8")
	w.Header().Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": name}))
	if err := file.Write(ctx, w); err != nil {
		// The answer has begun: cutting the connection is the only way left to say that it is not whole.
		panic(http.ErrAbortHandler)
	}
}

// upload reads multipart/form-data with the fields portfolio_id and file, or the bare file with both in the query.
// upload makes an import of a file. With an Idempotency-Key the same file is taken once: the key is written in the transaction that
// stores the import.
func (h *handlers) upload(op httpx.Operation) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		p, err := h.unpack(r)
		if p.id != "" {
			defer h.service.Discard(r.Context(), p.id, p.file)
		}
		if err == nil {
			err = h.create(w, r, op, p)
		}
		if err != nil {
			h.api.Problem(w, r, err)
		}
	}
}

func (h *handlers) create(w http.ResponseWriter, r *http.Request, op httpx.Operation, p parcel) error {
	if p.id == "" {
		return ErrNoFile.WithField("body.file", "portfolios.import_no_file")
	}
	i, err := h.service.Propose(r.Context(), p.id, p.portfolioID, p.name, p.file)
	if err != nil {
		return err
	}
	return httpx.Once(h.api, w, r, op, p.digest(), func(ctx context.Context) (*httpx.Created[Import], error) {
		err := h.service.Add(ctx, &i)
		return httpx.Made(i, base+"/"+i.ID), err
	})
}

// parcel is what an upload consists of.
type parcel struct {
	portfolioID, name, id string
	file                  received
}

// digest tells one upload from another.
func (p *parcel) digest() []byte {
	return fmt.Appendf(nil, "%q %q %q", p.portfolioID, p.name, p.file.sha256)
}

func (h *handlers) unpack(r *http.Request) (parcel, error) {
	p := parcel{portfolioID: r.URL.Query().Get("portfolio_id"), name: r.URL.Query().Get("file_name")}
	if kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type")); kind != "multipart/form-data" {
		return p, p.receive(r.Context(), h.service, r.Body)
	}
	parts, err := r.MultipartReader()
	if err != nil {
		return p, ErrInterrupted.Wrap(err)
	}
	for {
		part, err := httpx.NextPart(parts)
		if err != nil {
			return p, h.service.files.judge(0, err)
		}
		if part == nil {
			return p, nil
		}
		if err := p.open(r.Context(), h.service, part); err != nil {
			return p, err
		}
	}
}

func (p *parcel) open(ctx context.Context, service *Service, part *multipart.Part) error {
	switch part.FormName() {
	case "portfolio_id":
		text, err := io.ReadAll(io.LimitReader(part, 100))
		p.portfolioID = strings.TrimSpace(string(text))
		return service.files.judge(1, err)
	case "file":
		if p.id != "" {
			return ErrNoFile.WithField("body.file", "portfolios.import_one_file")
		}
		p.name = part.FileName()
		return p.receive(ctx, service, part)
	}
	return nil
}

func (p *parcel) receive(ctx context.Context, service *Service, from io.Reader) (err error) {
	id, file, err := service.Receive(ctx, from)
	if err != nil {
		return fmt.Errorf("upload: %w", err)
	}
	p.id, p.file = id, file
	return nil
}
