package child

import (
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"strconv"
	"syscall"
	"time"
)

// process is a go-plugin runner over a Spawner. Its exit is seen by wait at once, even while a grandchild still
// keeps the pipes open.
type process struct {
	launch  context.Context // ends the start early
	release func() bool     // stops watching launch
	spawner *Spawner
	cmd     *exec.Cmd
	input   []byte // what the process reads first
	stdout  *os.File
	stderr  *os.File
	exited  chan struct{}
	state   *os.ProcessState // set before exited is closed
}

func newProcess(launch context.Context, spawner *Spawner, cmd *exec.Cmd, input []byte) *process {
	return &process{launch: launch, spawner: spawner, cmd: cmd, input: input, exited: make(chan struct{})}
}

// Start starts the process and begins to wait for its end.
func (p *process) Start(context.Context) error {
	outRead, outWrite, err := os.Pipe()
	if err != nil {
		return err
	}
	errRead, errWrite, err := os.Pipe()
	if err != nil {
		return errors.Join(err, outRead.Close(), outWrite.Close())
	}
	inRead, err := p.written()
	if err != nil {
		return errors.Join(err, outRead.Close(), outWrite.Close(), errRead.Close(), errWrite.Close())
	}
	p.cmd.Stdin, p.cmd.Stdout, p.cmd.Stderr = inRead, outWrite, errWrite
	p.stdout, p.stderr = outRead, errRead
	err = p.spawner.Start(p.cmd)
	_, _, _ = inRead.Close(), outWrite.Close(), errWrite.Close() // the child has its own copies
	if err != nil {
		return errors.Join(err, outRead.Close(), errRead.Close())
	}
	go p.wait()
	p.release = context.AfterFunc(p.launch, func() { _ = p.Kill(p.launch) })
	return nil
}

// written is a pipe with the input in it, which then ends: it is far smaller than what a pipe keeps.
func (p *process) written() (*os.File, error) {
	read, write, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	_, err = write.Write(p.input)
	if err = errors.Join(err, write.Close()); err != nil {
		return nil, errors.Join(err, read.Close())
	}
	return read, nil
}

// pipeGrace is how long output is still read after the exit when a grandchild outside the group keeps the pipes open.
const pipeGrace = time.Second

func (p *process) wait() {
	p.state, _ = p.cmd.Process.Wait()
	close(p.exited)
	time.AfterFunc(pipeGrace, func() { _, _ = p.stdout.Close(), p.stderr.Close() })
}

// Wait blocks until the process has ended.
func (p *process) Wait(context.Context) error {
	<-p.exited
	if p.state != nil && !p.state.Success() {
		return &exec.ExitError{ProcessState: p.state}
	}
	return nil
}

// Kill ends the process and everything it started.
func (p *process) Kill(context.Context) error { return p.signal(syscall.SIGKILL) }

// signal reaches the process group; one that is gone is no error.
func (p *process) signal(s syscall.Signal) error {
	if p.cmd.Process == nil {
		return nil
	}
	if err := syscall.Kill(-p.cmd.Process.Pid, s); err != nil && !errors.Is(err, syscall.ESRCH) {
		return err
	}
	return nil
}

// Diagnose adds nothing: the last log lines are kept elsewhere.
func (p *process) Diagnose(context.Context) string { return "" }

// Stdout is for the handshake.
func (p *process) Stdout() io.ReadCloser { return p.stdout }

// Stderr is for the log.
func (p *process) Stderr() io.ReadCloser { return p.stderr }

// Name is the executable.
func (p *process) Name() string { return p.cmd.Path }

// ID is the process id.
func (p *process) ID() string { return strconv.Itoa(p.cmd.Process.Pid) }

// PluginToHost leaves addresses as they are: both sides see one file system.
func (p *process) PluginToHost(network, address string) (string, string, error) {
	return network, address, nil
}

// HostToPlugin leaves addresses as they are.
func (p *process) HostToPlugin(network, address string) (string, string, error) {
	return network, address, nil
}
