package identityprovider_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/go-chi/chi/v5"
	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/modules/identityprovider/internal/account"
	"github.com/recobro/recobro/modules/identityprovider/internal/browser"
	"github.com/recobro/recobro/modules/identityprovider/internal/interaction"
	"github.com/recobro/recobro/modules/identityprovider/internal/password"
	"github.com/recobro/recobro/modules/identityprovider/internal/planting"
	"github.com/recobro/recobro/modules/identityprovider/internal/protocol"
	"github.com/recobro/recobro/modules/identityprovider/internal/realm"
	"github.com/recobro/recobro/modules/identityprovider/internal/recovery"
	"github.com/recobro/recobro/modules/identityprovider/internal/reset"
	"github.com/recobro/recobro/modules/identityprovider/internal/selfservice"
	"github.com/recobro/recobro/modules/identityprovider/internal/signingkey"
	"github.com/recobro/recobro/modules/identityprovider/internal/throttle"
	"github.com/recobro/recobro/modules/identityprovider/internal/vault"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

const (
	sharedKey = "a key of thirty-two bytes, shared"
	anaEmail  = "ana@rioplatense.demo"
	anaSecret = "cuatro caballos azules"
)

// provider is the module's own handlers over real HTTP, on a clock that can be moved.
type provider struct {
	*httptest.Server
	clock *clock.Fake
	db    *storage.DB
	vault *vault.Vault
	keys  *signingkey.Service
	log   *lines
	// letters is the folder where mail is kept, as there is no server.
	letters string
}

// riverJob is a job as the queue keeps it.
type riverJob struct{ Kind string }

func (riverJob) TableName() string { return "river_job" }

// asked is how many letters with a link have been asked for.
func (p *provider) asked(t *testing.T) (n int64) {
	t.Helper()
	require.NoError(t, p.db.PlatformRead(t.Context(), func(_ context.Context, tx *gorm.DB) error {
		return tx.Model(&riverJob{}).Where("kind = 'identityprovider.recovery'").Count(&n).Error
	}))
	return n
}

// lines keeps what was logged; safe for concurrent use.
type lines struct {
	mu   sync.Mutex
	text bytes.Buffer
	more chan struct{}
}

func (l *lines) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	select {
	case l.more <- struct{}{}:
	default:
	}
	return l.text.Write(p)
}

// link gives the token of the newest kept letter, once there is one; the log tells when there may be.
func (p *provider) link(t *testing.T) string {
	t.Helper()
	for {
		letters, err := filepath.Glob(filepath.Join(p.letters, "*.txt"))
		require.NoError(t, err)
		if len(letters) > 0 {
			text, err := os.ReadFile(letters[len(letters)-1])
			require.NoError(t, err)
			_, after, _ := strings.Cut(string(text), "/forgot-password?token=")
			return after[:43]
		}
		select {
		case <-p.log.more:
		case <-time.After(30 * time.Second):
			t.Fatal("no letter was kept")
		}
	}
}

func newProvider(t *testing.T, engine sdktest.Engine) *provider {
	t.Helper()
	p := &provider{clock: clock.NewFake(time.Now()), log: &lines{more: make(chan struct{}, 1)}, letters: filepath.Join(t.TempDir(), "letters")}
	var handler http.Handler
	p.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { handler.ServeHTTP(w, r) }))
	t.Cleanup(p.Close)
	p.db = engine.DB(t, "identityprovider", os.DirFS("."), func(c *storage.Config) { c.Clock = p.clock })
	handler = p.assemble(t)
	return p
}

