package calls_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/peers"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestTrying(t *testing.T) {
	t.Run("[CA-01] a trunk is tried by a call to a number of one's own; where it fails, what was said can be read", tried)
	t.Run("[CA-15] a person hears themselves before they work", echoed)
	t.Run("[CA-16] after a change of network the browser connects anew, and the call goes on", reconnected)
}

func tried(t *testing.T) {
	peer := peers.SIPp(t, "refuses_404", "")
	x := exchangeTo(t, sdktest.Engine{}, peer.Port)
	connect(t, x.admin, "tab")
	test := func(number string) *sdktest.Answer {
		return x.admin.POST("/api/v1/llamadas/test", body{"trunk_id": x.trunk.ID, "number": number})
	}
	x.debtor("d1", "+59899123456")
	require.GreaterOrEqual(t, test("+59899123456").Status, 400, "a debtor's number is no number to try a trunk with")
	var made row
	test("+59829009999").OK(&made)
	require.Equal(t, "failed", x.ended(made.ID).Status)
	var stories []struct {
		Story struct {
			Steps []struct {
				Text string `json:"text"`
			} `json:"steps"`
		} `json:"story"`
	}
	require.Eventually(t, func() bool {
		x.admin.GET("/api/v1/trunks/" + x.trunk.ID + "/stories").OK(&stories)
		return len(stories) == 1
	}, sdktest.Patience, look)
	require.GreaterOrEqual(t, len(stories[0].Story.Steps), 2, "what we sent, and what came back")
	require.Equal(t, http.StatusForbidden, x.ana.POST("/api/v1/llamadas/test", body{"trunk_id": x.trunk.ID, "number": "+59829009999"}).Status)
}

func echoed(t *testing.T) {
	x := exchangeTo(t, sdktest.Engine{}, peers.Port(t))
	ana := connect(t, x.ana, "tab")
	x.ana.POST("/api/v1/lines/mine/echo", body{"on": true}).OK(nil)
	ana.hears()
	x.ana.POST("/api/v1/lines/mine/echo", body{"on": false}).OK(nil)
	require.Equal(t, http.StatusConflict, x.bo.POST("/api/v1/lines/mine/echo", body{"on": true}).Status, "who has no line hears nothing")
}

func reconnected(t *testing.T) {
	x, phone, ana, id := talking(t)
	ana.close()
	again := connect(t, x.ana, "tab")
	again.hears()
	var c struct {
		Status  string
		Quality struct{ Reconnected int }
	}
	require.Eventually(t, func() bool {
		x.ana.GET("/api/v1/llamadas/" + id).OK(&c)
		return c.Quality.Reconnected == 1
	}, sdktest.Patience, look)
	require.Equal(t, "in_progress", c.Status)
	phone.Do(t, "hangup", "")
	x.ended(id)
}
