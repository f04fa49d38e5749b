package identityprovider_test

import (
	"net/http"
	"testing"
	"time"

	"github.com/go-jose/go-jose/v4"
	"github.com/go-jose/go-jose/v4/jwt"
	"github.com/pquerna/otp/totp"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/identityprovider/internal/interaction"
	"github.com/recobro/recobro/modules/identityprovider/internal/selfservice"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// order signs one as the core does; change makes it another.
func (p *provider) order(t *testing.T, key string, change func(map[string]any)) reply {
	t.Helper()
	claims := map[string]any{
		"iss": p.URL, "aud": p.URL + "/idp", "email": anaEmail, "password": true, "one_time_code": true,
		"exp": p.clock.Now().Add(time.Minute).Unix(), "iat": p.clock.Now().Unix(),
	}
	change(claims)
	signer, err := jose.NewSigner(jose.SigningKey{Algorithm: jose.HS256, Key: []byte(key)}, (&jose.SignerOptions{}).WithType("factor-reset+jwt"))
	require.NoError(t, err)
	token, err := jwt.Signed(signer).Claims(claims).Serialize()
	require.NoError(t, err)
	return p.visitor(t).post("/idp/factor-resets", map[string]string{"order": token})
}

func TestReset(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		p := newProvider(t, engine)
		v := p.visitor(t)
		tokens, refused := p.token(t, p.redeeming(v.signIn()))
		require.Empty(t, refused)
		var enrolment selfservice.Enrolment
		v.post("/idp/account/otp", map[string]string{"password": anaSecret}).into(t, &enrolment)
		code := func() map[string]string {
			p.clock.Advance(31 * time.Second)
			text, err := totp.GenerateCode(enrolment.Secret, p.clock.Now())
			require.NoError(t, err)
			return map[string]string{"code": text}
		}
		v.post("/idp/account/otp/confirm", code())
		half := p.visitor(t)
		path := half.begin(nil)
		var step interaction.Step
		half.post(path+"/password", credentials(anaEmail, anaSecret)).into(t, &step)
		require.Equal(t, "otp", step.Next)

		t.Run("is carried out at the core's order alone", func(t *testing.T) {
			same := func(map[string]any) {}
			for name, answer := range map[string]reply{
				"another key":    p.order(t, "another key of thirty-two bytes!", same),
				"another core":   p.order(t, sharedKey, func(c map[string]any) { c["iss"] = "https://evil.example" }),
				"another reader": p.order(t, sharedKey, func(c map[string]any) { c["aud"] = "https://evil.example" }),
				"expired":        p.order(t, sharedKey, func(c map[string]any) { c["exp"] = p.clock.Now().Add(-time.Second).Unix() }),
				"without an end": p.order(t, sharedKey, func(c map[string]any) { delete(c, "exp") }),
				"an invitation":  p.visitor(t).post("/idp/factor-resets", map[string]string{"order": p.invitation(t, sharedKey, same)}),
			} {
				require.Equal(t, http.StatusForbidden, answer.status, name)
			}
			nobody := p.order(t, sharedKey, func(c map[string]any) { c["sub"] = "nobody" })
			require.Equal(t, http.StatusNotFound, nobody.status)
			require.Equal(t, http.StatusOK, half.send(http.MethodGet, path, nil).status, "nothing has happened")
		})

		t.Run("ends password, codes and every sign-in, and sends a link that lasts a day", func(t *testing.T) {
			require.Equal(t, http.StatusNoContent, p.order(t, sharedKey, func(map[string]any) {}).status)
			require.Equal(t, http.StatusNotFound, half.post(path+"/otp", code()).status, "the half that was proved")
			require.Contains(t, v.authorize(map[string]string{"prompt": "none"}).location, "login_required")
			_, refused := p.token(t, refreshing(tokens.Refresh))
			require.Equal(t, "invalid_grant", refused)
			require.Equal(t, http.StatusUnauthorized, v.post(v.begin(nil)+"/password", credentials(anaEmail, anaSecret)).status)
			link := "/idp/recovery/" + p.link(t)
			p.clock.Advance(23 * time.Hour)
			require.Equal(t, http.StatusNoContent, p.visitor(t).post(link, map[string]string{"password": "cinco gaviotas grises"}).status)
			var step interaction.Step
			v.post(v.begin(nil)+"/password", credentials(anaEmail, "cinco gaviotas grises")).into(t, &step)
			require.Equal(t, "continue", step.Next, "no code is asked for any more")
		})
	})
}

func TestReset_ofTheCodeAlone(t *testing.T) {
	t.Parallel()
	p := newProvider(t, sdktest.Engine{Name: "sqlite"})
	require.Equal(t, http.StatusNoContent, p.order(t, sharedKey, func(c map[string]any) { c["password"] = false }).status)
	p.visitor(t).signIn()
	require.NoDirExists(t, p.letters)
}
