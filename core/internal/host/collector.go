package host

import "github.com/prometheus/client_golang/prometheus"

// Collector reports the state of each module to Prometheus.
type Collector struct {
	host     func() *Host
	state    *prometheus.Desc
	restarts *prometheus.Desc
	outbound *prometheus.Desc
	seconds  *prometheus.Desc
}

// NewCollector asks host at each scrape; it may give nil while there is none.
func NewCollector(host func() *Host) *Collector {
	return &Collector{
		host:     host,
		state:    prometheus.NewDesc("recobro_module_state", "1 for the state a module is in.", []string{"module", "state"}, nil),
		restarts: prometheus.NewDesc("recobro_module_restarts_total", "Serving processes of a module that were lost.", []string{"module"}, nil),
		outbound: prometheus.NewDesc("recobro_outbound_requests_total", "Requests to the outside, by entry of the manifest's egress and result.", []string{"module", "to", "result"}, nil),
		seconds:  prometheus.NewDesc("recobro_outbound_seconds_total", "Time until their answers began.", []string{"module", "to", "result"}, nil),
	}
}

// Describe names the figures.
func (c *Collector) Describe(descriptions chan<- *prometheus.Desc) {
	descriptions <- c.state
	descriptions <- c.restarts
	descriptions <- c.outbound
	descriptions <- c.seconds
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
		for _, f := range s.Outbound {
			metrics <- prometheus.MustNewConstMetric(c.outbound, prometheus.CounterValue, float64(f.Requests), s.ID, f.To, f.Result)
			metrics <- prometheus.MustNewConstMetric(c.seconds, prometheus.CounterValue, f.Seconds, s.ID, f.To, f.Result)
		}
	}
}
