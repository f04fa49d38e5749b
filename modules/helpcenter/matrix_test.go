package helpcenter_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// TestEachRoleDoesWithArticlesWhatTheMatrixSays tries each cell: create, read, update, delete and publish, by each role.
func TestEachRoleDoesWithArticlesWhatTheMatrixSays(t *testing.T) { // [HC-09]
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		o := open(t, engine)
		for _, row := range []struct {
			by   *sdktest.Person
			role string
			may  string
		}{{o.superadmin, "superadmin", "crud"}, {o.admin, "admin", "crudx"}, {o.manager, "manager", "cru"}, {o.cashier, "cashier", "r"}} {
			require.Equal(t, row.may, o.may(row.by, row.role), row.role)
		}
	})
}

// may is what somebody gets through with, of an article of its own.
func (o *office) may(by *sdktest.Person, role string) (may string) {
	live := o.publish(o.write(map[string]any{"title": "De " + role}))
	body := map[string]any{"category_id": o.category, "language": "es", "title": "Nuevo de " + role}
	path := base + "/" + live.ID
	for _, try := range []struct {
		letter string
		answer *sdktest.Answer
	}{
		{"c", by.POST(base, body)},
		{"r", by.GET(path + "/reading")},
		{"u", by.PATCH(path, map[string]any{"body": "Otro"}, "If-Match", "*")},
		{"x", by.POST(path+"/publish", nil, "If-Match", "*")},
		{"d", by.DELETE(path, "If-Match", "*")},
	} {
		if try.answer.Status != http.StatusForbidden {
			require.Less(o.t, try.answer.Status, 300, try.letter)
			may += try.letter
		}
	}
	return sorted(may)
}

// sorted puts letters in the order of the matrix: crud, then publish.
func sorted(may string) (out string) {
	for _, letter := range "crudx" {
		for _, has := range may {
			if has == letter {
				out += string(letter)
			}
		}
	}
	return out
}
