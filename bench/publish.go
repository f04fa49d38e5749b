package main

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"time"
)

const (
	readme = "bench/README.md"
	from   = "<!-- figures -->\n"
	to     = "<!-- /figures -->\n"
)

// publish puts the figures of this run between the markers of the README, with the day and the machine.
func publish(path, figures string) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	before, rest, found := strings.Cut(string(text), from)
	_, after, closed := strings.Cut(rest, to)
	if !found || !closed {
		return fmt.Errorf("%s has no place for figures", path)
	}
	day := fmt.Sprintf("Measured on %s with `make bench`: %s/%s, %d cores, %s.\n\n",
		time.Now().UTC().Format(time.DateOnly), runtime.GOOS, runtime.GOARCH, runtime.NumCPU(), runtime.Version())
	return os.WriteFile(path, []byte(before+from+day+figures+to+after), 0o644)
}
