package sdktest_test

import (
	"context"
	"errors"
	"testing"
	"testing/fstest"

	"github.com/coder/websocket/wsjson"
	"github.com/stretchr/testify/require"
	"gorm.io/gorm"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/hooks"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// note is the one thing of the example module.
type note struct {
	storage.Row
	Title string `json:"title"`
}

// notes is the example module's service.
type notes struct{ db *storage.DB }

func newNotes(db *storage.DB) *notes { return &notes{db: db} }

type newNote struct {
	Body struct {
		Title string `json:"title" minLength:"1" maxLength:"100"`
	}
}

type changedNote struct {
	httpx.IfMatch
	ID   string `path:"id" maxLength:"36"`
	Body struct {
		Title string `json:"title" minLength:"1" maxLength:"100"`
	}
}

type noteID struct {
	ID string `path:"id" maxLength:"36"`
}

func (s *notes) add(ctx context.Context, title string) (n *note, err error) {
	n = &note{Title: title}
	return n, s.db.Tx(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Create(n).Error })
}

func routes(api *httpx.API, s *notes) {
	httpx.Register(api, httpx.Operation{ID: "notes-list", Method: "GET", Path: "/api/v1/notes", Permission: "notes.notes:read"},
		func(ctx context.Context, in *page.Params) (*httpx.Page[note], error) {
			var rows []note
			var meta page.Meta
			err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) (err error) {
				rows, meta, err = page.Short[note](tx, "title", page.Orders(map[string]string{"title": "title"}), *in)
				return err
			})
			return httpx.Listed(rows, meta), err
		})
	httpx.Register(api, httpx.Operation{ID: "notes-get", Method: "GET", Path: "/api/v1/notes/{id}", Permission: "notes.notes:read"},
		func(ctx context.Context, in *noteID) (*httpx.Body[note], error) {
			var n note
			err := s.db.Read(ctx, func(_ context.Context, tx *gorm.DB) error { return tx.Take(&n, "id = ?", in.ID).Error })
			return httpx.OK(n), err
		})
	httpx.RegisterWrite(api, httpx.Operation{ID: "notes-create", Method: "POST", Path: "/api/v1/notes", Permission: "notes.notes:create"},
		func(ctx context.Context, in *newNote) (*httpx.Body[*note], error) {
			n, err := s.add(ctx, in.Body.Title)
			return httpx.OK(n), err
		})
	httpx.RegisterWrite(api, httpx.Operation{ID: "notes-update", Method: "PATCH", Path: "/api/v1/notes/{id}", Permission: "notes.notes:create"},
		func(ctx context.Context, in *changedNote) (*httpx.Body[*note], error) {
			version, err := in.Version()
			if err != nil {
				return nil, err
			}
			n := &note{}
			err = s.db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
				if err := tx.Take(n, "id = ?", in.ID).Error; err != nil {
					return err
				}
				n.Title = in.Body.Title
				return storage.Update(ctx, s.db, n, version)
			})
			return httpx.OK(n), err
		})
}

type tick struct {
	Number int `json:"number"`
}

// live serves a stream and a socket that end as they should, unless stay says for how long they do not.
func live(stay chan struct{}) func(*httpx.API) {
	wait := func(ctx context.Context) {
		<-ctx.Done()
		if stay != nil {
			<-stay
		}
	}
	return func(api *httpx.API) {
		httpx.RegisterEvents(api, httpx.Operation{ID: "notes-events", Method: "GET", Path: "/api/v1/notes/events", Permission: "notes.notes:read"},
			map[string]any{"tick": tick{}}, func(context.Context, *struct{}) (httpx.Stream, error) {
				return func(ctx context.Context, to *httpx.Sender) error {
					if err := to.Send(httpx.Event{ID: "8", Type: "tick", Data: tick{8}}); err != nil {
						return err
					}
					wait(ctx)
					return nil
				}, nil
			})
		httpx.RegisterSocket(api, httpx.Operation{ID: "notes-socket", Path: "/api/v1/notes/{id}/socket", Permission: "notes.notes:read"},
			func(context.Context, *noteID) (func(context.Context, *httpx.Socket[tick, tick]) error, error) {
				return func(ctx context.Context, s *httpx.Socket[tick, tick]) error {
					for {
						m, err := s.Receive()
						if err != nil {
							wait(ctx)
							return err
						}
						if err := s.Send(m.Value); err != nil {
							return err
						}
					}
				}, nil
			})
	}
}

// doors lets two providers call.
func doors(api *httpx.API, s *hooks.Store) {
	nothing := func(context.Context, hooks.Delivery) (hooks.Answer, error) { return hooks.Answer{}, nil }
	hooks.Register(api, s, hooks.Hook{Name: "meta", Path: "/api/v1/notes/hooks/meta/{token}", Scheme: hooks.Token("X-Token"), Subscribe: true, Handle: nothing})
	hooks.Register(api, s, hooks.Hook{Name: "bank", Path: "/api/v1/notes/hooks/bank/{token}", Scheme: hooks.Basic(), Handle: nothing})
}

