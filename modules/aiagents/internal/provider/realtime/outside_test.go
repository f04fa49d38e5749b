package realtime_test

import (
	"context"
	"encoding/json"
	"log/slog"
	"net"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"
	"go.opentelemetry.io/otel/trace/noop"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/plugins-sdk/host/control"
	"github.com/recobro/recobro/plugins-sdk/host/schema"
)

// outside is a module's real way out, to the port of a place, which the operator has allowed or not.
func outside(t *testing.T, place string, allowed bool) *outbound.Client {
	t.Helper()
	db := sdktest.Engine{Name: storage.SQLite}.DB(t, "aiagents", nil)
	chosen, err := settings.NewStore(&schema.Schema{}, map[string]json.RawMessage{})
	require.NoError(t, err)
	_, text, err := net.SplitHostPort(place)
	require.NoError(t, err)
	port, err := strconv.Atoi(text)
	require.NoError(t, err)
	bounds := control.Outbound{PerMinute: 1000}
	if allowed {
		bounds.Private = []string{place}
	}
	client, err := outbound.New(outbound.Config{
		Egress: []outbound.Destination{{Ports: []int{port}}}, Bounds: bounds, Settings: json.RawMessage("{}"), Chosen: chosen, DB: db, Clock: clock.System(),
		Record: record.New(db, tracing.NewRecorder(db, nil), tracing.NewTeller(nil), nil), Traces: noop.NewTracerProvider(), Log: slog.New(slog.DiscardHandler),
	})
	require.NoError(t, err)
	t.Cleanup(client.Close)
	return client
}

func as(t *testing.T) context.Context {
	return principal.With(t.Context(), principal.Principal{TenantID: "a", UserID: "ana", Username: "ana", Kind: principal.KindUser})
}
