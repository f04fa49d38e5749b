package openaidouble_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/openaidouble"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
)

const (
	head = `{"model":"gpt-4.1-mini","messages":[`
	user = `{"role":"user","content":"Hola"}`
	call = `{"role":"assistant","tool_calls":[{"id":"c1","type":"function","function":{"name":"f","arguments":"{}"}}]}`
	tool = `{"role":"tool","tool_call_id":"c1","content":"{}"}`
)

// The double refuses what the API refuses.
func TestStrict(t *testing.T) {
	t.Parallel()
	d := openaidouble.New(t, script.Says("Hola"))
	for body, status := range map[string]int{
		head + user + `]}`:                                                         http.StatusOK,
		head + user + `,` + call + `,` + tool + `]}`:                               http.StatusOK,
		head + user + `],"max_tokens":0}`:                                          http.StatusBadRequest,
		head + user + `],"temperature":3}`:                                         http.StatusBadRequest,
		head + user + `],"top_q":1}`:                                               http.StatusBadRequest,
		head + user + `],"stream_options":{"include_usage":true}}`:                 http.StatusBadRequest,
		head + user + `],"tools":[{"type":"function","function":{"name":"a b"}}]}`: http.StatusBadRequest,
		head + `]}`: http.StatusBadRequest,
		head + `{"role":"boss","content":"Hola"}]}`:                       http.StatusBadRequest,
		head + `{"role":"user"}]}`:                                        http.StatusBadRequest,
		head + user + `,` + tool + `]}`:                                   http.StatusBadRequest,
		head + user + `,` + call + `,` + user + `]}`:                      http.StatusBadRequest,
		head + user + `,` + call + `]}`:                                   http.StatusBadRequest,
		`{"messages":[` + user + `]}`:                                     http.StatusBadRequest,
		`{"model":"gpt-0","messages":[` + user + `]}`:                     http.StatusNotFound,
		`{"model":"gpt-5-mini","max_tokens":9,"messages":[` + user + `]}`: http.StatusBadRequest,
		`{"model":`: http.StatusBadRequest,
	} {
		require.Equal(t, status, post(t, d.URL+"/v1/chat/completions", "Bearer "+openaidouble.Key, body), body)
	}
	good := head + user + `]}`
	require.Equal(t, http.StatusUnauthorized, post(t, d.URL+"/v1/chat/completions", "Bearer x", good))
	require.Equal(t, http.StatusUnauthorized, post(t, d.URL+"/v1/chat/completions", "", good))
	require.Equal(t, http.StatusNotFound, post(t, d.URL+"/v1/completions", "Bearer "+openaidouble.Key, good))
}

func post(t *testing.T, at, authorization, body string) int {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, at, strings.NewReader(body))
	require.NoError(t, err)
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Authorization", authorization)
	response, err := http.DefaultClient.Do(r)
	require.NoError(t, err)
	defer func() { _ = response.Body.Close() }()
	return response.StatusCode
}
