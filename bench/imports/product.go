package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// figures are what one import came to.
type figures struct {
	rows, written           int
	checked, imported, bare time.Duration
	peak                    int64 // bytes of the module's memory at its highest
}

// product is a running installation and a key to its API.
type product struct {
	command            *exec.Cmd
	binary, dir        string
	address, key, base string
}

// run imports a file into a fresh installation, and inserts the same rows the bare way when asked to.
func run(b *testing.B, engine sdktest.Engine, binary string, rows int, compare bool) (figures, error) {
	database := engine.AdminURL(b)
	p, err := start(b.TempDir(), binary, database)
	if err != nil {
		return figures{}, err
	}
	defer p.stop()
	f, err := p.importFile(rows)
	if err != nil || !compare {
		return f, err
	}
	p.stop()
	f.written, f.bare, err = bare(b, engine, filepath.Join(p.dir, "modules", "portfolios.db"), database)
	return f, err
}

func start(dir, binary, database string) (*product, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	p := &product{binary: binary, dir: dir, address: listener.Addr().String()}
	p.base = "http://" + p.address
	if err := listener.Close(); err != nil {
		return nil, err
	}
	installation := []string{"--data", dir}
	if database != "" {
		installation = append(installation, "--database-url", database)
	}
	p.command = exec.Command(binary, append([]string{"serve", "--demo", "--user-rate", "0", "--tenant-rate", "0", "--addr", p.address}, installation...)...)
	if err := p.command.Start(); err != nil {
		return nil, err
	}
	if err := p.ready(); err != nil {
		p.stop()
		return nil, err
	}
	create := append([]string{"apikey", "create", "--tenant", "rioplatense", "--role", "manager"}, installation...)
	key, err := exec.Command(binary, create...).Output()
	p.key = strings.TrimSpace(string(key))
	return p, err
}

func (p *product) stop() {
	_ = p.command.Process.Kill() // it may have been stopped before
	_ = p.command.Wait()
}

func (p *product) ready() error {
	for deadline := time.Now().Add(time.Minute); time.Now().Before(deadline); time.Sleep(50 * time.Millisecond) {
		answer, err := http.Get(p.base + "/api/v1/health")
		if err != nil {
			continue
		}
		text, err := io.ReadAll(answer.Body)
		if err := answer.Body.Close(); err != nil {
			return err
		}
		if err == nil && bytes.Contains(text, []byte(`"portfolios"`)) && bytes.Count(text, []byte(`"state":"ready"`)) == bytes.Count(text, []byte(`"state"`)) {
			return nil
		}
	}
	return fmt.Errorf("the product is not ready after a minute")
}

// step is an import as it is followed.
type step struct {
	ID      string          `json:"id"`
	Version int64           `json:"version"`
	Status  string          `json:"status"`
	Failure string          `json:"failure"`
	Mapping json.RawMessage `json:"mapping"`
}

func (p *product) importFile(rows int) (figures, error) {
	f := figures{rows: rows}
	var portfolio, i step
	err := p.ask("POST", "/api/v1/carteras", "application/json", strings.NewReader(`{"code":"BENCH","name":"Bench","creditor_name":"Banco",
		"type":"third_party","stage":"early","currency":"UYU","country":"UY","timezone":"America/Montevideo"}`), "", &portfolio)
	if err != nil {
		return f, err
	}
	if err := p.ask("POST", "/api/v1/imports?file_name=bench.csv&portfolio_id="+portfolio.ID, "text/csv", file(rows), "", &i); err != nil {
		return f, err
	}
	tag := strconv.Quote(strconv.FormatInt(i.Version, 10))
	if err := p.ask("PUT", "/api/v1/imports/"+i.ID+"/mapping", "application/json", strings.NewReader(`{"mapping":`+string(i.Mapping)+`}`), tag, &i); err != nil {
		return f, err
	}
	if f.checked, err = p.timed(i.ID, "check", "checked"); err != nil {
		return f, err
	}
	if f.imported, err = p.timed(i.ID, "start", "finished"); err != nil {
		return f, err
	}
	f.peak, err = p.peak()
	return f, err
}

// timed orders a step and waits for its end.
func (p *product) timed(id, order, status string) (time.Duration, error) {
	var i step
	begun := time.Now()
	if err := p.ask("POST", "/api/v1/imports/"+id+"/"+order, "", nil, "", &i); err != nil {
		return 0, err
	}
	for i.Status != status {
		time.Sleep(100 * time.Millisecond)
		if err := p.ask("GET", "/api/v1/imports/"+id, "", nil, "", &i); err != nil {
			return 0, err
		}
		if i.Status == "failed" {
			return 0, fmt.Errorf("the import failed: %s", i.Failure)
		}
	}
	return time.Since(begun), nil
}

func (p *product) ask(method, path, kind string, body io.Reader, match string, into any) error {
	r, err := http.NewRequest(method, p.base+path, body)
	if err != nil {
		return err
	}
	r.Header.Set("Authorization", "Bearer "+p.key)
	r.Header.Set("Content-Type", kind)
	if match != "" {
		r.Header.Set("If-Match", match)
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return err
	}
	text, err := io.ReadAll(answer.Body)
	if err := answer.Body.Close(); err != nil {
		return err
	}
	if err != nil || answer.StatusCode >= 300 {
		return fmt.Errorf("%s %s answered %d: %s: %w", method, path, answer.StatusCode, text, err)
	}
	var enveloped struct{ Data json.RawMessage }
	if err := json.Unmarshal(text, &enveloped); err != nil {
		return err
	}
	return json.Unmarshal(enveloped.Data, into)
}

// peak is the highest resident memory of the module's process, as the kernel counts it.
func (p *product) peak() (int64, error) {
	processes, err := filepath.Glob("/proc/[0-9]*/status")
	if err != nil {
		return 0, err
	}
	parent := fmt.Sprintf("PPid:\t%d\n", p.command.Process.Pid)
	for _, path := range processes {
		status, err := os.ReadFile(path)
		if err != nil || !bytes.Contains(status, []byte(parent)) {
			continue
		}
		arguments, err := os.ReadFile(filepath.Join(filepath.Dir(path), "cmdline"))
		if err != nil || !bytes.Contains(arguments, []byte("serve\x00portfolios")) {
			continue
		}
		_, after, _ := strings.Cut(string(status), "VmHWM:")
		kilobytes, err := strconv.ParseInt(strings.Fields(after)[0], 10, 64)
		return kilobytes << 10, err
	}
	return 0, fmt.Errorf("the module's process is not there")
}
