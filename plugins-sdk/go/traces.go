package sdk

import (
	"context"
	"net/http"

	"go.opentelemetry.io/contrib/instrumentation/net/http/otelhttp"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/exporters/otlp/otlptrace/otlptracehttp"
	"go.opentelemetry.io/otel/propagation"
	"go.opentelemetry.io/otel/sdk/resource"
	sdktrace "go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/trace"
	"go.opentelemetry.io/otel/trace/noop"

	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// traces continues the host's traces and exports the module's part of them. A nil *traces does neither.
type traces struct{ provider *sdktrace.TracerProvider }

func newTraces(ctx context.Context, endpoint string, m manifest.Manifest) (*traces, error) {
	if endpoint == "" {
		return nil, nil
	}
	exporter, err := otlptracehttp.New(ctx, otlptracehttp.WithEndpointURL(endpoint))
	if err != nil {
		return nil, err
	}
	return &traces{provider: sdktrace.NewTracerProvider(
		sdktrace.WithBatcher(exporter),
		sdktrace.WithResource(resource.NewSchemaless(
			attribute.String("service.name", "recobro-"+m.ID), attribute.String("service.version", m.Version))),
	)}, nil
}

// around gives every request a span below the host's.
func (t *traces) around(next http.Handler) http.Handler {
	if t == nil {
		return next
	}
	return otelhttp.NewHandler(next, "request",
		otelhttp.WithTracerProvider(t.provider), otelhttp.WithPropagators(propagation.TraceContext{}))
}

// tracers are where spans of the module's own begin.
func (t *traces) tracers() trace.TracerProvider {
	if t == nil {
		return noop.NewTracerProvider()
	}
	return t.provider
}

// stop exports what is left.
func (t *traces) stop(ctx context.Context) {
	if t != nil {
		_ = t.provider.Shutdown(ctx) // the collector may be away; the work is done all the same
	}
}
