// Command answers prints what the listener of calls takes people, voicemails, menus, filters and faxes for that it was not tuned on, and how
// long it lets people wait.
//
// Run from the repository's root: go run ./bench/answers
package main

import (
	"fmt"
	"os"
	"os/exec"
)

func main() {
	// The listener is internal to its module, so the measuring is a command beside it.
	measure := exec.Command("go", "run", "./modules/calls/internal/answertype/trial/matrix")
	measure.Stdout, measure.Stderr = os.Stdout, os.Stderr
	if err := measure.Run(); err != nil {
		fmt.Fprintln(os.Stderr, "bench/answers:", err)
		os.Exit(1)
	}
}
