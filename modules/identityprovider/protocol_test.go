package identityprovider_test

import (
	"encoding/base64"
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/coreos/go-oidc/v3/oidc"
	"github.com/go-jose/go-jose/v4"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/identityprovider/internal/protocol"
	"github.com/recobro/recobro/modules/identityprovider/internal/realm"
	"github.com/recobro/recobro/modules/identityprovider/internal/signingkey"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestAuthorize(t *testing.T) {
	t.Parallel()
	p := newProvider(t, sdktest.Engine{Name: "sqlite"})

	t.Run("a client or an address that is not known gets no answer at all", func(t *testing.T) {
		v := p.visitor(t)
		for name, change := range map[string]map[string]string{
			"unknown client":   {"client_id": "evil"},
			"no client":        {"client_id": ""},
			"another host":     {"redirect_uri": "https://evil.example/api/v1/auth/callback"},
			"another path":     {"redirect_uri": p.URL + "/api/v1/auth/callback/../../x"},
			"longer":           {"redirect_uri": p.URL + "/api/v1/auth/callback?x=1"},
			"a trailing slash": {"redirect_uri": p.URL + "/api/v1/auth/callback/"},
			"upper case":       {"redirect_uri": strings.ToUpper(p.URL) + "/api/v1/auth/callback"},
			"user info":        {"redirect_uri": strings.Replace(p.URL, "http://", "http://evil@", 1) + "/api/v1/auth/callback"},
			"with a fragment":  {"redirect_uri": p.URL + "/api/v1/auth/callback#x"},
			"no address":       {"redirect_uri": ""},
		} {
			refused := v.authorize(change)
			require.Equal(t, http.StatusUnprocessableEntity, refused.status, name)
			require.Empty(t, refused.location, name)
		}
		doubled := p.wish(nil).Encode() + "&redirect_uri=https%3A%2F%2Fevil.example"
		require.Equal(t, http.StatusUnprocessableEntity, v.send(http.MethodGet, "/idp/authorize?"+doubled, nil).status)
	})

	t.Run("what is not the code flow with PKCE is refused to the client", func(t *testing.T) {
		v := p.visitor(t)
		for name, change := range map[string]map[string]string{
			"no challenge":             {"code_challenge": "", "code_challenge_method": ""},
			"plain challenge":          {"code_challenge_method": "plain"},
			"challenge without method": {"code_challenge_method": ""},
			"short challenge":          {"code_challenge": "short"},
			"implicit":                 {"response_type": "id_token"},
			"hybrid":                   {"response_type": "code id_token"},
			"fragment mode":            {"response_mode": "fragment"},
			"no openid":                {"scope": "email"},
			"request object":           {"request": "eyJ"},
			"prompt none and login":    {"prompt": "none login"},
			"odd max_age":              {"max_age": "-1"},
		} {
			refused := v.authorize(change)
			require.Equal(t, http.StatusFound, refused.status, name)
			answer, err := url.Parse(refused.location)
			require.NoError(t, err)
			require.True(t, strings.HasPrefix(refused.location, p.URL+"/api/v1/auth/callback?"), name)
			require.NotEmpty(t, answer.Query().Get("error"), name)
			require.Empty(t, answer.Query().Get("code"), name)
			require.Equal(t, p.URL+"/idp", answer.Query().Get("iss"), name)
			require.Equal(t, "the-state", answer.Query().Get("state"), name)
		}
	})

	t.Run("asks in the shell, and not at all when the client forbids it", func(t *testing.T) {
		v := p.visitor(t)
		require.True(t, strings.HasPrefix(v.authorize(nil).location, "/sign-in?interaction="))
		require.True(t, strings.HasPrefix(v.authorize(map[string]string{"prompt": "create"}).location, "/sign-up?interaction="))
		require.Contains(t, v.authorize(map[string]string{"prompt": "none"}).location, "error=login_required")
		var begun map[string]string
		v.send(http.MethodGet, "/idp/authorize?"+p.wish(nil).Encode(), nil, "Accept", "application/json").into(t, &begun)
		require.NotEmpty(t, begun["interaction"])
	})

	t.Run("a browser that is signed in gets a code at once, unless it has to prove itself again", func(t *testing.T) {
		v := p.visitor(t)
		v.signIn()
		require.NotEmpty(t, codeIn(t, v.authorize(map[string]string{"prompt": "none"}).location))
		require.Contains(t, v.authorize(map[string]string{"prompt": "login"}).location, "/sign-in?")
		require.Contains(t, v.authorize(map[string]string{"acr_values": protocol.ACRCode}).location, "/sign-in?")
		require.NotEmpty(t, codeIn(t, v.authorize(map[string]string{"max_age": "60"}).location))
		p.clock.Advance(2 * time.Minute)
		require.Contains(t, v.authorize(map[string]string{"max_age": "60"}).location, "/sign-in?")
		p.clock.Advance(12 * time.Hour)
		require.Contains(t, v.authorize(map[string]string{"prompt": "none"}).location, "login_required")
	})
}

func TestToken(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		p := newProvider(t, engine)

		t.Run("an independent client believes the ID token and finds all it asked for", func(t *testing.T) {
			tokens, refused := p.token(t, p.redeeming(p.visitor(t).signIn()))
			require.Empty(t, refused)
			discovered, err := oidc.NewProvider(t.Context(), p.URL+"/idp")
			require.NoError(t, err)
			verified, err := discovered.Verifier(&oidc.Config{ClientID: "recobro", Now: p.clock.Now}).Verify(t.Context(), tokens.ID)
			require.NoError(t, err)
			require.NoError(t, verified.VerifyAccessToken(tokens.Access))
			require.Equal(t, "the-nonce", verified.Nonce)
			claims := map[string]any{}
			require.NoError(t, verified.Claims(&claims))
			require.Equal(t, anaEmail, claims["email"])
			require.Equal(t, true, claims["email_verified"])
			require.Equal(t, "Ana Silva", claims["name"])
			require.Equal(t, []any{"pwd"}, claims["amr"])
			require.Equal(t, protocol.ACRPassword, claims["acr"])
			told := p.visitor(t).send(http.MethodGet, "/idp/userinfo", nil, "Authorization", "Bearer "+tokens.Access)
			var info map[string]any
			require.NoError(t, json.Unmarshal(told.body, &info))
			require.Equal(t, claims["sub"], info["sub"])
		})

		t.Run("a code that comes twice ends everything that was given for it", func(t *testing.T) {
			form := p.redeeming(p.visitor(t).signIn())
			tokens, refused := p.token(t, form)
			require.Empty(t, refused)
			_, refused = p.token(t, form)
			require.Equal(t, "invalid_grant", refused)
			_, refused = p.token(t, refreshing(tokens.Refresh))
			require.Equal(t, "invalid_grant", refused)
			require.Equal(t, http.StatusUnauthorized, p.visitor(t).send(http.MethodGet, "/idp/userinfo", nil, "Authorization", "Bearer "+tokens.Access).status)
		})

		t.Run("a refresh token rotates, and one that comes twice ends its family", func(t *testing.T) {
			first, refused := p.token(t, p.redeeming(p.visitor(t).signIn()))
			require.Empty(t, refused)
			second, refused := p.token(t, refreshing(first.Refresh))
			require.Empty(t, refused)
			require.NotEqual(t, first.Refresh, second.Refresh)
			third, refused := p.token(t, refreshing(second.Refresh))
			require.Empty(t, refused)
			_, refused = p.token(t, refreshing(first.Refresh))
			require.Equal(t, "invalid_grant", refused)
			_, refused = p.token(t, refreshing(third.Refresh))
			require.Equal(t, "invalid_grant", refused, "the family has ended")
		})

		t.Run("of many who redeem one code at once nobody keeps more than one answer", func(t *testing.T) {
			form := p.redeeming(p.visitor(t).signIn())
			given := make([]protocol.Tokens, 8)
			var all sync.WaitGroup
			for i := range given {
				all.Go(func() { given[i], _ = p.token(t, form) })
			}
			all.Wait()
			answers := 0
			for _, tokens := range given {
				if tokens.Access != "" {
					answers++
				}
			}
			require.LessOrEqual(t, answers, 1)
		})

		t.Run("a code is good for its own address, verifier, client and minute alone", func(t *testing.T) {
			for name, change := range map[string]func(url.Values){
				"another address":      func(f url.Values) { f.Set("redirect_uri", "https://evil.example") },
				"no address":           func(f url.Values) { f.Del("redirect_uri") },
				"another verifier":     func(f url.Values) { f.Set("code_verifier", strings.Repeat("x", 43)) },
				"no verifier":          func(f url.Values) { f.Del("code_verifier") },
				"the challenge itself": func(f url.Values) { f.Set("code_verifier", challenge()) },
				"another code":         func(f url.Values) { f.Set("code", "guess") },
			} {
				form := p.redeeming(p.visitor(t).signIn())
				code := form.Get("code")
				change(form)
				_, refused := p.token(t, form)
				require.Equal(t, "invalid_grant", refused, name)
				if form.Get("code") == code {
					_, refused = p.token(t, p.redeeming(code))
					require.Equal(t, "invalid_grant", refused, "%s: the try has used it up", name)
				}
			}
			form := p.redeeming(p.visitor(t).signIn())
			p.clock.Advance(protocol.CodeLifetime)
			_, refused := p.token(t, form)
			require.Equal(t, "invalid_grant", refused)
		})

		t.Run("a client proves itself, and asks for what there is", func(t *testing.T) {
			form := p.redeeming(p.visitor(t).signIn())
			for name, header := range map[string]string{
				"a wrong secret": "Basic " + base64.StdEncoding.EncodeToString([]byte("recobro:guess")),
				"no secret":      "Basic " + base64.StdEncoding.EncodeToString([]byte("recobro:")),
				"another client": "Basic " + base64.StdEncoding.EncodeToString([]byte("evil:x")),
				"nothing":        "",
			} {
				require.Equal(t, http.StatusUnauthorized, p.visitor(t).post("/idp/token", form, "Authorization", header).status, name)
			}
			_, refused := p.token(t, url.Values{"grant_type": {"password"}, "username": {anaEmail}, "password": {anaSecret}})
			require.Equal(t, "unsupported_grant_type", refused)
			_, refused = p.token(t, form)
			require.Empty(t, refused, "none of that used the code up")
		})

		t.Run("signing out ends refreshing, and needs an ID token of ours [RT-05]", func(t *testing.T) {
			v := p.visitor(t)
			tokens, refused := p.token(t, p.redeeming(v.signIn()))
			require.Empty(t, refused)
			leave := func(hint, to string) reply {
				return v.send(http.MethodGet, "/idp/end-session?"+url.Values{
					"id_token_hint": {hint}, "post_logout_redirect_uri": {to}, "state": {"s"},
				}.Encode(), nil)
			}
			require.Equal(t, http.StatusUnprocessableEntity, leave("", p.URL+"/sign-in").status)
			require.Equal(t, http.StatusUnprocessableEntity, leave("e30.e30.e30", p.URL+"/sign-in").status)
			require.NotEmpty(t, codeIn(t, v.authorize(map[string]string{"prompt": "none"}).location), "still signed in")
			p.clock.Advance(time.Hour) // an expired ID token still says who
			left := leave(tokens.ID, p.URL+"/sign-in")
			require.Equal(t, p.URL+"/sign-in?state=s", left.location)
			require.Contains(t, v.authorize(map[string]string{"prompt": "none"}).location, "login_required")
			_, refused = p.token(t, refreshing(tokens.Refresh))
			require.Equal(t, "invalid_grant", refused)
			require.Equal(t, "/sign-in", leave(tokens.ID, "https://evil.example").location)
		})
	})
}

