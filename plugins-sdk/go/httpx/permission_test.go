package httpx_test

import (
	"context"
	"encoding/json"
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/vouch"
)

func TestPermissions(t *testing.T) {
	s := serve(t, sdktest.Engine{Name: storage.SQLite}.DB(t, "notes", migrations()))

	t.Run("nobody is let in without a principal, and none with another permission", func(t *testing.T) {
		for _, c := range []struct{ method, path string }{{"GET", "/notes"}, {"POST", "/upload"}} {
			require.Equal(t, http.StatusUnauthorized, s.call(c.method, c.path, "", "").status)
			require.Equal(t, http.StatusForbidden, s.call(c.method, c.path, "notes:delete", "").status)
		}
	})

	t.Run("a forged or old principal is refused, even where none is needed", func(t *testing.T) {
		who := principal.Principal{TenantID: "a", Permission: "notes:read"}
		for _, header := range []string{
			vouch.Sign([]byte("another key, another generation"), who, time.Now()),
			vouch.Sign(s.key, who, time.Now().Add(-2*vouch.Lifetime)),
			"rubbish",
		} {
			require.Equal(t, http.StatusUnauthorized, s.call("GET", "/open", "", "", vouch.Header, header).status)
		}
		require.Equal(t, 200, s.call("GET", "/open", "", "").status)
	})

	t.Run("an operation without a permission does not load", func(t *testing.T) {
		for _, bad := range []httpx.Operation{
			{ID: "x", Method: "GET", Path: "/x"},
			{ID: "x", Method: "GET", Path: "/x", Permission: "p", Open: true},
			{Method: "GET", Path: "/x", Permission: "p"},
		} {
			require.Panics(t, func() {
				httpx.Register(s.api, bad, func(context.Context, *struct{}) (*struct{}, error) { return nil, nil })
			})
		}
	})

	t.Run("the document names every operation's permission", func(t *testing.T) {
		for path, item := range s.api.OpenAPI().Paths {
			raw, err := json.Marshal(item)
			require.NoError(t, err)
			require.Regexp(t, `"x-permission":"notes:|"x-open":true`, string(raw), path)
		}
		document, err := json.Marshal(s.api.OpenAPI())
		require.NoError(t, err)
		require.NotContains(t, string(document), "ErrorModel")
		require.Contains(t, string(document), "application/problem+json")
	})
}
