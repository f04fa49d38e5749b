package httpx

import (
	"cmp"
	"context"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Operation is one thing an API does.
type Operation struct {
	ID         string // unique in the product: "records-list"
	Method     string
	Path       string // "/api/v1/module/records/{id}"
	Permission string // "module.records:read"; required unless Open
	Summary    string
	Tags       []string
	Open       bool          // answers without anybody signed in
	FreshProof bool          // the person must have proved themselves lately, so API keys are refused; exports ask for it of themselves
	MaxBody    int64         // bytes; 0 = 1 MiB (64 MiB for streams), negative = no limit (streams alone)
	Timeout    time.Duration // 0 = 30 s (none for streams), negative = none
	Status     int           // of success; 0 = 200, or 204 where there is no body
}

// The limits of an operation that sets none.
const (
	defaultMaxBody       = 1 << 20
	defaultMaxStreamBody = 64 << 20
	defaultTimeout       = 30 * time.Second
)

// PermissionExtension is the key under which the OpenAPI document names an operation's permission.
//
//sdk:host
const PermissionExtension = "x-permission"

// OpenExtension is the key under which the OpenAPI document marks an operation that needs nobody signed in.
//
//sdk:host
const OpenExtension = "x-open"

// FreshProofExtension is the key under which the OpenAPI document says that a recent proof of identity is asked for.
//
//sdk:host
const FreshProofExtension = "x-fresh-proof"

func (op Operation) freshProof() bool {
	return op.FreshProof || strings.HasSuffix(op.Permission, ":export")
}

// check panics on an operation that must not be served: loading fails, not the first request.
func (op Operation) check() {
	switch {
	case op.ID == "" || op.Method == "" || !strings.HasPrefix(op.Path, "/"):
		panic(fmt.Sprintf("httpx: operation %q needs an id, a method and a path", op.ID))
	case op.Permission == "" && !op.Open:
		panic(fmt.Sprintf("httpx: operation %q declares no permission and is not open", op.ID))
	case op.Permission != "" && op.Open:
		panic(fmt.Sprintf("httpx: operation %q is open and declares a permission", op.ID))
	}
}

func (op Operation) deadline(ctx context.Context) (context.Context, context.CancelFunc) {
	if op.Timeout < 0 {
		return context.WithCancel(ctx)
	}
	return context.WithTimeout(ctx, cmp.Or(op.Timeout, defaultTimeout))
}

func (op Operation) maxBody() int64 {
	if op.MaxBody > 0 {
		return op.MaxBody
	}
	return defaultMaxBody
}

// described is the operation for huma and the OpenAPI document.
func (api *API) described(op Operation) huma.Operation {
	extensions := map[string]any{}
	if op.Open {
		extensions[OpenExtension] = true
	} else {
		extensions[PermissionExtension] = op.Permission
	}
	if op.freshProof() {
		extensions[FreshProofExtension] = true
	}
	return huma.Operation{
		OperationID:     op.ID,
		Method:          op.Method,
		Path:            op.Path,
		Summary:         op.Summary,
		Tags:            op.Tags,
		DefaultStatus:   op.Status,
		MaxBodyBytes:    -1, // the body is read and bounded before huma sees it
		BodyReadTimeout: -1,
		Extensions:      extensions,
		// A filter that is not there would otherwise show everything. What others send people to may carry more.
		RejectUnknownQueryParameters: op.Method == http.MethodGet && !op.Open,
		Responses:                    map[string]*huma.Response{"default": api.problemResponse()},
	}
}

func (api *API) problemResponse() *huma.Response {
	schema := api.OpenAPI().Components.Schemas.Schema(problemType(), true, "Problem")
	return &huma.Response{
		Description: "Refused: " + http.StatusText(http.StatusUnprocessableEntity) + " and the like",
		Content:     map[string]*huma.MediaType{errs.ContentType: {Schema: schema}},
	}
}
