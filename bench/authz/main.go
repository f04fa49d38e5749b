// Command authz measures an authorisation decision, from 100 to 100,000 rules, and prints rows of the figures' table.
package main

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"regexp"
)

var result = regexp.MustCompile(`rules=(\d+)\S*\s+\d+\s+([\d.]+) ns/op`)

func main() {
	command := exec.Command("go", "test", "./core/internal/authz", "-run", "^$", "-bench", "Decide", "-benchtime", "500ms")
	command.Stderr = os.Stderr
	output, err := command.Output()
	if err != nil {
		fmt.Fprintln(os.Stderr, "bench/authz:", err)
		os.Exit(1)
	}
	fmt.Println("| rules | one decision | target |")
	fmt.Println("|---:|---:|---:|")
	for lines := bufio.NewScanner(bytes.NewReader(output)); lines.Scan(); {
		if m := result.FindStringSubmatch(lines.Text()); m != nil {
			fmt.Printf("| %s | %s ns | ≤ 1,000 ns |\n", m[1], m[2])
		}
	}
}
