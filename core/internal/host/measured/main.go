// Command measured is the host that bench/host measures: it says where it listens and which processes it is, and ends with its
// input.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"runtime/debug"

	"github.com/recobro/recobro/core/internal/host"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
)

func main() {
	if len(os.Args) > 1 {
		sdk.Serve(benchModule())
		return
	}
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "measured:", err)
		os.Exit(1)
	}
}

func run() error {
	debug.SetGCPercent(host.CollectorPace)
	b, err := newBenchHost()
	if err != nil {
		return err
	}
	defer b.stop()
	processes := []int{os.Getpid()}
	for _, m := range b.host.Modules() {
		processes = append(processes, m.Status().PID)
	}
	if err := json.NewEncoder(os.Stdout).Encode(map[string]any{"address": b.address, "processes": processes}); err != nil {
		return err
	}
	_, err = io.Copy(io.Discard, os.Stdin)
	return err
}