// assemble puts the services together as module.go does.
func (p *provider) assemble(t *testing.T) http.Handler {
	t.Helper()
	log := slog.New(slog.NewTextHandler(p.log, nil))
	must := func(err error) { t.Helper(); require.NoError(t, err) }
	var err error
	p.vault, err = vault.New([]byte(sharedKey))
	must(err)
	hasher := password.New(4)
	judge, err := password.NewJudge()
	must(err)
	clients, err := protocol.NewClients(json.RawMessage("{}"), p.URL, p.vault)
	must(err)
	sender, err := mail.New("", "", p.letters)
	must(err)
	catalog, err := errs.NewCatalog(os.DirFS("."))
	must(err)
	record := record.New(p.db, tracing.NewRecorder(p.db, nil), nil, nil)
	guard := throttle.New(p.db, p.vault, p.clock)
	accounts := account.NewService(p.db, p.vault, hasher, judge, guard, record, p.clock)
	browsers := browser.New(p.db, p.vault, p.clock)
	cookies := browser.NewCookies(p.URL, "/idp")
	p.keys = signingkey.New(p.db, p.vault, record, p.clock)
	tokens := &protocol.Service{
		Issuer: p.URL + "/idp", Clients: clients, DB: p.db, Vault: p.vault, Keys: p.keys, Accounts: accounts,
		Browsers: browsers, Record: record, Clock: p.clock,
	}
	workers := jobs.NewWorkers("identityprovider")
	queue, err := jobs.Open(t.Context(), jobs.Config{DB: p.db, Workers: workers, Log: slog.New(slog.DiscardHandler)})
	must(err)
	links := &recovery.Service{
		PublicURL: p.URL, DB: p.db, Vault: p.vault, Accounts: accounts, Browsers: browsers, Protocol: tokens, Throttle: guard,
		Jobs: queue, Mail: sender, Clock: p.clock, Log: log,
	}
	links.Work(workers)
	must(queue.Start(t.Context()))
	t.Cleanup(func() { must(queue.Stop(realm.In(t.Context()))) })
	router := chi.NewRouter()
	api := httpx.New(router, httpx.Config{Title: "idp", Version: "1", DB: p.db, Catalog: catalog, Log: log})
	tokens.Routes(api, log)
	steps := &interaction.Service{
		PublicURL: p.URL, DB: p.db, Vault: p.vault, Protocol: tokens, Accounts: accounts, Browsers: browsers, Clock: p.clock,
	}
	steps.Routes(api, cookies, log)
	links.Routes(api)
	(&reset.Service{
		PublicURL: p.URL, DB: p.db, Vault: p.vault, Accounts: accounts, Interactions: steps, Browsers: browsers, Protocol: tokens,
		Recovery: links, Clock: p.clock,
	}).Routes(api)
	(&selfservice.Service{DB: p.db, Accounts: accounts, Browsers: browsers, Protocol: tokens, Cookies: cookies}).Routes(api)
	must(planting.Plant(t.Context(), sdk.DemoSeed{Password: anaSecret, Tenants: []sdk.DemoTenant{{
		ID: "rioplatense", Users: []sdk.DemoUser{{Email: anaEmail, DisplayName: "Ana Silva", Language: "es"}},
	}}}, hasher, p.db))
	return router
}

// visitor is a browser at the provider; it does not follow redirects by itself.
type visitor struct {
	t        *testing.T
	provider *provider
	client   *http.Client
	address  string // as the host tells it
}

