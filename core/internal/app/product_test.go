package app_test

import (
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// plain asks without anybody signed in.
func plain(t *testing.T, p *producttest.Product, method, path, body string) (*http.Response, string) {
	t.Helper()
	request, err := http.NewRequestWithContext(t.Context(), method, p.URL+path, strings.NewReader(body))
	require.NoError(t, err)
	response, err := http.DefaultClient.Do(request)
	require.NoError(t, err)
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	require.NoError(t, err)
	return response, string(text)
}

type problem struct {
	Title, Code, Instance string
	Status                int
	TraceID               string `json:"trace_id"`
}

func refusal(t *testing.T, response *http.Response, body string) problem {
	t.Helper()
	require.Equal(t, "application/problem+json", response.Header.Get("Content-Type"), body)
	var p problem
	require.NoError(t, json.Unmarshal([]byte(body), &p))
	require.Equal(t, response.StatusCode, p.Status)
	require.NotEmpty(t, p.Title)
	require.NotEqual(t, p.Code, p.Title, "a title people can read")
	require.NotEmpty(t, p.TraceID)
	return p
}

func TestFrontDoor(t *testing.T) {
	t.Parallel()
	product := producttest.Start(t, producttest.Options{})
	admin := product.SignIn(t, "rioplatense", "admin")

	t.Run("health is open and names every module and its state [AP-02]", func(t *testing.T) {
		response, body := plain(t, product, http.MethodGet, "/api/v1/health", "")
		require.Equal(t, http.StatusOK, response.StatusCode)
		for _, module := range []string{"identityprovider", "portfolios"} {
			require.Contains(t, body, `"id":"`+module+`"`)
		}
		require.Contains(t, body, `"state":"ready"`)
	})

	t.Run("a word of an open path inside another path opens nothing [AP-02]", func(t *testing.T) {
		for _, path := range []string{
			"/api/v1/users/health", "/api/v1/carteras/public", "/api/v1/deudores?next=/api/v1/auth/", "/api/v1/healthy",
			"/api/v1/authority", "/api/v1/publicity/x", "/api/v1/openapi.json", "/api/v1/nothing/auth/token",
			"/api/v1/carteras/%2e%2e/health", "/api/v1//auth/state", "/api/v1/auth/../users", "/api/v1/Auth/state",
		} {
			response, body := plain(t, product, http.MethodGet, path, "")
			require.Contains(t, []int{http.StatusUnauthorized, http.StatusUnprocessableEntity}, response.StatusCode, "%s: %s", path, body)
			refusal(t, response, body)
		}
	})

	t.Run("what is unknown, not allowed, too large or unreadable is a problem with a title and a trace id [AP-03]", func(t *testing.T) {
		unknown := admin.Get(t, "/api/v1/nowhere")
		require.Equal(t, http.StatusNotFound, unknown.Status)
		method := admin.Do(t, http.MethodPut, "/api/v1/carteras", `{}`, nil)
		require.Equal(t, http.StatusMethodNotAllowed, method.Status)
		require.Equal(t, "GET, POST, HEAD", method.Header.Get("Allow"))
		large := admin.Do(t, http.MethodPost, "/api/v1/carteras", `{"name":"`+strings.Repeat("x", 2<<20)+`"}`, nil)
		require.Equal(t, http.StatusRequestEntityTooLarge, large.Status)
		garbage := admin.Do(t, http.MethodPost, "/api/v1/carteras", `{"name":`, nil)
		require.GreaterOrEqual(t, garbage.Status, 400)
		require.Less(t, garbage.Status, 500)
		for _, answer := range []producttest.Answer{unknown, method, large, garbage} {
			var p problem
			require.NoError(t, json.Unmarshal(answer.Body, &p))
			require.Equal(t, answer.Status, p.Status)
			require.NotEmpty(t, p.Title)
			require.Equal(t, answer.Header.Get("X-Request-Id") != "", p.TraceID != "")
		}
	})

	t.Run("the language of a refusal is the caller's [AP-03]", func(t *testing.T) {
		for lang, title := range map[string]string{"en": "Sign in", "pt": "Entre", "es": "Inici"} {
			request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, product.URL+"/api/v1/me", nil)
			require.NoError(t, err)
			request.Header.Set("Accept-Language", lang)
			response, err := http.DefaultClient.Do(request)
			require.NoError(t, err)
			text, err := io.ReadAll(response.Body)
			require.NoError(t, err)
			require.NoError(t, response.Body.Close())
			require.Contains(t, refusal(t, response, string(text)).Title, title)
		}
	})

	t.Run("one OpenAPI 3.1 document has the operations of core and modules, each with its permission or open [AP-04]", func(t *testing.T) {
		raw := admin.Get(t, "/api/v1/openapi.json")
		document := documented(t, raw.Body)
		require.Equal(t, "3.1.0", document.OpenAPI)
		require.Contains(t, document.Paths, "/api/v1/me")
		require.Contains(t, document.Paths, "/api/v1/deudores")
		seen := map[string]string{}
		for path, item := range document.Paths {
			for method, operation := range item {
				require.True(t, operation.Permission != "" || operation.Open, "%s %s", method, path)
				require.Empty(t, seen[operation.ID], "operation id %s is used twice", operation.ID)
				seen[operation.ID] = path
			}
		}
		for _, reference := range references(string(raw.Body)) {
			require.Contains(t, document.Components.Schemas, reference)
		}
	})

	t.Run("what is read is of the form that the document promises [AP-04]", func(t *testing.T) {
		who := product.SignIn(t, "rioplatense", "superadmin")
		raw := who.Get(t, "/api/v1/openapi.json").Body
		answers, read := sdktest.NewAnswers(t, raw), 0
		for path, item := range documented(t, raw).Paths {
			if _, json := item["get"].Responses["200"].Content["application/json"]; !json || strings.Contains(path, "{") {
				continue
			}
			if answer := who.Get(t, path); answer.Status == http.StatusOK {
				answers.RequireFit(t, path, answer.Body)
				read++
			}
		}
		require.Greater(t, read, 30)
	})

	t.Run("a resource has one noun: Spanish for what collectors have always called so, English for the rest [AP-01]", func(t *testing.T) {
		var document struct{ Paths map[string]any }
		require.NoError(t, json.Unmarshal(admin.Get(t, "/api/v1/openapi.json").Body, &document))
		seen := map[string]bool{}
		for path := range document.Paths {
			noun, below := strings.CutPrefix(path, "/api/v1/")
			if !below {
				continue // the bundled identity provider's own pages
			}
			noun, _, _ = strings.Cut(noun, "/")
			seen[noun] = true
			require.Regexp(t, `^[a-z]+(-[a-z]+)*(\.json)?$`, noun)
		}
		for _, english := range []string{"portfolios", "debtors", "calls", "sessions", "promises", "scheduled-events"} {
			require.NotContains(t, seen, english)
			require.Equal(t, http.StatusNotFound, admin.Get(t, "/api/v1/"+english).Status, english)
		}
		for _, noun := range []string{"carteras", "deudores", "tasks", "users", "apps", "tracing-events", "preferences"} {
			require.Contains(t, seen, noun)
			answer := admin.Get(t, "/api/v1/"+noun)
			require.Equal(t, http.StatusOK, answer.Status, "%s: %s", noun, answer.Body)
		}
		require.Equal(t, http.StatusOK, product.SignIn(t, "rioplatense", "superadmin").Get(t, "/api/v1/tenants").Status)
	})

	t.Run("figures name modules, requests and states", func(t *testing.T) {
		_, body := plain(t, product, http.MethodGet, "/metrics", "")
		require.Contains(t, body, `recobro_module_state{module="portfolios",state="ready"} 1`)
		require.Contains(t, body, "recobro_http_requests_total")
		require.Contains(t, body, "go_goroutines")
	})

	t.Run("figures can only be read", func(t *testing.T) {
		for _, method := range []string{http.MethodPost, http.MethodPut, http.MethodDelete, http.MethodOptions} {
			response, body := plain(t, product, method, "/metrics", "")
			require.Equal(t, http.StatusMethodNotAllowed, response.StatusCode, method)
			require.Equal(t, "GET, HEAD", response.Header.Get("Allow"))
			require.Equal(t, "method_not_allowed", refusal(t, response, body).Code)
		}
	})
}

