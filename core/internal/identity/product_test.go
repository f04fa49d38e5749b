package identity_test

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/pquerna/otp/totp"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// page is the shell's part of a sign-in at the running product: what its forms ask over HTTP.
type page struct {
	t       *testing.T
	product *producttest.Product
	client  *http.Client
}

func open(t *testing.T, product *producttest.Product) *page {
	t.Helper()
	jar, err := cookiejar.New(nil)
	require.NoError(t, err)
	return &page{t: t, product: product, client: &http.Client{
		Jar: jar, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}
}

func (p *page) ask(method, path string, body any, headers ...string) answer {
	p.t.Helper()
	var reader io.Reader
	if body != nil {
		encoded, err := json.Marshal(body)
		require.NoError(p.t, err)
		reader = bytes.NewReader(encoded)
	}
	address := path
	if strings.HasPrefix(path, "/") {
		address = p.product.URL + path
	}
	request, err := http.NewRequestWithContext(p.t.Context(), method, address, reader)
	require.NoError(p.t, err)
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Accept", "application/json")
	request.Header.Set("X-Recobro-Client", "web")
	for i := 0; i+1 < len(headers); i += 2 {
		request.Header.Set(headers[i], headers[i+1])
	}
	response, err := p.client.Do(request)
	require.NoError(p.t, err)
	defer response.Body.Close()
	read, err := io.ReadAll(response.Body)
	require.NoError(p.t, err)
	return answer{status: response.StatusCode, location: response.Header.Get("Location"), header: response.Header, body: read}
}

// begin starts a sign-in (or, with prompt create, a sign-up) and gives the path of its interaction.
func (p *page) begin(query string) string {
	p.t.Helper()
	var out, begun map[string]string
	p.ask(http.MethodGet, "/api/v1/auth/login?"+query, nil).into(p.t, &out)
	p.ask(http.MethodGet, out["authorize_url"], nil).into(p.t, &begun)
	require.NotEmpty(p.t, begun["interaction"])
	return "/idp/interaction/" + begun["interaction"]
}

func (p *page) password(login, password string) (path string, step map[string]string, refused answer) {
	p.t.Helper()
	path = p.begin("redirect=/")
	refused = p.ask(http.MethodPost, path+"/password", map[string]string{"login": login, "password": password})
	if refused.status == http.StatusOK {
		refused.into(p.t, &step)
	}
	return path, step, refused
}

// land follows the last step home and gives who is signed in now.
func (p *page) land(step map[string]string) map[string]any {
	p.t.Helper()
	require.Equal(p.t, "continue", step["next"])
	require.Equal(p.t, "/sso-callback?redirect=%2F", p.ask(http.MethodGet, step["redirect_to"], nil).location)
	return p.me()
}

func (p *page) me() map[string]any {
	p.t.Helper()
	var minted, me map[string]any
	p.ask(http.MethodPost, "/api/v1/auth/token", nil).into(p.t, &minted)
	p.ask(http.MethodGet, "/api/v1/me", nil, "Authorization", "Bearer "+minted["token"].(string)).into(p.t, &me)
	return me
}

func demoPassword(t *testing.T, product *producttest.Product) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(product.Dir, "demo.txt"))
	require.NoError(t, err)
	return strings.Fields(string(text))[3]
}

