//go:build !linux

package child

import "syscall"

// bound is a process group of its own; the inherited pipe alone tells its processes of this one's end.
func bound() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setpgid: true} }
