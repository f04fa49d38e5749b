package product

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// Memory is what the host and each module take of the machine, each shared page counted once (PSS), in bytes, the host first.
func (p *Product) Memory() (parts []int64, err error) {
	for _, pid := range append([]int{p.command.Process.Pid}, p.children()...) {
		bytes, err := field(fmt.Sprintf("/proc/%d/smaps_rollup", pid), "Pss:")
		if err != nil {
			return nil, err
		}
		parts = append(parts, bytes)
	}
	return parts, nil
}

// Peak is the highest resident memory of a module's process so far, as the kernel counts it, in bytes.
func (p *Product) Peak(module string) (int64, error) {
	pid := p.Process(module)
	if pid == 0 {
		return 0, fmt.Errorf("the process of %s is not there", module)
	}
	return field(fmt.Sprintf("/proc/%d/status", pid), "VmHWM:")
}

// Process is the id of a module's process, 0 while there is none.
func (p *Product) Process(module string) int {
	for _, pid := range p.children() {
		arguments, _ := os.ReadFile(fmt.Sprintf("/proc/%d/cmdline", pid))
		if bytes.Contains(arguments, []byte("serve\x00"+module+"\x00")) {
			return pid
		}
	}
	return 0
}

func (p *Product) children() []int {
	stats, _ := filepath.Glob("/proc/[0-9]*/stat")
	var found []int
	for _, stat := range stats {
		raw, err := os.ReadFile(stat)
		if err != nil {
			continue // ended meanwhile
		}
		_, after, _ := strings.Cut(string(raw), ") ")
		if fields := strings.Fields(after); len(fields) > 1 && fields[0] != "Z" && fields[1] == strconv.Itoa(p.command.Process.Pid) {
			pid, _ := strconv.Atoi(filepath.Base(filepath.Dir(stat)))
			found = append(found, pid)
		}
	}
	return found
}

// field reads a line "name  N kB" of a file of the kernel, as bytes.
func field(path, name string) (int64, error) {
	file, err := os.Open(path)
	if err != nil {
		return 0, err
	}
	defer file.Close()
	for lines := bufio.NewScanner(file); lines.Scan(); {
		if value, ok := strings.CutPrefix(lines.Text(), name); ok {
			kilobytes, err := strconv.ParseInt(strings.Fields(value)[0], 10, 64)
			return kilobytes << 10, err
		}
	}
	return 0, fmt.Errorf("no %s in %s", name, path)
}
