package outbound

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"time"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/trace"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

// recordTime is how long the line of a call may take.
const recordTime = 5 * time.Second

// figure is what requests are counted by.
type figure struct{ to, result string }

// traced begins the span of a request. It tells neither path nor query: both may hold secrets.
func (t *trip) traced(r *http.Request) (context.Context, trace.Span) {
	return t.tracer.Start(r.Context(), r.Method+" "+r.URL.Hostname(), trace.WithSpanKind(trace.SpanKindClient), trace.WithAttributes(
		attribute.String("http.request.method", r.Method), attribute.String("server.address", r.URL.Hostname()),
		attribute.String("url.template", t.call.Path)))
}

// tell says how a request went: in the trace, the figures, the log, and on record if that was asked for.
func (t *trip) tell(r *http.Request, span trace.Span, response *http.Response, err error) {
	took, status, refused := time.Since(t.began), 0, ""
	if err != nil {
		refused = codeOf(err)
		span.SetStatus(codes.Error, refused)
	} else {
		status = response.StatusCode
		span.SetAttributes(attribute.Int("http.response.status_code", status))
	}
	span.End()
	t.figure(cmp.Or(refused, fmt.Sprintf("%dxx", status/100)), took)
	t.cfg.Log.DebugContext(r.Context(), "call to the outside", "method", r.Method, "host", r.URL.Host, "path", t.call.Path,
		"status", status, "error", err, "tries", t.tries, "took", took.String())
	t.record(r, map[string]any{
		"host": r.URL.Host, "path": t.call.Path, "method": r.Method, "status": status, "refused": refused, "tries": t.tries,
		"took_ms": took.Milliseconds(),
	})
}

func (t *trip) figure(result string, took time.Duration) {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	at := figure{t.to.String(), result}
	if t.figures[at] == nil {
		t.figures[at] = &control.OutboundFigure{To: at.to, Result: at.result}
	}
	t.figures[at].Requests++
	t.figures[at].Seconds += took.Seconds()
}

// Figures count what was asked of the outside; those of a nil *Client are none.
//
//sdk:host
func (c *Client) Figures() (all []control.OutboundFigure) {
	if c == nil {
		return nil
	}
	c.mutex.Lock()
	defer c.mutex.Unlock()
	for _, f := range c.figures {
		all = append(all, *f)
	}
	return all
}

// codeOf is the code of a refusal; that of any other error is that the call was broken off.
func codeOf(err error) string {
	var known *errs.Error
	if errors.As(err, &known) {
		return known.Code
	}
	return "outbound.broken_off"
}

// record writes the line that was asked for. The call is made: a line that fails does not undo it.
func (t *trip) record(r *http.Request, facts map[string]any) {
	if t.call.Record == nil {
		return
	}
	act := *t.call.Record
	act.Payload = maps.Clone(act.Payload)
	if act.Payload == nil {
		act.Payload = map[string]any{}
	}
	maps.DeleteFunc(facts, func(_ string, fact any) bool { return fact == "" || fact == 0 })
	maps.Copy(act.Payload, facts)
	ctx, cancel := context.WithTimeout(context.WithoutCancel(r.Context()), recordTime)
	defer cancel()
	if err := t.cfg.Record.Write(ctx, act); err != nil {
		t.cfg.Log.ErrorContext(ctx, "record a call to the outside", "event", act.Name, "error", err)
	}
}
