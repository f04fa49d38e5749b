// Command inbox measures pages, filters and searches of the inbox beside statements written by hand on the same tables, on
// both engines.
//
// Run from the repository's root: go run ./bench/inbox [--rows 1000000] [--rounds 200]
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
)

func main() {
	rows := flag.String("rows", "1000000", "conversations; each has ten messages")
	rounds := flag.String("rounds", "200", "how often each question is asked")
	flag.Parse()
	// The stores are internal to their module, so the measuring is a benchmark beside it.
	measure := exec.Command("go", "test", "-run", "^$", "-bench", "^BenchmarkInbox$", "-benchtime", "1x", "-timeout", "0",
		"./modules/chats/internal/find")
	measure.Env = append(os.Environ(), "CGO_ENABLED=0", "RECOBRO_BENCH_ROWS="+*rows, "RECOBRO_BENCH_ROUNDS="+*rounds)
	measure.Stdout, measure.Stderr = os.Stdout, os.Stderr
	if err := measure.Run(); err != nil {
		fmt.Fprintln(os.Stderr, "bench/inbox:", err)
		os.Exit(1)
	}
}
