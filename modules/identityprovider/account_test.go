package identityprovider_test

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/go-jose/go-jose/v4"
	"github.com/go-jose/go-jose/v4/jwt"
	"github.com/pquerna/otp/totp"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/identityprovider/internal/interaction"
	"github.com/recobro/recobro/modules/identityprovider/internal/protocol"
	"github.com/recobro/recobro/modules/identityprovider/internal/selfservice"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestInteraction(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		p := newProvider(t, engine)

		t.Run("belongs to the browser that began it", func(t *testing.T) {
			owner, stranger := p.visitor(t), p.visitor(t)
			path := owner.begin(nil)
			require.Equal(t, http.StatusOK, owner.send(http.MethodGet, path, nil).status)
			stranger.begin(nil)
			require.Equal(t, http.StatusNotFound, stranger.send(http.MethodGet, path, nil).status)
			require.Equal(t, http.StatusNotFound, stranger.post(path+"/password", credentials(anaEmail, anaSecret)).status)
			require.Equal(t, http.StatusNotFound, p.visitor(t).send(http.MethodGet, path, nil).status)
		})

		t.Run("is asked from our own pages alone", func(t *testing.T) {
			v := p.visitor(t)
			path := v.begin(nil) + "/password"
			require.Equal(t, http.StatusForbidden, v.post(path, credentials(anaEmail, anaSecret), "X-Recobro-Client", "").status)
			require.Equal(t, http.StatusForbidden, v.post(path, credentials(anaEmail, anaSecret), "Sec-Fetch-Site", "cross-site").status)
		})

		t.Run("ends once, and after half an hour in any case", func(t *testing.T) {
			v := p.visitor(t)
			path := v.begin(nil)
			require.Equal(t, http.StatusOK, v.post(path+"/password", credentials(anaEmail, anaSecret)).status)
			require.Equal(t, http.StatusNotFound, v.post(path+"/password", credentials(anaEmail, anaSecret)).status)
			late := p.visitor(t).begin(nil)
			p.clock.Advance(interaction.Lifetime)
			require.Equal(t, http.StatusNotFound, v.send(http.MethodGet, late, nil).status)
		})

		t.Run("bad input is named, never a failure of ours", func(t *testing.T) {
			v := p.visitor(t)
			path := v.begin(nil)
			for _, body := range []any{nil, map[string]any{}, map[string]any{"login": 1, "password": 2}, credentials("", ""), []int{1}} {
				require.Equal(t, 4, v.post(path+"/password", body).status/100)
			}
			require.Equal(t, http.StatusConflict, v.post(path+"/otp", map[string]string{"code": "123456"}).status)
			require.Equal(t, http.StatusNotFound, v.post("/idp/interaction/nobody/password", credentials(anaEmail, anaSecret)).status)
		})
	})
}

func TestSecondFactor(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		p := newProvider(t, engine)
		v := p.visitor(t)
		v.signIn()
		var enrolment selfservice.Enrolment
		var codes selfservice.Codes
		codeNow := func() string {
			code, err := totp.GenerateCode(enrolment.Secret, p.clock.Now())
			require.NoError(t, err)
			return code
		}
		// half takes a fresh visitor through the password and gives the path of the second step.
		half := func() (*visitor, string) {
			fresh := p.visitor(t)
			path := fresh.begin(nil)
			var step interaction.Step
			fresh.post(path+"/password", credentials(anaEmail, anaSecret)).into(t, &step)
			require.Equal(t, "otp", step.Next)
			require.Empty(t, step.RedirectTo)
			return fresh, path + "/otp"
		}

		t.Run("is added with the password and a code of it", func(t *testing.T) {
			require.Equal(t, http.StatusUnauthorized, p.visitor(t).post("/idp/account/otp", map[string]string{"password": anaSecret}).status)
			wrong := v.post("/idp/account/otp", map[string]string{"password": "guess"})
			require.Equal(t, http.StatusUnprocessableEntity, wrong.status)
			v.post("/idp/account/otp", map[string]string{"password": anaSecret}).into(t, &enrolment)
			require.Equal(t, http.StatusUnprocessableEntity, v.post("/idp/account/otp/confirm", map[string]string{"code": "000000"}).status)
			p.visitor(t).signIn() // begun but not confirmed, it is not asked for
			v.post("/idp/account/otp/confirm", map[string]string{"code": codeNow()}).into(t, &codes)
			require.Len(t, codes.RecoveryCodes, 10)
			require.Equal(t, http.StatusConflict, v.post("/idp/account/otp", map[string]string{"password": anaSecret}).status)
		})

		t.Run("is asked for after the password, and a code is good once", func(t *testing.T) {
			fresh, path := half()
			require.Equal(t, http.StatusUnauthorized, fresh.post(path, map[string]string{"code": codeNow()}).status, "the code of the enrolment")
			p.clock.Advance(31 * time.Second)
			code := codeNow()
			var step interaction.Step
			fresh.post(path, map[string]string{"code": code}).into(t, &step)
			tokens, refused := p.token(t, p.redeeming(codeIn(t, step.RedirectTo)))
			require.Empty(t, refused)
			require.NotEmpty(t, tokens.ID)
			require.NotEmpty(t, codeIn(t, fresh.authorize(map[string]string{"acr_values": protocol.ACRCode}).location), "it satisfies who asks for it")
			replay, path := half()
			require.Equal(t, http.StatusUnauthorized, replay.post(path, map[string]string{"code": code}).status)
		})

		t.Run("gives way to a recovery code, once", func(t *testing.T) {
			fresh, path := half()
			require.Equal(t, http.StatusOK, fresh.post(path, map[string]string{"code": codes.RecoveryCodes[3]}).status)
			again, path := half()
			require.Equal(t, http.StatusUnauthorized, again.post(path, map[string]string{"code": codes.RecoveryCodes[3]}).status)
			var view selfservice.View
			v.send(http.MethodGet, "/idp/account", nil).into(t, &view)
			require.True(t, view.OTP)
			require.EqualValues(t, 9, view.RecoveryCodesLeft)
		})

		t.Run("cannot be guessed", func(t *testing.T) {
			p.clock.Advance(2 * time.Hour)
			statuses := map[int]int{}
			for range 8 {
				fresh, path := half()
				statuses[fresh.post(path, map[string]string{"code": "123456"}).status]++
			}
			require.Equal(t, map[int]int{http.StatusUnauthorized: 6, http.StatusTooManyRequests: 2}, statuses)
			p.clock.Advance(time.Hour + time.Minute)
		})

		t.Run("can be removed with the password", func(t *testing.T) {
			require.Equal(t, http.StatusUnprocessableEntity, v.post("/idp/account/otp/remove", map[string]string{"password": "guess"}).status)
			require.Equal(t, http.StatusNoContent, v.post("/idp/account/otp/remove", map[string]string{"password": anaSecret}).status)
			p.visitor(t).signIn()
		})
	})
}

