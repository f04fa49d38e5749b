package sdktest

import (
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// checkHooks knocks at every door for providers with tokens that open none: of a tenant, of none, malformed; with what is too
// large, and by every method.
func (h *Host) checkHooks(t *testing.T) {
	drawn := strings.Repeat("0aA-", 11)[:43]
	for _, o := range h.Operations {
		if o.Hook == "" {
			continue
		}
		require.True(t, !o.Basic || manifest.UnderAny(o.Path, h.Manifest.API.Credentials),
			"%s asks for basic authentication, which the host keeps back: name its prefix in the manifest's credentials", o.Path)
		for i, token := range []string{"a." + drawn, "b." + drawn, "nobody." + drawn, drawn, "x"} {
			for _, body := range []string{"", "{}", strings.Repeat("x", 1<<20)} {
				// Each from an address of its own: who calls too often is told so.
				from := &principal.Principal{Address: "192.0.2." + string(rune('1'+i)), Language: "en"}
				got := h.send(o.Method, o.address(token), strings.NewReader(body), from, "X-Hub-Signature-256", "sha256=00", "Authorization", "Basic eDp4")
				require.Contains(t, []int{http.StatusNotFound, http.StatusTooManyRequests}, got.Status, "%s with a token of nobody's: %s", o.Path, got.Raw)
			}
		}
		for _, method := range []string{http.MethodPut, http.MethodDelete} {
			require.Equal(t, http.StatusMethodNotAllowed, h.send(method, o.address("x"), nil, nil).Status, "%s %s", method, o.Path)
		}
	}
}
