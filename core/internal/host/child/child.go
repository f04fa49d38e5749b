package child

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"syscall"
	"time"

	"github.com/hashicorp/go-hclog"
	goplugin "github.com/hashicorp/go-plugin"
	"github.com/hashicorp/go-plugin/runner"

	"github.com/recobro/recobro/plugins-sdk/host/control"
)

// Command says how to start a module process.
type Command struct {
	Path         string
	Args         []string      // without the program's name
	Env          []string      // the whole environment; nothing of the host's is added
	Dir          string        // working directory
	RunDir       string        // mode 0700; the control socket is made in a new directory in it
	StartTimeout time.Duration // until the handshake has been read
	Log          *Tail
}

// Child is one started module process. It is never started twice.
type Child struct {
	control.Module
	client  *goplugin.Client
	process *process
}

// Launch starts a process and completes the handshake. On failure nothing is left running.
func Launch(ctx context.Context, spawner *Spawner, command Command) (*Child, error) {
	host, module, err := control.NewKeys()
	if err != nil {
		return nil, err
	}
	c := &Child{}
	c.client = goplugin.NewClient(&goplugin.ClientConfig{
		HandshakeConfig:  control.Handshake(),
		Plugins:          control.Plugins(nil),
		AllowedProtocols: []goplugin.Protocol{goplugin.ProtocolGRPC},
		SkipHostEnv:      true,
		TLSConfig:        host,
		StartTimeout:     command.StartTimeout,
		Logger:           hclog.NewNullLogger(),
		Stderr:           command.Log,
		SyncStdout:       command.Log,
		SyncStderr:       command.Log,
		UnixSocketConfig: &goplugin.UnixSocketConfig{TempDir: command.RunDir},
		RunnerFunc: func(_ hclog.Logger, spec *exec.Cmd, _ string) (runner.Runner, error) {
			c.process = newProcess(ctx, spawner, assemble(command, spec.Env), module)
			return c.process, nil
		},
	})
	if err := c.connect(); err != nil {
		c.Kill()
		return nil, err
	}
	return c, nil
}

func assemble(command Command, handshake []string) *exec.Cmd {
	cmd := exec.Command(command.Path, command.Args...)
	cmd.Env = append(append([]string(nil), command.Env...), handshake...)
	cmd.Env = append(cmd.Env, control.ParentVariable+"="+strconv.Itoa(control.ParentDescriptor))
	cmd.Dir = command.Dir
	return cmd
}

func (c *Child) connect() error {
	module, err := control.Connect(c.client)
	if c.process != nil && c.process.release != nil {
		c.process.release()
	}
	if err != nil {
		return fmt.Errorf("start the module process: %w", err)
	}
	c.Module = module
	return nil
}

// Exited is closed when the process has ended.
func (c *Child) Exited() <-chan struct{} { return c.process.exited }

// PID is the process id.
func (c *Child) PID() int { return c.process.cmd.Process.Pid }

// ExitState is how the process ended; nil while it runs.
func (c *Child) ExitState() *os.ProcessState {
	select {
	case <-c.process.exited:
		return c.process.state
	default:
		return nil
	}
}

// WasKilled reports whether the process was ended by SIGKILL from outside.
func (c *Child) WasKilled() bool {
	state := c.ExitState()
	if state == nil {
		return false
	}
	status, ok := state.Sys().(syscall.WaitStatus)
	return ok && status.Signaled() && status.Signal() == syscall.SIGKILL
}

// Terminate asks the process to end itself and kills it when grace has passed. It returns when the process is gone.
func (c *Child) Terminate(grace time.Duration) {
	_ = c.process.signal(syscall.SIGTERM) // one that is gone already needs no signal
	timer := time.NewTimer(grace)
	defer timer.Stop()
	select {
	case <-c.process.exited:
	case <-timer.C:
	}
	c.Kill()
}

// Kill ends the process and everything it started, and returns when it is gone. It may be called at any time and
// more than once.
func (c *Child) Kill() {
	if c.process == nil || c.process.cmd.Process == nil {
		return
	}
	_ = c.process.Kill(context.Background())
	<-c.process.exited
	go c.client.Kill() // closes the control connection and removes its socket; waits for the last log line
}
