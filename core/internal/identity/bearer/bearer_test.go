package bearer_test

import (
	"crypto/ed25519"
	"strings"
	"testing"
	"time"

	"github.com/go-jose/go-jose/v4"
	"github.com/go-jose/go-jose/v4/jwt"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/identity/bearer"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

const publicURL = "https://recobro.example"

func key(fill byte) ed25519.PrivateKey {
	return ed25519.NewKeyFromSeed([]byte(strings.Repeat(string(fill), ed25519.SeedSize)))
}

func newMint(t testing.TB, c clock.Clock) *bearer.Mint {
	t.Helper()
	mint, err := bearer.New(key('a'), publicURL, c)
	require.NoError(t, err)
	return mint
}

func TestMint(t *testing.T) {
	t.Parallel()
	claims := bearer.Claims{UserID: "u1", TenantID: "andina", Binding: bearer.BindingOf("cookie")}

	t.Run("reads back what it signed until 180 seconds have passed", func(t *testing.T) {
		t.Parallel()
		now := clock.NewFake(time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC))
		mint := newMint(t, now)
		token, err := mint.Sign(claims)
		require.NoError(t, err)
		now.Advance(bearer.Lifetime - time.Second)
		read, err := mint.Verify(token)
		require.NoError(t, err)
		require.Equal(t, claims, read)
		now.Advance(10 * time.Second)
		_, err = mint.Verify(token)
		require.ErrorIs(t, err, bearer.ErrRefused)
	})

	t.Run("the cookie's value does not stand in the token", func(t *testing.T) {
		t.Parallel()
		token, err := newMint(t, clock.System()).Sign(claims)
		require.NoError(t, err)
		require.NotContains(t, token, "cookie-value")
		require.NotEqual(t, "cookie", claims.Binding)
	})

	t.Run("refuses what it did not sign itself", func(t *testing.T) {
		t.Parallel()
		mint := newMint(t, clock.System())
		for name, token := range forgeries(t) {
			_, err := mint.Verify(token)
			require.ErrorIs(t, err, bearer.ErrRefused, name)
		}
	})
}

// forgeries are tokens that differ from an accepted one in one thing each.
func forgeries(t *testing.T) map[string]string {
	good := jwt.Claims{
		Issuer: publicURL, Audience: jwt.Audience{publicURL}, Subject: "u1",
		IssuedAt: jwt.NewNumericDate(time.Now()), Expiry: jwt.NewNumericDate(time.Now().Add(time.Minute)),
	}
	with := func(change func(*jwt.Claims)) jwt.Claims { c := good; change(&c); return c }
	ed := jose.SigningKey{Algorithm: jose.EdDSA, Key: key('a')}
	genuine := sign(t, ed, "at+jwt", good)
	_, err := newMint(t, clock.System()).Verify(genuine)
	require.NoError(t, err, "the positive control")
	parts := strings.Split(genuine, ".")
	return map[string]string{
		"another key": sign(t, jose.SigningKey{Algorithm: jose.EdDSA, Key: key('b')}, "at+jwt", good),
		"HS256 over our public key": sign(t, jose.SigningKey{
			Algorithm: jose.HS256, Key: []byte(key('a').Public().(ed25519.PublicKey)),
		}, "at+jwt", good),
		"alg none":         "eyJhbGciOiJub25lIiwidHlwIjoiYXQrand0In0." + parts[1] + ".",
		"no signature":     parts[0] + "." + parts[1] + ".",
		"another type":     sign(t, ed, "JWT", good),
		"another issuer":   sign(t, ed, "at+jwt", with(func(c *jwt.Claims) { c.Issuer = "https://evil.example" })),
		"another audience": sign(t, ed, "at+jwt", with(func(c *jwt.Claims) { c.Audience = jwt.Audience{"other"} })),
		"no audience":      sign(t, ed, "at+jwt", with(func(c *jwt.Claims) { c.Audience = nil })),
		"no issue":         sign(t, ed, "at+jwt", with(func(c *jwt.Claims) { c.IssuedAt = nil })),
		"issued later":     sign(t, ed, "at+jwt", with(func(c *jwt.Claims) { c.IssuedAt = jwt.NewNumericDate(time.Now().Add(time.Minute)) })),
		"no expiry":        sign(t, ed, "at+jwt", with(func(c *jwt.Claims) { c.Expiry = nil })),
		"not yet valid":    sign(t, ed, "at+jwt", with(func(c *jwt.Claims) { c.NotBefore = jwt.NewNumericDate(time.Now().Add(time.Minute)) })),
		"nobody":           sign(t, ed, "at+jwt", with(func(c *jwt.Claims) { c.Subject = "" })),
		"not a token":      "a.b",
		"nothing":          "",
	}
}

func sign(t *testing.T, with jose.SigningKey, typ jose.ContentType, claims jwt.Claims) string {
	t.Helper()
	signer, err := jose.NewSigner(with, (&jose.SignerOptions{}).WithType(typ))
	require.NoError(t, err)
	token, err := jwt.Signed(signer).Claims(claims).Serialize()
	require.NoError(t, err)
	return token
}

// FuzzVerify shows that no token, however broken, does anything but get refused.
func FuzzVerify(f *testing.F) {
	mint := newMint(f, clock.System())
	f.Add("")
	f.Add("eyJhbGciOiJFZERTQSJ9.e30.AAAA")
	f.Fuzz(func(t *testing.T, token string) {
		_, err := mint.Verify(token)
		require.ErrorIs(t, err, bearer.ErrRefused)
	})
}

// BenchmarkMint is what a forced-fresh path costs, and a check of each request.
func BenchmarkMint(b *testing.B) {
	mint := newMint(b, clock.System())
	claims := bearer.Claims{UserID: "u1", TenantID: "andina", Binding: bearer.BindingOf("cookie")}
	token, err := mint.Sign(claims)
	require.NoError(b, err)
	b.Run("sign", func(b *testing.B) {
		for b.Loop() {
			_, _ = mint.Sign(claims)
		}
	})
	b.Run("verify", func(b *testing.B) {
		for b.Loop() {
			_, _ = mint.Verify(token)
		}
	})
}