func TestSigningKeys(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		p := newProvider(t, engine)
		published := func() []string {
			var set jose.JSONWebKeySet
			require.NoError(t, json.Unmarshal(p.visitor(t).send(http.MethodGet, "/idp/jwks", nil).body, &set))
			var ids []string
			for _, key := range set.Keys {
				require.True(t, key.IsPublic())
				ids = append(ids, key.KeyID)
			}
			return ids
		}
		signs := func() string {
			key, err := p.keys.Signing(realm.In(t.Context()))
			require.NoError(t, err)
			return key.KeyID
		}
		rotate := func(after time.Duration) {
			p.clock.Advance(after)
			require.NoError(t, p.keys.Rotate(realm.In(t.Context())))
		}
		first := signs()
		require.Equal(t, []string{first}, published())
		rotate(time.Hour)
		require.Equal(t, []string{first}, published(), "a young key stays alone")

		rotate(signingkey.Period)
		require.Len(t, published(), 2, "the next is published")
		require.Equal(t, first, signs(), "before it signs")
		rotate(signingkey.Overlap)
		second := signs()
		require.NotEqual(t, first, second)
		require.ElementsMatch(t, []string{first, second}, published(), "the former stays published for its last tokens")
		rotate(signingkey.Overlap + time.Minute)
		require.Equal(t, []string{second}, published())
	})
}
