// Command lists measures pages and searches of the debtor list beside statements written by hand on the same tables, on
// both engines.
//
// Run from the repository's root: go run ./bench/lists [--rows 1000000] [--rounds 200]
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
)

func main() {
	rows := flag.String("rows", "1000000", "debtors of the big tenant")
	rounds := flag.String("rounds", "200", "how often each page is asked")
	flag.Parse()
	// The store is internal to its module, so the measuring is a benchmark beside it.
	measure := exec.Command("go", "test", "-run", "^$", "-bench", "^BenchmarkLists$", "-benchtime", "1x", "-timeout", "0",
		"./modules/portfolios/internal/book/debtor")
	measure.Env = append(os.Environ(), "CGO_ENABLED=0", "RECOBRO_BENCH_ROWS="+*rows, "RECOBRO_BENCH_ROUNDS="+*rounds)
	measure.Stdout, measure.Stderr = os.Stdout, os.Stderr
	if err := measure.Run(); err != nil {
		fmt.Fprintln(os.Stderr, "bench/lists:", err)
		os.Exit(1)
	}
}
