// Package abusetest attacks the running product as somebody who means harm would: a stranger, a tenant's admin, a collector.
package abusetest

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
)

// A link that opens an account reaches its person, or the operator's hands; nobody can read it anywhere else.
func nobodyReadsARecoveryLinkFromLogs(t *testing.T, p *producttest.Product) {
	asked := p.Anonymous().Do(t, http.MethodPost, "/idp/recovery", map[string]string{"login": "superadmin@rioplatense.demo"},
		http.Header{"X-Recobro-Client": {"web"}})
	require.Equal(t, http.StatusAccepted, asked.Status, string(asked.Body))
	token := p.RecoveryToken(t, "superadmin@rioplatense.demo")
	require.NotContains(t, p.Output(), token)
	for _, role := range []string{"admin", "superadmin"} {
		apps := p.SignIn(t, "rioplatense", role).Get(t, "/api/v1/apps")
		require.Equal(t, http.StatusOK, apps.Status)
		require.NotContains(t, string(apps.Body), `"log"`, "%s: nothing fails, so there is nothing to read", role)
		require.NotContains(t, string(apps.Body), token)
	}
}
