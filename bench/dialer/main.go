// Command dialer lets simulated teams of collectors work by several ways to pace a session, ours among them, and prints what each comes to:
// the share of their time in which people talk or wrap up, and how many of those who answered found nobody.
//
// Run from the repository's root: go run ./bench/dialer [--days 30] [--seed 20261126]
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
)

func main() {
	days := flag.String("days", "30", "working days of each team")
	seed := flag.String("seed", "20261126", "on whom they work")
	flag.Parse()
	measure := exec.Command("go", "test", "-run", "^$", "-bench", "^BenchmarkDialer$", "-benchtime", "1x", "-timeout", "0", "./modules/calls/internal/pacing/simulation/")
	measure.Env = append(os.Environ(), "CGO_ENABLED=0", "RECOBRO_DIALER_DAYS="+*days, "RECOBRO_DIALER_SEED="+*seed)
	measure.Stdout, measure.Stderr = os.Stdout, os.Stderr
	if err := measure.Run(); err != nil {
		fmt.Fprintln(os.Stderr, "bench/dialer:", err)
		os.Exit(1)
	}
}
