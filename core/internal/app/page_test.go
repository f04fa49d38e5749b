package app_test

import (
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
)

// directives reads a content security policy into its directives and what each allows.
func directives(policy string) map[string]string {
	read := map[string]string{}
	for part := range strings.SplitSeq(policy, ";") {
		name, allowed, _ := strings.Cut(strings.TrimSpace(part), " ")
		read[name] = allowed
	}
	return read
}

func TestSecurityOfThePage(t *testing.T) {
	t.Parallel()
	if _, err := os.Stat(filepath.Join(filepath.Dir(producttest.Binary(t)), "ui", "shell", "index.html")); err != nil {
		t.Fatal("the interface is not built: make ui")
	}
	// As behind a proxy that ends TLS: browsers know the product by an https address.
	product := producttest.Start(t, producttest.Options{Flags: []string{"--public-url", "https://recobro.example"}})
	page, body := plain(t, product, http.MethodGet, "/debtors", "")
	policy := directives(page.Header.Get("Content-Security-Policy"))
	everywhere := []string{"/debtors", "/sign-in", "/api/v1/health", "/api/v1/users", "/favicon.svg", "/nothing.js"}

	t.Run("the policy lets no script or style in that the host did not send", func(t *testing.T) {
		require.Equal(t, http.StatusOK, page.StatusCode)
		require.Equal(t, "'self'", policy["script-src"])
		require.Equal(t, "'self'", policy["default-src"])
		require.Regexp(t, `^'self' 'nonce-[A-Za-z0-9+/]{22}'$`, policy["style-src"])
		for name, allowed := range policy {
			require.NotContains(t, allowed, "unsafe-", name)
			require.NotContains(t, allowed, "*", name)
			require.NotContains(t, allowed, "http", name)
		}
		require.NotContains(t, body, "<script>")
		require.NotRegexp(t, `<[^>]+\s(on[a-z]+|style)=`, body, "nothing that the policy would refuse")
	})

	t.Run("nothing but the shell's own policy makes scripts or markup from text", func(t *testing.T) {
		require.Equal(t, "'script'", policy["require-trusted-types-for"])
		require.Equal(t, "default", policy["trusted-types"])
	})

	t.Run("the page is in nobody's frame, takes no base and no plugin, and posts to itself alone", func(t *testing.T) {
		require.Equal(t, "'none'", policy["frame-ancestors"])
		require.Equal(t, "'none'", policy["base-uri"])
		require.Equal(t, "'none'", policy["object-src"])
		require.Equal(t, "'self'", policy["form-action"])
		require.Equal(t, "'self'", policy["connect-src"])
	})

	t.Run("the nonce is another one in each answer, and the page's own", func(t *testing.T) {
		nonces, nonce := map[string]bool{}, regexp.MustCompile(`'nonce-([^']+)'`)
		for range 20 {
			answer, html := plain(t, product, http.MethodGet, "/", "")
			found := nonce.FindStringSubmatch(answer.Header.Get("Content-Security-Policy"))[1]
			require.Contains(t, html, `nonce="`+found+`"`)
			nonces[found] = true
		}
		require.Len(t, nonces, 20)
	})

	t.Run("the page, which tells who is signed in, is kept nowhere", func(t *testing.T) {
		require.Equal(t, "no-store", page.Header.Get("Cache-Control"))
	})

	t.Run("every answer forbids guessing, framing, leaking and leaving https", func(t *testing.T) {
		for _, path := range everywhere {
			answer, _ := plain(t, product, http.MethodGet, path, "")
			for name, want := range map[string]string{
				"X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY", "Referrer-Policy": "same-origin",
				"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
				"Strict-Transport-Security": "max-age=31536000; includeSubDomains",
			} {
				require.Equal(t, want, answer.Header.Get(name), "%s of %s", name, path)
			}
			require.Contains(t, answer.Header.Get("Permissions-Policy"), "camera=(), ", path)
			require.Equal(t, "'none'", directives(answer.Header.Get("Content-Security-Policy"))["frame-ancestors"], path)
			require.Empty(t, answer.Header.Get("Server"), path)
		}
	})

	t.Run("under https a cookie belongs to this host alone and no script reads it", func(t *testing.T) {
		client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
		request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, product.URL+"/api/v1/auth/login", nil)
		require.NoError(t, err)
		answer, err := client.Do(request)
		require.NoError(t, err)
		require.NoError(t, answer.Body.Close())
		require.NotEmpty(t, answer.Cookies())
		for _, cookie := range answer.Cookies() {
			require.True(t, strings.HasPrefix(cookie.Name, "__Host-"), cookie.Name)
			require.True(t, cookie.Secure && cookie.HttpOnly && cookie.Path == "/" && cookie.Domain == "", cookie.Raw)
		}
	})
}
