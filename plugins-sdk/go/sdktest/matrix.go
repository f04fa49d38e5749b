package sdktest

import (
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// cells are how a matrix writes what a role may: on every row, on those of its team, on its own, on none.
var cells = map[string]principal.Scope{"all": principal.ScopeAll, "team": principal.ScopeTeam, "own": principal.ScopeOwn, "-": ""}

// Matrix asks every operation of the module as every role, and compares who is let in, and to which rows, with what was decided: by
// permission, a cell each for superadmin, admin, manager and cashier, as in "all all own -". Neither side may know a permission that the
// other does not: what is decided is asked for by some operation, and what an operation asks for is decided.
func (h *Host) Matrix(t *testing.T, decided map[string]string) {
	t.Helper()
	asked := map[string]bool{}
	for _, o := range h.Operations {
		if o.Open || !h.Manifest.Declares(o.Permission) {
			continue
		}
		row, known := decided[o.Permission]
		require.True(t, known, "%s %s asks for %s, of which nothing is decided", o.Method, o.Path, o.Permission)
		asked[o.Permission] = true
		h.walk(t, o, strings.Fields(row))
	}
	for permission := range decided {
		require.True(t, asked[permission], "no operation asks for %s", permission)
	}
	for _, p := range h.Manifest.Permissions {
		require.Contains(t, decided, p.Name, "the manifest grants it")
	}
}

// walk asks one operation as each role, with ids that are nobody's, so that nothing changes.
func (h *Host) walk(t *testing.T, o Operation, row []string) {
	t.Helper()
	require.Len(t, row, len(roles()), o.Permission)
	for n, role := range roles() {
		scope, known := cells[row[n]]
		require.True(t, known, "%s: no cell is %q", o.Permission, row[n])
		require.Equal(t, scope, h.grant(o.Permission, role), "%s of %s", o.Permission, role)
		answer := h.As("a", role, "matrix-"+role).Do(o.Method, parameter().ReplaceAllString(o.Path, "0"), nil, "If-Match", `"1"`)
		refused := answer.Status == http.StatusForbidden && answer.Problem.Code == "forbidden"
		require.Equal(t, scope == "", refused, "%s %s by a %s: %d", o.Method, o.Path, role, answer.Status)
		require.Less(t, answer.Status, http.StatusInternalServerError, "%s %s by a %s", o.Method, o.Path, role)
	}
}
