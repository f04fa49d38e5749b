// Command testrun runs the tests of the whole repository: Go, interface, browser, linters. It starts what they share once,
// says what took how long, checks the total against the budget, and ends with what failed and how to run that alone.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"syscall"
)

func main() {
	var o options
	flag.StringVar(&o.only, "only", "", "run these jobs alone, by name, separated by commas")
	flag.BoolVar(&o.changed, "changed", false, "run what the changes since the upstream branch touch")
	flag.IntVar(&o.times, "times", 1, "run everything so often, and name each test that changes its mind")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	code := o.run(ctx, os.Stdout)
	stop()
	os.Exit(code)
}

// options are what the command was asked for.
type options struct {
	only    string
	changed bool
	times   int
}

// run gives the exit code: 0 when all passed within the budget, 1 when not, 2 when the tests could not be run.
func (o options) run(ctx context.Context, out *os.File) int {
	began := beginning()
	plan, err := o.plan()
	if err != nil {
		_, _ = fmt.Fprintln(out, err)
		return 2
	}
	shared, err := share()
	if err != nil {
		_, _ = fmt.Fprintln(out, err)
		return 2
	}
	defer shared.end()
	var runs []run
	for n := range o.times {
		if o.times > 1 {
			_, _ = fmt.Fprintf(out, "\n== run %d of %d\n", n+1, o.times)
		}
		runs = append(runs, execute(ctx, plan, shared.environment(), out))
		began.table(out, runs[n], o.whole())
		if n+1 < o.times {
			keep(n + 1)
		}
	}
	return conclude(out, runs, o.whole() && began.over())
}

// keep sets aside what the run's tests left, so that the next run leaves it for reading.
func keep(n int) {
	aside := fmt.Sprintf("test-results.%d", n)
	_ = os.RemoveAll(aside)
	_ = os.Rename("test-results", aside)
}

// whole reports whether everything is run once, which the budget is about.
func (o options) whole() bool { return o.only == "" && !o.changed && o.times == 1 }
