package outbound_test

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"go.opentelemetry.io/otel/trace"

	"github.com/recobro/recobro/plugins-sdk/go/outbound"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

func TestTold(t *testing.T) {
	t.Parallel()

	t.Run("nothing secret of a call is in the log, an error, a trace or the record", func(t *testing.T) {
		t.Parallel()
		p, gone := serve(t, status(http.StatusOK), status(http.StatusUnauthorized)), serve(t, status(200))
		o := open(t, sqlite(), to(p.URL, gone.URL), nil)
		gone.Close()
		recorded := o.With(outbound.Call{Path: "/bot{token}/send", Record: &record.Act{Name: "message.sent", ID: "m1", Silent: true}})
		seen := ""
		for _, host := range []string{p.URL, p.URL, gone.URL, "https://evil.test"} {
			address := strings.Replace(host, "://", "://user:hunter2@", 1) + "/bothunter2/send?key=hunter2"
			_, _, err := send(t, recorded, as("a"), http.MethodPost, address, strings.NewReader("hunter2"), "Authorization", "Bearer hunter2")
			seen += fmt.Sprint(err)
		}
		lines, err := tracing.List(as("a"), o.db, tracing.Filter{SubjectType: "message"})
		require.NoError(t, err)
		require.Len(t, lines, 4)
		require.Len(t, o.spans.GetSpans(), 4)
		spans, err := json.Marshal(o.spans.GetSpans())
		require.NoError(t, err)
		require.Contains(t, o.log.String(), "127.0.0.1")
		require.NotContains(t, seen+o.log.String()+string(spans)+fmt.Sprint(lines), "hunter2")
	})

	t.Run("a call that is asked for is on record: by whom, where, with which outcome, in what time", func(t *testing.T) {
		t.Parallel()
		sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
			p := serve(t, status(http.StatusServiceUnavailable), status(http.StatusCreated))
			o := open(t, engine, to(p.URL), nil)
			client := o.With(outbound.Call{Path: "/charges/{id}", Record: &record.Act{Name: "payment.charged", ID: "p1", Silent: true, Payload: map[string]any{"attempt": 7}}})
			_, _, err := call(t, client, http.MethodPut, p.URL+"/charges/p1")
			require.NoError(t, err)
			_, _, err = call(t, client, http.MethodPut, "https://evil.test")
			require.ErrorIs(t, err, outbound.ErrNotListed)
			_, _, err = call(t, o.Client, http.MethodPut, p.URL)
			require.NoError(t, err)
			lines, err := tracing.List(as("a"), o.db, tracing.Filter{SubjectType: "payment", SubjectID: "p1"})
			require.NoError(t, err)
			require.Len(t, lines, 2)
			require.Equal(t, "ana", lines[1].ActorName)
			require.Equal(t, "calls.payment.charged", lines[1].Name)
			require.Regexp(t, `^{"attempt":7,"host":"127.0.0.1:\d+","method":"PUT","path":"/charges/{id}","status":201,"took_ms":\d+,"tries":2}$`, string(lines[1].Payload))
			require.Regexp(t, `"host":"evil.test".*"refused":"outbound.not_listed"`, string(lines[0].Payload))
		})
	})

	t.Run("our trace is told to whom the manifest says, and to nobody else", func(t *testing.T) {
		t.Parallel()
		heard := map[string]string{}
		hear := func(w http.ResponseWriter, r *http.Request) { heard[r.Host] = r.Header.Get("Traceparent") }
		ours, theirs := serve(t, hear), serve(t, hear)
		o := open(t, sqlite(), []outbound.Destination{{Origin: ours.URL, Trace: true}, {Origin: theirs.URL}}, nil)
		ctx, span := o.config.Traces.Tracer("test").Start(as("a"), "request")
		for _, at := range []string{ours.URL, theirs.URL} {
			_, _, err := send(t, o.Client, ctx, http.MethodPost, at, nil)
			require.NoError(t, err)
		}
		require.Contains(t, heard[ours.Listener.Addr().String()], span.SpanContext().TraceID().String())
		require.Empty(t, heard[theirs.Listener.Addr().String()])
		for _, s := range o.spans.GetSpans() {
			require.Equal(t, trace.SpanKindClient, s.SpanKind)
			require.Equal(t, span.SpanContext().SpanID(), s.Parent.SpanID())
		}
	})

	t.Run("calls are counted by entry and result", func(t *testing.T) {
		t.Parallel()
		p := serve(t, status(200), status(404))
		o := open(t, sqlite(), to(p.URL), nil)
		for _, at := range []string{p.URL, p.URL, p.URL, "https://evil.test"} {
			_, _, _ = call(t, o.Client, http.MethodPost, at)
		}
		counts := map[control.OutboundFigure]bool{}
		for _, f := range o.Figures() {
			require.Positive(t, f.Seconds)
			f.Seconds = 0
			counts[f] = true
		}
		require.Equal(t, map[control.OutboundFigure]bool{
			{To: p.URL, Result: "2xx", Requests: 1}: true, {To: p.URL, Result: "4xx", Requests: 2}: true, {Result: "outbound.not_listed", Requests: 1}: true,
		}, counts)
	})

	t.Run("a fixed client asks whom the test says", func(t *testing.T) {
		t.Parallel()
		p := serve(t, status(http.StatusTeapot))
		r, err := http.NewRequestWithContext(context.Background(), http.MethodGet, p.URL, nil)
		require.NoError(t, err)
		response, err := outbound.Fixed(p.Client().Transport).With(outbound.Call{Stream: true}).Do(r)
		require.NoError(t, err)
		require.NoError(t, response.Body.Close())
		require.Equal(t, http.StatusTeapot, response.StatusCode)
	})
}
