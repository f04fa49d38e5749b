package app_test

import (
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
)

func TestKeysProveNothing(t *testing.T) {
	t.Parallel()
	p := producttest.Start(t, producttest.Options{})
	keyOf := func(role string) *producttest.Person {
		key := p.WithKey(strings.TrimSpace(p.Command(t, "apikey", "create", "--data", p.Dir, "--tenant", "rioplatense", "--role", role)))
		require.Equal(t, http.StatusOK, key.Get(t, "/api/v1/me").Status)
		return key
	}
	key, admin := keyOf("superadmin"), keyOf("admin")
	parameter := regexp.MustCompile(`\{[^}]+\}`)

	t.Run("every operation that asks for a recent proof of identity refuses an API key, in words", func(t *testing.T) {
		asked := map[string]bool{}
		for _, operation := range p.Operations(t) {
			if !operation.FreshProof {
				continue
			}
			asked[operation.ID] = true
			path := parameter.ReplaceAllString(operation.Path, "x")
			answer := key.Do(t, operation.Method, path, map[string]any{}, nil)
			if answer.Code(t) == "forbidden" { // superadmins do not do it
				answer = admin.Do(t, operation.Method, path, map[string]any{}, nil)
			}
			require.Equal(t, http.StatusForbidden, answer.Status, "%s: %s", operation.ID, answer.Body)
			require.Equal(t, "identity.needs_session", answer.Code(t), operation.ID)
			require.NotContains(t, string(answer.Body), `"title":"identity.`, operation.ID)
		}
		for _, id := range []string{"debtors-export", "payments-export", "tracing-events-export", "users-reset-factors", "apikeys-create"} {
			require.True(t, asked[id], "%s is not among %v", id, asked)
		}
	})

	t.Run("an API key makes nobody an admin, by an invitation or by a role", func(t *testing.T) {
		invite := map[string]any{"email": "new@example.com", "display_name": "New", "role": "admin"}
		require.Equal(t, "identity.needs_session", key.Do(t, http.MethodPost, "/api/v1/users", invite, nil).Code(t))
		cashier := p.SignIn(t, "rioplatense", "cashier")
		version := key.Get(t, "/api/v1/users/"+cashier.ID).Header.Get("ETag")
		raised := key.Do(t, http.MethodPatch, "/api/v1/users/"+cashier.ID, map[string]any{"role": "admin", "status": "active"}, http.Header{"If-Match": {version}})
		require.Equal(t, "identity.needs_session", raised.Code(t), string(raised.Body))
	})
}
