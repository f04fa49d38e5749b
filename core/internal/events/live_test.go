package events_test

import (
	"bufio"
	"context"
	"encoding/json"
	"iter"
	"log/slog"
	"maps"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/go-chi/chi/v5"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/events"
	"github.com/recobro/recobro/core/internal/lasting"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	sdkevents "github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/host/broker"
)

// rights grants "portfolios.imports:read" to managers (all) and cashiers (own).
type rights struct{}

func (rights) Decide(_, role, permission string) (principal.Scope, bool) {
	if permission != "portfolios.imports:read" {
		return "", false
	}
	scope, ok := map[string]principal.Scope{"manager": principal.ScopeAll, "cashier": principal.ScopeOwn}[role]
	return scope, ok
}

func start(t *testing.T) *events.Server {
	t.Helper()
	server, err := events.Start(t.Context(), events.Config{DataDir: t.TempDir(), Modules: []events.Rights{
		{ModuleID: "portfolios"},
		{ModuleID: "tasks", Consumes: []string{"recobro.portfolios.import.finished"}},
	}}, slog.New(slog.DiscardHandler))
	require.NoError(t, err)
	t.Cleanup(server.Close)
	return server
}

func connect(t *testing.T, server *events.Server, module string) *nats.Conn {
	t.Helper()
	c := server.Credentials(module)
	connection, err := nats.Connect(c.URL, nats.UserInfo(c.User, c.Password), nats.CustomInboxPrefix(broker.InboxOf(module)))
	require.NoError(t, err)
	t.Cleanup(connection.Close)
	return connection
}

func publish(t *testing.T, connection *nats.Conn, prefix string, envelope sdkevents.Envelope) {
	t.Helper()
	subject, err := broker.SubjectOf(prefix, envelope.Type, envelope.TenantID)
	require.NoError(t, err)
	body, err := json.Marshal(envelope)
	require.NoError(t, err)
	require.NoError(t, connection.Publish(subject, body))
	require.NoError(t, connection.Flush())
}

// watch opens a live stream as that person and returns the event frames it hears.
func watch(t *testing.T, hub *events.Hub, who principal.Principal) <-chan string {
	t.Helper()
	return watchUntil(t, hub, who, t.Context())
}

// watchUntil is watch of a stream that the host ends with a context, for its cause.
func watchUntil(t *testing.T, hub *events.Hub, who principal.Principal, host context.Context) <-chan string {
	t.Helper()
	catalog, err := errs.NewCatalog()
	require.NoError(t, err)
	router := chi.NewRouter()
	who.Permission = "core.live:read"
	router.Use(func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			ctx, end := context.WithCancelCause(principal.With(r.Context(), who))
			defer context.AfterFunc(host, func() { end(context.Cause(host)) })()
			next.ServeHTTP(w, r.WithContext(ctx))
		})
	})
	httpx.RegisterEvents(httpx.New(router, httpx.Config{Title: "core", Version: "1", Catalog: catalog}), httpx.Operation{
		ID: "live", Method: http.MethodGet, Path: "/", Permission: who.Permission,
	}, nil, hub.Open)
	server := httptest.NewServer(router)
	t.Cleanup(server.Close)
	ctx, cancel := context.WithCancel(t.Context())
	t.Cleanup(cancel)
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, server.URL, nil)
	require.NoError(t, err)
	response, err := http.DefaultClient.Do(request)
	require.NoError(t, err)
	t.Cleanup(func() { _ = response.Body.Close() })
	require.Equal(t, "text/event-stream", response.Header.Get("Content-Type"))
	lines := bufio.NewScanner(response.Body)
	require.True(t, lines.Scan(), "the stream opens with a comment")
	heard := make(chan string, 16)
	go func() {
		defer close(heard)
		for lines.Scan() {
			if line := lines.Text(); strings.HasPrefix(line, "data: ") {
				heard <- line
			}
		}
	}()
	return heard
}

// told are the next events that somebody hears, by id: stored and passing ones come by ways of their own, in any order.
func told(t *testing.T, heard <-chan string, count int) map[string]string {
	t.Helper()
	all := map[string]string{}
	for range count {
		line := strings.TrimPrefix(sdktest.Next(t, heard), "data: ")
		var event struct{ ID string }
		require.NoError(t, json.Unmarshal([]byte(line), &event))
		all[event.ID] = line
	}
	return all
}

