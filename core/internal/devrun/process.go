package main

import (
	"context"
	"io"
	"os"
	"os/exec"
	"syscall"
	"time"
)

// stopsWithin is how long a process may take to end when asked to.
const stopsWithin = 30 * time.Second

// command is a program with its words, and what it has in its environment beyond ours.
type command struct {
	words []string
	env   []string
}

// process is a command that was started, in a process group of its own: a key at the terminal reaches us alone, and we end what
// we started in order.
type process struct {
	cmd   *exec.Cmd
	ended chan struct{}
}

func (c command) start(out io.Writer) (*process, error) {
	cmd := exec.Command(c.words[0], c.words[1:]...)
	cmd.Env = append(os.Environ(), c.env...)
	cmd.Stdout, cmd.Stderr = out, out
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	p := &process{cmd: cmd, ended: make(chan struct{})}
	go func() { defer close(p.ended); _ = cmd.Wait() }() // how it ended it has told by itself
	return p, nil
}

// run waits for the end, or ends it with ctx.
func (c command) run(ctx context.Context, out io.Writer) error {
	p, err := c.start(out)
	if err != nil {
		return err
	}
	select {
	case <-p.ended:
	case <-ctx.Done():
		p.stop()
		return ctx.Err()
	}
	if !p.cmd.ProcessState.Success() {
		return &exec.ExitError{ProcessState: p.cmd.ProcessState}
	}
	return nil
}

// stop asks the process to end, and waits until it has; nil was never started.
func (p *process) stop() {
	if p == nil {
		return
	}
	select {
	case <-p.ended:
		return
	default:
	}
	p.signal(syscall.SIGTERM)
	select {
	case <-p.ended:
	case <-time.After(stopsWithin):
		p.signal(syscall.SIGKILL)
		<-p.ended
	}
}

// signal reaches the process and what it started.
func (p *process) signal(s syscall.Signal) { _ = syscall.Kill(-p.cmd.Process.Pid, s) } // one that is gone needs none
