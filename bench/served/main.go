// Command served measures what a user meets: lists, searches, pages and creates over HTTP, signed in, through the host and
// the module, on files as imports left them; an import from the upload's first byte to the last row searchable; the memory
// of all processes. Beside it stand bare SQL behind the standard library's server and bare inserts, and PocketBase if given.
//
// Run from the repository's root after `make build`: go run ./bench/served [--rows 1000000] [--engine sqlite] [--peer-pocketbase PATH]
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"testing"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/host/postgres"
)

// settings are what a run was asked for.
type settings struct {
	rows           int
	binary, pocket string
	engine         string
}

func main() {
	var s settings
	flag.IntVar(&s.rows, "rows", 1_000_000, "rows of the imported file")
	flag.StringVar(&s.engine, "engine", "", "measure on sqlite or postgres alone")
	flag.StringVar(&s.binary, "binary", "bin/recobro", "the built product")
	flag.StringVar(&s.pocket, "peer-pocketbase", "", "a built PocketBase to measure beside, on the same rows")
	testing.Init() // the engines are those of the tests
	flag.Parse()
	if err := s.run(); err != nil {
		fmt.Fprintln(os.Stderr, "bench/served:", err)
		os.Exit(1)
	}
}

func (s settings) run() error {
	server, err := postgres.StartDurable("/tmp") // the tests' own server does not wait for the disk
	if err != nil {
		return err
	}
	defer func() { _ = server.Stop() }()
	if err := os.Setenv(sdktest.ServerEnvironment, server.URL); err != nil {
		return err
	}
	var all table
	failed := errors.New("PostgreSQL did not start")
	testing.Benchmark(func(b *testing.B) {
		failed = nil
		sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
			if s.engine == "" || s.engine == string(engine.Name) {
				column, err := s.measure(b, engine)
				all.add(string(engine.Name), column)
				failed = errors.Join(failed, err)
			}
		})
		if s.pocket != "" {
			column, err := s.measurePocketBase(b.TempDir())
			all.add(pocketColumn, column)
			failed = errors.Join(failed, err)
		}
	})
	all.print()
	return failed
}
