// Command reference writes docs/sdk.md: what a module may use of plugins-sdk/go, in the words of its docstrings.
package main

import (
	"fmt"
	"log"
	"os"
	"strings"
)

func main() {
	packages, err := readPackages("plugins-sdk/go")
	if err == nil {
		err = os.WriteFile("docs/sdk.md", []byte(page(packages)), 0o644)
	}
	if err != nil {
		log.Fatal(err)
	}
}

const head = `<!-- Written by make generate from the docstrings of plugins-sdk/go. -->
# The SDK for modules

What a module may use, package by package: %d names, all of them since 0.1 where nothing else is said. ` + "`go doc`" + ` says more of each, and
the examples are tests that run. What the same packages have for the host (` + "`//sdk:host`" + `) and what lies in ` + "`plugins-sdk/host`" + ` is left
out: a module that uses it is refused by the checks.
`

func page(packages []sdkPackage) string {
	var b strings.Builder
	count := 0
	for _, p := range packages {
		count += len(p.names)
	}
	fmt.Fprintf(&b, head, count)
	for _, p := range packages {
		fmt.Fprintf(&b, "\n## %s\n\n%s%s\n\n| name | |\n|---|---|\n", p.name, strings.TrimSpace(p.doc), exampleLink(p))
		for _, n := range p.names {
			fmt.Fprintf(&b, "| `%s` | %s |\n", cell(n.signature), cell(n.synopsis))
		}
	}
	return b.String()
}

func exampleLink(p sdkPackage) string {
	if p.example == "" {
		return ""
	}
	return fmt.Sprintf(" [Example](../%s).", p.example)
}

func cell(text string) string {
	return strings.ReplaceAll(strings.Join(strings.Fields(text), " "), "|", "\\|")
}
