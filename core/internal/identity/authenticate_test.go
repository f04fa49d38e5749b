package identity_test

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// BenchmarkAuthenticate is what it costs each request that session, user and role are looked up anew.
func BenchmarkAuthenticate(b *testing.B) {
	c := newForeignCore(b, sdktest.Engine{Name: storage.SQLite})
	person := c.browser(b)
	person.signIn("admin@rioplatense.demo", "/")
	person.mint()
	for name, token := range map[string]string{"bearer": person.bearer, "apikey": c.key(b, "rioplatense", "admin", "")} {
		request := httptest.NewRequest(http.MethodGet, "/api/v1/me", nil)
		request.AddCookie(&http.Cookie{Name: "recobro_session", Value: person.cookie()})
		request.Header.Set("Authorization", "Bearer "+token)
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				_, err := c.service.Authenticate(request)
				require.NoError(b, err)
			}
		})
	}
}
