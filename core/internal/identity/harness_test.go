package identity_test

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"io/fs"
	"log/slog"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"
	"testing/fstest"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/go-chi/chi/v5"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/authz"
	"github.com/recobro/recobro/core/internal/identity"
	"github.com/recobro/recobro/core/internal/identity/keyring"
	"github.com/recobro/recobro/core/internal/identity/relyingparty"
	"github.com/recobro/recobro/core/internal/preferences"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/mail"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/policies"
)

// core is the identity part of the core over real HTTP: its real handlers behind its real authentication and policies.
type core struct {
	*httptest.Server
	broken  atomic.Int32 // status that every request to the provider gets; 0: none
	service *identity.Service
	clock   *clock.Fake
	db      *storage.DB
	seed    sdk.DemoSeed
	handler http.Handler
}

// newCore starts a core whose provider is made by settings once the core's own address is known.
func newCore(t testing.TB, engine sdktest.Engine, settings func(publicURL string) relyingparty.Settings) *core {
	t.Helper()
	c := newBareCore(t, engine, settings)
	var err error
	c.seed, err = c.service.SeedDemo(t.Context(), "unused here")
	require.NoError(t, err)
	return c
}

// newBareCore is newCore in which nobody is yet.
func newBareCore(t testing.TB, engine sdktest.Engine, settings func(publicURL string) relyingparty.Settings) *core {
	t.Helper()
	c := &core{clock: clock.NewFake(time.Now())}
	c.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { c.handler.ServeHTTP(w, r) }))
	t.Cleanup(c.Close)
	c.db = engine.DB(t, "core", joined(t), func(cfg *storage.Config) { cfg.Clock = c.clock })
	provider := settings(c.URL)
	provider.Transport = c
	c.service = c.newService(t, provider)
	c.handler = c.route(t)
	return c
}

// breakProvider makes the provider answer everything with a status, as one that is in trouble or has changed its mind.
func (c *core) breakProvider(t testing.TB, status int32) {
	t.Helper()
	c.broken.Store(status)
}

// moved is the same core on the same address and data, but with another provider.
func (c *core) moved(t testing.TB, issuer string) *core {
	t.Helper()
	other := &core{Server: c.Server, clock: c.clock, db: c.db, seed: c.seed}
	other.service = other.newService(t, relyingparty.Settings{
		Issuer: issuer, ClientID: "back-office", ClientSecret: "a-secret-of-the-test", Transport: other,
	})
	c.handler = other.route(t)
	return other
}

// RoundTrip implements http.RoundTripper: it is how the core reaches its provider.
func (c *core) RoundTrip(r *http.Request) (*http.Response, error) {
	if status := c.broken.Load(); status != 0 {
		return &http.Response{
			StatusCode: int(status), Request: r, Header: http.Header{"Content-Type": {"application/json"}},
			Body: io.NopCloser(strings.NewReader(`{"error":"invalid_grant"}`)),
		}, nil
	}
	return http.DefaultTransport.RoundTrip(r)
}

func (c *core) newService(t testing.TB, provider relyingparty.Settings) *identity.Service {
	t.Helper()
	ring, err := keyring.New(bytes.Repeat([]byte{7}, 32))
	require.NoError(t, err)
	log := slog.New(slog.NewTextHandler(t.Output(), nil))
	rules, err := policies.Reviewed()
	require.NoError(t, err)
	grants, err := authz.New(rules)
	require.NoError(t, err)
	noMail, err := mail.New("", "", t.TempDir())
	require.NoError(t, err)
	recorder := tracing.NewRecorder(c.db, nil)
	service, err := identity.New(identity.Config{
		PublicURL: c.URL, Provider: provider, Ring: ring, DB: c.db, Mail: noMail, Grants: grants, Clock: c.clock, Log: log,
		Record: record.New(c.db, recorder, nil, nil), Tally: tracing.NewTally(recorder, log),
	})
	require.NoError(t, err)
	return service
}

// route mounts the service as the host does: who asks, what the operation demands, whether the policies grant it.
func (c *core) route(t testing.TB) http.Handler {
	t.Helper()
	rules, err := policies.Reviewed()
	require.NoError(t, err)
	grants, err := authz.New(rules)
	require.NoError(t, err)
	catalog, err := errs.NewCatalog(identity.Locales())
	require.NoError(t, err)
	router := chi.NewRouter()
	api := httpx.New(router, httpx.Config{Title: "core", Version: "1", DB: c.db, Catalog: catalog})
	c.service.Routes(api, identity.Outside{})
	httpx.Register(api, httpx.Operation{
		ID: "debtors-get", Method: http.MethodGet, Path: "/api/v1/deudores/{id}", Permission: "core.profile:read",
	}, func(context.Context, *struct{}) (*struct{}, error) { return nil, nil })
	permissions := permissionsOf(api)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		match := chi.NewRouteContext()
		if router.Match(match, r.Method, r.URL.Path) {
			permission := permissions[r.Method+" "+match.RoutePattern()]
			who, err := c.service.Authenticate(r)
			if permission != "" && err != nil {
				errs.WriteProblem(w, r, catalog, err)
				return
			}
			scope, allowed := grants.Decide(who.TenantID, who.Role, permission)
			if permission != "" && !allowed {
				errs.WriteProblem(w, r, catalog, errs.New(errs.Forbidden, "forbidden"))
				return
			}
			if err == nil {
				who.Permission, who.Scope = permission, scope
				r = r.WithContext(principal.With(r.Context(), who))
			}
		}
		c.service.Fresh(router).ServeHTTP(w, r)
	})
}

