package hooks_test

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"testing/fstest"
	"time"

	"github.com/go-chi/chi/v5"
	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/hooks"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
	"github.com/recobro/recobro/plugins-sdk/host/vouch"
)

// heard is what a delivery leaves.
type heard struct {
	storage.Row
	Body string
	From string
}

// TableName is the test's table.
func (heard) TableName() string { return "heard" }

func migrations() fstest.MapFS {
	return fstest.MapFS{"migrations/0001_heard.sql": {Data: []byte(`-- +goose Up
CREATE TABLE heard (
    tenant_id TEXT NOT NULL, id TEXT NOT NULL, version BIGINT NOT NULL,
    created_at TIMESTAMP NOT NULL, updated_at TIMESTAMP NOT NULL, created_by TEXT NOT NULL, updated_by TEXT NOT NULL,
    body TEXT NOT NULL, "from" TEXT NOT NULL, PRIMARY KEY (tenant_id, id)
);`)}}
}

// exchange is a module with hooks over a real server; the tenants a and b have it on.
type exchange struct {
	t     *testing.T
	db    *storage.DB
	store *hooks.Store
	api   *httpx.API
	trace *tracing.Recorder
	clock *clock.Fake
	on    atomic.Pointer[[]string]
	url   string
	key   []byte
}

func open(t *testing.T, engine sdktest.Engine) *exchange {
	t.Helper()
	x := &exchange{t: t, clock: clock.NewFake(time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)), key: []byte("0123456789abcdef0123456789abcdef")}
	x.db = engine.DB(t, "calls", migrations(), func(c *storage.Config) { c.Clock = x.clock })
	x.switchOn("a", "b")
	x.trace = tracing.NewRecorder(x.db, nil)
	catalog, err := errs.NewCatalog()
	require.NoError(t, err)
	catalog = catalog.WithLogger(slog.New(slog.DiscardHandler))
	router := chi.NewRouter()
	router.Use(httpx.Authenticate(x.key, clock.System(), catalog))
	x.api = httpx.New(router, httpx.Config{Title: "Calls", Version: "1", DB: x.db, Catalog: catalog})
	server := httptest.NewServer(router)
	t.Cleanup(server.Close)
	x.url = server.URL
	keys, err := sealed.New(x.db, []byte("a key of thirty-two bytes, sealed"))
	require.NoError(t, err)
	x.store = hooks.New(hooks.Config{
		ModuleID: "calls", PublicURL: server.URL, DB: x.db, Keys: keys, Recorder: x.trace, Clock: x.clock,
		Tenants: func() []string { return *x.on.Load() },
	})
	x.serve()
	return x
}

func (x *exchange) switchOn(tenants ...string) { x.on.Store(&tenants) }

// serve registers a hook that hears, and one that is told by its body what to do.
func (x *exchange) serve() {
	signed := hooks.HMAC("X-Hub-Signature-256", "sha256=", hex.DecodeString)
	hooks.Register(x.api, x.store, hooks.Hook{
		Name: "meta", Path: "/hooks/meta/{token}", Scheme: signed, Subscribe: true, Handle: x.hear,
	})
	hooks.Register(x.api, x.store, hooks.Hook{
		Name: "stripe", Path: "/hooks/stripe/{token}", Scheme: hooks.TimedHMAC("Stripe-Signature"), Handle: x.hear,
		ID: func(body []byte) string {
			var event struct{ ID string }
			_ = json.Unmarshal(body, &event) // without an id the hash is one
			return event.ID
		},
	})
	hooks.Register(x.api, x.store, hooks.Hook{Name: "twilio", Path: "/hooks/twilio/{token}", Scheme: hooks.FormHMAC("X-Twilio-Signature"), Handle: x.hear})
}

