package httpx_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/go-chi/chi/v5"
	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// note is what the API under test is about.
type note struct {
	storage.Row
	Title  string `json:"title" minLength:"1" maxLength:"20"`
	Amount int64  `json:"amount"`
}

type noteBody struct {
	Title  string   `json:"title" minLength:"1" maxLength:"20"`
	Amount int64    `json:"amount,omitempty" minimum:"0"`
	Kind   string   `json:"kind,omitempty" enum:"call,visit"`
	Lines  []string `json:"lines,omitempty" maxItems:"2" uniqueItems:"true"`
}

type createInput struct{ Body noteBody }

type updateInput struct {
	httpx.IfMatch
	ID   string `path:"id"`
	Body noteBody
}

type listInput struct {
	page.Params
	Title string `query:"title" maxLength:"20"`
}

type idInput struct {
	ID string `path:"id" maxLength:"36"`
}

func migrations() fstest.MapFS {
	return fstest.MapFS{"migrations/0001_notes.sql": {Data: []byte(`-- +goose Up
CREATE TABLE notes (
    tenant_id TEXT NOT NULL, id TEXT NOT NULL, version BIGINT NOT NULL,
    created_at TIMESTAMP NOT NULL, updated_at TIMESTAMP NOT NULL, created_by TEXT NOT NULL, updated_by TEXT NOT NULL,
    title TEXT NOT NULL, amount BIGINT NOT NULL,
    PRIMARY KEY (tenant_id, id), UNIQUE (tenant_id, title)
);`)}}
}

// service is the API under test over a real server.
type service struct {
	t   *testing.T
	api *httpx.API
	db  *storage.DB
	url string
	key []byte
}

func serve(t *testing.T, db *storage.DB) *service {
	catalog, err := errs.NewCatalog()
	require.NoError(t, err)
	catalog = catalog.WithLogger(slog.New(slog.DiscardHandler))
	s := &service{t: t, db: db, key: []byte("0123456789abcdef0123456789abcdef")}
	router := chi.NewRouter()
	router.Use(httpx.Authenticate(s.key, clock.System(), catalog))
	s.api = httpx.New(router, httpx.Config{Title: "Notes", Version: "1", DB: db, Catalog: catalog})
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

func (s *service) create(ctx context.Context, in *createInput) (*httpx.Body[*note], error) {
	n := &note{Title: in.Body.Title, Amount: in.Body.Amount}
	err := s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Create(n).Error })
	if err != nil {
		return nil, err
	}
	if n.Title == "fails late" {
		return nil, errs.New(errs.Conflict, "notes.late")
	}
	return httpx.OK(n), nil
}

func (s *service) update(ctx context.Context, in *updateInput) (*httpx.Body[*note], error) {
	version, err := in.Version()
	if err != nil {
		return nil, err
	}
	var n note
	err = s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error {
		if err := tx.Take(&n, "id = ?", in.ID).Error; err != nil {
			return err
		}
		n.Title = in.Body.Title
		return storage.Update(tx, &n, version)
	})
	return httpx.OK(&n), err
}

func (s *service) remove(ctx context.Context, in *idInput) (*struct{}, error) {
	return nil, s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Where("id = ?", in.ID).Delete(&note{}).Error })
}

func (s *service) list(ctx context.Context, in *listInput) (*httpx.List[note], error) {
	var rows []note
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error {
		if in.Title != "" {
			tx = tx.Where("title = ?", in.Title)
		}
		return tx.Find(&rows).Error
	})
	return httpx.Listed(rows, page.Meta{Page: in.Page, PageSize: in.PageSize}), err
}

func (s *service) get(ctx context.Context, in *idInput) (*httpx.Body[note], error) {
	var n note
	err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Take(&n, "id = ?", in.ID).Error })
	return httpx.OK(n), err
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
		who := principal.Principal{TenantID: "a", UserID: "ana", Permission: permission, Language: "en"}
		r.Header.Set(principal.Header, principal.Sign(s.key, who, time.Now()))
	}
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	return s.do(r)
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

