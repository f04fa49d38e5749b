// Package openaidouble stands for OpenAI's API of chat completions in tests: written from its published reference
// (https://platform.openai.com/docs/api-reference/chat), and as strict. Nothing of it is in the product.
package openaidouble

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// What the double knows.
const (
	Key      = "sk-proj-double-0123456789"
	Model    = "gpt-4.1-mini"
	Thinking = "gpt-5-mini" // takes no temperature, and no max_tokens
	Snapshot = "gpt-4.1-mini-2025-04-14"
)

// Double is the API. Safe for concurrent use.
type Double struct {
	*httptest.Server
	Log    script.Log // bodies of requests
	mutex  sync.Mutex
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
	return provider.Account{URL: d.URL + "/v1", Key: Key, Model: Model}
}

// Says has it say something else from now on.
func (d *Double) Says(s script.Script) {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	d.script = s
}

func (d *Double) says() script.Script {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	return d.script
}

// Place is the address as an allowance names it.
func (d *Double) Place() string { return d.Listener.Addr().String() }

// refusal is how the API refuses.
type refusal struct {
	status             int
	kind, code, reason string
}

func (f refusal) Error() string { return f.reason }

func invalid(reason string) error {
	return refusal{http.StatusBadRequest, "invalid_request_error", "", reason}
}

func refuse(w http.ResponseWriter, f refusal) {
	var code any
	if f.code != "" {
		code = f.code
	}
	script.JSON(w, f.status, map[string]any{"error": map[string]any{"message": f.reason, "type": f.kind, "param": nil, "code": code}})
}

func (d *Double) serve(w http.ResponseWriter, r *http.Request) {
	asked, err := d.read(r)
	var refused refusal
	if errors.As(err, &refused) {
		refuse(w, refused)
		return
	}
	answer := d.says()(asked.ask())
	if told, ok := faults[answer.Fault]; ok {
		told(w, answer)
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
	case r.URL.Path != "/v1/chat/completions" || r.Method != http.MethodPost:
		return nil, refusal{http.StatusNotFound, "invalid_request_error", "unknown_url", "Unknown request URL: " + r.Method + " " + r.URL.Path}
	case r.Header.Get("Authorization") != "Bearer "+Key:
		return nil, refusal{http.StatusUnauthorized, "invalid_request_error", "invalid_api_key", "Incorrect API key provided."}
	case !strings.HasPrefix(r.Header.Get("Content-Type"), "application/json"):
		return nil, invalid("you must provide a JSON body")
	}
	asked := &request{}
	reader := json.NewDecoder(bytes.NewReader(body))
	reader.DisallowUnknownFields()
	if err := reader.Decode(asked); err != nil {
		return nil, invalid("Unrecognized request argument supplied, or none of its type: " + err.Error())
	}
	return asked, asked.check()
}

// faults are told instead of an answer.
var faults = map[script.Fault]func(http.ResponseWriter, script.Answer){
	script.RateLimited: func(w http.ResponseWriter, a script.Answer) {
		script.RetryIn(w, a.RetryIn)
		refuse(w, refusal{http.StatusTooManyRequests, "requests", "rate_limit_exceeded", "Rate limit reached for " + Model})
	},
	script.Spent: func(w http.ResponseWriter, _ script.Answer) {
		refuse(w, refusal{http.StatusTooManyRequests, "insufficient_quota", "insufficient_quota", "You exceeded your current quota"})
	},
	script.Overloaded: func(w http.ResponseWriter, _ script.Answer) {
		refuse(w, refusal{http.StatusServiceUnavailable, "server_error", "", "The engine is currently overloaded, please try again later"})
	},
	script.TooLong: func(w http.ResponseWriter, _ script.Answer) {
		refuse(w, refusal{http.StatusBadRequest, "invalid_request_error", "context_length_exceeded", "This model's maximum context length is 128000 tokens."})
	},
	script.Content: func(w http.ResponseWriter, _ script.Answer) {
		refuse(w, refusal{http.StatusBadRequest, "invalid_request_error", "content_policy_violation", "Your request was rejected by our safety system."})
	},
	script.Unwell: func(w http.ResponseWriter, _ script.Answer) { script.Gateway(w) },
}
