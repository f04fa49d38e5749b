package relyingparty_test

import (
	"crypto/rand"
	"crypto/rsa"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"net/url"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/go-jose/go-jose/v4"
	"github.com/go-jose/go-jose/v4/jwt"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/identity/relyingparty"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

// dishonest is a provider over real HTTP that can be told to lie in its ID tokens.
type dishonest struct {
	*httptest.Server
	mu        sync.Mutex
	key       *rsa.PrivateKey
	kid       string
	published []jose.JSONWebKey
	forge     func(claims map[string]any) string // nil: sign honestly
	change    func(claims map[string]any)        // nil: change nothing
	userinfo  map[string]any
	tokenCode int
	jwksAsked atomic.Int32
	metadata  map[string]any
}

func newProvider(t *testing.T) *dishonest {
	t.Helper()
	d := &dishonest{userinfo: map[string]any{"sub": "sub-1"}, metadata: map[string]any{}}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /.well-known/openid-configuration", d.discovery)
	mux.HandleFunc("GET /jwks", d.jwks)
	mux.HandleFunc("POST /token", d.token)
	mux.HandleFunc("GET /userinfo", func(w http.ResponseWriter, _ *http.Request) { answer(w, 200, d.userinfo) })
	d.Server = httptest.NewServer(mux)
	t.Cleanup(d.Close)
	d.rotate(t, "key-1")
	return d
}

// rotate makes a new key and publishes it alone.
func (d *dishonest) rotate(t *testing.T, kid string) {
	t.Helper()
	key, err := rsa.GenerateKey(rand.Reader, 2048)
	require.NoError(t, err)
	d.mu.Lock()
	defer d.mu.Unlock()
	d.key, d.kid = key, kid
	d.published = []jose.JSONWebKey{{Key: key.Public(), KeyID: kid, Algorithm: "RS256", Use: "sig"}}
}

func (d *dishonest) discovery(w http.ResponseWriter, _ *http.Request) {
	document := map[string]any{
		"issuer": d.URL, "authorization_endpoint": d.URL + "/authorize", "token_endpoint": d.URL + "/token",
		"jwks_uri": d.URL + "/jwks", "userinfo_endpoint": d.URL + "/userinfo",
		"id_token_signing_alg_values_supported": []string{"RS256", "HS256", "none"},
	}
	for name, value := range d.metadata {
		document[name] = value
	}
	answer(w, 200, document)
}

func (d *dishonest) jwks(w http.ResponseWriter, _ *http.Request) {
	d.jwksAsked.Add(1)
	d.mu.Lock()
	defer d.mu.Unlock()
	answer(w, 200, jose.JSONWebKeySet{Keys: d.published})
}

func (d *dishonest) token(w http.ResponseWriter, r *http.Request) {
	if d.tokenCode != 0 {
		answer(w, d.tokenCode, map[string]any{"error": "invalid_grant"})
		return
	}
	// The test's code carries the nonce, so that the provider needs no memory.
	claims := map[string]any{
		"iss": d.URL, "aud": "recobro", "sub": "sub-1", "nonce": r.FormValue("code"), "email": "Ana@Example.com",
		"email_verified": true, "iat": time.Now().Unix(), "exp": time.Now().Add(time.Minute).Unix(),
	}
	if d.change != nil {
		d.change(claims)
	}
	answer(w, 200, map[string]any{
		"access_token": "opaque", "token_type": "Bearer", "refresh_token": "r2", "expires_in": 60, "id_token": d.sign(claims),
	})
}

func (d *dishonest) sign(claims map[string]any) string {
	if d.forge != nil {
		return d.forge(claims)
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	return signed(jose.SigningKey{Algorithm: jose.RS256, Key: jose.JSONWebKey{Key: d.key, KeyID: d.kid}}, claims)
}

func signed(with jose.SigningKey, claims map[string]any) string { return typed("JWT", with, claims) }

func typed(kind jose.ContentType, with jose.SigningKey, claims map[string]any) string {
	signer, err := jose.NewSigner(with, (&jose.SignerOptions{}).WithType(kind))
	if err != nil {
		panic(err)
	}
	token, err := jwt.Signed(signer).Claims(claims).Serialize()
	if err != nil {
		panic(err)
	}
	return token
}

func answer(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(body)
}

func newParty(t *testing.T, d *dishonest, change func(*relyingparty.Settings)) *relyingparty.Party {
	t.Helper()
	settings := relyingparty.Settings{
		Issuer: d.URL, ClientID: "recobro", ClientSecret: "secret",
		CallbackURL: "https://recobro.example/api/v1/auth/callback", SignedOutURL: "https://recobro.example/sign-in",
	}
	if change != nil {
		change(&settings)
	}
	party, err := relyingparty.New(settings, clock.System())
	require.NoError(t, err)
	return party
}

// signIn lets party redeem an answer whose code makes the provider state the right nonce.
func signIn(t *testing.T, party *relyingparty.Party) (relyingparty.Person, relyingparty.Tokens, error) {
	t.Helper()
	attempt := relyingparty.NewAttempt()
	return party.Exchange(t.Context(), attempt, url.Values{"state": {attempt.State}, "code": {attempt.Nonce}})
}

func unsigned(claims map[string]any) string {
	body, _ := json.Marshal(claims)
	return base64.RawURLEncoding.EncodeToString([]byte(`{"alg":"none"}`)) + "." + base64.RawURLEncoding.EncodeToString(body) + "."
}