func TestRecovery(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		p := newProvider(t, engine)
		fresh := map[string]string{"password": "cinco gaviotas grises"}
		link := func(t *testing.T) string {
			t.Helper()
			require.Equal(t, http.StatusAccepted, p.visitor(t).post("/idp/recovery", map[string]string{"login": anaEmail}).status)
			return "/idp/recovery/" + p.link(t)
		}

		t.Run("answers the same for nobody, and prints no link", func(t *testing.T) {
			require.Equal(t, http.StatusAccepted, p.visitor(t).post("/idp/recovery", map[string]string{"login": "nobody@rioplatense.demo"}).status)
			require.NotContains(t, p.log.text.String(), "nobody@")
		})

		t.Run("the link is in a file of the operator's alone, and in no log", func(t *testing.T) {
			token := strings.TrimPrefix(link(t), "/idp/recovery/")
			require.NotContains(t, p.log.text.String(), token)
			require.NotContains(t, p.log.text.String(), anaEmail)
			folder, err := os.Stat(p.letters)
			require.NoError(t, err)
			require.Equal(t, os.FileMode(0o700), folder.Mode().Perm())
			kept, err := os.ReadDir(p.letters)
			require.NoError(t, err)
			require.Len(t, kept, 1)
			letter, err := kept[0].Info()
			require.NoError(t, err)
			require.Equal(t, os.FileMode(0o600), letter.Mode().Perm())
			require.NoError(t, os.Remove(filepath.Join(p.letters, kept[0].Name())))
		})

		path := link(t)

		t.Run("a weak password leaves the link good [RT-03]", func(t *testing.T) {
			require.Equal(t, http.StatusUnprocessableEntity, p.visitor(t).post(path, map[string]string{"password": "password2026"}).status)
		})

		t.Run("the printed link sets a new password once and signs out everywhere [RT-03]", func(t *testing.T) {
			v := p.visitor(t)
			tokens, refused := p.token(t, p.redeeming(v.signIn()))
			require.Empty(t, refused)
			require.Equal(t, http.StatusNoContent, p.visitor(t).post(path, fresh).status)
			require.Contains(t, v.authorize(map[string]string{"prompt": "none"}).location, "login_required")
			_, refused = p.token(t, refreshing(tokens.Refresh))
			require.Equal(t, "invalid_grant", refused)
			require.Equal(t, http.StatusUnauthorized, v.post(v.begin(nil)+"/password", credentials(anaEmail, anaSecret)).status)
			require.Equal(t, http.StatusOK, v.post(v.begin(nil)+"/password", credentials(anaEmail, fresh["password"])).status)
			require.Equal(t, http.StatusUnprocessableEntity, p.visitor(t).post(path, fresh).status, "used")
		})

		t.Run("a guessed link opens nothing, and asking too often is refused", func(t *testing.T) {
			require.Equal(t, http.StatusUnprocessableEntity, p.visitor(t).post("/idp/recovery/guess", fresh).status)
			statuses := map[int]int{}
			for range 8 {
				statuses[p.visitor(t).post("/idp/recovery", map[string]string{"login": "victim@rioplatense.demo"}).status]++
			}
			require.Equal(t, map[int]int{http.StatusAccepted: 6, http.StatusTooManyRequests: 2}, statuses)
			elsewhere := p.visitor(t)
			elsewhere.address = "198.51.100.7"
			victim := elsewhere.post("/idp/recovery", map[string]string{"login": "victim@rioplatense.demo"})
			require.Equal(t, http.StatusAccepted, victim.status, "whom it is about is not kept out")
		})
	})
}