func TestProduct(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		product := producttest.Start(t, producttest.Options{DatabaseURL: engine.AdminURL(t)})
		secret := demoPassword(t, product)

		t.Run("signs in by password, answers a replayed callback with a clear error, and signs out [AU-02] [RT-04] [RT-05]", func(t *testing.T) {
			p := open(t, product)
			_, _, refused := p.password("admin@rioplatense.demo", "a guess")
			require.Equal(t, http.StatusUnauthorized, refused.status)
			_, step, _ := p.password("admin@rioplatense.demo", secret)
			require.Equal(t, "admin", p.land(step)["role"])
			require.Equal(t, "/sso-callback?error=replayed", p.ask(http.MethodGet, step["redirect_to"], nil).location)
			var left map[string]string
			p.ask(http.MethodPost, "/api/v1/auth/logout", nil).into(t, &left)
			require.Equal(t, product.URL+"/sign-in", p.ask(http.MethodGet, left["end_session_url"], nil).location)
			require.Equal(t, http.StatusUnauthorized, p.ask(http.MethodPost, "/api/v1/auth/token", nil).status)
			require.NotEmpty(t, p.begin("redirect=/"), "the provider has forgotten the browser too")
		})

		t.Run("signs up by the invitation that the operator printed [AU-02] [RT-03]", func(t *testing.T) {
			arguments := []string{
				"user", "invite", "--data", product.Dir, "--addr", strings.TrimPrefix(product.URL, "http://"),
				"--tenant", "andina", "--email", "Nueva@Example.com", "--name", "Nueva Persona", "--role", "manager",
			}
			if address := product.DatabaseURL(); address != "" {
				arguments = append(arguments, "--database-url", address)
			}
			link, err := url.Parse(strings.TrimSpace(product.Command(t, arguments...)))
			require.NoError(t, err)
			require.Equal(t, "/sign-up", link.Path)
			p := open(t, product)
			var step map[string]string
			p.ask(http.MethodPost, p.begin(url.Values{"prompt": {"create"}, "invitation": {link.Query().Get("invitation")}}.Encode())+"/sign-up", map[string]string{
				"invitation": link.Query().Get("invitation"), "display_name": "Nueva Persona", "password": "siete barcas al sol",
			}).into(t, &step)
			me := p.land(step)
			require.Equal(t, "nueva@example.com", me["email"])
			require.Equal(t, "manager", me["role"])
		})

		t.Run("asks for the one-time code once it is enrolled [AU-02] [RT-03]", func(t *testing.T) {
			p := open(t, product)
			_, step, _ := p.password("manager@rioplatense.demo", secret)
			p.land(step)
			var enrolment map[string]string
			p.ask(http.MethodPost, "/idp/account/otp", map[string]string{"password": secret}).into(t, &enrolment)
			at := func(moment time.Time) map[string]string {
				code, err := totp.GenerateCode(enrolment["secret"], moment)
				require.NoError(t, err)
				return map[string]string{"code": code}
			}
			now := time.Now()
			require.Equal(t, http.StatusOK, p.ask(http.MethodPost, "/idp/account/otp/confirm", at(now)).status)
			again := open(t, product)
			path, step, _ := again.password("manager@rioplatense.demo", secret)
			require.Equal(t, "otp", step["next"])
			require.Equal(t, http.StatusUnauthorized, again.ask(http.MethodPost, path+"/otp", at(now)).status, "used")
			again.ask(http.MethodPost, path+"/otp", at(now.Add(30*time.Second))).into(t, &step)
			require.Equal(t, "manager", again.land(step)["role"])
		})

		t.Run("recovers by the link that is kept for the operator [AU-02] [RT-03]", func(t *testing.T) {
			p := open(t, product)
			require.Equal(t, http.StatusAccepted, p.ask(http.MethodPost, "/idp/recovery", map[string]string{"login": "cashier@andina.demo"}).status)
			token := product.RecoveryToken(t, "cashier@andina.demo")
			require.Equal(t, http.StatusNoContent, p.ask(http.MethodPost, "/idp/recovery/"+token, map[string]string{"password": "nueve olas verdes"}).status)
			_, step, _ := p.password("cashier@andina.demo", "nueve olas verdes")
			require.Equal(t, "cashier", p.land(step)["role"])
		})

		t.Run("guessing costs work, and the answer says which", func(t *testing.T) {
			p := open(t, product)
			var refused answer
			for range 7 {
				_, _, refused = p.password("admin@andina.demo", "a guess")
			}
			require.Equal(t, http.StatusTooManyRequests, refused.status)
			var problem errs.Problem
			require.NoError(t, json.Unmarshal(refused.body, &problem))
			require.Equal(t, "identityprovider.proof_of_work", problem.Code)
			require.NotEmpty(t, problem.Params["challenge"])
			require.EqualValues(t, 16, problem.Params["bits"])
		})

		t.Run("a session outlives a power cut of the product", func(t *testing.T) {
			p := open(t, product)
			_, step, _ := p.password("superadmin@rioplatense.demo", secret)
			p.land(step)
			product.Kill(t)
			product.Run(t)
			require.Equal(t, "superadmin", p.me()["role"])
		})
	})
}
