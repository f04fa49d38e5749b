package route_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/host/route"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

func notes() manifest.Manifest {
	return manifest.Manifest{
		ID:          "notes",
		API:         manifest.API{Prefixes: []string{"/api/v1/notes", "/hooks"}, Open: []string{"/hooks"}},
		Permissions: []manifest.Permission{{Name: "notes.notes:read"}},
	}
}

func document(path, operation string) []byte {
	return []byte(`{"openapi":"3.1.0","paths":{"` + path + `":{"get":` + operation + `}}}`)
}

func TestBuild(t *testing.T) {
	refused := map[string][]byte{
		"an operation without a permission":       document("/api/v1/notes", `{}`),
		"an operation with an undeclared right":   document("/api/v1/notes", `{"x-permission":"notes.notes:delete"}`),
		"an operation outside the prefixes":       document("/api/v1/notesxyz", `{"x-permission":"notes.notes:read"}`),
		"a path template that cannot be read":     document("/api/v1/notes/{id", `{"x-permission":"notes.notes:read"}`),
		"a document of another version":           []byte(`{"openapi":"3.0.3","paths":{}}`),
		"a document that is no JSON":              []byte(`<html>`),
		"a permission that is no text":            document("/api/v1/notes", `{"x-permission":7}`),
		"an operation that is not even an object": document("/api/v1/notes", `[]`),
	}
	for fact, openapi := range refused {
		t.Run(fact+" is refused at load", func(t *testing.T) {
			_, err := route.Build(notes(), openapi)
			require.ErrorIs(t, err, route.ErrRefused)
		})
	}

	t.Run("an operation under an open prefix needs no permission", func(t *testing.T) {
		table, err := route.Build(notes(), document("/hooks/mail", `{"operationId":"mail"}`))
		require.NoError(t, err)
		operation, _, found := table.Match(http.MethodGet, "/hooks/mail")
		require.True(t, found)
		require.True(t, operation.Open)
	})
}

func TestMatch(t *testing.T) {
	table, err := route.Build(notes(), []byte(`{"openapi":"3.1.0","paths":{
		"/api/v1/notes":{"get":{"operationId":"list","x-permission":"notes.notes:read"}},
		"/api/v1/notes/{id}":{"get":{"operationId":"get","x-permission":"notes.notes:read"},
		                      "delete":{"operationId":"remove","x-permission":"notes.notes:read"}},
		"/api/v1/notes/archive":{"get":{"operationId":"archive","x-permission":"notes.notes:read"}}}}`))
	require.NoError(t, err)

	found := []struct{ method, path, id string }{
		{http.MethodGet, "/api/v1/notes", "list"},
		{http.MethodHead, "/api/v1/notes", "list"},
		{http.MethodGet, "/api/v1/notes/7", "get"},
		{http.MethodGet, "/api/v1/notes/a%2Fb", "get"},
		{http.MethodDelete, "/api/v1/notes/7", "remove"},
		{http.MethodGet, "/api/v1/notes/archive", "archive"},
	}
	for _, c := range found {
		t.Run(c.method+" "+c.path+" means "+c.id, func(t *testing.T) {
			operation, _, ok := table.Match(c.method, c.path)
			require.True(t, ok)
			require.Equal(t, c.id, operation.ID)
		})
	}

	t.Run("a known path names the methods it answers", func(t *testing.T) {
		_, allowed, ok := table.Match(http.MethodPost, "/api/v1/notes/7")
		require.False(t, ok)
		require.Equal(t, []string{http.MethodGet, http.MethodDelete}, allowed)
	})

	for _, path := range []string{"/api/v1/notes/", "/api/v1/notes/7/8", "/api/v1/notesx", "", "/"} {
		t.Run("nothing answers "+path, func(t *testing.T) {
			_, allowed, ok := table.Match(http.MethodGet, path)
			require.False(t, ok)
			require.Empty(t, allowed)
		})
	}
}

func BenchmarkMatch(b *testing.B) {
	table, err := route.Build(notes(), document("/api/v1/notes/{id}", `{"x-permission":"notes.notes:read"}`))
	require.NoError(b, err)
	b.ReportAllocs()
	for b.Loop() {
		table.Match(http.MethodGet, "/api/v1/notes/0190f3a2")
	}
}
