package chats_test

import (
	"fmt"
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// decided are the rows of the permission matrix that speak of conversations, inboxes and what a desk has ready: what superadmin, admin, manager
// and cashier may do.
func decided() map[string]string {
	return map[string]string{
		"chats.conversations:create": "- all all -", "chats.conversations:read": "all all all own", "chats.conversations:update": "- all all own", "chats.conversations:delete": "- all all -", "chats.conversations:hold": "all all - -",
		"chats.agents:speak":   "- - - -",
		"chats.inboxes:create": "all all - -", "chats.inboxes:read": "all all all own", "chats.inboxes:update": "all all - -", "chats.inboxes:delete": "all all - -",
		"chats.labels:create": "- all all -", "chats.labels:read": "all all all all", "chats.labels:update": "- all all -", "chats.labels:delete": "- all all -",
		"chats.replies:create": "- all all own", "chats.replies:read": "all all all all", "chats.replies:update": "- all all own", "chats.replies:delete": "- all all own",
		"chats.rounds:read": "all all all own", "chats.rounds:export": "all all all -",
		"chats.macros:create": "- all all -", "chats.macros:read": "all all all all", "chats.macros:update": "- all all -", "chats.macros:delete": "- all all -",
	}
}

func TestMatrix(t *testing.T) {
	x := newDesk(t, sdktest.Engine{})
	t.Run("[CH-14] every role meets what the matrix says at every door of conversations, messages and inboxes", func(t *testing.T) {
		x.Matrix(t, decided())
	})
	t.Run("[CH-14] a cashier sees own conversations and nobody's of own inboxes, and of a colleague's not that there is one", func(t *testing.T) { own(t, x) })
	t.Run("[CH-14] another company sees nothing of it", func(t *testing.T) { foreign(t, x) })
	t.Run("[CH-04] the numbers beside the list are of what one may see", func(t *testing.T) { counted(t, x) })
}

// doors are the addresses of a conversation that tell of it, and those that change it.
var (
	doors = []string{"", "/history", "/messages", "/person", "/suggested"}
	acts  = []string{"/seen", "/typing", "/viewing", "/unlink"}
)

func own(t *testing.T, x *desk) {
	c := x.hears(t, "59899000050", "hola")
	for _, door := range doors {
		require.Equal(t, http.StatusOK, x.bo.GET("/api/v1/conversations/"+c.ID+door).Status, door)
		x.eva.GET("/api/v1/conversations/"+c.ID+door).Refused(http.StatusNotFound, "chats.conversation_not_found")
	}
	x.assign(t, c.ID, "ana")
	for _, door := range doors {
		require.Equal(t, http.StatusOK, x.ana.GET("/api/v1/conversations/"+c.ID+door).Status, door)
		x.bo.GET("/api/v1/conversations/"+c.ID+door).Refused(http.StatusNotFound, "chats.conversation_not_found")
	}
	for _, act := range acts {
		x.bo.POST("/api/v1/conversations/"+c.ID+act, body{}).Refused(http.StatusNotFound, "chats.conversation_not_found")
	}
	x.bo.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": "hola"}).Refused(http.StatusNotFound, "chats.conversation_not_found")
	for _, query := range []string{"", "?assignee_id=ana", "?status=open", "?whose=others"} {
		require.Empty(t, x.list(x.bo, query), query)
	}
	require.Len(t, x.list(x.ana, ""), 1)
	x.eva.GET("/api/v1/inboxes/"+x.inbox).Refused(http.StatusNotFound, "chats.inbox_not_found")
}

func foreign(t *testing.T, x *desk) {
	id := x.list(x.admin, "")[0].ID
	other := x.As("b", "admin", "other")
	for _, door := range doors {
		other.GET("/api/v1/conversations/"+id+door).Refused(http.StatusNotFound, "chats.conversation_not_found")
	}
	for _, act := range acts {
		other.POST("/api/v1/conversations/"+id+act, body{}).Refused(http.StatusNotFound, "chats.conversation_not_found")
	}
	other.GET("/api/v1/inboxes/"+x.inbox).Refused(http.StatusNotFound, "chats.inbox_not_found")
	require.Empty(t, x.list(other, ""))
}

func counted(t *testing.T, x *desk) {
	x.hears(t, "59899000051", "hola")
	type numbers struct {
		Open int64 `json:"open"`
	}
	counts := func(p *sdktest.Person) [3]int64 {
		var c struct {
			Mine   numbers `json:"mine"`
			Nobody numbers `json:"nobody"`
			All    numbers `json:"all"`
		}
		p.GET("/api/v1/conversations/counts").OK(&c)
		return [3]int64{c.Mine.Open, c.Nobody.Open, c.All.Open}
	}
	require.Equal(t, [3]int64{1, 1, 2}, counts(x.ana))
	require.Equal(t, [3]int64{0, 1, 1}, counts(x.bo))
	require.Equal(t, [3]int64{0, 0, 0}, counts(x.eva))
	require.Equal(t, [3]int64{0, 1, 2}, counts(x.manager))
}

func TestRemoving(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		x := newDesk(t, engine)
		c := x.hears(t, "59899000060", "hola")
		t.Run("[CH-14] an inbox in which somebody has written stays", func(t *testing.T) {
			var i talk
			x.admin.GET("/api/v1/inboxes/" + x.inbox).OK(&i)
			x.admin.DELETE("/api/v1/inboxes/"+x.inbox, "If-Match", fmt.Sprintf(`"%d"`, i.Version)).Refused(http.StatusConflict, "chats.inbox_used")
		})
		t.Run("[CH-09] what a legal matter keeps is not removed", func(t *testing.T) {
			at := "/api/v1/conversations/" + c.ID
			x.admin.POST(at+"/hold", body{"on": true}, "If-Match", "*").OK(nil)
			x.manager.DELETE(at, "If-Match", "*").Refused(http.StatusConflict, "chats.conversation_held")
			x.admin.POST(at+"/hold", body{"on": false}, "If-Match", "*").OK(&c)
		})
		t.Run("[CH-09] nothing goes out of an inbox that is off", func(t *testing.T) {
			x.inboxWith(t, body{"is_on": false})
			x.ana.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": "Hola"}).Refused(http.StatusConflict, "chats.inbox_off")
			x.inboxWith(t, body{"is_on": true})
		})
		t.Run("[CH-14] a conversation goes with all that was written there", func(t *testing.T) {
			require.Equal(t, http.StatusNoContent, x.manager.DELETE("/api/v1/conversations/"+c.ID, "If-Match", fmt.Sprintf(`"%d"`, c.Version)).Status)
			x.ana.GET("/api/v1/conversations/"+c.ID).Refused(http.StatusNotFound, "chats.conversation_not_found")
			require.Equal(t, "hola", x.texts(x.hears(t, "59899000060", "hola").ID)[0])
		})
	})
}
