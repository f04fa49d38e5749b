package main

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"
)

// clockTick is the unit of times in /proc: a hundredth of a second on every Linux that Go runs on.
const clockTick = 10 * time.Millisecond

// processorTime is what host and module have used so far.
func (m *measured) processorTime() (total time.Duration) {
	for _, pid := range m.Processes {
		total += processorTimeOf(pid)
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
