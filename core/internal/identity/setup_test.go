package identity_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/identity"
	"github.com/recobro/recobro/core/internal/identity/relyingparty"
	"github.com/recobro/recobro/core/internal/identity/user"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// TestSetup_withAForeignProvider is a first start where people prove themselves elsewhere: the person of the page comes in by
// that e-mail alone.
func TestSetup_withAForeignProvider(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		c := newBareCore(t, engine, func(publicURL string) relyingparty.Settings {
			return relyingparty.Settings{Issuer: startForeign(t, publicURL), ClientID: "back-office", ClientSecret: "a-secret-of-the-test"}
		})
		link, err := c.service.BeginSetup(t.Context())
		require.NoError(t, err)
		_, secret, _ := strings.Cut(link, "/setup#")
		setUp := func(email string) answer {
			return c.browser(t).send(http.MethodPost, "/api/v1/auth/setup", map[string]string{
				"secret": secret, "name": "Cobros del Sur", "country": "UY", "currency": "UYU", "timezone": "America/Montevideo",
				"language": "es", "display_name": "Otra Persona", "email": email,
			}, "X-Recobro-Client", "web")
		}
		var made identity.SetUp
		setUp("mistyped@example.com").into(t, &made)
		byMistake := "/sign-up?invitation=" + made.Invitation
		require.Equal(t, "/sso-callback?error=invitation_other", c.browser(t).signInBy(byMistake, "another@example.com"))

		setUp("another@example.com").into(t, &made)
		require.Equal(t, "/sso-callback?error=invitation_expired", c.browser(t).signInBy(byMistake, "mistyped@example.com"))
		b := c.browser(t)
		require.Equal(t, "/sso-callback?redirect=%2F", b.signInBy("/sign-up?invitation="+made.Invitation, "another@example.com"))
		b.mint()
		require.Equal(t, string(user.Superadmin), b.me().Role)
		require.Equal(t, "identity.setup_over", setUp("another@example.com").code(t))
		again, err := c.service.BeginSetup(t.Context())
		require.NoError(t, err)
		require.Empty(t, again)
	})
}