// described is an OpenAPI document, as far as it is asked about here.
type described struct {
	OpenAPI string
	Paths   map[string]map[string]struct {
		ID         string `json:"operationId"`
		Permission string `json:"x-permission"`
		Open       bool   `json:"x-open"`
		Responses  map[string]struct{ Content map[string]any }
	}
	Components struct{ Schemas map[string]json.RawMessage }
}

func documented(t *testing.T, raw []byte) (document described) {
	t.Helper()
	require.NoError(t, json.Unmarshal(raw, &document))
	return document
}

// references lists the schemas that a document means.
func references(document string) []string {
	const mark = `"#/components/schemas/`
	var names []string
	for _, part := range strings.Split(document, mark)[1:] {
		name, _, _ := strings.Cut(part, `"`)
		names = append(names, name)
	}
	return names
}

func TestAppSwitch(t *testing.T) {
	t.Parallel()
	product := producttest.Start(t, producttest.Options{})
	admin, other := product.SignIn(t, "rioplatense", "admin"), product.SignIn(t, "andina", "admin")
	within := func(t *testing.T, what func() bool) {
		t.Helper()
		require.Eventually(t, what, 2*time.Second, 10*time.Millisecond)
	}
	switched := func(t *testing.T, on bool) {
		t.Helper()
		answer := admin.Do(t, http.MethodPatch, "/api/v1/apps/portfolios", map[string]bool{"connected": on}, nil)
		require.Equal(t, http.StatusOK, answer.Status, string(answer.Body))
	}

	t.Run("a module that is switched off stops answering within two seconds, for that tenant alone, and starts again [AU-06]", func(t *testing.T) {
		live := admin.Live(t)
		require.Equal(t, http.StatusOK, admin.Get(t, "/api/v1/carteras").Status)
		switched(t, false)
		within(t, func() bool { return admin.Get(t, "/api/v1/carteras").Status == http.StatusNotFound })
		within(t, func() bool { return !strings.Contains(string(admin.Get(t, "/api/v1/modules").Body), `"portfolios"`) })
		require.Equal(t, http.StatusOK, other.Get(t, "/api/v1/carteras").Status)
		require.Contains(t, string(other.Get(t, "/api/v1/modules").Body), `"portfolios"`)
		hear(t, live, 2*time.Second, ofKind("recobro.core.apps.changed"))
		switched(t, true)
		within(t, func() bool { return admin.Get(t, "/api/v1/carteras").Status == http.StatusOK })
	})

	t.Run("who works in an app is told to whom it may be switched off by, of that tenant alone", func(t *testing.T) {
		cashier := product.SignIn(t, "rioplatense", "cashier")
		require.Equal(t, http.StatusOK, cashier.Get(t, "/api/v1/tasks").Status)
		require.Equal(t, http.StatusOK, other.Get(t, "/api/v1/tasks").Status)
		var people []struct {
			UserID string `json:"user_id"`
		}
		admin.Get(t, "/api/v1/apps/tasks/people").Into(t, &people)
		require.Len(t, people, 1)
		var me struct{ ID string }
		cashier.Get(t, "/api/v1/me").Into(t, &me)
		require.Equal(t, me.ID, people[0].UserID)
		require.Equal(t, http.StatusForbidden, cashier.Get(t, "/api/v1/apps/tasks/people").Status)
	})

	t.Run("a manager sees the apps and cannot switch them, and nobody switches off what is required [AU-04]", func(t *testing.T) {
		manager := product.SignIn(t, "rioplatense", "manager")
		list := manager.Get(t, "/api/v1/apps")
		require.Equal(t, http.StatusOK, list.Status)
		require.NotContains(t, string(list.Body), `"log"`)
		require.Equal(t, http.StatusForbidden, manager.Do(t, http.MethodPatch, "/api/v1/apps/portfolios", `{"connected":false}`, nil).Status)
		required := admin.Do(t, http.MethodPatch, "/api/v1/apps/identityprovider", `{"connected":false}`, nil)
		require.Equal(t, http.StatusConflict, required.Status)
		require.Equal(t, http.StatusNotFound, admin.Do(t, http.MethodPatch, "/api/v1/apps/nothing", `{"connected":false}`, nil).Status)
	})

	t.Run("what can be permitted is said in words to everybody, of the core and of the modules that are on", func(t *testing.T) {
		cashier := product.SignIn(t, "rioplatense", "cashier")
		said := func() string { return string(cashier.Get(t, "/api/v1/permissions").Body) }
		require.Contains(t, said(), `"name":"core.users:read","title":{"es":"Ver usuarios"`)
		require.Contains(t, said(), `"portfolios.debtors:read"`)
		switched(t, false)
		within(t, func() bool { return !strings.Contains(said(), `"portfolios.debtors:read"`) })
		switched(t, true)
	})

	t.Run("a switch survives a restart", func(t *testing.T) {
		switched(t, false)
		require.Zero(t, product.Stop(t))
		product.Run(t)
		admin.Refresh(t)
		require.Equal(t, http.StatusNotFound, admin.Get(t, "/api/v1/carteras").Status)
	})
}

