// Package producttest runs the built product for tests: the real program with its module processes, on SQLite or on a real
// PostgreSQL, and people who sign in to it over HTTP.
package producttest

import (
	"bytes"
	"context"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// readyWithin is after how long a start counts as hung: with the demo's month and PostgreSQL it has taken a minute on two cores that
// compiled everything meanwhile. How quick a start is, is the bench's question.
const readyWithin = 3 * time.Minute

// Options say how the product is started.
type Options struct {
	Dir         string   // data directory; a fresh one when empty
	DatabaseURL string   // PostgreSQL; SQLite when empty
	Flags       []string // further flags of `recobro serve`
	NoDemo      bool     // without the demo tenants
	Env         []string // further environment, KEY=value
	Program     string   // another than the built one
}

// Product is one running installation.
type Product struct {
	URL     string // http://127.0.0.1:PORT
	Dir     string // its data directory
	options Options
	command *exec.Cmd
	exited  chan struct{}
	output  *log
}

// Start runs the product and waits until all its modules are ready. It is stopped at the end of the test, and what it
// logged is shown when the test failed.
func Start(t testing.TB, options Options) *Product {
	t.Helper()
	fresh := options.Dir == ""
	if fresh {
		options.Dir = t.TempDir()
	}
	p := &Product{URL: "http://" + freeAddress(t), Dir: options.Dir, options: options}
	if fresh && !options.NoDemo {
		p.transplant(t)
	}
	p.Run(t)
	t.Cleanup(func() {
		p.Kill(t)
		if t.Failed() {
			t.Log(p.output.tail())
		}
	})
	return p
}

// Run starts the program again on the same data and address, after Kill or Stop.
func (p *Product) Run(t testing.TB) {
	t.Helper()
	p.launch(t)
	p.AwaitReady(t)
}

func (p *Product) launch(t testing.TB) {
	t.Helper()
	p.output = &log{}
	program := p.options.Program
	if program == "" {
		program = Binary(t)
	}
	p.command = exec.Command(program, p.arguments()...)
	p.command.Env = append(os.Environ(), p.options.Env...)
	p.command.Stdout, p.command.Stderr = p.output, p.output
	require.NoError(t, p.command.Start())
	p.exited = make(chan struct{})
	go func(command *exec.Cmd, exited chan struct{}) {
		_ = command.Wait()
		close(exited)
	}(p.command, p.exited)
}

func (p *Product) arguments() []string {
	arguments := []string{"serve", "--addr", p.URL[len("http://"):], "--data", p.Dir, "--pulse-ms", "300"}
	if !p.options.NoDemo {
		arguments = append(arguments, "--demo")
	}
	if p.options.DatabaseURL != "" {
		arguments = append(arguments, "--database-url", p.options.DatabaseURL)
	}
	return append(arguments, p.options.Flags...)
}

// AwaitReady returns when every module is ready, and fails the test when that takes too long.
func (p *Product) AwaitReady(t testing.TB) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), readyWithin)
	defer cancel()
	for tick := time.NewTicker(10 * time.Millisecond); ; {
		select {
		case <-tick.C:
			if p.ready(ctx) {
				return
			}
		case <-p.exited:
			t.Fatalf("the product ended at start:\n%s", p.output.tail())
		case <-ctx.Done():
			t.Fatalf("the product is not ready after %s:\n%s", readyWithin, p.output.tail())
		}
	}
}

// Kill ends the host at once, as a power cut would. Safe to call twice.
func (p *Product) Kill(t testing.TB) {
	t.Helper()
	_ = p.command.Process.Kill()
	<-p.exited
}

// Stop asks the host to drain and end, and returns its exit code.
func (p *Product) Stop(t testing.TB) int {
	t.Helper()
	require.NoError(t, p.command.Process.Signal(syscall.SIGTERM))
	select {
	case <-p.exited:
	case <-time.After(30 * time.Second):
		t.Fatal("the product has not ended within 30 seconds of SIGTERM")
	}
	return p.command.ProcessState.ExitCode()
}

// DatabaseURL is the PostgreSQL database of the product; empty on SQLite.
func (p *Product) DatabaseURL() string { return p.options.DatabaseURL }

// PID is the host's process id.
func (p *Product) PID() int { return p.command.Process.Pid }

// Output is all that the product has printed and logged since its last start.
func (p *Product) Output() string { return p.output.String() }

// Command runs another command of the program and returns what it printed on standard output.
func (p *Product) Command(t testing.TB, arguments ...string) string {
	t.Helper()
	output, err := p.Try(t, arguments...)
	require.NoError(t, err)
	return output
}

// Try is Command that may fail: the error says what it printed on standard error.
func (p *Product) Try(t testing.TB, arguments ...string) (string, error) {
	t.Helper()
	command := exec.Command(Binary(t), arguments...)
	command.Env = append(os.Environ(), p.options.Env...)
	var refused bytes.Buffer
	command.Stderr = &refused
	output, err := command.Output()
	if err != nil {
		err = fmt.Errorf("recobro %v: %w: %s", arguments, err, refused.String())
	}
	return string(output), err
}

func (p *Product) ready(ctx context.Context) bool {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, p.URL+"/api/v1/health", nil)
	if err != nil {
		return false
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return false
	}
	defer response.Body.Close()
	return allReady(response)
}

func freeAddress(t testing.TB) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	defer func() { _ = listener.Close() }()
	return listener.Addr().String()
}

// BinaryEnvironment names the built program; without it `make bin` builds the sources of this checkout. `make test` builds
// it once for the whole run.
const BinaryEnvironment = "RECOBRO_TEST_BINARY"

var build = sync.OnceValues(func() (string, error) {
	if path := os.Getenv(BinaryEnvironment); path != "" {
		return path, nil
	}
	root, err := checkout()
	if err != nil {
		return "", err
	}
	if output, err := exec.Command("make", "-C", root, "bin").CombinedOutput(); err != nil {
		return "", fmt.Errorf("build the product: %w\n%s", err, output)
	}
	return filepath.Join(root, "bin", "recobro"), nil
})

// checkout is the folder above this one that holds go.mod.
func checkout() (string, error) {
	output, err := exec.Command("go", "env", "GOMOD").Output()
	return filepath.Dir(strings.TrimSpace(string(output))), err
}

// Binary is the path of the program, built from the sources of this checkout.
func Binary(t testing.TB) string {
	t.Helper()
	path, err := build()
	require.NoError(t, err)
	return path
}
