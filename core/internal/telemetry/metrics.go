package telemetry

import (
	"net/http"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// Metrics counts what the host does. Safe for concurrent use.
type Metrics struct {
	registry *prometheus.Registry
	requests *prometheus.CounterVec
	duration *prometheus.HistogramVec
	running  prometheus.Gauge
}

// NewMetrics makes an empty set with the runtime's own figures; more adds others' collectors.
func NewMetrics(more ...prometheus.Collector) *Metrics {
	m := &Metrics{
		registry: prometheus.NewRegistry(),
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "recobro_http_requests_total", Help: "Requests answered, by module, operation and status.",
		}, []string{"module", "operation", "status"}),
		duration: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "recobro_http_request_seconds", Help: "Time from the request's head to the answer's end.",
			Buckets: []float64{.001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 30},
		}, []string{"module"}),
		running: prometheus.NewGauge(prometheus.GaugeOpts{
			Name: "recobro_http_requests_running", Help: "Requests being answered, streams included.",
		}),
	}
	m.registry.MustRegister(m.requests, m.duration, m.running,
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	m.registry.MustRegister(more...)
	return m
}

// Began notes a request that is being answered.
func (m *Metrics) Began() { m.running.Inc() }

// Answered notes its end.
func (m *Metrics) Answered(module, operation string, status int, took time.Duration) {
	m.running.Dec()
	m.requests.WithLabelValues(module, operation, strconv.Itoa(status)).Inc()
	m.duration.WithLabelValues(module).Observe(took.Seconds())
}

// Handler serves the figures to Prometheus.
func (m *Metrics) Handler() http.Handler {
	return promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{})
}
