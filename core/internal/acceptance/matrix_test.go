package acceptance_test

import (
	"encoding/json"
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/authz"
	"github.com/recobro/recobro/core/internal/producttest"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/policies"
)

const tenant, foreignTenant = "rioplatense", "andina"

// TestMatrix walks every documented operation as every role: with a row of their own, a row of a colleague and a row of
// another tenant.
func TestMatrix(t *testing.T) {
	t.Parallel()
	product := producttest.Start(t, producttest.Options{})
	defaults, err := policies.Reviewed()
	require.NoError(t, err)
	table, err := authz.New(defaults)
	require.NoError(t, err)
	people := cast{seen: map[seenKey][]string{}, roles: map[string]*producttest.Person{}, foreign: product.SignIn(t, foreignTenant, "admin")}
	for _, role := range policies.Roles() {
		people.roles[role] = product.SignIn(t, tenant, role)
	}
	for _, op := range operations(t, people.roles["admin"]) {
		t.Run(op.name()+" [AU-03, AU-04, AU-05, AP-02]", func(t *testing.T) {
			if op.Open {
				return
			}
			require.NotEmpty(t, op.Permission, "an operation without a permission must not be served")
			refusesStrangers(t, product, op)
			for role := range people.roles {
				scope, allowed := table.Decide(tenant, role, op.Permission)
				if !allowed {
					refuses(t, people, role, op)
					continue
				}
				admits(t, people, role, op)
				hidesForeignRows(t, people, role, op)
				if scope == principal.ScopeOwn {
					hidesColleaguesRows(t, people, role, op)
				}
			}
		})
	}
}

// forceful is a request that would change a row if anything let it through.
func forceful() http.Header {
	return http.Header{"If-Match": {`"1"`}, "Content-Type": {"application/json"}}
}

// body has a field that no operation knows: an operation that lets the person through refuses it, and changes nothing.
func body(op operation) any {
	if op.Method == http.MethodGet || op.Method == http.MethodDelete {
		return nil
	}
	return `{"known_to_no_operation": true}`
}

func refusesStrangers(t *testing.T, product *producttest.Product, op operation) {
	t.Helper()
	path := fill(op.Path, func(string) string { return unknown() })
	answer := product.Anonymous().Ask(t, op.Method, path, body(op), forceful())
	require.Equal(t, http.StatusUnauthorized, answer.Status, "signed out: %s", answer.Body)
	isProblem(t, answer)
}

func refuses(t *testing.T, people cast, role string, op operation) {
	t.Helper()
	path := people.seenBy(t, people.roles["admin"], op.Path)
	answer := people.roles[role].Ask(t, op.Method, path, body(op), forceful())
	require.Equal(t, http.StatusForbidden, answer.Status, "%s: %s", role, answer.Body)
	isProblem(t, answer)
}

// admits asks for an own row where asking changes nothing, for a row that is not there otherwise.
func admits(t *testing.T, people cast, role string, op operation) {
	t.Helper()
	path := fill(op.Path, func(string) string { return unknown() })
	if op.Method == http.MethodGet {
		path = people.seenBy(t, people.roles[role], op.Path)
	}
	answer := people.roles[role].Ask(t, op.Method, path, body(op), forceful())
	require.NotContains(t, []int{http.StatusUnauthorized, http.StatusForbidden}, answer.Status, "%s: %s", role, answer.Body)
	require.Less(t, answer.Status, 500, "%s: %s", role, answer.Body)
	require.Equal(t, "no-store", answer.Header.Get("Cache-Control"), "an answer may be kept")
}

func hidesForeignRows(t *testing.T, people cast, role string, op operation) {
	t.Helper()
	if !op.onOneRow() {
		return
	}
	if path, ok := people.foreignRow(t, op.Path); ok {
		hides(t, people.roles[role], op, path)
	}
}

func hidesColleaguesRows(t *testing.T, people cast, role string, op operation) {
	t.Helper()
	if !op.onOneRow() {
		return
	}
	if path, ok := people.notSeenBy(t, role, op.Path); ok {
		hides(t, people.roles[role], op, path)
	}
}

// hides asks for a row that is not this person's to know of. An answer must not tell it from one that does not exist.
func hides(t *testing.T, who *producttest.Person, op operation, path string) {
	t.Helper()
	answer := who.Ask(t, op.Method, path, body(op), forceful())
	require.GreaterOrEqual(t, answer.Status, 400, "%s %s as %s: %s", op.Method, path, who.Role, answer.Body)
	require.Less(t, answer.Status, 500, "%s %s as %s: %s", op.Method, path, who.Role, answer.Body)
	if op.Method == http.MethodGet {
		require.Equal(t, http.StatusNotFound, answer.Status, "%s as %s: %s", path, who.Role, answer.Body)
	}
}

// isProblem holds a refusal to the form every refusal has [AP-03].
func isProblem(t *testing.T, answer producttest.Answer) {
	t.Helper()
	require.Equal(t, "application/problem+json", answer.Header.Get("Content-Type"))
	require.Equal(t, "no-store", answer.Header.Get("Cache-Control"))
	var problem struct {
		Title   string `json:"title"`
		Status  int    `json:"status"`
		Code    string `json:"code"`
		TraceID string `json:"trace_id"`
	}
	require.NoError(t, json.Unmarshal(answer.Body, &problem))
	require.NotEmpty(t, problem.Title)
	require.NotEmpty(t, problem.Code)
	require.NotEmpty(t, problem.TraceID)
	require.Equal(t, answer.Status, problem.Status)
}
