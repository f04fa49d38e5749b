// Package geminidouble stands for the API of Gemini in tests: written from its published reference
// (https://ai.google.dev/api/generate-content), and as strict. Nothing of it is in the product.
package geminidouble

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
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
	Key   = "AIzaDouble0123456789"
	Model = "gemini-3.8-flash"
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
	return provider.Account{URL: d.URL + "/v1beta", Key: Key, Model: Model}
}

// Place is the address as an allowance names it.
func (d *Double) Place() string { return d.Listener.Addr().String() }

// refusal is how the API refuses.
type refusal struct {
	code           int
	status, reason string
	details        []any
}

func (f refusal) Error() string { return f.reason }

func (f refusal) body() map[string]any {
	return map[string]any{"error": map[string]any{"code": f.code, "message": f.reason, "status": f.status, "details": f.details}}
}

func invalid(reason string) error {
	return refusal{http.StatusBadRequest, "INVALID_ARGUMENT", reason, nil}
}

func (d *Double) serve(w http.ResponseWriter, r *http.Request) {
	asked, err := d.read(r)
	var refused refusal
	if errors.As(err, &refused) {
		script.JSON(w, refused.code, refused.body())
		return
	}
	d.answer(w, r, d.script(asked.ask()))
}

func (d *Double) answer(w http.ResponseWriter, r *http.Request, a script.Answer) {
	if told, ok := faults[a.Fault]; ok {
		if a.RetryIn > 0 {
			told.details = []any{map[string]any{"@type": "type.googleapis.com/google.rpc.RetryInfo", "retryDelay": fmt.Sprintf("%ds", a.RetryIn)}}
		}
		script.JSON(w, told.code, told.body())
		return
	}
	if a.Fault == script.Unwell {
		script.Gateway(w)
		return
	}
	if a.Began(r) {
		write(script.NewEvents(w, r), a)
	}
}

func (d *Double) read(r *http.Request) (*request, error) {
	body, _ := io.ReadAll(r.Body)
	d.Log.Keep(body)
	model, method, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/v1beta/models/"), ":")
	switch {
	case method != "streamGenerateContent" || r.Method != http.MethodPost || r.URL.Query().Get("alt") != "sse":
		return nil, refusal{http.StatusNotFound, "NOT_FOUND", "Requested entity was not found.", nil}
	case r.Header.Get("X-Goog-Api-Key") != Key:
		return nil, refusal{http.StatusBadRequest, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.", []any{map[string]any{
			"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": "API_KEY_INVALID", "domain": "googleapis.com"}}}
	case model != Model:
		return nil, refusal{http.StatusNotFound, "NOT_FOUND", "models/" + model + " is not found for API version v1beta", nil}
	}
	asked := &request{}
	reader := json.NewDecoder(bytes.NewReader(body))
	reader.DisallowUnknownFields()
	if err := reader.Decode(asked); err != nil {
		return nil, invalid("Invalid JSON payload received. " + err.Error())
	}
	return asked, asked.check()
}

// faults are told instead of an answer.
var faults = map[script.Fault]refusal{
	script.RateLimited: {http.StatusTooManyRequests, "RESOURCE_EXHAUSTED", "You exceeded your current quota, please check your plan.", nil},
	script.Spent:       {http.StatusTooManyRequests, "RESOURCE_EXHAUSTED", "Your prepayment credits are depleted.", nil},
	script.Overloaded:  {http.StatusServiceUnavailable, "UNAVAILABLE", "The model is overloaded. Please try again later.", nil},
	script.TooLong:     {http.StatusBadRequest, "INVALID_ARGUMENT", "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).", nil},
}
