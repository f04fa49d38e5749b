package app_test

import (
	"fmt"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
)

func TestOperatorSettings(t *testing.T) {
	t.Parallel()
	const secret = "a-secret-of-the-ledger-application-1"
	dir := t.TempDir()
	file, mounted := filepath.Join(dir, "recobro.yaml"), filepath.Join(dir, "ledger")
	require.NoError(t, os.WriteFile(mounted, []byte(secret+"\n"), 0o600))
	require.NoError(t, os.WriteFile(file, fmt.Appendf(nil, `modules:
  identityprovider:
    clients:
      - {id: ledger, secret_file: %s, redirect_uris: ["https://ledger.example.org/callback"]}
`, mounted), 0o600))

	t.Run("reach the module: a client of the file, with its secret in a file of its own, is known", func(t *testing.T) {
		t.Parallel()
		product := producttest.Start(t, producttest.Options{NoDemo: true, Flags: []string{"--config", file}})
		for sent, code := range map[string]string{secret: "invalid_grant", "guess": "invalid_client"} {
			form := url.Values{"grant_type": {"authorization_code"}, "code": {"x"}, "client_id": {"ledger"}, "client_secret": {sent}, "code_verifier": {strings.Repeat("x", 43)}}
			response, err := http.PostForm(product.URL+"/idp/token", form)
			require.NoError(t, err)
			body := make([]byte, 4096)
			n, _ := response.Body.Read(body)
			require.NoError(t, response.Body.Close())
			require.Contains(t, string(body[:n]), code)
		}
		require.NotContains(t, product.Output(), secret)
	})

	t.Run("that the manifest does not allow stop the start, by module, field and source", func(t *testing.T) {
		t.Parallel()
		for variable, told := range map[string]string{
			"RECOBRO_PORTFOLIOS_IMPORT_ROWS=0":                                          "module portfolios: import_rows (RECOBRO_PORTFOLIOS_IMPORT_ROWS): It must be 1 or more.",
			`RECOBRO_IDENTITYPROVIDER_CLIENTS=[{"id": "recobro", "secret": "hunter2"}]`: "module identityprovider: clients/0/redirect_uris (RECOBRO_IDENTITYPROVIDER_CLIENTS): This field is required.",
		} {
			command := exec.CommandContext(t.Context(), producttest.Binary(t), "serve", "--addr", "127.0.0.1:0", "--data", filepath.Join(dir, "data"))
			command.Env = append(os.Environ(), variable)
			said, err := command.CombinedOutput()
			require.Error(t, err)
			require.Contains(t, string(said), told)
			require.NotContains(t, string(said), "hunter2")
		}
	})
}
