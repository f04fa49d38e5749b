package relyingparty_test

import (
	"net/url"
	"testing"
	"time"

	"github.com/go-jose/go-jose/v4"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/identity/relyingparty"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

func TestExchange(t *testing.T) {
	t.Parallel()

	t.Run("tells who an honest provider vouches for, e-mail in lower case", func(t *testing.T) {
		t.Parallel()
		person, tokens, err := signIn(t, newParty(t, newProvider(t), nil))
		require.NoError(t, err)
		require.Equal(t, "sub-1", person.Subject)
		require.Equal(t, "ana@example.com", person.Email)
		require.True(t, person.EmailVerified)
		require.Equal(t, "r2", tokens.Refresh)
	})

	t.Run("claim names are configuration", func(t *testing.T) {
		t.Parallel()
		provider := newProvider(t)
		provider.change = func(c map[string]any) {
			delete(c, "email")
			c["upn"], c["mail_ok"], c["full_name"] = "bea@example.com", "true", "Bea"
		}
		provider.userinfo = map[string]any{"sub": "sub-1"}
		person, _, err := signIn(t, newParty(t, provider, func(s *relyingparty.Settings) {
			s.Claims = relyingparty.ClaimNames{Email: "upn", EmailVerified: "mail_ok", Name: "full_name"}
		}))
		require.NoError(t, err)
		require.Equal(t, "bea@example.com", person.Email)
		require.True(t, person.EmailVerified)
		require.Equal(t, "Bea", person.Name)
	})

	t.Run("what the ID token leaves out comes from userinfo, of the same subject only", func(t *testing.T) {
		t.Parallel()
		provider := newProvider(t)
		provider.change = func(c map[string]any) { delete(c, "email"); delete(c, "email_verified") }
		provider.userinfo = map[string]any{"sub": "sub-1", "email": "ana@example.com", "email_verified": true}
		person, _, err := signIn(t, newParty(t, provider, nil))
		require.NoError(t, err)
		require.True(t, person.EmailVerified)
		provider.userinfo = map[string]any{"sub": "someone-else", "email": "ana@example.com", "email_verified": true}
		_, _, err = signIn(t, newParty(t, provider, nil))
		require.ErrorIs(t, err, relyingparty.ErrAnswer)
	})

	t.Run("an e-mail nobody verified is not verified", func(t *testing.T) {
		t.Parallel()
		provider := newProvider(t)
		provider.change = func(c map[string]any) { delete(c, "email_verified") }
		person, _, err := signIn(t, newParty(t, provider, nil))
		require.NoError(t, err)
		require.False(t, person.EmailVerified)
	})
}

func TestExchange_refusesLies(t *testing.T) {
	t.Parallel()
	provider := newProvider(t)
	strangerKey := newProvider(t).key
	changes := map[string]func(map[string]any){
		"another issuer":               func(c map[string]any) { c["iss"] = "https://evil.example" },
		"another audience":             func(c map[string]any) { c["aud"] = "someone-else" },
		"two audiences and no azp":     func(c map[string]any) { c["aud"] = []string{"recobro", "other"} },
		"issued to another client":     func(c map[string]any) { c["azp"] = "other" },
		"another nonce":                func(c map[string]any) { c["nonce"] = "replayed" },
		"no nonce":                     func(c map[string]any) { delete(c, "nonce") },
		"expired":                      func(c map[string]any) { c["exp"] = time.Now().Add(-time.Minute).Unix() },
		"not valid for a long while":   func(c map[string]any) { c["nbf"] = time.Now().Add(time.Hour).Unix() },
		"issued long ago":              func(c map[string]any) { c["iat"] = time.Now().Add(-time.Hour).Unix() },
		"issued tomorrow":              func(c map[string]any) { c["iat"] = time.Now().Add(24 * time.Hour).Unix() },
		"issued at no time":            func(c map[string]any) { delete(c, "iat") },
		"hash of another access token": func(c map[string]any) { c["at_hash"] = "AAAAAAAAAAAAAAAAAAAAAA" },
	}
	for name, change := range changes {
		t.Run(name, func(t *testing.T) {
			provider.change = change
			t.Cleanup(func() { provider.change = nil })
			_, _, err := signIn(t, newParty(t, provider, nil))
			require.ErrorIs(t, err, relyingparty.ErrAnswer)
		})
	}
	forgeries := map[string]func(map[string]any) string{
		"no signature (alg none)": unsigned,
		"HS256 with our own client secret": func(c map[string]any) string {
			return signed(jose.SigningKey{Algorithm: jose.HS256, Key: []byte("secret-secret-secret-secret-secret")}, c)
		},
		"HS256 with the public key as the secret": func(c map[string]any) string {
			return signed(jose.SigningKey{Algorithm: jose.HS256, Key: provider.key.N.Bytes()}, c)
		},
		"a stranger's key under the right name": func(c map[string]any) string {
			return signed(jose.SigningKey{Algorithm: jose.RS256, Key: jose.JSONWebKey{Key: strangerKey, KeyID: "key-1"}}, c)
		},
		"an access token of the same key": func(c map[string]any) string {
			return typed("at+jwt", jose.SigningKey{Algorithm: jose.RS256, Key: jose.JSONWebKey{Key: provider.key, KeyID: provider.kid}}, c)
		},
		"no ID token": func(map[string]any) string { return "" },
	}
	for name, forge := range forgeries {
		t.Run(name, func(t *testing.T) {
			provider.forge = forge
			t.Cleanup(func() { provider.forge = nil })
			_, _, err := signIn(t, newParty(t, provider, nil))
			require.ErrorIs(t, err, relyingparty.ErrAnswer)
		})
	}
	t.Run("and believes the same provider when it stops lying", func(t *testing.T) {
		_, _, err := signIn(t, newParty(t, provider, nil))
		require.NoError(t, err)
	})
}

func TestExchange_answers(t *testing.T) {
	t.Parallel()
	provider := newProvider(t)
	party := newParty(t, provider, nil)
	attempt := relyingparty.NewAttempt()
	exchange := func(p *relyingparty.Party, answer url.Values) error {
		_, _, err := p.Exchange(t.Context(), attempt, answer)
		return err
	}

	t.Run("a state that is not this attempt's is refused", func(t *testing.T) {
		require.ErrorIs(t, exchange(party, url.Values{"state": {"x"}, "code": {attempt.Nonce}}), relyingparty.ErrAnswer)
		require.ErrorIs(t, exchange(party, url.Values{"code": {attempt.Nonce}}), relyingparty.ErrAnswer)
	})

	t.Run("an answer of another issuer is refused (mix-up)", func(t *testing.T) {
		answer := url.Values{"state": {attempt.State}, "code": {attempt.Nonce}, "iss": {"https://evil.example"}}
		require.ErrorIs(t, exchange(party, answer), relyingparty.ErrAnswer)
		answer.Set("iss", provider.URL)
		require.NoError(t, exchange(party, answer))
	})

	t.Run("an answer without issuer is refused if the provider always states it", func(t *testing.T) {
		strict := newProvider(t)
		strict.metadata["authorization_response_iss_parameter_supported"] = true
		answer := url.Values{"state": {attempt.State}, "code": {attempt.Nonce}}
		require.ErrorIs(t, exchange(newParty(t, strict, nil), answer), relyingparty.ErrAnswer)
	})

	t.Run("the provider's own refusal is told as one", func(t *testing.T) {
		answer := url.Values{"state": {attempt.State}, "error": {"access_denied"}}
		require.ErrorIs(t, exchange(party, answer), relyingparty.ErrDenied)
	})

	t.Run("a code that the provider refuses fails the sign-in", func(t *testing.T) {
		refusing := newProvider(t)
		refusing.tokenCode = 400
		_, _, err := signIn(t, newParty(t, refusing, nil))
		require.ErrorIs(t, err, relyingparty.ErrAnswer)
	})
}

func TestExchange_keyRotation(t *testing.T) {
	t.Parallel()
	provider := newProvider(t)
	party := newParty(t, provider, nil)
	_, _, err := signIn(t, party)
	require.NoError(t, err)
	asked := provider.jwksAsked.Load()
	provider.rotate(t, "key-2")
	_, _, err = signIn(t, party)
	require.NoError(t, err, "an unknown key id makes us ask for the keys again")
	require.Equal(t, asked+1, provider.jwksAsked.Load(), "once")
}

func TestRefresh(t *testing.T) {
	t.Parallel()
	old := relyingparty.Tokens{Refresh: "r1", ID: "id"}

	t.Run("gives new tokens for the same subject", func(t *testing.T) {
		t.Parallel()
		fresh, err := newParty(t, newProvider(t), nil).Refresh(t.Context(), "sub-1", old)
		require.NoError(t, err)
		require.Equal(t, "r2", fresh.Refresh)
	})

	t.Run("tokens of another subject end the session", func(t *testing.T) {
		t.Parallel()
		_, err := newParty(t, newProvider(t), nil).Refresh(t.Context(), "sub-9", old)
		require.ErrorIs(t, err, relyingparty.ErrSessionEnded)
	})

	t.Run("a provider that refuses ends the session; one that fails or is away does not", func(t *testing.T) {
		t.Parallel()
		provider := newProvider(t)
		party := newParty(t, provider, nil)
		provider.tokenCode = 400
		_, err := party.Refresh(t.Context(), "sub-1", old)
		require.ErrorIs(t, err, relyingparty.ErrSessionEnded)
		provider.tokenCode = 503
		_, err = party.Refresh(t.Context(), "sub-1", old)
		require.ErrorIs(t, err, relyingparty.ErrUnavailable)
		provider.Close()
		_, err = party.Refresh(t.Context(), "sub-1", old)
		require.ErrorIs(t, err, relyingparty.ErrUnavailable)
	})
}

func TestParty(t *testing.T) {
	t.Parallel()

	t.Run("starts while the provider is away and signs in once it is back", func(t *testing.T) {
		t.Parallel()
		provider := newProvider(t)
		away := newParty(t, provider, func(s *relyingparty.Settings) { s.Issuer = "http://127.0.0.1:1" })
		_, err := away.AuthorizeURL(t.Context(), relyingparty.NewAttempt(), relyingparty.Wish{})
		require.ErrorIs(t, err, relyingparty.ErrUnavailable)
		require.Empty(t, away.EndSessionURL(t.Context(), ""))
	})

	t.Run("a provider that calls itself otherwise is refused", func(t *testing.T) {
		t.Parallel()
		provider := newProvider(t)
		party := newParty(t, provider, func(s *relyingparty.Settings) { s.Issuer = provider.URL + "/" })
		_, err := party.AuthorizeURL(t.Context(), relyingparty.NewAttempt(), relyingparty.Wish{})
		require.ErrorIs(t, err, relyingparty.ErrUnavailable)
	})

	t.Run("asks for code, PKCE by S256, state and nonce, and what was wished", func(t *testing.T) {
		t.Parallel()
		party := newParty(t, newProvider(t), func(s *relyingparty.Settings) {
			s.SignUp = map[string]string{"screen_hint": "signup"}
			s.StepUpACR, s.Audience = "mfa", "api"
		})
		attempt := relyingparty.NewAttempt()
		raw, err := party.AuthorizeURL(t.Context(), attempt, relyingparty.Wish{SignUp: true, StepUp: true, MaxAge: time.Minute})
		require.NoError(t, err)
		u, err := url.Parse(raw)
		require.NoError(t, err)
		for name, value := range map[string]string{
			"response_type": "code", "client_id": "recobro", "code_challenge_method": "S256", "state": attempt.State,
			"nonce": attempt.Nonce, "screen_hint": "signup", "acr_values": "mfa", "max_age": "60", "audience": "api",
			"scope": "openid profile email offline_access",
		} {
			require.Equal(t, value, u.Query().Get(name), name)
		}
		require.NotContains(t, raw, attempt.Verifier)
		require.NotContains(t, raw, "secret")
	})

	t.Run("sign-up is refused where the provider offers none", func(t *testing.T) {
		t.Parallel()
		_, err := newParty(t, newProvider(t), nil).AuthorizeURL(t.Context(), relyingparty.NewAttempt(), relyingparty.Wish{SignUp: true})
		require.ErrorIs(t, err, relyingparty.ErrNoSignUp)
	})

	t.Run("sign-out goes through the provider when it has a place for it", func(t *testing.T) {
		t.Parallel()
		provider := newProvider(t)
		provider.metadata["end_session_endpoint"] = provider.URL + "/end?x=1"
		u, err := url.Parse(newParty(t, provider, nil).EndSessionURL(t.Context(), "hint"))
		require.NoError(t, err)
		require.Equal(t, url.Values{
			"x": {"1"}, "client_id": {"recobro"}, "id_token_hint": {"hint"},
			"post_logout_redirect_uri": {"https://recobro.example/sign-in"},
		}, u.Query())
	})

	t.Run("settings that cannot work are refused with the field", func(t *testing.T) {
		t.Parallel()
		_, err := relyingparty.New(relyingparty.Settings{Issuer: "nonsense"}, clock.System())
		require.ErrorIs(t, err, relyingparty.ErrSettings)
		require.ErrorContains(t, err, "issuer")
		require.ErrorContains(t, err, "client_id")
	})
}
