// Package tracing gathers the record of the core and of every module: one list, one verdict.
package tracing

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/plugins-sdk/host/chain"
)

// Source is one place where a part of the record is kept.
type Source interface {
	Name() string // id of the module, or "core"
	List(ctx context.Context, filter tracing.Filter) ([]tracing.Event, error)
	Verify(ctx context.Context, tenant string, span chain.Span) (chain.Verdict, error)
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
func (l Local) Verify(ctx context.Context, tenant string, span chain.Span) (chain.Verdict, error) {
	return chain.VerifyTenant(ctx, l.DB, tenant, span)
}

// Module is a running module as the host reaches it.
type Module interface {
	RoundTrip(r *http.Request, who principal.Principal) (*http.Response, error)
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
	err = r.ask(ctx, tenant, chain.ListPath+"?filter="+url.QueryEscape(string(text)), &events)
	for i := range events {
		events[i].TenantID = tenant
	}
	return events, err
}

// Verify asks the module.
func (r Remote) Verify(ctx context.Context, tenant string, span chain.Span) (verdict chain.Verdict, err error) {
	err = r.ask(ctx, tenant, fmt.Sprintf("%s?seq=%d&onwards=%t", chain.VerifyPath, span.Seq, span.Onwards), &verdict)
	return verdict, err
}

// mostAnswered bounds an answer, in bytes: 200 lines, or one verdict.
const mostAnswered = 16 << 20

// ask sends a request in the host's own name.
func (r Remote) ask(ctx context.Context, tenant, path string, into any) error {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+r.ID+path, http.NoBody)
	if err != nil {
		return err
	}
	answer, err := r.Module.RoundTrip(request, principal.System(tenant, "core"))
	if err != nil {
		return cmp.Or(ctx.Err(), err)
	}
	defer func() { _ = answer.Body.Close() }() // it was read
	if answer.StatusCode != http.StatusOK {
		return errs.New(errs.Unavailable, "tracing.source_unavailable").WithParam("module", r.ID).
			Wrap(fmt.Errorf("%s answered %d", r.ID, answer.StatusCode))
	}
	return json.NewDecoder(io.LimitReader(answer.Body, mostAnswered)).Decode(into)
}
