// Package tracing gathers the record of the core and of every module: one list, one verdict.
package tracing

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strconv"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// Source is one place where a part of the record is kept.
type Source interface {
	Name() string // id of the module, or "core"
	List(ctx context.Context, filter tracing.Filter) ([]tracing.Event, error)
	Verify(ctx context.Context, tenant string, seq int64) (tracing.Verdict, error)
}

// Local is the record in the core's own database.
type Local struct{ DB *storage.DB }

// Name is the schema's.
func (l Local) Name() string { return l.DB.Schema() }

// List reads as the principal of ctx.
func (l Local) List(ctx context.Context, filter tracing.Filter) ([]tracing.Event, error) {
	return tracing.List(ctx, l.DB, filter)
}

// Verify walks the tenant's chain.
func (l Local) Verify(ctx context.Context, tenant string, seq int64) (tracing.Verdict, error) {
	return tracing.VerifyTenant(ctx, l.DB, tenant, seq)
}

// Module is a running module as the host reaches it.
type Module interface {
	ServeHTTP(w http.ResponseWriter, r *http.Request, who principal.Principal)
}

// Remote is the record in a module's database, asked for over the module's socket.
type Remote struct {
	ID     string
	Module Module
}

// Name is the module's id.
func (r Remote) Name() string { return r.ID }

// List asks the module.
func (r Remote) List(ctx context.Context, filter tracing.Filter) (events []tracing.Event, err error) {
	text, err := json.Marshal(filter)
	if err != nil {
		return nil, err
	}
	tenant := principal.Must(ctx).TenantID
	err = r.ask(ctx, tenant, tracing.ListPath+"?filter="+url.QueryEscape(string(text)), &events)
	for i := range events {
		events[i].TenantID = tenant
	}
	return events, err
}

// Verify asks the module.
func (r Remote) Verify(ctx context.Context, tenant string, seq int64) (verdict tracing.Verdict, err error) {
	err = r.ask(ctx, tenant, tracing.VerifyPath+"?seq="+strconv.FormatInt(seq, 10), &verdict)
	return verdict, err
}

// ask sends a request in the host's own name. The answers are bounded (200 lines, one verdict), so they are taken whole.
func (r Remote) ask(ctx context.Context, tenant, path string, into any) error {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+r.ID+path, nil)
	if err != nil {
		return err
	}
	answer := httptest.NewRecorder()
	if err := r.serve(answer, request, tenant); err != nil {
		return err
	}
	if answer.Code != http.StatusOK {
		return errs.New(errs.Unavailable, "tracing.source_unavailable").WithParam("module", r.ID).
			Wrap(fmt.Errorf("%s answered %d", r.ID, answer.Code))
	}
	return json.Unmarshal(answer.Body.Bytes(), into)
}

// serve lets the module answer. A module gives up an answer by a panic that a server recovers from; here no server does, and
// whoever asked may have left meanwhile.
func (r Remote) serve(w http.ResponseWriter, request *http.Request, tenant string) (err error) {
	defer func() {
		switch given := recover(); given {
		case nil:
		case http.ErrAbortHandler:
			err = cmp.Or(request.Context().Err(), http.ErrAbortHandler)
		default:
			panic(given)
		}
	}()
	r.Module.ServeHTTP(w, request, principal.System(tenant, "core"))
	return nil
}
