package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"time"
)

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

// measured is a host with one module, both in processes apart from the load.
type measured struct {
	Address   string `json:"address"`
	Processes []int  `json:"processes"`
}

// wayThroughTheHost prints what a request through the host and a module process costs beside the same handler inside the host.
func wayThroughTheHost() error {
	command := exec.Command("go", "run", "./core/internal/host/measured")
	command.Stderr = os.Stderr
	input, err := command.StdinPipe()
	if err != nil {
		return err
	}
	output, err := command.StdoutPipe()
	if err != nil {
		return err
	}
	if err := command.Start(); err != nil {
		return err
	}
	var m measured
	if err = json.NewDecoder(output).Decode(&m); err == nil {
		err = m.compareAll()
	}
	return errors.Join(err, input.Close(), command.Wait())
}

func (m *measured) compareAll() error {
	fmt.Println("| work | measured | limit | |")
	fmt.Println("|---|---|---|---|")
	for _, s := range sizes() {
		if err := m.compare(s); err != nil {
			return err
		}
	}
	return nil
}

// compare runs both ways in turns, so that a busy moment of the machine hits both.
func (m *measured) compare(s size) error {
	var inside, outside series
	for range rounds {
		if err := inside.measure(m, "/api/v1/inside/"+s.path); err != nil {
			return err
		}
		if err := outside.measure(m, "/api/v1/bench/"+s.path); err != nil {
			return err
		}
	}
	share := median(divided(outside.rates, inside.rates))
	added := median(less(outside.p50s, inside.p50s))
	row(fmt.Sprintf("%s JSON, %d connections: module process against in-process (%.0f against %.0f requests/s; %.0f against %.0f µs of processor each)",
		s.name, connections, median(outside.rates), median(inside.rates), median(outside.costs), median(inside.costs)),
		fmt.Sprintf("%.2f", share), fmt.Sprintf("≥ %.2f", s.ratio), share >= s.ratio)
	row(s.name+" JSON, one connection: added p50", fmt.Sprintf("%.3f ms", added), fmt.Sprintf("≤ %.2f ms", maxAddedP50), added <= maxAddedP50)
	return nil
}

// series is what one way was seen to do, round by round.
type series struct {
	rates []float64 // requests per second on all connections
	costs []float64 // microseconds of processor time per request, host and module together
	p50s  []float64 // milliseconds on one connection
}

func (s *series) measure(m *measured, path string) error {
	before := m.processorTime()
	many, err := load(m.Address, path, connections, roundTime)
	if err != nil {
		return err
	}
	spent := m.processorTime() - before
	one, err := load(m.Address, path, 1, roundTime/2)
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
