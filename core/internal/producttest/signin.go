package producttest

import (
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"testing"
	"time"

	"github.com/pquerna/otp/totp"
	"github.com/stretchr/testify/require"
)

// browser is somebody's browser in which nobody has signed in yet.
func (p *Product) browser(t testing.TB) *Person {
	t.Helper()
	jar, err := cookiejar.New(nil)
	require.NoError(t, err)
	return &Person{product: p, client: &http.Client{Jar: jar}}
}

// SignInAs signs somebody in by login and password, through the bundled provider.
func (p *Product) SignInAs(t testing.TB, login, password string) *Person {
	t.Helper()
	person := p.browser(t)
	person.answer(t, person.begin(t, url.Values{"redirect": {"/"}})+"/password", map[string]string{"login": login, "password": password})
	return person
}

// SignInWithCode signs the demo user of a tenant with a role in who has a second factor, by the secret that EnrolOneTimeCode
// gave. A code is good once, so this one is the next period's.
func (p *Product) SignInWithCode(t testing.TB, tenant, role, secret string) *Person {
	t.Helper()
	login, password := p.credentials(t, tenant, role)
	person := p.browser(t)
	path := person.begin(t, url.Values{"redirect": {"/"}})
	first := person.Plain(t, http.MethodPost, path+"/password", map[string]string{"login": login, "password": password})
	require.Equal(t, "otp", text(t, first, "next"))
	person.answer(t, path+"/otp", map[string]string{"code": oneTimeCode(t, secret, time.Now().Add(30*time.Second))})
	return person
}

// SignUp makes the account of an invited person and signs them in.
func (p *Product) SignUp(t testing.TB, invitation, password string) *Person {
	t.Helper()
	person := p.browser(t)
	path := person.begin(t, url.Values{"redirect": {"/"}, "prompt": {"create"}, "invitation": {invitation}})
	person.answer(t, path+"/sign-up", map[string]string{"invitation": invitation, "password": password})
	return person
}

// begin starts a sign-in and gives the path of its interaction.
func (p *Person) begin(t testing.TB, query url.Values) string {
	t.Helper()
	authorize := text(t, p.Plain(t, http.MethodGet, "/api/v1/auth/login?"+query.Encode(), nil), "authorize_url")
	return "/idp/interaction/" + text(t, p.Plain(t, http.MethodGet, authorize, nil), "interaction")
}

// answer gives the last answer of a sign-in, and learns who one is.
func (p *Person) answer(t testing.TB, path string, body any) {
	t.Helper()
	p.follow(t, text(t, p.Plain(t, http.MethodPost, path, body), "redirect_to"))
	p.Refresh(t)
	var me struct {
		ID, Role string
		Tenant   struct{ ID string }
	}
	p.Get(t, "/api/v1/me").Into(t, &me)
	p.ID, p.Role, p.TenantID = me.ID, me.Role, me.Tenant.ID
}

// ComesBack says whether the browser gets a session again without anybody being asked for a password.
func (p *Person) ComesBack(t testing.TB) bool {
	t.Helper()
	authorize := text(t, p.Plain(t, http.MethodGet, "/api/v1/auth/login?redirect=/", nil), "authorize_url")
	var begun map[string]string
	p.Plain(t, http.MethodGet, authorize, nil).Into(t, &begun)
	if begun["redirect_to"] == "" {
		return false
	}
	p.follow(t, begun["redirect_to"])
	minted := p.Plain(t, http.MethodPost, "/api/v1/auth/token", nil)
	if minted.Status != http.StatusOK {
		return false
	}
	p.bearer = text(t, minted, "token")
	return true
}

// EnrolOneTimeCode adds a second factor to the account and gives its secret.
func (p *Person) EnrolOneTimeCode(t testing.TB) string {
	t.Helper()
	var begun struct{ Secret string }
	p.Plain(t, http.MethodPost, "/idp/account/otp", map[string]string{"password": p.product.Password(t)}).Into(t, &begun)
	confirmed := p.Plain(t, http.MethodPost, "/idp/account/otp/confirm", map[string]string{"code": oneTimeCode(t, begun.Secret, time.Now())})
	require.Equal(t, http.StatusOK, confirmed.Status, string(confirmed.Body))
	return begun.Secret
}

func oneTimeCode(t testing.TB, secret string, at time.Time) string {
	t.Helper()
	code, err := totp.GenerateCode(secret, at)
	require.NoError(t, err)
	return code
}

// Password is that of every demo user.
func (p *Product) Password(t testing.TB) string {
	t.Helper()
	_, password := p.credentials(t, "rioplatense", "admin")
	return password
}

// Key is a program that acts by a new API key of the person.
func (p *Person) Key(t testing.TB) *Person {
	t.Helper()
	made := p.Do(t, http.MethodPost, "/api/v1/me/api-keys", map[string]any{"name": "prueba", "expires_in_days": 1}, nil)
	return p.product.WithKey(text(t, made, "key"))
}

// WithKey is a program that acts by an API key.
func (p *Product) WithKey(key string) *Person {
	return &Person{product: p, client: &http.Client{}, bearer: key}
}

// Tenants are the ids of those in which the person has an active user.
func (p *Person) Tenants(t testing.TB) []string {
	t.Helper()
	var me struct{ Tenants []struct{ ID string } }
	p.Get(t, "/api/v1/me").Into(t, &me)
	var ids []string
	for _, one := range me.Tenants {
		ids = append(ids, one.ID)
	}
	return ids
}

// Change patches a record at its present version.
func (p *Person) Change(t testing.TB, path string, body any) {
	t.Helper()
	tag := p.Get(t, path).Header.Get("ETag")
	if tag == "" {
		tag = `"` + number(t, p.Get(t, path), "version") + `"`
	}
	p.Do(t, http.MethodPatch, path, body, http.Header{"If-Match": {tag}}).OK(t)
}
