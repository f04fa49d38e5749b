package portfolios_test

import (
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// fileCells are the row of the permission matrix for notes and documents of a debtor, and who may merge: superadmin, admin, manager and
// cashier.
func fileCells() map[string]string {
	return map[string]string{
		"notes:read": "y y y y", "notes:create": "- - y y",
		"documents:read": "y y y y", "documents:create": "- - y y",
		"debtors:merge": "y y y -",
	}
}

func TestFileMatrix(t *testing.T) {
	h := start(t, sdktest.Engine{Name: "sqlite"})
	ids := regexp.MustCompile(`\{[a-z_]+\}`)
	people := []*sdktest.Person{h.superadmin, h.admin, h.manager, h.cashier}
	asked := map[string]bool{}
	t.Run("[CO-18] [CO-19] every role meets what the matrix says at every door of notes, documents and merges", func(t *testing.T) {
		for _, o := range h.Operations {
			right := strings.TrimPrefix(o.Permission, "portfolios.")
			cell, known := fileCells()[right]
			if !known {
				continue
			}
			asked[right] = true
			for i, may := range strings.Fields(cell) {
				answer := people[i].Do(o.Method, ids.ReplaceAllString(o.Path, "0"), nil, "If-Match", tag(1))
				refused := answer.Status == http.StatusForbidden && answer.Problem.Code == "forbidden"
				require.Equal(t, may == "-", refused, "%s %s by role %d: %d", o.Method, o.Path, i, answer.Status)
			}
		}
	})
	for right := range fileCells() {
		require.True(t, asked[right], "no door asks for %s", right)
	}
}
