// Command exchange measures what calls cost the program that carries them, and prints rows of the figures' table. The load comes from
// this process; what carries the calls is one of its own, whose processor alone is counted.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"time"
)

// plan is how much is measured.
type plan struct {
	calls, rate, seconds int
	window               time.Duration
}

func main() {
	p := plan{}
	under := flag.Int("under", 0, "carry calls for the load at a port; of the program's own use")
	flag.IntVar(&p.calls, "calls", 100, "calls at once")
	flag.IntVar(&p.rate, "rate", 40, "calls set up in a second")
	flag.IntVar(&p.seconds, "seconds", 60, "for how long")
	flag.DurationVar(&p.window, "window", 15*time.Second, "for how long the processor is looked at")
	flag.Parse()
	run := p.run
	if *under > 0 {
		run = func(ctx context.Context) error { return carry(ctx, *under) }
	}
	if err := run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, "exchange:", err)
		os.Exit(1)
	}
}

func (p plan) run(ctx context.Context) error {
	fmt.Println("| exchange | measured | limit | |")
	fmt.Println("|---|---:|---|---|")
	for _, part := range []func(context.Context) error{p.floor, p.trunks, p.browsers, p.setUps} {
		if err := part(ctx); err != nil {
			return err
		}
	}
	return nil
}

// cost tells what a call-second takes of the processor, and how many calls that leaves a core.
func (p plan) cost(what string, ms, limit float64, calls int) {
	fmt.Printf("| %s at %d calls: processor per call-second | %.2f ms | ≤ %.1f ms | %s |\n", what, p.calls, ms, limit, met(ms <= limit))
	fmt.Printf("| the same: calls a core at 60 %% | %.0f | ≥ %d | %s |\n", 600/ms, calls, met(600/ms >= float64(calls)))
}

func met(is bool) string {
	if is {
		return "met"
	}
	return "**missed**"
}
