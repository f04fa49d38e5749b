package main

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// clockTick is the unit of times in /proc: a hundredth of a second on every Linux that Go runs on.
const clockTick = 10 * time.Millisecond

// processorTime is what host and module have used so far; the load generator is another process.
func (b *benchHost) processorTime() time.Duration {
	var own syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &own); err != nil {
		return 0
	}
	total := time.Duration(own.Utime.Nano() + own.Stime.Nano())
	for _, m := range b.host.Modules() {
		total += processorTimeOf(m.Status().PID)
	}
	return total
}

func processorTimeOf(pid int) time.Duration {
	raw, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0
	}
	_, after, _ := strings.Cut(string(raw), ") ")
	fields := strings.Fields(after)
	user, _ := strconv.Atoi(fields[11])
	system, _ := strconv.Atoi(fields[12])
	return time.Duration(user+system) * clockTick
}
