// Package acceptance holds the running product against what it promises.
package acceptance_test

import (
	"sort"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
)

// operation is one line of the product's OpenAPI document.
type operation struct {
	Method, Path, Permission string
	Open                     bool
}

// name is how a subtest of the operation is called.
func (o operation) name() string { return o.Method + " " + o.Path }

// onOneRow reports whether the operation is about one row, named in its path.
func (o operation) onOneRow() bool { return strings.Contains(o.Path, "{") }

// operations reads every operation that the running product documents.
func operations(t *testing.T, who *producttest.Person) []operation {
	t.Helper()
	var document struct {
		Paths map[string]map[string]struct {
			Permission string `json:"x-permission"`
			Open       bool   `json:"x-open"`
		} `json:"paths"`
	}
	who.Ask(t, "GET", "/api/v1/openapi.json", nil, nil).Into(t, &document)
	var all []operation
	for path, methods := range document.Paths {
		for method, described := range methods {
			all = append(all, operation{strings.ToUpper(method), path, described.Permission, described.Open})
		}
	}
	sort.Slice(all, func(i, j int) bool { return all[i].name() < all[j].name() })
	require.NotEmpty(t, all)
	return all
}