func TestOperations(t *testing.T) {
	s := serve(t, sdktest.Engine{Name: storage.SQLite}.DB(t, "notes", migrations()))

	t.Run("a write answers the thing and its version", func(t *testing.T) {
		got := s.call("POST", "/notes", "notes:create", `{"title":"one"}`)
		require.Equal(t, 200, got.status, got.raw)
		require.Equal(t, `"1"`, got.header.Get("ETag"))
		require.Equal(t, "one", got.data["title"])
		require.NotContains(t, got.raw, "tenant")
	})

	t.Run("an update names the version it changes [AP-05]", func(t *testing.T) {
		id := s.call("POST", "/notes", "notes:create", `{"title":"two"}`).data["id"].(string)
		change := func(tag string) answer {
			return s.call("PATCH", "/notes/"+id, "notes:update", `{"title":"changed"}`, "If-Match", tag)
		}
		require.Equal(t, http.StatusPreconditionRequired, change("").status)
		require.Equal(t, `"2"`, change(`"1"`).header.Get("ETag"))
		lost := change(`"1"`)
		require.Equal(t, http.StatusPreconditionFailed, lost.status)
		require.Equal(t, "precondition.stale", lost.problem.Code)
		require.Equal(t, http.StatusPreconditionFailed, change("rubbish").status)
	})

	t.Run("an answer without a body is 204", func(t *testing.T) {
		require.Equal(t, http.StatusNoContent, s.call("DELETE", "/notes/x", "notes:delete", "").status)
	})

	t.Run("an empty list is a list", func(t *testing.T) {
		got := s.call("GET", "/notes?title=none", "notes:read", "")
		require.JSONEq(t, `{"data":[],"meta":{"page":1,"pageSize":10,"total":0,"totalExact":false}}`, got.raw)
	})

	t.Run("what was written is gone if the handler fails after it", func(t *testing.T) {
		before := s.count()
		require.Equal(t, 409, s.call("POST", "/notes", "notes:create", `{"title":"fails late"}`).status)
		require.Equal(t, before, s.count())
	})

	t.Run("an unforeseen error tells nothing but the trace", func(t *testing.T) {
		got := s.call("GET", "/broken", "notes:read", "", "X-Request-Id", "trace-1")
		require.Equal(t, 500, got.status)
		require.Equal(t, "internal", got.problem.Code)
		require.Equal(t, "trace-1", got.problem.TraceID)
		require.NotContains(t, got.raw, "hunter2")
	})

	t.Run("an operation that takes too long is cut off", func(t *testing.T) {
		got := s.call("GET", "/slow", "notes:read", "")
		require.Equal(t, http.StatusServiceUnavailable, got.status)
		require.Equal(t, "timeout", got.problem.Code)
	})

	t.Run("an address that is not there and a method that is not served are problems too", func(t *testing.T) {
		require.Equal(t, "not_found", s.call("GET", "/nowhere", "notes:read", "").problem.Code)
		got := s.call("PUT", "/notes", "notes:read", "")
		require.Equal(t, http.StatusMethodNotAllowed, got.status)
		require.Equal(t, "method_not_allowed", got.problem.Code)
	})

	t.Run("a stream is counted against its limit as it goes", func(t *testing.T) {
		require.Equal(t, "1000\n", s.call("POST", "/upload", "notes:create", strings.Repeat("x", 1000)).raw)
		require.Equal(t, http.StatusRequestEntityTooLarge, s.call("POST", "/upload", "notes:create", strings.Repeat("x", 1001)).status)
	})
}

func TestPermissions(t *testing.T) {
	s := serve(t, sdktest.Engine{Name: storage.SQLite}.DB(t, "notes", migrations()))

	t.Run("nobody is let in without a principal, and none with another permission", func(t *testing.T) {
		for _, c := range []struct{ method, path string }{{"GET", "/notes"}, {"POST", "/upload"}} {
			require.Equal(t, http.StatusUnauthorized, s.call(c.method, c.path, "", "").status)
			require.Equal(t, http.StatusForbidden, s.call(c.method, c.path, "notes:delete", "").status)
		}
	})

	t.Run("a forged or old principal is refused, even where none is needed", func(t *testing.T) {
		who := principal.Principal{TenantID: "a", Permission: "notes:read"}
		for _, header := range []string{
			principal.Sign([]byte("another key, another generation"), who, time.Now()),
			principal.Sign(s.key, who, time.Now().Add(-2*principal.Lifetime)),
			"rubbish",
		} {
			require.Equal(t, http.StatusUnauthorized, s.call("GET", "/open", "", "", principal.Header, header).status)
		}
		require.Equal(t, 200, s.call("GET", "/open", "", "").status)
	})

	t.Run("an operation without a permission does not load", func(t *testing.T) {
		for _, bad := range []httpx.Operation{
			{ID: "x", Method: "GET", Path: "/x"},
			{ID: "x", Method: "GET", Path: "/x", Permission: "p", Open: true},
			{Method: "GET", Path: "/x", Permission: "p"},
		} {
			require.Panics(t, func() {
				httpx.Register(s.api, bad, func(context.Context, *struct{}) (*struct{}, error) { return nil, nil })
			})
		}
	})

	t.Run("the document names every operation's permission", func(t *testing.T) {
		for path, item := range s.api.OpenAPI().Paths {
			raw, err := json.Marshal(item)
			require.NoError(t, err)
			require.Regexp(t, `"x-permission":"notes:|"x-open":true`, string(raw), path)
		}
		document, err := json.Marshal(s.api.OpenAPI())
		require.NoError(t, err)
		require.NotContains(t, string(document), "ErrorModel")
		require.Contains(t, string(document), "application/problem+json")
	})
}