func TestRecovery_expires(t *testing.T) {
	t.Parallel()
	p := newProvider(t, sdktest.Engine{Name: "sqlite"})
	require.Equal(t, http.StatusAccepted, p.visitor(t).post("/idp/recovery", map[string]string{"login": anaEmail}).status)
	path := "/idp/recovery/" + p.link(t)
	p.clock.Advance(30 * time.Minute)
	require.Equal(t, http.StatusUnprocessableEntity, p.visitor(t).post(path, map[string]string{"password": "cinco gaviotas grises"}).status)
}

func TestSignUp(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		p := newProvider(t, engine)
		signUp := func(invitation string) reply {
			v := p.visitor(t)
			return v.post(v.begin(map[string]string{"prompt": "create"})+"/sign-up", map[string]string{
				"invitation": invitation, "display_name": "Bea Sosa", "password": "siete barcas al sol",
			})
		}

		t.Run("is closed to who has no invitation of the core's [AU-02]", func(t *testing.T) {
			require.Equal(t, http.StatusForbidden, signUp("").status)
			for name, token := range map[string]string{
				"another key":    p.invitation(t, "another key of thirty-two bytes!", func(map[string]any) {}),
				"another core":   p.invitation(t, sharedKey, func(c map[string]any) { c["iss"] = "https://evil.example" }),
				"another reader": p.invitation(t, sharedKey, func(c map[string]any) { c["aud"] = "https://evil.example" }),
				"expired":        p.invitation(t, sharedKey, func(c map[string]any) { c["exp"] = p.clock.Now().Add(-time.Second).Unix() }),
				"without an end": p.invitation(t, sharedKey, func(c map[string]any) { delete(c, "exp") }),
				"without an id":  p.invitation(t, sharedKey, func(c map[string]any) { delete(c, "jti") }),
				"no token":       "x.y.z",
			} {
				require.Equal(t, http.StatusUnprocessableEntity, signUp(token).status, name)
			}
		})

		t.Run("with one makes the account and signs in, once [AU-02]", func(t *testing.T) {
			token := p.invitation(t, sharedKey, func(map[string]any) {})
			made := signUp(token)
			var step interaction.Step
			made.into(t, &step)
			tokens, refused := p.token(t, p.redeeming(codeIn(t, step.RedirectTo)))
			require.Empty(t, refused)
			require.NotEmpty(t, tokens.ID)
			require.Equal(t, http.StatusConflict, signUp(token).status)
			v := p.visitor(t)
			require.Equal(t, http.StatusOK, v.post(v.begin(nil)+"/password", credentials("bea@example.com", "siete barcas al sol")).status)
		})
	})
}

// invitation signs one as the core does; change makes it another.
func (p *provider) invitation(t *testing.T, key string, change func(map[string]any)) string {
	t.Helper()
	claims := map[string]any{
		"iss": p.URL, "aud": p.URL + "/idp", "jti": "invitation-1", "sub": "bea@example.com", "email": "bea@example.com",
		"name": "Bea", "locale": "es", "exp": p.clock.Now().Add(time.Hour).Unix(), "iat": p.clock.Now().Unix(),
	}
	change(claims)
	signer, err := jose.NewSigner(jose.SigningKey{Algorithm: jose.HS256, Key: []byte(key)}, (&jose.SignerOptions{}).WithType("invitation+jwt"))
	require.NoError(t, err)
	token, err := jwt.Signed(signer).Claims(claims).Serialize()
	require.NoError(t, err)
	return token
}

func TestPasswordChange(t *testing.T) {
	t.Parallel()
	p := newProvider(t, sdktest.Engine{Name: "sqlite"})
	here, there := p.visitor(t), p.visitor(t)
	here.signIn()
	there.signIn()
	change := func(v *visitor, current string) int {
		return v.post("/idp/account/password", map[string]string{"current": current, "password": "ocho faros de noche"}).status
	}
	require.Equal(t, http.StatusUnauthorized, change(p.visitor(t), anaSecret))
	require.Equal(t, http.StatusUnprocessableEntity, change(here, "guess"))
	require.Equal(t, http.StatusNoContent, change(here, anaSecret))
	require.NotEmpty(t, codeIn(t, here.authorize(map[string]string{"prompt": "none"}).location), "signed in here")
	require.Contains(t, there.authorize(map[string]string{"prompt": "none"}).location, "login_required", "and nowhere else")
}
