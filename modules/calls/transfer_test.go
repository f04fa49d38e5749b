package calls_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/peers"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestTransfer(t *testing.T) {
	t.Run("[CA-04] a colleague is asked, takes the call and keeps it; who asked is free again", attended)
	t.Run("[CA-04] a call goes on with another number, without us", forwarded)
	t.Run("[CA-09] a supervisor listens, whispers and joins; the call tells who does", supervised)
}

// talking is a call that goes on between ana and a telephone.
func talking(t *testing.T) (x *exchange, phone *peers.Phone, ana *browser, id string) {
	t.Helper()
	phone = peers.Baresip(t, peers.PhoneConfig{})
	x = exchangeTo(t, sdktest.Engine{}, phone.Port)
	debtor := x.debtor("d1", "+59899123456")
	ana = connect(t, x.ana, "tab")
	id = x.calls(x.ana, debtor).ID
	phone.Await(t, "CALL_ESTABLISHED")
	ana.hears()
	return x, phone, ana, id
}

func attended(t *testing.T) {
	x, phone, ana, id := talking(t)
	bo := connect(t, x.bo, "tab")
	act := "/api/v1/llamadas/" + id
	require.Equal(t, http.StatusConflict, x.ana.POST(act+"/hand-over", nil).Status, "nobody was asked")
	x.ana.POST(act+"/consult", body{"user_id": "bo"}).OK(nil)
	require.Equal(t, id, x.rings(x.bo))
	x.bo.POST(act+"/answer", nil)
	bo.hears()
	ana.hears()
	x.ana.POST(act+"/hand-over", nil)
	bo.hears()
	var c row
	x.manager.GET(act).OK(&c)
	require.Equal(t, "bo", c.UserID)
	require.Equal(t, "bo", c.MovedTo)
	x.calls(x.ana, x.debtor("d2", "+59899123457")) // she is free
	x.bo.POST(act+"/hangup", nil)
	phone.Await(t, "CALL_CLOSED")
}

func forwarded(t *testing.T) {
	x, phone, _, id := talking(t)
	x.debtor("d9", "+59899123458")
	x.ana.POST("/api/v1/llamadas/"+id+"/forward", body{"number": "+59899123458"}).Refused(http.StatusUnprocessableEntity, "calls.test_debtor")
	x.ana.POST("/api/v1/llamadas/"+id+"/forward", body{"number": "+59899123459"}).OK(nil)
	phone.Await(t, "CALL_ESTABLISHED") // the same telephone stands for both numbers
	var c row
	require.Eventually(t, func() bool {
		x.manager.GET("/api/v1/llamadas/" + id).OK(&c)
		return c.MovedTo == "+59899123459"
	}, sdktest.Patience, look)
	phone.Do(t, "hangup", "") // as the number that the call went on with
	x.ended(id)
}

func supervised(t *testing.T) {
	x, _, _, id := talking(t)
	mario := connect(t, x.manager, "tab")
	act := "/api/v1/llamadas/" + id
	x.manager.POST(act+"/listen", nil)
	mario.hears()
	x.manager.POST(act+"/coach", body{"as": "whisper"}).OK(nil)
	x.manager.POST(act+"/coach", body{"as": "barge"}).OK(nil)
	var c struct{ Supervisors []string }
	x.ana.GET(act).OK(&c)
	require.Equal(t, []string{"mario"}, c.Supervisors)
	require.Equal(t, http.StatusForbidden, x.bo.POST(act+"/listen", nil).Status)
	require.Equal(t, http.StatusForbidden, x.admin.POST(act+"/coach", body{"as": "barge"}).Status, "an admin listens, and no more")
	x.manager.DELETE(act + "/listen")
	x.ana.GET(act).OK(&c)
	require.Empty(t, c.Supervisors)
}
