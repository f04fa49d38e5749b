package main

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// pocketBase is the peer, with the same people in a collection of its own: the searched columns indexed, asked as its
// superuser.
type pocketBase struct {
	binary, dir, base, token string
	command                  *exec.Cmd
	client                   *http.Client
}

const (
	pocketUser     = "bench@bench.local"
	pocketPassword = "bench-bench-bench"
)

func (s settings) measurePocketBase(dir string) (column, error) {
	c := column{}
	p := &pocketBase{binary: s.pocket, dir: dir, client: &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 64, DisableCompression: true}}}
	defer func() { p.stop() }()
	if err := p.prepare(max(1, s.rows*5/6)); err != nil {
		return c, err
	}
	time.Sleep(memoryAfter)
	for _, q := range questions(s.rows) {
		took, err := timed(q.times, func(n int) error {
			return p.ask(http.MethodGet, "/api/collections/debtors/records?perPage="+fmt.Sprint(pageSize)+"&"+q.filter(n), nil, nil)
		})
		if err != nil {
			return c, fmt.Errorf("pocketbase: %s: %w", q.name, err)
		}
		c.set(q.label(), milliseconds(took.at(0.5))+" / "+milliseconds(took.at(0.95)))
	}
	made, err := rate(func(_ context.Context, n int) error {
		return p.ask(http.MethodPost, "/api/collections/debtors/records", row(n), nil)
	})
	c.set(rowCreates, fmt.Sprintf("%.0f/s (it does not wait for the disk)", made))
	return c, err
}

// prepare makes the collection by the peer's API and fills it by SQL while the peer is not running.
func (p *pocketBase) prepare(debtors int) error {
	if out, err := exec.Command(p.binary, "superuser", "upsert", pocketUser, pocketPassword, "--dir", p.dir).CombinedOutput(); err != nil {
		return fmt.Errorf("pocketbase: %w: %s", err, out)
	}
	if err := p.start(); err != nil {
		return err
	}
	text := func(name string) map[string]any { return map[string]any{"name": name, "type": "text"} }
	collection := map[string]any{
		"name": "debtors", "type": "base",
		"fields": []any{text("name"), text("name_key"), text("national_id"), text("phone"), text("external_ref"), map[string]any{"name": "balance", "type": "number"}},
		"indexes": []string{
			"CREATE INDEX by_name ON debtors (name_key, id)", "CREATE INDEX by_document ON debtors (national_id)", "CREATE INDEX by_phone ON debtors (phone)",
		},
	}
	if err := p.ask(http.MethodPost, "/api/collections", collection, nil); err != nil {
		return err
	}
	p.stop()
	return errors.Join(p.fill(debtors), p.start())
}

func (p *pocketBase) fill(debtors int) error {
	db, err := sql.Open("sqlite", "file:"+filepath.Join(p.dir, "data.db"))
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	insert, err := tx.Prepare("INSERT INTO debtors (id, name, name_key, national_id, phone, external_ref, balance) VALUES (?, ?, ?, ?, ?, ?, ?)")
	if err != nil {
		return err
	}
	for n := range debtors {
		if _, err := insert.Exec(fmt.Sprintf("d%014d", n), name(n), folded(name(n)), sdktest.NationalID(n), phone(n), "", 100+n*31%90_000); err != nil {
			return err
		}
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	_, err = db.Exec("ANALYZE")
	return err
}

func row(n int) map[string]any {
	return map[string]any{"name": name(n), "name_key": folded(name(n)), "external_ref": fmt.Sprint("NEW-", n)}
}

func (p *pocketBase) start() error {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	address := listener.Addr().String()
	if err := listener.Close(); err != nil {
		return err
	}
	p.base = "http://" + address
	p.command = exec.Command(p.binary, "serve", "--http", address, "--dir", p.dir)
	if err := p.command.Start(); err != nil {
		return err
	}
	var signedIn struct{ Token string }
	body := map[string]string{"identity": pocketUser, "password": pocketPassword}
	for deadline := time.Now().Add(time.Minute); time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		if err = p.ask(http.MethodPost, "/api/collections/_superusers/auth-with-password", body, &signedIn); err == nil {
			p.token = signedIn.Token
			return nil
		}
	}
	return err
}

func (p *pocketBase) stop() {
	if p.command != nil && p.command.Process != nil {
		_ = p.command.Process.Kill()
		_ = p.command.Wait()
	}
}

func (p *pocketBase) ask(method, path string, body, into any) error {
	text, err := json.Marshal(body)
	if err != nil {
		return err
	}
	request, err := http.NewRequest(method, p.base+path, bytes.NewReader(text))
	if err != nil {
		return err
	}
	request.Header = http.Header{"Content-Type": {"application/json"}, "Authorization": {p.token}}
	answer, err := p.client.Do(request)
	if err != nil {
		return err
	}
	defer func() { _ = answer.Body.Close() }()
	read, err := io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode >= http.StatusBadRequest {
		return fmt.Errorf("%s %s answered %d: %s: %w", method, path, answer.StatusCode, read, err)
	}
	if into == nil {
		return nil
	}
	return json.Unmarshal(read, into)
}

// whole is a filter by which a column is a text.
func whole(column, text string) string {
	return "sort=name_key&filter=" + url.QueryEscape(fmt.Sprintf("%s = '%s'", column, text))
}

// like is a filter by which a column holds every text.
func like(column string, texts ...string) string {
	terms := make([]string, len(texts))
	for i, text := range texts {
		terms[i] = fmt.Sprintf("%s ~ '%s'", column, text)
	}
	return "sort=name_key&filter=" + url.QueryEscape(strings.Join(terms, " && "))
}
