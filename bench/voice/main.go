// Command voice has agents hold calls at once over doubles of providers on this machine, in real time, and prints what the engine adds to what
// providers and the version's waits take.
//
// Run from the repository's root: go run ./bench/voice [--calls 20]
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
)

func main() {
	calls := flag.String("calls", "20", "calls at once")
	flag.Parse()
	measure := exec.Command("go", "test", "-run", "^$", "-bench", "^BenchmarkVoice$", "-benchtime", "1x", "./modules/aiagents/internal/spoken/")
	measure.Env = append(os.Environ(), "CGO_ENABLED=0", "RECOBRO_VOICE_CALLS="+*calls)
	measure.Stdout, measure.Stderr = os.Stdout, os.Stderr
	if err := measure.Run(); err != nil {
		fmt.Fprintln(os.Stderr, "bench/voice:", err)
		os.Exit(1)
	}
}
