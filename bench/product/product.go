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

// Start runs the built program on a directory, and on a PostgreSQL unless its address is "", without limits of rate. It
// returns once every module is ready and the manager has signed in.
func Start(dir, binary, database string) (*Product, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	p := &Product{Dir: dir, Base: "http://" + listener.Addr().String(), binary: binary, database: database}
	if err := listener.Close(); err != nil {
		return nil, err
	}
	return p, p.Run()
}

// Run starts the program again on the same data.
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
	return p.signIn("rioplatense", "manager")
}

// Kill ends the program at once. It may have ended before.
func (p *Product) Kill() {
	_ = p.command.Process.Kill()
	_ = p.command.Wait()
}

// Stop has the program end by itself.
func (p *Product) Stop() {
	_ = p.command.Process.Signal(syscall.SIGTERM)
	_ = p.command.Wait()
}

func (p *Product) ready() error {
	for deadline := time.Now().Add(readyWithin); time.Now().Before(deadline); time.Sleep(5 * time.Millisecond) {
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
