package main

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"testing/fstest"

	"gorm.io/gorm"

	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/hooks"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
	"github.com/recobro/recobro/plugins-sdk/go/tracing"
)

// said is what both sides of the speaker's sockets say.
type said struct {
	Text string `json:"text"`
}

type line = httpx.Socket[said, said]

// speaker is a module that stands where tasks does, for its permissions.
func speaker() sdk.Module {
	return sdk.Module{
		Manifest: []byte(`{
			"id": "tasks", "version": "1.0.0",
			"title": {"es": "Líneas", "en": "Lines", "pt": "Linhas"}, "description": {"es": "Líneas", "en": "Lines", "pt": "Linhas"},
			"api": {"prefixes": ["/api/v1/tasks"], "open": ["/api/v1/tasks/hooks"]},
			"permissions": [
				{"name": "tasks.tasks:read", "title": {"es": "Ver", "en": "See", "pt": "Ver"}, "description": {"es": "", "en": "", "pt": ""},
				 "grants": {"superadmin": "all", "admin": "all", "manager": "all", "cashier": "own"}},
				{"name": "tasks.tasks:delete", "title": {"es": "Borrar", "en": "Delete", "pt": "Excluir"}, "description": {"es": "", "en": "", "pt": ""},
				 "grants": {"superadmin": "all", "admin": "all", "manager": "all"}},
				{"name": "tasks.tasks:update", "title": {"es": "Cambiar", "en": "Change", "pt": "Alterar"}, "description": {"es": "", "en": "", "pt": ""},
				 "grants": {"admin": "all", "manager": "all"}}
			],
			"scopes": ["core.users:read", "tasks.tasks:read", "tasks.tasks:delete"],
			"events": {"publishes": ["recobro.tasks.line.spoken"]}
		}`),
		Migrations: fstest.MapFS{"migrations/0001_none.sql": {Data: []byte("-- +goose Up\nSELECT 1;\n")}},
		Routes:     []any{lines, tell, door, relay, through},
	}
}

func lines(api *httpx.API) {
	read := func(id, path, verb string) httpx.Operation {
		return httpx.Operation{ID: id, Method: http.MethodGet, Path: "/api/v1/tasks" + path, Permission: "tasks.tasks:" + verb}
	}
	httpx.RegisterEvents(api, read("events", "/events", "read"), nil, func(context.Context, *struct{}) (httpx.Stream, error) {
		return func(ctx context.Context, to *httpx.Sender) error {
			who := principal.Must(ctx)
			_ = to.Send(httpx.Event{Type: "hello", Data: said{who.TenantID + " " + who.UserID + " " + string(who.Scope)}})
			<-ctx.Done()
			return nil
		}, nil
	})
	httpx.RegisterSocket(api, read("line", "/line", "read"), speak)
	httpx.RegisterSocket(api, read("boss-line", "/boss-line", "delete"), speak)
	httpx.RegisterSocket(api, read("unnamed-line", "/unnamed-line", "update"), speak) // no scope names its permission
	httpx.RegisterStream(api, read("file", "/file", "read"), func(w http.ResponseWriter, r *http.Request) {
		for r.Context().Err() == nil { // until the reader is slower than it is written, and further
			_, _ = io.WriteString(w, "a line of a file\n")
		}
	})
}

// speak says who is there, then what it hears.
func speak(context.Context, *struct{}) (func(context.Context, *line) error, error) {
	return func(ctx context.Context, l *line) error {
		who := principal.Must(ctx)
		err := l.Send(said{who.TenantID + " " + who.UserID + " " + string(who.Scope)})
		for err == nil {
			var m httpx.Message[said]
			if m, err = l.Receive(); err == nil {
				err = l.Send(m.Value)
			}
		}
		return err
	}, nil
}

type spoken struct {
	Body struct {
		ID     string   `json:"id"`
		Owners []string `json:"owners"`
	}
}

// tell tells of something that is several users' own.
func tell(api *httpx.API, bus *events.Bus) {
	httpx.Register(api, httpx.Operation{ID: "tell", Method: http.MethodPost, Path: "/api/v1/tasks/tell", Permission: "tasks.tasks:delete"},
		func(ctx context.Context, in *spoken) (*struct{}, error) {
			return nil, bus.Live(ctx, events.Event{
				Type: "recobro.tasks.line.spoken", Subject: in.Body.ID, Permission: "tasks.tasks:read", Owners: in.Body.Owners,
			})
		})
}

type relayed struct {
	Body struct {
		Path   string `json:"path"`
		Body   string `json:"body,omitempty"`
		Itself bool   `json:"itself,omitempty"`
		Vouch  string `json:"vouch,omitempty"`
	}
}

// relay asks another operation what its caller wants to know; with a body, by POST.
func relay(api *httpx.API, host *ask.Host) {
	httpx.Register(api, httpx.Operation{ID: "relay", Method: http.MethodPost, Path: "/api/v1/tasks/relay", Permission: "tasks.tasks:read"},
		func(ctx context.Context, in *relayed) (*httpx.Body[json.RawMessage], error) {
			if who := principal.Must(ctx); in.Body.Vouch != "" {
				who.Vouch = in.Body.Vouch
				ctx = principal.With(ctx, who)
			}
			if in.Body.Itself {
				ctx = ask.Itself(ctx, "tasks")
			}
			request, err := http.NewRequestWithContext(ctx, http.MethodGet, in.Body.Path, http.NoBody)
			if in.Body.Body != "" {
				request, err = http.NewRequestWithContext(ctx, http.MethodPost, in.Body.Path, strings.NewReader(in.Body.Body))
				request.Header.Set("Content-Type", "application/json")
			}
			if err != nil {
				return nil, err
			}
			answer, err := host.Do(request)
			if err != nil {
				return nil, err
			}
			raw, err := io.ReadAll(answer.Body)
			return httpx.OK(json.RawMessage(raw)), err
		})
}

// door lets a provider call, and whoever leads open addresses for it.
func door(api *httpx.API, s *hooks.Store, db *storage.DB, recorder *tracing.Recorder) {
	hooks.Register(api, s, hooks.Hook{
		Name: "provider", Path: "/api/v1/tasks/hooks/provider/{token}", Scheme: hooks.HMAC("X-Signature", "", hex.DecodeString),
		Handle: func(ctx context.Context, d hooks.Delivery) (hooks.Answer, error) {
			return hooks.Answer{}, db.Tx(ctx, func(ctx context.Context, tx *gorm.DB) error {
				return recorder.Record(ctx, tx, tracing.Entry{
					Name: "tasks.called", SubjectType: "line", SubjectID: string(d.Body), Payload: map[string]any{"from": principal.Must(ctx).Address},
				})
			})
		},
	})
	httpx.RegisterWrite(api, httpx.Operation{ID: "open", Method: http.MethodPost, Path: "/api/v1/tasks/addresses", Permission: "tasks.tasks:delete"},
		func(ctx context.Context, in *struct {
			Body struct {
				Secret string `json:"secret"`
			}
		}) (*httpx.Body[hooks.Opened], error) {
			opened, err := s.Create(ctx, "provider", "x", in.Body.Secret)
			return httpx.OK(opened), err
		})
}
