package producttest

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Children are the processes of the product's modules, or of these modules alone.
func (p *Product) Children(t testing.TB, modules ...string) (found []int) {
	t.Helper()
	stats, err := filepath.Glob("/proc/[0-9]*/stat")
	require.NoError(t, err)
	for _, stat := range stats {
		pid, _ := strconv.Atoi(filepath.Base(filepath.Dir(stat))) // it is a number
		if fields := status(pid); len(fields) > 1 && fields[0] != "Z" && fields[1] == strconv.Itoa(p.PID()) && serves(pid, modules) {
			found = append(found, pid)
		}
	}
	return found
}

// Child is the process of a module.
func (p *Product) Child(t testing.TB, module string) int {
	t.Helper()
	found := p.Children(t, module)
	require.Len(t, found, 1, module)
	return found[0]
}

// Alive reports whether a process runs.
func Alive(pid int) bool {
	fields := status(pid)
	return len(fields) > 0 && fields[0] != "Z"
}

// status is what the kernel says of a process, its state first and then its parent; nothing once it is gone.
func status(pid int) []string {
	line, _ := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	_, after, _ := strings.Cut(string(line), ") ")
	return strings.Fields(after)
}

func serves(pid int, modules []string) bool {
	command, _ := os.ReadFile(fmt.Sprintf("/proc/%d/cmdline", pid))
	return len(modules) == 0 || slices.ContainsFunc(modules, func(module string) bool {
		return strings.Contains(string(command), "\x00"+module+"\x00")
	})
}
