package anthropicdouble_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/anthropicdouble"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
)

const (
	head   = `{"model":"claude-haiku-4-5","max_tokens":9,"messages":[`
	user   = `{"role":"user","content":[{"type":"text","text":"Hola"}]}`
	call   = `{"role":"assistant","content":[{"type":"tool_use","id":"c1","name":"f","input":{}}]}`
	result = `{"role":"user","content":[{"type":"tool_result","tool_use_id":"c1","content":[{"type":"text","text":"{}"}]}]}`
	late   = `{"role":"user","content":[{"type":"text","text":"Hola"},{"type":"tool_result","tool_use_id":"c1","content":[{"type":"text","text":"{}"}]}]}`
)

// The double refuses what the API refuses.
func TestStrict(t *testing.T) {
	t.Parallel()
	d := anthropicdouble.New(t, script.Says("Hola"))
	for body, status := range map[string]int{
		head + user + `]}`: http.StatusOK,
		head + user + `,` + call + `,` + result + `]}`:                                           http.StatusOK,
		head + user + `,` + call + `,` + late + `]}`:                                             http.StatusBadRequest,
		head + user + `,` + call + `,` + user + `]}`:                                             http.StatusBadRequest,
		head + user + `,` + result + `]}`:                                                        http.StatusBadRequest,
		head + user + `,` + call + `]}`:                                                          http.StatusBadRequest,
		head + call + `,` + result + `]}`:                                                        http.StatusBadRequest,
		head + `{"role":"system","content":[{"type":"text","text":"x"}]}]}`:                      http.StatusBadRequest,
		head + `{"role":"user","content":[{"type":"text","text":" "}]}]}`:                        http.StatusBadRequest,
		head + `{"role":"user","content":[]}]}`:                                                  http.StatusBadRequest,
		head + user + `],"temperature":1.5}`:                                                     http.StatusBadRequest,
		head + user + `],"stop":1}`:                                                              http.StatusBadRequest,
		head + user + `],"tools":[{"name":"f","input_schema":{}}]}`:                              http.StatusBadRequest,
		`{"model":"claude-haiku-4-5","messages":[` + user + `]}`:                                 http.StatusBadRequest,
		`{"model":"claude-sonnet-5-5","temperature":0,"max_tokens":9,"messages":[` + user + `]}`: http.StatusBadRequest,
		`{"model":"claude-0","max_tokens":9,"messages":[` + user + `]}`:                          http.StatusNotFound,
	} {
		require.Equal(t, status, post(t, d.URL+"/v1/messages", anthropicdouble.Key, "2023-06-01", body), body)
	}
	good := head + user + `]}`
	require.Equal(t, http.StatusUnauthorized, post(t, d.URL+"/v1/messages", "x", "2023-06-01", good))
	require.Equal(t, http.StatusBadRequest, post(t, d.URL+"/v1/messages", anthropicdouble.Key, "", good))
	require.Equal(t, http.StatusNotFound, post(t, d.URL+"/v1/complete", anthropicdouble.Key, "2023-06-01", good))
}

func post(t *testing.T, at, key, version, body string) int {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, at, strings.NewReader(body))
	require.NoError(t, err)
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("X-Api-Key", key)
	r.Header.Set("Anthropic-Version", version)
	response, err := http.DefaultClient.Do(r)
	require.NoError(t, err)
	defer func() { _ = response.Body.Close() }()
	return response.StatusCode
}