func seed(demo sdk.DemoSeed, s *notes) error {
	for _, tenant := range demo.Tenants {
		if _, err := s.add(asSystem(tenant.ID), "first note"); err != nil && !errors.Is(err, storage.ErrDuplicate) {
			return err
		}
	}
	return nil
}

// example is a whole module, as small as they come.
func example() sdk.Module {
	return sdk.Module{
		Manifest: []byte(`{
			"id": "notes", "version": "1.0.0",
			"title": {"es": "Notas", "en": "Notes", "pt": "Notas"},
			"description": {"es": "Notas", "en": "Notes", "pt": "Notas"},
			"api": {"prefixes": ["/api/v1/notes"], "open": ["/api/v1/notes/hooks"], "credentials": ["/api/v1/notes/hooks"]},
			"permissions": [
				{"name": "notes.notes:read", "title": {"es": "Ver", "en": "See", "pt": "Ver"}, "description": {"es": "", "en": "", "pt": ""},
				 "grants": {"admin": "all", "cashier": "all"}},
				{"name": "notes.notes:create", "title": {"es": "Crear", "en": "Create", "pt": "Criar"}, "description": {"es": "", "en": "", "pt": ""},
				 "grants": {"admin": "all"}}
			],
			"events": {}
		}`),
		Migrations: fstest.MapFS{"migrations/0001_notes.sql": {Data: []byte(`-- +goose Up
CREATE TABLE notes (
    tenant_id TEXT NOT NULL, id TEXT NOT NULL, version BIGINT NOT NULL,
    created_at TIMESTAMP NOT NULL, updated_at TIMESTAMP NOT NULL, created_by TEXT NOT NULL, updated_by TEXT NOT NULL,
    title TEXT NOT NULL, PRIMARY KEY (tenant_id, id)
);`)}},
		Provide: []any{newNotes},
		Routes:  []any{routes, live(nil), doors},
		Demo:    []any{seed},
	}
}

func TestContract(t *testing.T) { sdktest.Contract(t, example()) }

func TestHost(t *testing.T) {
	h := sdktest.Start(t, example(), sdktest.Options{})

	t.Run("a person hears a stream and speaks on a socket", func(t *testing.T) {
		ana := h.As("a", "admin", "ana")
		require.Equal(t, sdktest.Heard{ID: "8", Type: "tick", Data: []byte(`{"number":8}`)}, <-ana.Events("/api/v1/notes/events"))
		line := ana.Socket("/api/v1/notes/7/socket")
		require.NoError(t, wsjson.Write(t.Context(), line, tick{9}))
		var got tick
		require.NoError(t, wsjson.Read(t.Context(), line, &got))
		require.Equal(t, tick{9}, got)
	})

	t.Run("a person does what the role's grants allow", func(t *testing.T) {
		var made note
		h.As("a", "admin", "ana").POST("/api/v1/notes", map[string]string{"title": "hello"}).OK(&made)
		var seen []note
		h.As("a", "cashier", "luis").GET("/api/v1/notes").OK(&seen)
		require.Equal(t, "hello", seen[0].Title)
		require.Equal(t, "ana", seen[0].CreatedBy)
		h.As("b", "admin", "eva").GET("/api/v1/notes/"+made.ID).Refused(404, "storage.not_found")
	})

	t.Run("a person without the grant is refused", func(t *testing.T) {
		h.As("a", "cashier", "luis").POST("/api/v1/notes", map[string]string{"title": "x"}).Refused(403, "forbidden")
	})

	t.Run("a refusal is told by its code and fields", func(t *testing.T) {
		got := h.As("a", "admin", "ana").POST("/api/v1/notes", map[string]string{})
		got.Refused(422, "invalid")
		require.Equal(t, []errs.ProblemField{{Field: "body.title", Code: "field.required", Title: "This field is required."}}, got.Problem.Errors)
	})
}

func asSystem(tenant string) context.Context {
	return principal.With(context.Background(), principal.System(tenant, "notes"))
}

func TestEndless(t *testing.T) {
	module, stay := example(), make(chan struct{})
	module.Routes = []any{routes, live(stay)}
	complaints := sdktest.Endless(t, module, &sdk.DemoSeed{Tenants: []sdk.DemoTenant{{ID: "a"}}})
	close(stay)
	require.Equal(t, []string{
		"notes-events (GET /api/v1/notes/events) goes on when the process drains: have it return once its context ends",
		"notes-socket (GET /api/v1/notes/{id}/socket) goes on when the process drains: have it return once its context ends",
	}, complaints)
}
