package imports

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"strconv"
	"strings"

	"github.com/go-chi/chi/v5"

	"github.com/recobro/recobro/modules/portfolios/internal/mapping"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

const base = "/api/v1/imports"

// ByID is the input of an operation on one import; exported because an embedded input must be.
type ByID struct {
	ID string `path:"id" maxLength:"64" doc:"Import"`
}

type listInput struct {
	page.Params
	PortfolioID string `query:"portfolio_id" maxLength:"64" doc:"Imports of this portfolio alone"`
}

type formatInput struct {
	ByID
	httpx.IfMatch
	Body FormatChange
}

type mappingInput struct {
	ByID
	httpx.IfMatch
	Body struct {
		Mapping []mapping.Field `json:"mapping" maxItems:"1000" doc:"Field of each column in the order of the file; empty for a column left out"`
	}
}

type rejectionsInput struct {
	ByID
	page.Params
}

type field struct {
	Name     mapping.Field `json:"name"`
	Debt     bool          `json:"debt" doc:"Belongs to the debt, not to the debtor"`
	Repeated bool          `json:"repeated" doc:"More than one column may hold it"`
}

// LineInput names a rejected row.
type LineInput struct {
	ByID
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
	ByID
	Body struct {
		Name    string          `json:"name" maxLength:"80" doc:"What the mapping is called" example:"Archivo mensual"`
		Mapping []mapping.Field `json:"mapping" maxItems:"1000" doc:"Field of each column in the order of the file"`
	}
}

type savedInput struct {
	ByID
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
	op := func(id, method, path, right, summary string) httpx.Operation {
		return httpx.Operation{
			ID: "imports-" + id, Method: method, Path: base + path, Permission: "portfolios.imports:" + right, Summary: summary,
			Tags: []string{"imports"},
		}
	}
	upload := op("upload", http.MethodPost, "", "create", "Upload a file and see what it holds")
	upload.MaxBody = limits.Bytes + 1<<20
	httpx.RegisterUpload[Import](api, upload, []string{"portfolio_id"}, nil, h.upload)
	httpx.Register(api, op("list", http.MethodGet, "", "read", "List imports"), h.list)
	httpx.RegisterNames(api, op("names", http.MethodGet, "/names", "read", "The files that were imported"), service.names)
	httpx.Register(api, op("fields", http.MethodGet, "/fields", "read", "List the fields a column can hold"), h.fields)
	httpx.Register(api, op("get", http.MethodGet, "/{id}", "read", "One import with its progress"), h.get)
	httpx.RegisterLong(api, op("format", http.MethodPatch, "/{id}/format", "update", "Change how the file is read"), h.format)
	httpx.RegisterWrite(api, op("mapping", http.MethodPut, "/{id}/mapping", "update", "Fix the field of every column"), h.mapping)
	httpx.RegisterWrite(api, op("check", http.MethodPost, "/{id}/check", "update", "Check every row and write none"), h.act(service.Check))
	httpx.RegisterWrite(api, op("start", http.MethodPost, "/{id}/start", "update", "Write the rows"), h.act(service.Start))
	httpx.RegisterWrite(api, op("cancel", http.MethodPost, "/{id}/cancel", "update", "Cancel the import"), h.act(service.Cancel))
	httpx.RegisterWrite(api, op("undo", http.MethodPost, "/{id}/undo", "delete", "Take the whole import back, while nothing was done with its debtors"), h.act(service.Undo))
	httpx.Register(api, op("rejections", http.MethodGet, "/{id}/rejections", "update", "List the rejected rows and the reasons"), h.rejections)
	httpx.Register(api, op("rejected-row", http.MethodGet, "/{id}/rejections/{line}", "update", "One rejected row as a whole"), h.rejectedRow)
	httpx.RegisterLong(api, op("mend", http.MethodPut, "/{id}/rejections/{line}", "update", "Mend a rejected row"), h.mend)
	httpx.RegisterLong(api, op("mended", http.MethodPost, "/{id}/mended", "create", "Import the rows that have been mended"), h.act(mender.Import))
	httpx.Register(api, op("mappings", http.MethodGet, "/{id}/mappings", "read", "List the creditor's saved mappings that fit the file"), h.fitting)
	httpx.RegisterWrite(api, op("save-mapping", http.MethodPost, "/{id}/mappings", "update", "Save a mapping for the creditor's files"), h.saveMapping)
	httpx.RegisterWrite(api, op("drop-mapping", http.MethodDelete, "/{id}/mappings/{mapping}", "update", "Forget a saved mapping"), h.dropMapping)
	httpx.RegisterStream(api, op("rejections-file", http.MethodGet, "/{id}/rejections.csv", "update", "Rejected rows as a file to be mended"), h.rejectionsFile)
}

func (h *handlers) list(ctx context.Context, in *listInput) (*httpx.List[Import], error) {
	all, meta, err := h.service.List(ctx, in.PortfolioID, in.Params)
	for n := range all {
		all[n].Detected.Sample = [][]string{}
	}
	return httpx.Listed(all, meta), err
}

