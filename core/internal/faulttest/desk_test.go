// Package faulttest kills the running product at random points of its main job and holds what comes out against an
// undisturbed run.
package faulttest

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
)

// desk is a program with an API key that imports files into the running product.
type desk struct {
	product *producttest.Product
	key     string
}

func newDesk(t *testing.T, databaseURL string) *desk {
	d := &desk{product: producttest.Start(t, producttest.Options{DatabaseURL: databaseURL, Flags: quick()})}
	command := []string{"apikey", "create", "--data", d.product.Dir, "--tenant", "rioplatense", "--role", "manager"}
	if databaseURL != "" {
		command = append(command, "--database-url", databaseURL)
	}
	d.key = strings.TrimSpace(d.product.Command(t, command...))
	return d
}

// ask sends a request and decodes the answer's data. Whatever goes wrong is an error: the product may be dead just now.
func (d *desk) ask(method, path, kind, body string, header map[string]string, into any) error {
	r, err := http.NewRequest(method, d.product.URL+path, strings.NewReader(body))
	if err != nil {
		return err
	}
	r.Header.Set("Authorization", "Bearer "+d.key)
	r.Header.Set("Content-Type", kind)
	for name, value := range header {
		r.Header.Set(name, value)
	}
	client := http.Client{Timeout: 20 * time.Second}
	answer, err := client.Do(r)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	raw, err := io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode >= 300 {
		return fmt.Errorf("%s %s answered %d: %s: %w", method, path, answer.StatusCode, raw, err)
	}
	var enveloped struct{ Data json.RawMessage }
	if err := json.Unmarshal(raw, &enveloped); err != nil {
		return err
	}
	return json.Unmarshal(enveloped.Data, into)
}

// state is an import as it is followed.
type state struct {
	ID      string          `json:"id"`
	Version int64           `json:"version"`
	Status  string          `json:"status"`
	Failure string          `json:"failure"`
	Mapping json.RawMessage `json:"mapping"`
	Root    string          `json:"root"`
	Result  json.RawMessage `json:"result"`
}

func (d *desk) portfolio(t *testing.T, code string) string {
	var p state
	require.NoError(t, d.ask("POST", "/api/v1/carteras", "application/json", `{"code":"`+code+`","name":"Fault","creditor_name":"Banco",
		"type":"third_party","stage":"early","currency":"UYU","country":"UY","timezone":"America/Montevideo"}`, nil, &p))
	return p.ID
}

// mapped uploads a file and accepts the proposed mapping.
func (d *desk) mapped(t *testing.T, portfolioID, file string) state {
	var i state
	require.NoError(t, d.ask("POST", "/api/v1/imports?file_name=f.csv&portfolio_id="+portfolioID, "text/csv", file, nil, &i))
	require.NoError(t, d.ask("PUT", "/api/v1/imports/"+i.ID+"/mapping", "application/json", `{"mapping":`+string(i.Mapping)+`}`,
		map[string]string{"If-Match": strconv.Quote(strconv.FormatInt(i.Version, 10))}, &i))
	return i
}

// order asks for a check or a start, again until the product has taken it: it may die before it answers.
func (d *desk) order(t *testing.T, id, what string, taken ...string) {
	require.Eventually(t, func() bool {
		var i state
		_ = d.ask("POST", "/api/v1/imports/"+id+"/"+what, "application/json", "", nil, &i)
		return d.ask("GET", "/api/v1/imports/"+id, "", "", nil, &i) == nil && slices.Contains(taken, i.Status)
	}, time.Minute, 100*time.Millisecond)
}

// follow waits until the import has the state, however often the product is away in between.
func (d *desk) follow(t *testing.T, id, status string) (i state) {
	require.Eventually(t, func() bool {
		if d.ask("GET", "/api/v1/imports/"+id, "", "", nil, &i) != nil {
			return false
		}
		require.NotEqual(t, "failed", i.Status, i.Failure)
		return i.Status == status
	}, 3*time.Minute, 200*time.Millisecond, "the import never comes to %s", status)
	return i
}

// killModule kills the process of the portfolios module, as the kernel does when memory runs out.
func (d *desk) killModule(t *testing.T) {
	for _, pid := range d.product.Children(t, "portfolios") {
		_ = syscall.Kill(pid, syscall.SIGKILL)
	}
}
