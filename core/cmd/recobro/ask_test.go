package main

import (
	"encoding/json"
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
)

// TestAsk: a module asks another through the running product.
func TestAsk(t *testing.T) {
	t.Parallel()
	p := product(t)
	admin, manager := p.SignIn(t, "rioplatense", "admin"), p.SignIn(t, "rioplatense", "manager")
	const users, apps, relays = "/api/v1/users", "/api/v1/apps", "/api/v1/tasks/relay"
	relay := func(who *producttest.Person, body map[string]any) producttest.Answer {
		return who.Do(t, http.MethodPost, relays, body, nil)
	}
	first := func(who *producttest.Person) string {
		var rows []struct {
			Name string `json:"display_name"`
		}
		who.Get(t, users).Into(t, &rows)
		require.NotEmpty(t, rows)
		return rows[0].Name
	}
	refused := func(t *testing.T, answer producttest.Answer, status int, code string) {
		t.Helper()
		require.Equal(t, status, answer.Status, "%.300s", answer.Body)
		require.Contains(t, string(answer.Body), `"code":"`+code+`"`)
	}

	t.Run("the caller learns what they could read themselves", func(t *testing.T) {
		require.Contains(t, string(relay(manager, map[string]any{"path": users}).Body), first(manager))
	})
	t.Run("of their own company alone", func(t *testing.T) {
		neighbour := p.SignIn(t, "andina", "manager")
		require.Contains(t, string(relay(neighbour, map[string]any{"path": users}).Body), first(neighbour))
		require.NotContains(t, string(relay(neighbour, map[string]any{"path": users}).Body), first(manager))
	})
	t.Run("what the module's manifest does not name is refused, whoever asks", func(t *testing.T) {
		refused(t, relay(admin, map[string]any{"path": apps}), http.StatusForbidden, "core.beyond_module")
	})
	t.Run("what the caller may not do is refused, whatever the module may", func(t *testing.T) {
		cashier := p.SignIn(t, "rioplatense", "cashier")
		refused(t, relay(cashier, map[string]any{"path": "/api/v1/tasks/addresses", "body": `{"secret":"x"}`}), http.StatusForbidden, "forbidden")
	})
	t.Run("in its own name it may what its manifest names, and no more", func(t *testing.T) {
		require.Equal(t, http.StatusOK, relay(manager, map[string]any{"path": users, "itself": true}).Status)
		refused(t, relay(admin, map[string]any{"path": apps, "itself": true}), http.StatusForbidden, "core.beyond_module")
	})
	t.Run("a caller whom the host has not signed for is nobody", func(t *testing.T) {
		refused(t, relay(admin, map[string]any{"path": users, "vouch": "forged"}), http.StatusServiceUnavailable, "unavailable")
	})
	t.Run("what leads out of the interface is refused", func(t *testing.T) {
		for _, path := range []string{"/metrics", "/idp/keys", "/api/v1/../../metrics"} {
			require.GreaterOrEqual(t, relay(admin, map[string]any{"path": path, "vouch": ""}).Status, http.StatusBadRequest, path)
		}
	})
	t.Run("a circle comes to its end", func(t *testing.T) {
		body := `{"path":"` + users + `"}`
		for range 4 {
			quoted, err := json.Marshal(body)
			require.NoError(t, err)
			body = `{"path":"` + relays + `","body":` + string(quoted) + `}`
		}
		refused(t, admin.Do(t, http.MethodPost, relays, body, nil), http.StatusConflict, "core.ask_hops")
	})
}
