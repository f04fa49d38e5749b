// Package product runs the built product for measurements: the real program with its module processes, and somebody who is
// signed in to it.
package product

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"syscall"
	"time"
)

// readyWithin is how long a start may take, migrations and demo data included.
const readyWithin = time.Minute

// Product is a running installation, and a manager of its demo company signed in to it.
type Product struct {
	Dir          string // its data
	Base         string // http://127.0.0.1:PORT
	binary       string
	database     string
	command      *exec.Cmd
	client       *http.Client
	bearer       string
	bearerMinted time.Time
}

// New is an installation on a directory, and on a PostgreSQL unless its address is "", with an address of its own and without
// limits of rate. It does not run yet.
func New(dir, binary, database string) (*Product, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	return &Product{Dir: dir, Base: "http://" + listener.Addr().String(), binary: binary, database: database}, listener.Close()
}

// Start runs a new installation and signs its manager in.
func Start(dir, binary, database string) (*Product, error) {
	p, err := New(dir, binary, database)
	if err != nil {
		return nil, err
	}
	if err := p.Run(); err != nil {
		return nil, err
	}
	if err := p.SignIn(); err != nil {
		p.Kill()
		return nil, err
	}
	return p, nil
}

// Run starts the program, on the same data when it ran before. It returns once every module is ready.
func (p *Product) Run() error {
	arguments := []string{"serve", "--demo", "--log-level", "warn", "--data", p.Dir, "--addr", p.Base[len("http://"):],
		"--user-rate", "0", "--tenant-rate", "0", "--address-rate", "0"}
	if p.database != "" {
		arguments = append(arguments, "--database-url", p.database)
	}
	p.command = exec.Command(p.binary, arguments...)
	p.command.Stderr = os.Stderr
	if err := p.command.Start(); err != nil {
		return err
	}
	if err := p.ready(); err != nil {
		p.Kill()
		return err
	}
	return nil
}

// Kill ends the program at once.
func (p *Product) Kill() { p.end(syscall.SIGKILL) }

// Stop has the program end by itself.
func (p *Product) Stop() { p.end(syscall.SIGTERM) }

// end signals a program that may have ended before, or never have run.
func (p *Product) end(signal os.Signal) {
	if p.command == nil {
		return
	}
	_ = p.command.Process.Signal(signal)
	_ = p.command.Wait()
}

func (p *Product) ready() error {
	for deadline := time.Now().Add(readyWithin); time.Now().Before(deadline); time.Sleep(2 * time.Millisecond) {
		answer, err := http.Get(p.Base + "/api/v1/health")
		if err != nil {
			continue
		}
		text, err := io.ReadAll(answer.Body)
		if err = errors.Join(err, answer.Body.Close()); err != nil {
			return err
		}
		if bytes.Contains(text, []byte(`"portfolios"`)) && bytes.Count(text, []byte(`"state":"ready"`)) == bytes.Count(text, []byte(`"state"`)) {
			return nil
		}
	}
	return fmt.Errorf("the product is not ready after %s", readyWithin)
}
