package httpx_test

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/go-chi/chi/v5"
	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/host/vouch"
)

// service is the API under test over a real server.
type service struct {
	t   *testing.T
	api *httpx.API
	db  *storage.DB
	url string
	key []byte
	// drain ends streams and sockets.
	drain context.CancelFunc
}

func serve(t *testing.T, db *storage.DB) *service {
	catalog, err := errs.NewCatalog()
	require.NoError(t, err)
	catalog = catalog.WithLogger(slog.New(slog.DiscardHandler))
	s := &service{t: t, db: db, key: []byte("0123456789abcdef0123456789abcdef")}
	router := chi.NewRouter()
	router.Use(httpx.Authenticate(s.key, clock.System(), catalog))
	draining, drain := context.WithCancel(t.Context())
	s.drain = drain
	s.api = httpx.New(router, httpx.Config{Title: "Notes", Version: "1", DB: db, Catalog: catalog, Draining: draining})
	s.routes()
	server := httptest.NewServer(router)
	t.Cleanup(server.Close)
	s.url = server.URL
	return s
}

func op(id, method, path, permission string) httpx.Operation {
	return httpx.Operation{ID: id, Method: method, Path: path, Permission: permission, MaxBody: 1000}
}

func (s *service) routes() {
	httpx.RegisterWrite(s.api, op("create", "POST", "/notes", "notes:create"), s.create)
	httpx.RegisterWrite(s.api, op("update", "PATCH", "/notes/{id}", "notes:update"), s.update)
	httpx.RegisterWrite(s.api, op("delete", "DELETE", "/notes/{id}", "notes:delete"), s.remove)
	httpx.Register(s.api, op("list", "GET", "/notes", "notes:read"), s.list)
	httpx.Register(s.api, op("get", "GET", "/notes/{id}", "notes:read"), s.get)
	httpx.RegisterStream(s.api, op("upload", "POST", "/upload", "notes:create"), func(w http.ResponseWriter, r *http.Request) {
		n, err := io.Copy(io.Discard, r.Body)
		if err != nil {
			s.api.Problem(w, r, err)
			return
		}
		_ = json.NewEncoder(w).Encode(n)
	})
	slow := op("slow", "GET", "/slow", "notes:read")
	slow.Timeout = 20 * time.Millisecond
	httpx.Register(s.api, slow, func(ctx context.Context, _ *struct{}) (*httpx.Body[string], error) {
		<-ctx.Done()
		return nil, ctx.Err()
	})
	httpx.Register(s.api, op("broken", "GET", "/broken", "notes:read"), func(context.Context, *struct{}) (*httpx.Body[string], error) {
		return nil, errors.New("the secret is hunter2")
	})
	httpx.Register(s.api, httpx.Operation{ID: "open", Method: "GET", Path: "/open", Open: true},
		func(context.Context, *struct{}) (*httpx.Body[string], error) { return httpx.OK("hello"), nil })
}

// answer is what came back.
type answer struct {
	status  int
	header  http.Header
	raw     string
	problem errs.Problem
	data    map[string]any
}

// call asks as a user of tenant a with exactly the permission given; headers are name, value pairs.
func (s *service) call(method, path, permission, body string, headers ...string) answer {
	s.t.Helper()
	r, err := http.NewRequest(method, s.url+path, strings.NewReader(body))
	require.NoError(s.t, err)
	if permission != "" {
		r.Header.Set(vouch.Header, s.signed(permission))
	}
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	return s.do(r)
}

// signed is a user of tenant a with exactly the permission given.
func (s *service) signed(permission string) string {
	who := principal.Principal{TenantID: "a", UserID: "ana", Permission: permission, Language: "en"}
	return vouch.Sign(s.key, who, time.Now())
}

func (s *service) do(r *http.Request) answer {
	s.t.Helper()
	response, err := http.DefaultClient.Do(r)
	require.NoError(s.t, err)
	defer func() { require.NoError(s.t, response.Body.Close()) }()
	raw, err := io.ReadAll(response.Body)
	require.NoError(s.t, err)
	a := answer{status: response.StatusCode, header: response.Header, raw: string(raw)}
	if response.Header.Get("Content-Type") == errs.ContentType {
		require.NoError(s.t, json.Unmarshal(raw, &a.problem))
		require.Equal(s.t, a.status, a.problem.Status)
		return a
	}
	var body struct{ Data json.RawMessage }
	if json.Unmarshal(raw, &body) == nil {
		_ = json.Unmarshal(body.Data, &a.data) // lists have no object to look into
	}
	return a
}

func (s *service) count() int {
	var n int64
	ctx := principal.With(context.Background(), principal.Principal{TenantID: "a"})
	require.NoError(s.t, s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Model(&note{}).Count(&n).Error }))
	return int(n)
}

// keptRow is what the SDK keeps of a write with a key.
type keptRow struct {
	Key         string
	RequestHash []byte
	Header      []byte
	Body        []byte
}

// TableName is the SDK's.
func (keptRow) TableName() string { return "sdk_idempotency" }

// kept is everything that is kept of writes with a key, each as one text.
func (s *service) kept() (texts []string) {
	s.t.Helper()
	var rows []keptRow
	require.NoError(s.t, s.db.PlatformRead(context.Background(), func(_ context.Context, tx *gorm.DB) error { return tx.Find(&rows).Error }))
	for _, row := range rows {
		texts = append(texts, row.Key+string(row.RequestHash)+string(row.Header)+string(row.Body))
	}
	return texts
}
