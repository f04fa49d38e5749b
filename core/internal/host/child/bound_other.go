//go:build !linux

package child

import "syscall"

// bound is a process group of its own; its processes learn of this one's end by the inherited pipe alone.
func bound() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setpgid: true} }