func permissionsOf(api *httpx.API) map[string]string {
	found := map[string]string{}
	for path, item := range api.OpenAPI().Paths {
		for method, operation := range map[string]map[string]any{
			"GET": extensionsOf(item.Get), "POST": extensionsOf(item.Post), "PUT": extensionsOf(item.Put), "PATCH": extensionsOf(item.Patch), "DELETE": extensionsOf(item.Delete),
		} {
			if permission, ok := operation[httpx.PermissionExtension].(string); ok {
				found[method+" "+path] = permission
			}
		}
	}
	return found
}

// browser is a client with cookies that does not follow redirects by itself.
type browser struct {
	t      testing.TB
	core   *core
	client *http.Client
	bearer string
}

func (c *core) browser(t testing.TB) *browser {
	t.Helper()
	jar, err := cookiejar.New(nil)
	require.NoError(t, err)
	return &browser{t: t, core: c, client: &http.Client{
		Jar: jar, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}
}

type answer struct {
	status   int
	location string
	header   http.Header
	body     []byte
}

func (a answer) into(t testing.TB, target any) {
	t.Helper()
	require.Less(t, a.status, 300, string(a.body))
	var envelope struct {
		Data json.RawMessage `json:"data"`
	}
	require.NoError(t, json.Unmarshal(a.body, &envelope), string(a.body))
	require.NoError(t, json.Unmarshal(envelope.Data, target), string(a.body))
}

func (a answer) code(t testing.TB) string {
	t.Helper()
	var problem errs.Problem
	require.NoError(t, json.Unmarshal(a.body, &problem), string(a.body))
	return problem.Code
}

func (b *browser) send(method, address string, body any, headers ...string) answer {
	b.t.Helper()
	if address[0] == '/' {
		address = b.core.URL + address
	}
	var reader io.Reader
	contentType := "application/json"
	switch given := body.(type) {
	case nil:
	case url.Values:
		reader, contentType = bytes.NewReader([]byte(given.Encode())), "application/x-www-form-urlencoded"
	default:
		encoded, err := json.Marshal(given)
		require.NoError(b.t, err)
		reader = bytes.NewReader(encoded)
	}
	request, err := http.NewRequestWithContext(b.t.Context(), method, address, reader)
	require.NoError(b.t, err)
	if reader != nil {
		request.Header.Set("Content-Type", contentType)
	}
	if b.bearer != "" {
		request.Header.Set("Authorization", "Bearer "+b.bearer)
	}
	for i := 0; i+1 < len(headers); i += 2 {
		request.Header.Set(headers[i], headers[i+1])
	}
	response, err := b.client.Do(request)
	require.NoError(b.t, err)
	defer response.Body.Close()
	read, err := io.ReadAll(response.Body)
	require.NoError(b.t, err)
	return answer{status: response.StatusCode, location: response.Header.Get("Location"), header: response.Header, body: read}
}

func (b *browser) get(address string, headers ...string) answer {
	b.t.Helper()
	return b.send(http.MethodGet, address, nil, headers...)
}

// mint takes a bearer as our own page does, and keeps it.
func (b *browser) mint() answer {
	b.t.Helper()
	got := b.send(http.MethodPost, "/api/v1/auth/token", nil, "X-Recobro-Client", "web", "Sec-Fetch-Site", "same-origin")
	if got.status == http.StatusOK {
		var minted identity.Minted
		got.into(b.t, &minted)
		b.bearer = minted.Token
	}
	return got
}

func (b *browser) me() identity.Me {
	b.t.Helper()
	var me identity.Me
	b.get("/api/v1/me").into(b.t, &me)
	return me
}

func (c *core) user(t testing.TB, tenant, role string) sdk.DemoUser {
	t.Helper()
	for _, one := range c.seed.Tenants {
		for _, person := range one.Users {
			if one.ID == tenant && person.Role == role {
				return person
			}
		}
	}
	t.Fatalf("no %s of %s", role, tenant)
	return sdk.DemoUser{}
}

// joined are the migrations of all packages that keep rows in the core's database, as far as identity needs them.
func joined(t testing.TB) fs.FS {
	t.Helper()
	all := fstest.MapFS{}
	for _, source := range []fs.FS{identity.Migrations(), preferences.Migrations()} {
		names, err := fs.Glob(source, "migrations/*.sql")
		require.NoError(t, err)
		for _, name := range names {
			text, err := fs.ReadFile(source, name)
			require.NoError(t, err)
			all[name] = &fstest.MapFile{Data: text}
		}
	}
	return all
}

func extensionsOf(operation *huma.Operation) map[string]any {
	if operation == nil {
		return nil
	}
	return operation.Extensions
}
