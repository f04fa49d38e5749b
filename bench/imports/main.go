// Command imports measures an import of the running product, from the first byte read to the last row indexed, against
// bare inserts of the same resulting rows into the same indexed schema, and the module's memory while it imports.
//
// Run from the repository's root after `make build`: go run ./bench/imports [--rows 1000000] [--engine sqlite]
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"testing"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

func main() {
	rows := flag.Int("rows", 1_000_000, "rows of the large file; the small one has a tenth")
	only := flag.String("engine", "", "measure on sqlite or postgres alone")
	binary := flag.String("binary", "bin/recobro", "the built product")
	testing.Init() // the temporary PostgreSQL is that of the tests
	flag.Parse()
	fmt.Println("| work | measured | limit | |")
	fmt.Println("|---|---:|---:|---|")
	var failed error
	testing.Benchmark(func(b *testing.B) {
		failed = errors.New("PostgreSQL did not start")
		sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
			if failed = nil; *only == "" || *only == string(engine.Name) {
				failed = errors.Join(failed, measure(b, engine, *binary, *rows))
			}
		})
	})
	if failed != nil {
		fmt.Fprintln(os.Stderr, "bench/imports:", failed)
		os.Exit(1)
	}
}

// measure imports a tenth of the rows, then all of them, each into a fresh installation.
func measure(b *testing.B, engine sdktest.Engine, binary string, rows int) error {
	small, err := run(b, engine, binary, rows/10, false)
	if err != nil {
		return err
	}
	large, err := run(b, engine, binary, rows, true)
	if err != nil {
		return err
	}
	name, limit := "SQLite", "prepared inserts"
	if engine.Name == storage.Postgres {
		name, limit = "PostgreSQL", "CopyFrom"
	}
	ratio := large.bare.Seconds() / large.imported.Seconds()
	fmt.Printf("| %s, %d rows: import against %s of the same %d rows (%.0f against %.0f rows of the file/s) | %.2f | ≥ 0.50 | %s |\n",
		name, rows, limit, large.written, float64(rows)/large.imported.Seconds(), float64(rows)/large.bare.Seconds(), ratio, verdict(ratio >= 0.5))
	fmt.Printf("| %s, %d rows: check without writing | %.0f rows/s | | |\n", name, rows, float64(rows)/large.checked.Seconds())
	for _, f := range []figures{small, large} {
		fmt.Printf("| %s, %d rows: peak memory of the module | %d MB | ≤ 300 MB | %s |\n", name, f.rows, f.peak>>20, verdict(f.peak <= 300<<20))
	}
	return nil
}

func verdict(ok bool) string {
	if ok {
		return "✓"
	}
	return "✗"
}
