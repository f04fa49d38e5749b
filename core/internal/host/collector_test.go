package host_test

import (
	"net/http/httptest"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/host"
)

func TestCollector(t *testing.T) {
	h, m := start(t, environment(t), "good")
	awaitState(t, m, host.Ready)
	require.Eventually(t, func() bool { return len(m.Status().Outbound) == 1 }, 10*time.Second, time.Millisecond)
	registry := prometheus.NewRegistry()
	registry.MustRegister(host.NewCollector(func() *host.Host { return h }))
	page := httptest.NewRecorder()
	promhttp.HandlerFor(registry, promhttp.HandlerOpts{}).ServeHTTP(page, httptest.NewRequest("GET", "/metrics", nil))
	for _, line := range []string{
		`recobro_module_state{module="fake",state="ready"} 1`,
		`recobro_outbound_requests_total{module="fake",result="2xx",to="https://api.example.com"} 3`,
		`recobro_outbound_seconds_total{module="fake",result="2xx",to="https://api.example.com"} 1.5`,
	} {
		require.Contains(t, page.Body.String(), line)
	}
}
