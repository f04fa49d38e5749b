// Command inbound has WhatsApp tell of as many messages as the module of chats takes, each signed, kept and told on before the answer, and
// prints how many that were, on each database.
//
// Run from the repository's root: go run ./bench/inbound [--seconds 60]
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
)

func main() {
	seconds := flag.String("seconds", "60", "how long messages are told")
	flag.Parse()
	fmt.Println("| work | measured | limit | |\n|---|---|---|---|")
	measure := exec.Command("go", "test", "-run", "^$", "-bench", "^BenchmarkInbound$", "-benchtime", "1x", "-timeout", "0", "./modules/chats/")
	measure.Env = append(os.Environ(), "CGO_ENABLED=0", "RECOBRO_INBOUND_SECONDS="+*seconds)
	measure.Stdout, measure.Stderr = os.Stdout, os.Stderr
	if err := measure.Run(); err != nil {
		fmt.Fprintln(os.Stderr, "bench/inbound:", err)
		os.Exit(1)
	}
}
