// Command agents measures AI agents: a hundred conversations at once on each database, the stop of all agents, the talks of the suites, attacks by
// models and by debtors, promises found in what was said, and what covering a message costs. It fails where a limit is not kept.
//
// Run from the repository's root: go run ./bench/agents
package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
)

// parts are tests and benchmarks beside what they measure, which is internal to its module. Tests hold the limits themselves.
var parts = []struct{ folder, run, bench, times string }{
	{"internal/mind", "^$", "^BenchmarkTurns$", "1x"},
	{"internal/mind", "^(TestStop|TestAdversary)$", "^$", "1x"},
	{".", "^TestAssaults$", "^$", "1x"},
	{"internal/suite", "^TestWhatANewAgentBeginsWith", "^$", "1x"},
	{"internal/extract", "^TestPromises$", "^$", "1x"},
	{"internal/redact", "^$", "^BenchmarkOut$", "5000x"},
}

var errMissed = errors.New("a limit is not kept")

func main() {
	fmt.Println("| work | measured | limit | |\n|---|---|---|---|")
	var failed error
	for _, p := range parts {
		failed = errors.Join(failed, measure(p.folder, p.run, p.bench, p.times))
	}
	if failed != nil {
		fmt.Fprintln(os.Stderr, "bench/agents:", failed)
		os.Exit(1)
	}
}

// measure prints the rows of a part.
func measure(folder, run, bench, times string) error {
	command := exec.Command("go", "test", "-v", "-count=1", "-run", run, "-bench", bench, "-benchtime", times, "-timeout", "10m", "./modules/aiagents/"+folder)
	command.Env = append(os.Environ(), "CGO_ENABLED=0", "RECOBRO_SUITE_TRIES=3")
	command.Stderr = os.Stderr
	output, err := command.Output()
	for line := range strings.Lines(string(output)) {
		if _, row, found := strings.Cut(line, "| "); found {
			fmt.Print("| " + row)
		}
	}
	if strings.Contains(string(output), "**missed**") {
		err = errors.Join(err, errMissed)
	}
	return err
}
