package child

import "syscall"

// bound is a process group of its own that the kernel ends with the thread that made it.
func bound() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}
