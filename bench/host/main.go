// Command host measures the way of a request through the host, the start, the idle memory and the recovery from a kill,
// and prints one row for each. Run it from the repository's root after `make build`, with nothing else running.
package main

import (
	"fmt"
	"os"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "bench/host:", err)
		os.Exit(1)
	}
}

func run() error {
	if err := wayThroughTheHost(); err != nil {
		return err
	}
	if err := wholeProduct(); err != nil {
		return err
	}
	return startOfTen()
}
