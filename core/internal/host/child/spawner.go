// Package child starts one module process and reports when and how it ended.
package child

import (
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"sync"
)

// Spawner starts processes from one operating-system thread that lives as long as the spawner: the kernel sends a
// child its death signal when the *thread* that made it ends. Where the kernel cannot do that, every child also
// inherits a pipe that reaches its end when this process dies.
type Spawner struct {
	work  chan func()
	done  chan struct{}
	close sync.Once
	read  *os.File // what children watch
	write *os.File // never written; closed by the kernel with this process
}

// NewSpawner starts the thread. It fails when no pipe is to be had.
func NewSpawner() (*Spawner, error) {
	read, write, err := os.Pipe()
	if err != nil {
		return nil, fmt.Errorf("pipe for the children: %w", err)
	}
	s := &Spawner{work: make(chan func()), done: make(chan struct{}), read: read, write: write}
	go s.loop()
	return s, nil
}

func (s *Spawner) loop() {
	runtime.LockOSThread() // never unlocked: the thread ends with the goroutine
	for {
		select {
		case f := <-s.work:
			f()
		case <-s.done:
			return
		}
	}
}

// Start starts cmd in a process group of its own, bound to this process's life.
func (s *Spawner) Start(cmd *exec.Cmd) error {
	cmd.ExtraFiles = []*os.File{s.read} // descriptor 3 in the child, control.ParentDescriptor
	cmd.SysProcAttr = bound()
	started := make(chan error, 1)
	select {
	case s.work <- func() { started <- cmd.Start() }:
		return <-started
	case <-s.done:
		return os.ErrClosed
	}
}

// Close ends the thread and with it every child that still runs.
func (s *Spawner) Close() error {
	s.close.Do(func() {
		close(s.done)
		_ = s.read.Close() // only kept open for the children
	})
	return s.write.Close()
}
