package identityprovider_test

import (
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/identityprovider/internal/throttle"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestKnownDevice(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		cookie := func(t *testing.T, v *visitor) string {
			t.Helper()
			request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, v.provider.URL+"/idp/x", nil)
			require.NoError(t, err)
			for _, one := range v.client.Jar.Cookies(request.URL) {
				if one.Name == "identityprovider_devices" {
					return one.Value
				}
			}
			return ""
		}

		t.Run("counts its own failures, which are forgotten when it comes in", func(t *testing.T) {
			t.Parallel()
			p := newProvider(t, engine)
			v := p.visitor(t)
			v.signIn()
			for range 2 {
				for range 4 {
					require.Equal(t, http.StatusUnauthorized, v.try(anaEmail, "mistyped", nil).status)
				}
				require.Equal(t, http.StatusOK, v.try(anaEmail, anaSecret, nil).status)
			}
			for range 5 {
				require.Equal(t, http.StatusUnauthorized, v.try(anaEmail, "mistyped", nil).status)
			}
			price := v.try(anaEmail, anaSecret, nil).price(t)
			require.Equal(t, http.StatusOK, p.visitor(t).try(anaEmail, anaSecret, nil).status, "others are not touched")
			require.Equal(t, http.StatusOK, v.try(anaEmail, anaSecret, price.pay()).status)
		})

		t.Run("is a stranger once the password is another", func(t *testing.T) {
			t.Parallel()
			p := newProvider(t, engine)
			v, there := p.visitor(t), p.visitor(t)
			v.signIn()
			there.signIn()
			changed := v.post("/idp/account/password", map[string]string{"current": anaSecret, "password": "ocho faros de noche"})
			require.Equal(t, http.StatusNoContent, changed.status)
			p.exhaust(t, anaEmail, elsewhere)
			there.try(anaEmail, anaSecret, nil).price(t)
			price := v.try(anaEmail, "ocho faros de noche", nil).price(t)
			require.Equal(t, http.StatusOK, v.try(anaEmail, "ocho faros de noche", price.pay()).status)
			require.Equal(t, http.StatusOK, v.try(anaEmail, "ocho faros de noche", nil).status)
		})

		t.Run("is nobody's else, of no other account, and not for ever", func(t *testing.T) {
			t.Parallel()
			p := newProvider(t, engine)
			v := p.visitor(t)
			v.signIn()
			other := "bruno@rioplatense.demo"
			p.exhaust(t, other, elsewhere)
			v.try(other, "guess", nil).price(t)
			p.exhaust(t, anaEmail, elsewhere)
			forger := p.visitor(t)
			forged := forger.post(forger.begin(nil)+"/password", credentials(anaEmail, anaSecret),
				"Cookie", "identityprovider_devices="+cookie(t, v)[1:])
			require.NotEqual(t, http.StatusOK, forged.status)
			p.clock.Advance(throttle.DeviceLife)
			p.exhaust(t, anaEmail, elsewhere)
			v.try(anaEmail, anaSecret, nil).price(t)
		})
	})
}

func TestKnownDevice_isKeptByTheBrowserAlone(t *testing.T) {
	t.Parallel()
	p := newProvider(t, sdktest.Engine{Name: "sqlite"})
	v := p.visitor(t)
	wrong := v.post(v.begin(nil)+"/password", credentials(anaEmail, "guess"))
	require.Empty(t, wrong.header.Values("Set-Cookie"), "a guess makes no acquaintance")
	good := v.post(v.begin(nil)+"/password", credentials(anaEmail, anaSecret))
	var line string
	for _, one := range good.header.Values("Set-Cookie") {
		if parsed, err := http.ParseSetCookie(one); err == nil && parsed.Name == "identityprovider_devices" {
			line = one
			require.NotContains(t, parsed.Value, "ana")
			require.Equal(t, int((180 * 24 * time.Hour).Seconds()), parsed.MaxAge)
		}
	}
	require.Contains(t, line, "HttpOnly")
	require.Contains(t, line, "SameSite=Lax")
	require.Contains(t, line, "Path=/idp")
}