func TestLive(t *testing.T) {
	t.Parallel()
	server := start(t)
	hub, err := events.NewHub(server.Connection(), rights{})
	require.NoError(t, err)
	module := connect(t, server, "portfolios")
	event := func(id, tenant, owner string) sdkevents.Envelope {
		return sdkevents.Envelope{ID: id, Type: "recobro.portfolios.import.progress", TenantID: tenant,
			Permission: "portfolios.imports:read", Owners: []string{owner}, Data: json.RawMessage(`{"amount":1906401}`), Keys: [][]string{{"imports", "7"}}}
	}
	manager := watch(t, hub, principal.Principal{TenantID: "andina", UserID: "m", Role: "manager"})
	cashier := watch(t, hub, principal.Principal{TenantID: "andina", UserID: "c", Role: "cashier"})
	stranger := watch(t, hub, principal.Principal{TenantID: "rioplatense", UserID: "m", Role: "manager"})
	auditor := watch(t, hub, principal.Principal{TenantID: "andina", UserID: "a", Role: "auditor"})
	other := watch(t, hub, principal.Principal{TenantID: "andina", UserID: "d", Role: "cashier"})

	publish(t, module, broker.LivePrefix, event("of-another", "andina", "somebody-else"))
	unowned := event("of-nobody", "andina", "")
	unowned.Owners = nil
	publish(t, module, broker.LivePrefix, unowned)
	publish(t, module, broker.StoredPrefix, event("own", "andina", "c"))
	shared := event("shared", "andina", "c")
	shared.Owners = append(shared.Owners, "d", "gone")
	publish(t, module, broker.LivePrefix, shared)
	unowned.ID, unowned.Everyone, unowned.Subject = "of-many", true, "a-debtor"
	publish(t, module, broker.LivePrefix, unowned)
	publish(t, module, broker.LivePrefix, event("foreign", "rioplatense", ""))

	t.Run("a holder of the permission hears stored and passing events of the tenant", func(t *testing.T) {
		lines := told(t, manager, 5)
		require.Equal(t, []string{"of-another", "of-many", "of-nobody", "own", "shared"}, slices.Sorted(maps.Keys(lines)))
		require.Contains(t, lines["of-another"], `"keys":[["imports","7"]]`)
	})
	t.Run("a holder of the scope own hears of own rows alone, and of many rows what to read again, and no more", func(t *testing.T) {
		lines := told(t, cashier, 3)
		require.Equal(t, []string{"of-many", "own", "shared"}, slices.Sorted(maps.Keys(lines)))
		require.Contains(t, lines["own"], "1906401")
		require.JSONEq(t, `{"id":"of-many","keys":[["imports","7"]]}`, lines["of-many"])
	})
	t.Run("another tenant hears its own events alone [AU-05]", func(t *testing.T) {
		require.Contains(t, sdktest.Next(t, stranger), `"foreign"`)
	})
	t.Run("each owner of a row with several hears of it, and of nothing else", func(t *testing.T) {
		require.Equal(t, []string{"of-many", "shared"}, slices.Sorted(maps.Keys(told(t, other, 2))))
	})
	t.Run("a role without the permission hears nothing", func(t *testing.T) {
		require.Empty(t, auditor)
	})
}

func TestMany(t *testing.T) {
	t.Parallel()
	hub, err := events.NewHub(start(t).Connection(), rights{})
	require.NoError(t, err)
	told := sdkevents.Envelope{ID: "1", Type: "recobro.portfolios.import.progress", TenantID: "andina", Permission: "portfolios.imports:read",
		Keys: [][]string{{"imports"}}, Data: json.RawMessage(`{"amount":1}`), Everyone: true}
	cashier := watch(t, hub, principal.Principal{TenantID: "andina", UserID: "c", Role: "cashier"})
	lines := make([]<-chan string, 59)
	for n := range lines {
		lines[n] = watch(t, hub, principal.Principal{TenantID: "andina", UserID: "m", Role: "manager"})
	}
	hub.Send(told)
	for _, heard := range lines {
		require.Equal(t, `data: {"id":"1","keys":[["imports"]],"spread_ms":180,"payload":{"amount":1}}`, sdktest.Next(t, heard), "many who hear of one thing read again one after another")
	}
	require.Equal(t, `data: {"id":"1","keys":[["imports"]],"spread_ms":180}`, sdktest.Next(t, cashier), "who may know what to read again alone hears no more, whoever else hears all")
}

func TestLiveEnds(t *testing.T) {
	t.Parallel()
	hub, err := events.NewHub(start(t).Connection(), rights{})
	require.NoError(t, err)
	for fact, c := range map[string]struct {
		cause *lasting.End
		last  []string
	}{
		"for what its person may do: it says so, and the browser asks anew at once": {lasting.Access, []string{"data: {}"}},
		"with the host: it says nothing, and the browser waits":                     {lasting.Stopping, nil},
		"because the database is slow: it says nothing, and the browser waits":      {lasting.Unjudged, nil},
	} {
		t.Run(fact, func(t *testing.T) {
			t.Parallel()
			host, end := context.WithCancelCause(t.Context())
			heard := watchUntil(t, hub, principal.Principal{TenantID: "andina", UserID: "m", Role: "manager"}, host)
			end(c.cause)
			require.Equal(t, c.last, slices.Collect(all(heard)))
		})
	}
}

// all are what comes until the channel is closed.
func all(heard <-chan string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for line := range heard {
			if !yield(line) {
				return
			}
		}
	}
}

func TestRights(t *testing.T) {
	t.Parallel()
	server := start(t)

	t.Run("a module stores what it publishes under its own name", func(t *testing.T) {
		t.Parallel()
		stream, err := jetstream.New(connect(t, server, "portfolios"))
		require.NoError(t, err)
		_, err = stream.Publish(t.Context(), "events.portfolios.andina.import.finished", []byte(`{}`))
		require.NoError(t, err)
	})
	t.Run("a module cannot speak for another", func(t *testing.T) {
		t.Parallel()
		stream, err := jetstream.New(connect(t, server, "tasks"))
		require.NoError(t, err)
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		_, err = stream.Publish(ctx, "events.portfolios.andina.import.finished", []byte(`{}`))
		require.Error(t, err)
	})
	t.Run("a module hears the types that it declared, and cannot ask for others", func(t *testing.T) {
		t.Parallel()
		stream, err := jetstream.New(connect(t, server, "tasks"))
		require.NoError(t, err)
		consumer := func(eventType string) error {
			filter, err := broker.FilterOf(eventType)
			require.NoError(t, err)
			ctx, cancel := context.WithTimeout(t.Context(), time.Second)
			defer cancel()
			_, err = stream.CreateOrUpdateConsumer(ctx, broker.Stream, jetstream.ConsumerConfig{
				Durable: broker.DurableOf("tasks", eventType), FilterSubject: filter, AckPolicy: jetstream.AckExplicitPolicy})
			return err
		}
		require.NoError(t, consumer("recobro.portfolios.import.finished"))
		require.Error(t, consumer("recobro.portfolios.debtor.revealed"))
	})
}
