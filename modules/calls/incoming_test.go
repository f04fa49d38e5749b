package calls_test

import (
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/peers"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestIncoming(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[CA-05] a debtor who calls is known by the number, and speaks with who takes the call", func(t *testing.T) { taken(t, engine) })
		t.Run("[CA-05] who is not free does not ring; a missed call becomes a callback, once", func(t *testing.T) { missed(t, engine) })
		t.Run("[CA-05] whoever takes a call ends what is left of it, whatever else they may not do", func(t *testing.T) { wrapped(t, engine) })
		t.Run("who declines is passed over", func(t *testing.T) { declined(t, engine) })
	})
}

// phoneOf is a telephone that calls our number: it speaks with our SIP port, and shows a number.
func phoneOf(t *testing.T, x *exchange, phone *peers.Phone) {
	t.Helper()
	phone.Do(t, "dial", "sip:+59829001234@127.0.0.1:"+portText(x.port))
}

// rings waits until somebody's telephone rings, and tells for which call.
func (x *exchange) rings(who *sdktest.Person) (id string) {
	x.t.Helper()
	require.Eventually(x.t, func() bool {
		var line struct{ Offer *row }
		who.GET("/api/v1/lines/mine").OK(&line)
		if line.Offer != nil {
			id = line.Offer.ID
		}
		return id != ""
	}, sdktest.Patience, 10*time.Millisecond)
	return id
}

func taken(t *testing.T, engine sdktest.Engine) {
	phone := peers.Baresip(t, peers.PhoneConfig{Number: "+59899123456"})
	x := exchangeTo(t, engine, phone.Port)
	debtor := x.debtor("d1", "+59899123456")
	ana := connect(t, x.ana, "tab")
	phoneOf(t, x, phone)
	id := x.rings(x.ana)
	var line struct{ Offer row }
	x.ana.GET("/api/v1/lines/mine").OK(&line)
	require.Equal(t, "+598*****456", line.Offer.From, "a collector sees who rings, and not by which number")
	var board struct{ Waiting []row }
	x.manager.GET("/api/v1/llamadas/board").OK(&board)
	require.Equal(t, "+59899123456", board.Waiting[0].From, "a manager sees the numbers of who waits")
	told := x.Broker.Await("recobro.calls.call.moved")
	require.Equal(t, [][]string{{"calls", "calls"}}, told.Keys, "her page reads again what its telephone rings for")
	require.Equal(t, "calls.calls:read", told.Permission, "nobody hears of an event without one")
	x.ana.POST("/api/v1/llamadas/"+id+"/answer", nil)
	phone.Await(t, "CALL_ESTABLISHED")
	ana.hears()
	var c row
	require.Eventually(t, func() bool {
		x.manager.GET("/api/v1/llamadas/" + id).OK(&c)
		return c.ContactID != ""
	}, sdktest.Patience, 10*time.Millisecond, "what came of it can be said")
	require.Equal(t, debtor, c.DebtorID)
	require.Equal(t, "ana", c.UserID)
	x.ana.POST("/api/v1/llamadas/"+id+"/hangup", nil)
	phone.Await(t, "CALL_CLOSED")
	require.Equal(t, "wrap_up", x.ended(id).Status)
	x.tells(c.ContactID, "promise")
	x.awaits("recobro.calls.call.completed", id)

	phoneOf(t, x, phone)
	short := x.rings(x.ana)
	x.ana.POST("/api/v1/llamadas/"+short+"/answer", nil)
	x.ana.POST("/api/v1/llamadas/"+short+"/hangup", nil) // at once
	require.Eventually(t, func() bool {
		x.manager.GET("/api/v1/llamadas/" + short).OK(&c)
		return c.Status == "wrap_up" && c.ContactID != ""
	}, sdktest.Patience, 10*time.Millisecond, "what came of it can be said, however short it was")
	require.Empty(t, x.book.callbacks, "it was not missed")
}

func missed(t *testing.T, engine sdktest.Engine) {
	phone := peers.Baresip(t, peers.PhoneConfig{Number: "+59899123456"})
	x := exchangeTo(t, engine, phone.Port)
	x.admin.PUT("/api/v1/numbers/"+x.number.ID, body{
		"number": "+59829001234", "name": "Cobranzas", "trunk_id": x.trunk.ID, "ring_seconds": 5, "unanswered": "hang_up",
	}, "If-Match", `"1"`).OK(nil)
	debtor := x.debtor("d1", "+59899123456")
	phoneOf(t, x, phone)
	created := x.Broker.Await("recobro.calls.call.created")
	ended := x.ended(created.Subject)
	require.Equal(t, "no_answer", ended.Status)
	require.Eventually(t, func() bool {
		x.book.mutex.Lock()
		defer x.book.mutex.Unlock()
		return len(x.book.callbacks) == 1 && x.book.callbacks[0] == debtor
	}, sdktest.Patience, 10*time.Millisecond)
}

func declined(t *testing.T, engine sdktest.Engine) {
	phone := peers.Baresip(t, peers.PhoneConfig{Number: "+59899123456"})
	x := exchangeTo(t, engine, phone.Port)
	x.debtor("d1", "+59899123456")
	connect(t, x.ana, "tab")
	phoneOf(t, x, phone)
	id := x.rings(x.ana)
	connect(t, x.bo, "tab")
	x.ana.POST("/api/v1/llamadas/"+id+"/decline", nil)
	require.Equal(t, id, x.rings(x.bo))
	require.Equal(t, http.StatusNotFound, x.ana.POST("/api/v1/llamadas/"+id+"/answer", nil).Status)
	x.bo.POST("/api/v1/llamadas/"+id+"/answer", nil)
	phone.Await(t, "CALL_ESTABLISHED")
}

// wrapped has an admin, who may take calls and not contact debtors, take those of a debtor and of a stranger.
func wrapped(t *testing.T, engine sdktest.Engine) {
	phone := peers.Baresip(t, peers.PhoneConfig{Number: "+59899123456"})
	x := exchangeTo(t, engine, phone.Port)
	connect(t, x.admin, "tab")
	for _, known := range []bool{false, true} {
		if known {
			x.debtor("d1", "+59899123456")
		}
		phoneOf(t, x, phone)
		id := x.rings(x.admin)
		x.admin.POST("/api/v1/llamadas/"+id+"/answer", nil)
		phone.Await(t, "CALL_ESTABLISHED")
		x.admin.POST("/api/v1/llamadas/"+id+"/hangup", nil)
		phone.Await(t, "CALL_CLOSED")
		var c row
		require.Eventually(t, func() bool {
			x.manager.GET("/api/v1/llamadas/" + id).OK(&c)
			return c.Status == "wrap_up" && (c.ContactID != "") == known
		}, sdktest.Patience, 10*time.Millisecond)
		if known {
			x.admin.POST("/api/v1/llamadas/"+id+"/wrap", body{}).Refused(http.StatusConflict, "calls.outcome_of_contact")
		}
		x.admin.POST("/api/v1/llamadas/"+id+"/wrap", body{"untold": known}).OK(&c)
		require.Equal(t, "completed", c.Status)
	}
	require.Equal(t, 1, x.book.ended("hung_up"))
}
