// Command measure prints what a request through the host and a module process costs beside the same handler inside the
// host, as rows of a table. Run it alone: it uses every core.
package main

import (
	"fmt"
	"os"
	"runtime/debug"
	"time"

	"github.com/recobro/recobro/core/internal/host"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
)

func main() {
	if len(os.Args) > 1 && os.Args[1] == "module" {
		sdk.Serve(benchModule())
		return
	}
	if len(os.Args) > 1 && os.Args[1] == "load" {
		loadMain(os.Args[2:])
		return
	}
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "measure:", err)
		os.Exit(1)
	}
}

const (
	rounds      = 7
	roundTime   = 1500 * time.Millisecond
	connections = 32
)

// size is one answer that is measured, with its limits.
type size struct {
	name  string
	path  string
	ratio float64 // least share of the in-process rate
}

func sizes() []size {
	return []size{{"1 kB", "small", 0.42}, {"64 kB", "large", 0.39}}
}

const maxAddedP50 = 0.12 // milliseconds

func run() error {
	debug.SetGCPercent(host.CollectorPace)
	product, err := newBenchHost()
	if err != nil {
		return err
	}
	defer product.stop()
	fmt.Println("| work | measured | limit | |")
	fmt.Println("|---|---|---|---|")
	for _, s := range sizes() {
		if err := compare(product, s); err != nil {
			return err
		}
	}
	return nil
}

// compare runs both ways in turns, so that a busy moment of the machine hits both.
func compare(b *benchHost, s size) error {
	var inside, outside series
	for range rounds {
		if err := inside.measure(b, "/api/v1/inside/"+s.path); err != nil {
			return err
		}
		if err := outside.measure(b, "/api/v1/bench/"+s.path); err != nil {
			return err
		}
	}
	share := median(divided(outside.rates, inside.rates))
	added := median(less(outside.p50s, inside.p50s))
	fmt.Printf("| %s JSON, %d connections: module process against in-process (%.0f against %.0f requests/s; %.0f against %.0f µs of processor each) | %.2f | ≥ %.2f | %s |\n",
		s.name, connections, median(outside.rates), median(inside.rates), median(outside.costs), median(inside.costs),
		share, s.ratio, verdict(share >= s.ratio))
	fmt.Printf("| %s JSON, one connection: added p50 | %.3f ms | ≤ %.2f ms | %s |\n", s.name, added, maxAddedP50, verdict(added <= maxAddedP50))
	return nil
}

// series is what one way was seen to do, round by round.
type series struct {
	rates []float64 // requests per second on all connections
	costs []float64 // microseconds of processor time per request, host and module together
	p50s  []float64 // milliseconds on one connection
}

func (s *series) measure(b *benchHost, path string) error {
	before := b.processorTime()
	many, err := load(b.address, path, connections, roundTime)
	if err != nil {
		return err
	}
	spent := b.processorTime() - before
	one, err := load(b.address, path, 1, roundTime/2)
	if err != nil {
		return err
	}
	s.rates = append(s.rates, many.Rate)
	s.costs = append(s.costs, float64(spent.Microseconds())/(many.Rate*roundTime.Seconds()))
	s.p50s = append(s.p50s, one.P50)
	return nil
}

func divided(a, b []float64) []float64 {
	quotients := make([]float64, len(a))
	for i := range a {
		quotients[i] = a[i] / b[i]
	}
	return quotients
}

func less(a, b []float64) []float64 {
	differences := make([]float64, len(a))
	for i := range a {
		differences[i] = a[i] - b[i]
	}
	return differences
}

func verdict(met bool) string {
	if met {
		return "met"
	}
	return "**missed**"
}