// hear keeps what came; some of it fails afterwards.
func (x *exchange) hear(ctx context.Context, d hooks.Delivery) (hooks.Answer, error) {
	err := x.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
		row := &heard{Body: string(d.Body), From: principal.Must(ctx).Address}
		if err := tx.Create(row).Error; err != nil {
			return err
		}
		return x.trace.Record(ctx, tx, tracing.Entry{Name: "calls.heard", SubjectType: "call", SubjectID: row.ID})
	})
	switch {
	case err != nil:
		return hooks.Answer{}, err
	case strings.Contains(string(d.Body), "breaks"):
		return hooks.Answer{}, errors.New("the secret is hunter2")
	case strings.Contains(string(d.Body), "refused"):
		return hooks.Answer{}, errs.New(errs.Invalid, "invalid")
	case strings.Contains(string(d.Body), "speaks"):
		return hooks.Answer{Status: http.StatusAccepted, ContentType: "text/xml", Body: []byte("<Response/>")}, nil
	}
	return hooks.Answer{}, nil
}

func as(tenant string) context.Context {
	return principal.With(context.Background(), principal.Principal{TenantID: tenant, UserID: "ana", Username: "ana", Role: "admin", Kind: principal.KindUser})
}

func (x *exchange) create(tenant, hook, secret string) hooks.Opened {
	x.t.Helper()
	made, err := x.store.Create(as(tenant), hook, "Línea 1", secret)
	require.NoError(x.t, err)
	return made
}

// rows are what a tenant heard.
func (x *exchange) rows(tenant string) (rows []heard) {
	x.t.Helper()
	require.NoError(x.t, x.db.Read(as(tenant), func(_ context.Context, tx *gorm.DB) error { return tx.Order("id").Find(&rows).Error }))
	return rows
}

// kept is an endpoint as it lies in the database.
type kept struct {
	storage.Row
	Hook      string
	Label     string
	TokenHash string
	Secrets   []byte
}

// TableName is the SDK's.
func (kept) TableName() string { return "sdk_hooks" }

func (x *exchange) kept(tenant string) (rows []kept) {
	x.t.Helper()
	require.NoError(x.t, x.db.Read(as(tenant), func(_ context.Context, tx *gorm.DB) error { return tx.Find(&rows).Error }))
	return rows
}

// record is what stands on a tenant's record under a name.
func (x *exchange) record(tenant, name string) (lines []tracing.Event) {
	x.t.Helper()
	require.NoError(x.t, x.db.Read(as(tenant), func(_ context.Context, tx *gorm.DB) error {
		return tx.Where("name = ?", name).Order("id").Find(&lines).Error
	}))
	return lines
}

// answer is what a provider was told.
type answer struct {
	status int
	header http.Header
	body   string
}

func (a answer) code() string {
	var problem errs.Problem
	_ = json.Unmarshal([]byte(a.body), &problem)
	return problem.Code
}

// send calls an address as the host brings it: with an anonymous principal that says where it comes from.
func (x *exchange) send(method, address, body, from string, headers ...string) answer {
	x.t.Helper()
	r, err := http.NewRequest(method, address, strings.NewReader(body))
	require.NoError(x.t, err)
	r.Header.Set(vouch.Header, vouch.Sign(x.key, principal.Principal{Address: from, RequestID: "r1", Language: "en"}, time.Now()))
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	response, err := http.DefaultClient.Do(r)
	require.NoError(x.t, err)
	defer func() { _ = response.Body.Close() }()
	text, err := io.ReadAll(response.Body)
	require.NoError(x.t, err)
	return answer{response.StatusCode, response.Header, string(text)}
}

const somewhere = "203.0.113.7"

// signed calls an address as Meta does, by a secret.
func (x *exchange) signed(address, secret, body string) answer {
	x.t.Helper()
	return x.send(http.MethodPost, address, body, somewhere, "X-Hub-Signature-256", "sha256="+macOf(secret, body))
}

func macOf(secret, text string) string {
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(text))
	return hex.EncodeToString(mac.Sum(nil))
}
