package calls_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/peers"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// decided are the rows of the permission matrix that speak of calls, recordings, sessions, trunks and numbers: what superadmin, admin,
// manager and cashier may do.
func decided() map[string]string {
	return map[string]string{
		"calls.calls:create": "- - - own", "calls.calls:read": "all all all own",
		"calls.calls:listen": "- all all -", "calls.calls:coach": "- - all -", "calls.calls:watch": "all all all -",
		"calls.agents:create": "- - all -", "calls.lines:use": "- own own own",
		"calls.recordings:read": "all all all own", "calls.recordings:hold": "all all - -",
		"calls.sessions:create": "all all all -", "calls.sessions:read": "all all all -", "calls.sessions:update": "all all all -", "calls.sessions:delete": "all all all -",
		"calls.trunks:create": "all all - -", "calls.trunks:read": "all all all -", "calls.trunks:update": "all all - -", "calls.trunks:delete": "all all - -",
		"calls.numbers:create": "all all - -", "calls.numbers:read": "all all all all", "calls.numbers:update": "all all - -", "calls.numbers:delete": "all all - -",
	}
}

func TestMatrix(t *testing.T) {
	x := exchangeTo(t, sdktest.Engine{}, peers.Port(t))
	t.Run("[CA-17] every role meets what the matrix says at every door of calls, recordings, sessions, trunks and numbers", func(t *testing.T) {
		x.Matrix(t, decided())
	})
	t.Run("[CA-17] a cashier sees own calls alone, and of a colleague's not that there is one", func(t *testing.T) { ownCalls(t, x) })
}

// ownCalls has ana's call be the only one.
func ownCalls(t *testing.T, x *exchange) {
	debtor := x.debtor("d1", "+59899123456")
	x.book.refuses[debtor] = "uy.hours"
	connect(t, x.ana, "tab")
	id := x.calls(x.ana, debtor).ID
	for _, p := range []*sdktest.Person{x.ana, x.manager, x.admin} {
		require.Equal(t, http.StatusOK, p.GET("/api/v1/llamadas/"+id).Status)
	}
	for _, door := range []string{"", "/history", "/recordings"} {
		x.bo.GET("/api/v1/llamadas/"+id+door).Refused(http.StatusNotFound, "calls.call_not_found")
	}
	for _, act := range []string{"/hangup", "/wrap", "/answer", "/hand-over"} {
		require.Contains(t, []int{http.StatusNotFound, http.StatusConflict}, x.bo.POST("/api/v1/llamadas/"+id+act, body{}).Status, act)
	}
	for _, list := range []string{"", "?user_id=ana", "?debtor_id=" + debtor} {
		var rows []row
		x.bo.GET("/api/v1/llamadas" + list).OK(&rows)
		require.Empty(t, rows, list)
	}
}
