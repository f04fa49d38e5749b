// Command contact measures what decides on contacts and hands debtors out: decisions, reservations through the running product, takes of
// the queue beside bare SKIP LOCKED, events that fall due, previews of strategies, numbers chosen by belief.
//
// Run from the repository's root after `make bin`: go run ./bench/contact [--rows 1000000] [--takes 1000000] [--events 100000] [--only Take]
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/host/postgres"
)

// benchmarks are the names of what is measured in process; each stands beside what it measures, which is internal to its module. Reserve is
// measured here.
const (
	benchmarks = "^Benchmark(DecideAll|Decision|Take|Due|Preview|Dials)$"
	everything = "all"
)

// chosen says how much is measured.
type chosen struct{ rows, takes, events, only string }

func main() {
	var c chosen
	flag.StringVar(&c.rows, "rows", "1000000", "debtors of a strategy's preview")
	flag.StringVar(&c.takes, "takes", "1000000", "takes of the queue")
	flag.StringVar(&c.events, "events", "100000", "events that fall due at one instant")
	flag.StringVar(&c.only, "only", everything, "run these benchmarks alone; Reserve for the running product")
	flag.Parse()
	if err := run(c); err != nil {
		fmt.Fprintln(os.Stderr, "bench/contact:", err)
		os.Exit(1)
	}
}

func run(c chosen) error {
	server, err := postgres.StartDurable("/tmp") // the tests' own server does not wait for the disk
	if err != nil {
		return err
	}
	defer func() { _ = server.Stop() }()
	fmt.Println("| work | measured | limit | |")
	fmt.Println("|---|---:|---:|---|")
	if c.only == everything || c.only == "Reserve" {
		for _, address := range []string{"", server.URL} {
			if err := reserve(address); err != nil {
				return err
			}
		}
	}
	if c.only == "Reserve" {
		return nil
	}
	return c.inProcess(server.URL)
}

func (c chosen) inProcess(address string) error {
	only := c.only
	if only == everything {
		only = benchmarks
	}
	measure := exec.Command("go", "test", "-run", "^$", "-bench", only, "-benchtime", "1x", "-timeout", "0", "-p", "1", "./modules/portfolios/internal/contact/...")
	measure.Env = append(os.Environ(), "CGO_ENABLED=0", "RECOBRO_BENCH_ROWS="+c.rows, "QUEUE_ITEMS="+c.takes, "RECOBRO_BENCH_EVENTS="+c.events, sdktest.ServerEnvironment+"="+address)
	measure.Stdout, measure.Stderr = os.Stdout, os.Stderr
	return measure.Run()
}
