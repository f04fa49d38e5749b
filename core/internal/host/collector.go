package host

import "github.com/prometheus/client_golang/prometheus"

// Collector tells Prometheus where each module stands.
type Collector struct {
	host     func() *Host
	state    *prometheus.Desc
	restarts *prometheus.Desc
}

// NewCollector asks host at each scrape; it may give nil while there is none.
func NewCollector(host func() *Host) *Collector {
	return &Collector{
		host:     host,
		state:    prometheus.NewDesc("recobro_module_state", "1 for the state a module is in.", []string{"module", "state"}, nil),
		restarts: prometheus.NewDesc("recobro_module_restarts_total", "Serving processes of a module that were lost.", []string{"module"}, nil),
	}
}

// Describe names the figures.
func (c *Collector) Describe(descriptions chan<- *prometheus.Desc) {
	descriptions <- c.state
	descriptions <- c.restarts
}

// Collect reads the figures.
func (c *Collector) Collect(metrics chan<- prometheus.Metric) {
	h := c.host()
	if h == nil {
		return
	}
	for _, m := range h.Modules() {
		s := m.Status()
		metrics <- prometheus.MustNewConstMetric(c.state, prometheus.GaugeValue, 1, s.ID, string(s.State))
		metrics <- prometheus.MustNewConstMetric(c.restarts, prometheus.CounterValue, float64(s.Restarts), s.ID)
	}
}
