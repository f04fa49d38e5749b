// Package anthropicdouble stands for Anthropic's API of messages in tests: written from its published reference
// (https://platform.claude.com/docs/en/api/messages), and as strict. Nothing of it is in the product.
package anthropicdouble

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// What the double knows.
const (
	Key   = "sk-ant-double-0123456789"
	Model = "claude-haiku-4-5"
	Newer = "claude-sonnet-5-5" // takes no temperature
)

// Double is the API. Safe for concurrent use.
type Double struct {
	*httptest.Server
	Log    script.Log // bodies of requests
	script script.Script
}

// New is the API on this machine until the test ends.
func New(t testing.TB, s script.Script) *Double {
	d := &Double{script: s}
	d.Server = httptest.NewServer(http.HandlerFunc(d.serve))
	t.Cleanup(d.Close)
	return d
}

// Account reaches it.
func (d *Double) Account() provider.Account {
	return provider.Account{URL: d.URL, Key: Key, Model: Model}
}

// Place is the address as an allowance names it.
func (d *Double) Place() string { return d.Listener.Addr().String() }

// refusal is how the API refuses.
type refusal struct {
	status       int
	kind, reason string
}

func (f refusal) Error() string { return f.reason }

func invalid(reason string) error {
	return refusal{http.StatusBadRequest, "invalid_request_error", reason}
}

func (f refusal) body() map[string]any {
	return map[string]any{"type": "error", "error": map[string]any{"type": f.kind, "message": f.reason}, "request_id": "req_double"}
}

func (d *Double) serve(w http.ResponseWriter, r *http.Request) {
	asked, err := d.read(r)
	var refused refusal
	if errors.As(err, &refused) {
		script.JSON(w, refused.status, refused.body())
		return
	}
	answer := d.script(asked.ask())
	if told, ok := faults[answer.Fault]; ok {
		script.RetryIn(w, answer.RetryIn)
		script.JSON(w, told.status, told.body())
		return
	}
	if answer.Fault == script.Unwell {
		script.Gateway(w)
		return
	}
	if answer.Began(r) {
		d.write(script.NewEvents(w, r), asked, answer)
	}
}

func (d *Double) read(r *http.Request) (*request, error) {
	body, _ := io.ReadAll(r.Body)
	d.Log.Keep(body)
	switch {
	case r.URL.Path != "/v1/messages" || r.Method != http.MethodPost:
		return nil, refusal{http.StatusNotFound, "not_found_error", "Not found"}
	case r.Header.Get("X-Api-Key") != Key:
		return nil, refusal{http.StatusUnauthorized, "authentication_error", "invalid x-api-key"}
	case r.Header.Get("Anthropic-Version") != "2023-06-01":
		return nil, invalid("anthropic-version: header is required")
	case !strings.HasPrefix(r.Header.Get("Content-Type"), "application/json"):
		return nil, invalid("content-type: must be application/json")
	}
	asked := &request{}
	reader := json.NewDecoder(bytes.NewReader(body))
	reader.DisallowUnknownFields()
	if err := reader.Decode(asked); err != nil {
		return nil, invalid(err.Error() + ": Extra inputs are not permitted")
	}
	return asked, asked.check()
}

// faults are told instead of an answer.
var faults = map[script.Fault]refusal{
	script.RateLimited: {http.StatusTooManyRequests, "rate_limit_error", "This request would exceed your organization's rate limit"},
	script.Spent:       {http.StatusBadRequest, "invalid_request_error", "Your credit balance is too low to access the Anthropic API."},
	script.Overloaded:  {529, "overloaded_error", "Overloaded"},
	script.TooLong:     {http.StatusBadRequest, "invalid_request_error", "prompt is too long: 1200000 tokens > 1000000 maximum"},
	script.Content:     {http.StatusBadRequest, "invalid_request_error", "Output blocked by content filtering policy"},
}
