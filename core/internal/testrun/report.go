package main

import (
	"fmt"
	"io"
	"strings"
)

const (
	mostUnits    = 30 // lines of the table
	mostFailures = 6  // lines of the end, which are ten with what make adds
)

// table writes what took how long, slowest first, and the total against the budget.
func (s stopwatch) table(out io.Writer, r run, whole bool) {
	all := r.longest()
	_, _ = fmt.Fprintln(out, "\n seconds  package, spec or command")
	for _, u := range all[:min(mostUnits, len(all))] {
		_, _ = fmt.Fprintf(out, "%8.1f  %s\n", u.seconds, u.name)
	}
	if more := all[min(mostUnits, len(all)):]; len(more) > 0 {
		sum := 0.0
		for _, u := range more {
			sum += u.seconds
		}
		_, _ = fmt.Fprintf(out, "%8.1f  %d more\n", sum, len(more))
	}
	if whole {
		_, _ = fmt.Fprintf(out, "%8.1f  in all, with set-up; the budget is %.0f, this machine %.2f times slower than the one it was set on\n",
			s.seconds(), s.budget(), s.slow)
	}
}

// conclude writes what failed and how to run it alone, in the last lines, and gives the exit code.
func conclude(out io.Writer, runs []run, over bool) int {
	var lines []string
	if len(runs) > 1 {
		lines = unsteady(runs)
	} else {
		lines = failing(out, runs[0])
	}
	if over {
		lines = append(lines, "FAIL over the budget by more than a quarter: see the table above, and docs/testing.md")
	}
	if len(lines) == 0 && !anyFailed(runs) {
		_, _ = fmt.Fprintln(out, "\nall passed")
		return 0
	}
	_, _ = fmt.Fprintln(out)
	for _, line := range lines {
		_, _ = fmt.Fprintln(out, line)
	}
	return 1
}

// failing writes what the failed tests said, and gives a line for each.
func failing(out io.Writer, r run) (lines []string) {
	all := r.failures()
	for _, f := range all[:min(mostFailures, len(all))] {
		_, _ = fmt.Fprintf(out, "\n--- %s %s\n%s\n", f.unit, f.test, strings.TrimSpace(f.output))
		lines = append(lines, fmt.Sprintf("%s %s %s: %s", f.word(), f.unit, f.test, f.job.alone(f.outcome)))
	}
	if more := len(all) - mostFailures; more > 0 {
		lines = append(lines, fmt.Sprintf("FAIL %d more: see test-results/", more))
	}
	return lines
}

func (o outcome) word() string {
	if o.unsure {
		return "UNSURE"
	}
	return "FAIL"
}

func anyFailed(runs []run) bool {
	for _, r := range runs {
		if r.failed() {
			return true
		}
	}
	return false
}