func (p *provider) visitor(t *testing.T) *visitor {
	t.Helper()
	jar, err := cookiejar.New(nil)
	require.NoError(t, err)
	return &visitor{t: t, provider: p, address: "192.0.2.1", client: &http.Client{
		Jar: jar, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}
}

type reply struct {
	status   int
	location string
	header   http.Header
	body     []byte
}

func (r reply) code(t *testing.T) string {
	t.Helper()
	var problem errs.Problem
	require.NoError(t, json.Unmarshal(r.body, &problem), string(r.body))
	return problem.Code
}

func (r reply) into(t *testing.T, target any) {
	t.Helper()
	require.Less(t, r.status, 300, string(r.body))
	envelope := struct{ Data any }{target}
	require.NoError(t, json.Unmarshal(r.body, &envelope), string(r.body))
}

func (v *visitor) send(method, address string, body any, headers ...string) reply {
	v.t.Helper()
	if strings.HasPrefix(address, "/") {
		address = v.provider.URL + address
	}
	var reader io.Reader
	contentType := "application/json"
	switch given := body.(type) {
	case nil:
	case url.Values:
		reader, contentType = strings.NewReader(given.Encode()), "application/x-www-form-urlencoded"
	default:
		encoded, err := json.Marshal(given)
		require.NoError(v.t, err)
		reader = bytes.NewReader(encoded)
	}
	request, err := http.NewRequestWithContext(v.t.Context(), method, address, reader)
	require.NoError(v.t, err)
	request.Header.Set("Content-Type", contentType)
	request.Header.Set("X-Recobro-Client", "web")
	request.Header.Set("X-Forwarded-For", v.address)
	for i := 0; i+1 < len(headers); i += 2 {
		request.Header.Set(headers[i], headers[i+1])
	}
	response, err := v.client.Do(request)
	require.NoError(v.t, err)
	defer response.Body.Close()
	read, err := io.ReadAll(response.Body)
	require.NoError(v.t, err)
	return reply{status: response.StatusCode, location: response.Header.Get("Location"), header: response.Header, body: read}
}

func (v *visitor) post(path string, body any, headers ...string) reply {
	v.t.Helper()
	return v.send(http.MethodPost, path, body, headers...)
}

const verifier = "a-verifier-that-is-long-enough-to-be-a-verifier"

func challenge() string {
	sum := sha256.Sum256([]byte(verifier))
	return base64.RawURLEncoding.EncodeToString(sum[:])
}

// wish is an authorization request as the core makes it; change makes it another.
func (p *provider) wish(change map[string]string) url.Values {
	query := url.Values{
		"client_id": {"recobro"}, "redirect_uri": {p.URL + "/api/v1/auth/callback"}, "response_type": {"code"},
		"scope": {"openid profile email offline_access"}, "state": {"the-state"}, "nonce": {"the-nonce"},
		"code_challenge": {challenge()}, "code_challenge_method": {"S256"},
	}
	for name, value := range change {
		query.Del(name)
		if value != "" {
			query.Set(name, value)
		}
	}
	return query
}

func (v *visitor) authorize(change map[string]string) reply {
	v.t.Helper()
	return v.send(http.MethodGet, "/idp/authorize?"+v.provider.wish(change).Encode(), nil)
}

// begin starts an interaction and gives its path.
func (v *visitor) begin(change map[string]string) string {
	v.t.Helper()
	begun := v.authorize(change)
	require.Equal(v.t, http.StatusFound, begun.status, string(begun.body))
	page, err := url.Parse(begun.location)
	require.NoError(v.t, err)
	require.NotEmpty(v.t, page.Query().Get("interaction"), begun.location)
	return "/idp/interaction/" + page.Query().Get("interaction")
}

func credentials(login, secret string) map[string]string {
	return map[string]string{"login": login, "password": secret}
}

// signIn signs Ana in and gives the code that the client gets.
func (v *visitor) signIn() string {
	v.t.Helper()
	var step interaction.Step
	v.post(v.begin(nil)+"/password", credentials(anaEmail, anaSecret)).into(v.t, &step)
	require.Equal(v.t, "continue", step.Next)
	return codeIn(v.t, step.RedirectTo)
}

func codeIn(t *testing.T, address string) string {
	t.Helper()
	u, err := url.Parse(address)
	require.NoError(t, err)
	require.NotEmpty(t, u.Query().Get("code"), address)
	return u.Query().Get("code")
}

// token asks the token endpoint as the core does.
func (p *provider) token(t *testing.T, form url.Values) (protocol.Tokens, string) {
	t.Helper()
	secret, err := p.vault.ClientSecret("recobro")
	require.NoError(t, err)
	basic := base64.StdEncoding.EncodeToString([]byte("recobro:" + secret))
	got := p.visitor(t).post("/idp/token", form, "Authorization", "Basic "+basic)
	var answer struct {
		protocol.Tokens
		Error string `json:"error"`
	}
	require.NoError(t, json.Unmarshal(got.body, &answer), string(got.body))
	return answer.Tokens, answer.Error
}

func (p *provider) redeeming(code string) url.Values {
	return url.Values{
		"grant_type": {"authorization_code"}, "code": {code}, "redirect_uri": {p.URL + "/api/v1/auth/callback"}, "code_verifier": {verifier},
	}
}

func refreshing(token string) url.Values {
	return url.Values{"grant_type": {"refresh_token"}, "refresh_token": {token}}
}
