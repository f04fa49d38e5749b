// Command host measures the way of a request through the host, the start, the idle memory and the recovery from a kill,
// and prints one row for each. Run it from the repository's root after `make build`, with nothing else running.
package main

import (
	"fmt"
	"os"
	"os/exec"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "bench/host:", err)
		os.Exit(1)
	}
}

func run() error {
	way := exec.Command("go", "run", "./core/internal/host/measure")
	way.Stdout, way.Stderr = os.Stdout, os.Stderr
	if err := way.Run(); err != nil {
		return err
	}
	return wholeProduct()
}
