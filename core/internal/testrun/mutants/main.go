// Command mutants breaks one line of the product at a time, in a copy of the last commit, and looks that a test notices:
// what people's money and rights hang on must not depend on a test that cannot fail.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

func main() {
	only := flag.String("only", "", "try those alone whose words hold this")
	flag.Parse()
	copied, err := checkout()
	if err == nil {
		chosen := slices.DeleteFunc(mutants(), func(m mutant) bool { return !strings.Contains(m.breaks, *only) })
		err = errors.Join(tryAll(copied, chosen), os.RemoveAll(copied))
	}
	if err != nil {
		_, _ = fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// checkout copies the last commit and borrows what is installed beside it.
func checkout() (string, error) {
	dir, err := os.MkdirTemp("", "recobro-mutants-")
	if err != nil {
		return "", err
	}
	if output, err := exec.Command("git", "clone", "--quiet", "--local", "--depth=1", "file://"+here(), dir).CombinedOutput(); err != nil {
		return "", fmt.Errorf("copy the repository: %w: %s", err, output)
	}
	return dir, os.Symlink(filepath.Join(here(), "node_modules"), filepath.Join(dir, "node_modules"))
}

func here() string {
	dir, _ := os.Getwd() // fails only where there is no working directory
	return dir
}

func tryAll(dir string, all []mutant) error {
	var survived []string
	for _, m := range all {
		noticed, err := m.try(dir)
		if err != nil {
			return fmt.Errorf("%s: %w", m.breaks, err)
		}
		verdict := "noticed "
		if !noticed {
			verdict = "SURVIVED"
			survived = append(survived, m.breaks)
		}
		fmt.Printf("%s  %-66s %s\n", verdict, m.breaks, m.test)
	}
	if len(survived) > 0 {
		return fmt.Errorf("no test noticed: %s", strings.Join(survived, "; "))
	}
	return nil
}

// try breaks the line, runs the test, and mends the line again.
func (m mutant) try(dir string) (noticed bool, err error) {
	path := filepath.Join(dir, m.file)
	whole, err := os.ReadFile(path)
	if err != nil {
		return false, err
	}
	if strings.Count(string(whole), m.line) != 1 {
		return false, fmt.Errorf("%s does not hold this line once: %s", m.file, m.line)
	}
	broken := strings.Replace(string(whole), m.line, m.instead, 1)
	if err := os.WriteFile(path, []byte(broken), 0o644); err != nil {
		return false, err
	}
	test := exec.Command("/bin/sh", "-c", m.test)
	test.Dir, test.Env = dir, append(os.Environ(), "CGO_ENABLED=0", "GOFLAGS=-trimpath")
	output, failed := test.CombinedOutput()
	if strings.Contains(string(output), "[build failed]") {
		return false, fmt.Errorf("the broken line does not compile:\n%s", output)
	}
	return failed != nil, os.WriteFile(path, whole, 0o644)
}