func TestBadInput(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		s := serve(t, engine.DB(t, "notes", migrations()))
		field := func(a answer) string {
			if len(a.problem.Errors) == 0 {
				return a.problem.Code
			}
			return a.problem.Errors[0].Field + " " + a.problem.Errors[0].Code
		}

		for what, c := range map[string]struct{ body, want string }{
			"a missing field":      {`{}`, "body.title field.required"},
			"an unknown field":     {`{"title":"x","role":"admin"}`, "body.role field.unexpected"},
			"too long a text":      {`{"title":"` + strings.Repeat("x", 21) + `"}`, "body.title field.max_length"},
			"an empty text":        {`{"title":""}`, "body.title field.min_length"},
			"a wrong type":         {`{"title":7}`, "body.title field.type"},
			"too small a number":   {`{"title":"x","amount":-1}`, "body.amount field.minimum"},
			"a wrong choice":       {`{"title":"x","kind":"smoke"}`, "body.kind field.enum"},
			"too many lines":       {`{"title":"x","lines":["a","b","c"]}`, "body.lines field.max_items"},
			"a wrong line":         {`{"title":"x","lines":[1]}`, "body.lines[0] field.type"},
			"a list for an object": {`[1]`, "body field.type"},
		} {
			t.Run(what+" is told by its path", func(t *testing.T) {
				got := s.call("POST", "/notes", "notes:create", c.body)
				require.Equal(t, http.StatusUnprocessableEntity, got.status, got.raw)
				require.Equal(t, c.want, field(got), got.raw)
				require.NotContains(t, got.problem.Errors[0].Title, "field.")
				require.NotContains(t, got.problem.Errors[0].Title, "{")
			})
		}

		for what, c := range map[string]struct{ method, path, body string }{
			"a NUL in the body":           {"POST", "/notes", "{\"title\":\"a\x00\"}"},
			"an escaped NUL":              {"POST", "/notes", `{"title":"a\u0000b"}`},
			"invalid UTF-8":               {"POST", "/notes", "{\"title\":\"\xff\xfe\"}"},
			"half a surrogate":            {"POST", "/notes", `{"title":"\ud800"}`},
			"a number beyond int64":       {"POST", "/notes", `{"title":"x","amount":99999999999999999999}`},
			"a number beyond float64":     {"POST", "/notes", `{"title":"x","amount":1e999}`},
			"a fraction for an integer":   {"POST", "/notes", `{"title":"x","amount":1.5}`},
			"JSON a thousand levels deep": {"POST", "/notes", strings.Repeat("[", 400) + strings.Repeat("]", 400)},
			"lists in a list of texts":    {"POST", "/notes", `{"title":"x","lines":[[],[]]}`},
			"half a body":                 {"POST", "/notes", `{"title":`},
			"two bodies":                  {"POST", "/notes", `{"title":"x"}{"title":"y"}`},
			"no body":                     {"POST", "/notes", ``},
			"null":                        {"POST", "/notes", `null`},
			"too large a body":            {"POST", "/notes", `{"title":"` + strings.Repeat("x", 2000) + `"}`},
			"a NUL in the path":           {"GET", "/notes/a%00b", ""},
			"invalid UTF-8 in the path":   {"GET", "/notes/%ff", ""},
			"a NUL in the query":          {"GET", "/notes?title=%00", ""},
			"invalid UTF-8 in the query":  {"GET", "/notes?title=%ff%fe", ""},
			"a broken escape":             {"GET", "/notes?title=%zz", ""},
			"a page beyond all bounds":    {"GET", "/notes?page=99999999999999999999", ""},
			"a negative page":             {"GET", "/notes?page=-1", ""},
			"too large a page":            {"GET", "/notes?pageSize=101", ""},
			"a word for a number":         {"GET", "/notes?page=two", ""},
			"too long an id":              {"GET", "/notes/" + strings.Repeat("x", 37), ""},
		} {
			t.Run(what+" is refused as bad input", func(t *testing.T) {
				got := s.call(c.method, c.path, map[string]string{"POST": "notes:create", "GET": "notes:read"}[c.method], c.body)
				if what == "half a surrogate" { // JSON has it stand for U+FFFD, a character like any other
					require.Equal(t, 200, got.status)
					return
				}
				require.GreaterOrEqual(t, got.status, 400, got.raw)
				require.Less(t, got.status, 500, got.raw)
				require.NotEmpty(t, got.problem.Title, got.raw)
			})
		}

		t.Run("another format than JSON is refused", func(t *testing.T) {
			got := s.call("POST", "/notes", "notes:create", "title: x", "Content-Type", "application/yaml")
			require.Equal(t, http.StatusUnsupportedMediaType, got.status)
			require.Equal(t, "unsupported_media_type", got.problem.Code)
		})

		t.Run("a body that breaks off is bad input", func(t *testing.T) {
			r, err := http.NewRequest("POST", s.url+"/notes", io.MultiReader(bytes.NewReader([]byte(`{"ti`)), errReader{}))
			require.NoError(t, err)
			_, err = http.DefaultClient.Do(r) //nolint:bodyclose // there is none
			require.Error(t, err)
		})
	})
}

type errReader struct{}

func (errReader) Read([]byte) (int, error) { return 0, errors.New("gone") }