// lists are how many rows each list of a demo tenant has.
func lists(t *testing.T, product *producttest.Product) map[string]int {
	t.Helper()
	admin, all := product.SignIn(t, "rioplatense", "admin"), map[string]int{}
	for _, path := range []string{"carteras", "deudores", "deudores/adjustments", "imports", "tasks", "users", "report-runs"} {
		var answer struct{ Meta struct{ Total int } }
		require.NoError(t, json.Unmarshal(admin.Get(t, "/api/v1/"+path).Body, &answer))
		require.Positive(t, answer.Meta.Total, path)
		all[path] = answer.Meta.Total
	}
	return all
}

func TestProcesses(t *testing.T) {
	t.Parallel()
	product := producttest.Start(t, producttest.Options{})

	t.Run("a module killed with -9 answers again, and a person who asks meanwhile notices nothing", func(t *testing.T) {
		admin := product.SignIn(t, "rioplatense", "admin")
		for range 5 {
			pid := product.Child(t, "portfolios")
			require.NoError(t, syscall.Kill(pid, syscall.SIGKILL))
			require.Equal(t, http.StatusOK, admin.Get(t, "/api/v1/carteras").Status)
			require.NotEqual(t, pid, product.Child(t, "portfolios"))
		}
	})

	t.Run("pages that wait for a module are told that it is back", func(t *testing.T) {
		cashier := product.SignIn(t, "andina", "cashier")
		live := cashier.Live(t)
		require.NoError(t, syscall.Kill(product.Child(t, "tasks"), syscall.SIGKILL))
		told := hear(t, live, 10*time.Second, ofKind("recobro.core.apps.changed"))
		require.Contains(t, told[len(told)-1].Payload, `["tasks"]`)
		require.Equal(t, http.StatusOK, cashier.Get(t, "/api/v1/tasks").Status)
	})

	t.Run("the key that a module seals with is nowhere to be read, not even when it crashes", func(t *testing.T) { noKeyShows(t, product) })

	t.Run("kill -9 of the host leaves no process behind and the next start, with a rotated key, serves the same data", func(t *testing.T) {
		before := lists(t, product)
		children := product.Children(t)
		require.GreaterOrEqual(t, len(children), 2)
		product.Kill(t)
		require.Eventually(t, func() bool {
			for _, pid := range children {
				if producttest.Alive(pid) {
					return false
				}
			}
			return true
		}, 5*time.Second, 5*time.Millisecond)
		require.Contains(t, product.Command(t, "key", "rotate", "--data", product.Dir), "restart the host")
		product.Run(t)
		require.Equal(t, before, lists(t, product), "the demo is planted once")
	})

	t.Run("SIGTERM drains and ends with 0 and leaves no process behind", func(t *testing.T) {
		children := product.Children(t)
		began := time.Now()
		require.Zero(t, product.Stop(t))
		require.Less(t, time.Since(began), 30*time.Second)
		for _, pid := range children {
			require.False(t, producttest.Alive(pid))
		}
	})
}
