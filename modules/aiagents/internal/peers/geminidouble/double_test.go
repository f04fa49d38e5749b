package geminidouble_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/geminidouble"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
)

const (
	user   = `{"role":"user","parts":[{"text":"Hola"}]}`
	call   = `{"role":"model","parts":[{"functionCall":{"name":"f","args":{}},"thoughtSignature":"s"}]}`
	result = `{"role":"user","parts":[{"functionResponse":{"name":"f","response":{}}}]}`
)

// The double refuses what the API refuses.
func TestStrict(t *testing.T) {
	t.Parallel()
	d := geminidouble.New(t, script.Says("Hola"))
	at := d.URL + "/v1beta/models/" + geminidouble.Model + ":streamGenerateContent?alt=sse"
	for body, status := range map[string]int{
		`{"contents":[` + user + `]}`:                                                                                http.StatusOK,
		`{"contents":[` + user + `,` + call + `,` + result + `]}`:                                                    http.StatusOK,
		`{"contents":[` + user + `,` + call + `,` + user + `]}`:                                                      http.StatusBadRequest,
		`{"contents":[` + user + `,` + result + `]}`:                                                                 http.StatusBadRequest,
		`{"contents":[` + user + `,` + call + `]}`:                                                                   http.StatusBadRequest,
		`{"contents":[` + call + `,` + result + `]}`:                                                                 http.StatusBadRequest,
		`{"contents":[` + user + `,` + strings.Replace(call, `,"thoughtSignature":"s"`, "", 1) + `,` + result + `]}`: http.StatusBadRequest,
		`{"contents":[` + user + `,` + call + `,` + strings.Replace(result, `"f"`, `"g"`, 1) + `]}`:                  http.StatusBadRequest,
		`{"contents":[{"role":"assistant","parts":[{"text":"x"}]}]}`:                                                 http.StatusBadRequest,
		`{"contents":[{"role":"user","parts":[{"text":""}]}]}`:                                                       http.StatusBadRequest,
		`{"contents":[]}`: http.StatusBadRequest,
		`{"contents":[` + user + `],"generationConfig":{"temperature":3}}`:                                          http.StatusBadRequest,
		`{"contents":[` + user + `],"generationConfig":{"responseJsonSchema":{}}}`:                                  http.StatusBadRequest,
		`{"contents":[` + user + `],"tools":[{"functionDeclarations":[{"name":"a b","parametersJsonSchema":{}}]}]}`: http.StatusBadRequest,
		`{"contents":[` + user + `],"messages":[]}`:                                                                 http.StatusBadRequest,
	} {
		require.Equal(t, status, post(t, at, geminidouble.Key, body), body)
	}
	good := `{"contents":[` + user + `]}`
	require.Equal(t, http.StatusBadRequest, post(t, at, "x", good))
	require.Equal(t, http.StatusNotFound, post(t, strings.Replace(at, "3.8", "0", 1), geminidouble.Key, good))
	require.Equal(t, http.StatusNotFound, post(t, strings.TrimSuffix(at, "?alt=sse"), geminidouble.Key, good))
}

func post(t *testing.T, at, key, body string) int {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, at, strings.NewReader(body))
	require.NoError(t, err)
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("X-Goog-Api-Key", key)
	response, err := http.DefaultClient.Do(r)
	require.NoError(t, err)
	defer func() { _ = response.Body.Close() }()
	return response.StatusCode
}
