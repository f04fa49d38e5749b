// Command articles searches fifty thousand articles of the help center, on each database, and prints how long that takes.
//
// Run from the repository's root: go run ./bench/articles
package main

import (
	"fmt"
	"os"
	"os/exec"
)

func main() {
	fmt.Println("| work | measured | limit | |\n|---|---|---|---|")
	// The store is internal to its module, so the measuring is a benchmark beside it.
	measure := exec.Command("go", "test", "-run", "^$", "-bench", "^BenchmarkSearch$", "-benchtime", "1x", "-timeout", "0", "./modules/helpcenter/internal/article")
	measure.Env = append(os.Environ(), "CGO_ENABLED=0")
	measure.Stdout, measure.Stderr = os.Stdout, os.Stderr
	if err := measure.Run(); err != nil {
		fmt.Fprintln(os.Stderr, "bench/articles:", err)
		os.Exit(1)
	}
}
