// Package route knows which operations a module answers and which permission each of them asks for.
package route

import (
	"net/http"
	"slices"

	"github.com/go-chi/chi/v5"
)

// Operation is one documented operation.
type Operation struct {
	ID         string
	Method     string
	Path       string // template, "/api/v1/records/{id}"
	Permission string // empty only when Open
	Open       bool   // answers without a sign-in
	FreshProof bool   // asks for a recent proof of identity
	File       bool   // a download, an export
	Events     bool   // server-sent events
	Socket     bool   // a WebSocket
}

// Live says whether the answer goes on for as long as both sides like.
func (o Operation) Live() bool { return o.Events || o.Socket }

// Table finds the operation that a request means. It is immutable and safe for concurrent use.
type Table struct {
	mux        *chi.Mux
	operations map[string]Operation // method + " " + template
}

// Operations lists all operations by path, then method.
func (t *Table) Operations() []Operation {
	all := make([]Operation, 0, len(t.operations))
	for _, operation := range t.operations {
		all = append(all, operation)
	}
	slices.SortFunc(all, func(a, b Operation) int {
		if a.Path != b.Path {
			return compare(a.Path, b.Path)
		}
		return compare(a.Method, b.Method)
	})
	return all
}

// Match finds the operation of a request path (escaped where the request's was). Without one, allowed holds the
// methods that the path does answer; it is empty for an unknown path.
func (t *Table) Match(method, path string) (operation Operation, allowed []string, found bool) {
	if operation, found = t.lookup(method, path); found {
		return operation, nil, true
	}
	for _, other := range methods() {
		if _, ok := t.lookup(other, path); ok {
			allowed = append(allowed, other)
		}
	}
	return Operation{}, allowed, false
}

func (t *Table) lookup(method, path string) (Operation, bool) {
	if method == http.MethodHead {
		method = http.MethodGet
	}
	context := chi.NewRouteContext()
	if !t.mux.Match(context, method, path) {
		return Operation{}, false
	}
	operation, ok := t.operations[method+" "+context.RoutePattern()]
	return operation, ok
}

func methods() []string {
	return []string{http.MethodGet, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete}
}

func compare(a, b string) int {
	if a < b {
		return -1
	}
	return 1
}