func (h *handlers) fields(context.Context, *struct{}) (*httpx.Body[[]field], error) {
	var all []field
	for _, f := range mapping.Fields() {
		all = append(all, field{Name: f, Debt: f.Debt(), Repeated: f.Columns() > 1})
	}
	return httpx.OK(all), nil
}

func (h *handlers) get(ctx context.Context, in *ByID) (*httpx.Body[Import], error) {
	i, err := h.service.Get(ctx, in.ID)
	if i.CreatedBy != principal.Must(ctx).UserID {
		// Rows of people in full: for whoever brought them, and whoever may change the import.
		i.Detected.Sample, i.Detected.Above = [][]string{}, nil
	}
	return answer(i, err)
}

func answer(i Import, err error) (*httpx.Body[Import], error) {
	if err != nil {
		return nil, err
	}
	return httpx.OK(i), nil
}

func (h *handlers) format(ctx context.Context, in *formatInput) (*httpx.Body[Import], error) {
	version, err := in.Version()
	if err != nil {
		return nil, err
	}
	return answer(h.service.Reformat(ctx, in.ID, version, in.Body))
}

func (h *handlers) mapping(ctx context.Context, in *mappingInput) (*httpx.Body[Import], error) {
	version, err := in.Version()
	if err != nil {
		return nil, err
	}
	return answer(h.service.Map(ctx, in.ID, version, in.Body.Mapping))
}

func (h *handlers) act(do func(context.Context, string) (Import, error)) func(context.Context, *ByID) (*httpx.Body[Import], error) {
	return func(ctx context.Context, in *ByID) (*httpx.Body[Import], error) { return answer(do(ctx, in.ID)) }
}

func (h *handlers) rejections(ctx context.Context, in *rejectionsInput) (*httpx.List[Rejection], error) {
	all, meta, err := h.report.Page(ctx, in.ID, principal.Must(ctx).Language, in.Params)
	return httpx.Listed(all, meta), err
}

func (h *handlers) rejectedRow(ctx context.Context, in *LineInput) (*httpx.Body[RejectedRow], error) {
	row, err := h.mender.Row(ctx, in.ID, in.number(), principal.Must(ctx).Language)
	return httpx.OK(row), err
}

func (h *handlers) mend(ctx context.Context, in *mendInput) (*httpx.Body[RejectedRow], error) {
	row, err := h.mender.Mend(ctx, in.ID, in.number(), principal.Must(ctx).Language, in.Body.Values)
	return httpx.OK(row), err
}

func (h *handlers) fitting(ctx context.Context, in *ByID) (*httpx.Body[[]FittingMapping], error) {
	all, err := h.service.Fitting(ctx, in.ID)
	return httpx.OK(all), err
}

func (h *handlers) saveMapping(ctx context.Context, in *saveInput) (*httpx.Body[SavedMapping], error) {
	saved, err := h.service.SaveMapping(ctx, in.ID, in.Body.Name, in.Body.Mapping)
	return httpx.OK(saved), err
}

func (h *handlers) dropMapping(ctx context.Context, in *savedInput) (*struct{}, error) {
	return nil, h.service.DropMapping(ctx, in.ID, in.Mapping)
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

// upload takes multipart/form-data with the fields portfolio_id and file, or the bare file with both in the query.
func (h *handlers) upload(w http.ResponseWriter, r *http.Request) {
	i, err := h.receive(r)
	if err != nil {
		h.api.Problem(w, r, err)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("ETag", i.ETag())
	w.Header().Set("Location", base+"/"+i.ID)
	w.WriteHeader(http.StatusCreated)
	_ = json.NewEncoder(w).Encode(map[string]any{"data": i}) // whoever has gone needs no answer
}

// parcel is an upload taken apart.
type parcel struct {
	portfolioID, name, id string
	file                  received
}

func (h *handlers) receive(r *http.Request) (Import, error) {
	ctx := r.Context()
	p, err := h.unpack(r)
	if err == nil && p.id == "" {
		err = ErrNoFile.WithField("body.file", "portfolios.import_no_file")
	}
	var i Import
	if err == nil {
		i, err = h.service.Create(ctx, p.id, p.portfolioID, p.name, p.file)
	}
	if err != nil && p.id != "" {
		defer p.file.let()
		err = errors.Join(err, h.service.Discard(ctx, p.id))
	}
	return i, err
}

func (h *handlers) unpack(r *http.Request) (parcel, error) {
	p := parcel{portfolioID: r.URL.Query().Get("portfolio_id"), name: r.URL.Query().Get("file_name")}
	if kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type")); kind != "multipart/form-data" {
		return p, p.take(r.Context(), h.service, r.Body)
	}
	parts, err := r.MultipartReader()
	if err != nil {
		return p, ErrInterrupted.Wrap(err)
	}
	for {
		part, err := parts.NextPart()
		if errors.Is(err, io.EOF) {
			return p, nil
		}
		if err != nil {
			return p, h.service.files.judge(0, err)
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
		return p.take(ctx, service, part)
	}
	return nil
}

func (p *parcel) take(ctx context.Context, service *Service, from io.Reader) (err error) {
	id, file, err := service.Receive(ctx, from)
	if err != nil {
		return fmt.Errorf("upload: %w", err)
	}
	p.id, p.file = id, file
	return nil
}
