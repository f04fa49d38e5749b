package host_test

import (
	"bufio"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// resident and peak read a process's memory now and at its highest, in bytes.
func resident(t testing.TB, pid int) int64 { return statusBytes(t, pid, "VmRSS:") }

func peak(t testing.TB, pid int) int64 { return statusBytes(t, pid, "VmHWM:") }

func statusBytes(t testing.TB, pid int, field string) int64 {
	t.Helper()
	file, err := os.Open("/proc/" + itoa(pid) + "/status")
	require.NoError(t, err)
	defer file.Close()
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		if value, ok := strings.CutPrefix(lines.Text(), field); ok {
			kilobytes, err := strconv.ParseInt(strings.Fields(value)[0], 10, 64)
			require.NoError(t, err)
			return kilobytes << 10
		}
	}
	t.Fatalf("no %s for process %d", field, pid)
	return 0
}
