package calls_test

import (
	"fmt"
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/peers"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestSession(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[CA-10] a progressive session calls one debtor for each who is free, and puts them through", func(t *testing.T) { progressive(t, engine) })
		t.Run("[CA-10] a session of previews gives each debtor once, and counts the call", func(t *testing.T) { preview(t, engine) })
		t.Run("[CA-10] a debtor whose line is busy is called again as soon as the session says of that", func(t *testing.T) { again(t, engine) })
		t.Run("[CA-11] who may not be called is passed over with the rule that says so", func(t *testing.T) { unlawful(t, engine) })
	})
}

const look = 10 * time.Millisecond

// session makes one over the debtors of the book, and starts it.
func (x *exchange) session(mode string, more body) (made row) {
	x.t.Helper()
	given := body{"name": "Mora", "portfolio_id": "portfolio", "mode": mode, "user_ids": []string{"ana"}}
	for key, value := range more {
		given[key] = value
	}
	x.manager.POST("/api/v1/sesiones", given).OK(&made)
	x.manager.POST("/api/v1/sesiones/"+made.ID+"/start", nil, "If-Match", `"1"`).OK(&made)
	x.awaits("recobro.calls.session.filled", made.ID)
	return made
}

// results of a session.
type results struct {
	Planned  int64
	States   map[string]int64
	Calls    int64
	Answered int64

	Abandoned int64
}

func (x *exchange) results(id string) (r results) {
	x.t.Helper()
	x.manager.GET("/api/v1/sesiones/" + id + "/results").OK(&r)
	return r
}

func progressive(t *testing.T, engine sdktest.Engine) {
	speech := peers.Speech(t, 1, 30)
	phone := peers.Baresip(t, peers.PhoneConfig{Speaks: speech})
	x := exchangeTo(t, engine, phone.Port)
	for n := range 3 {
		x.book.debtors = append(x.book.debtors, x.debtor(fmt.Sprintf("d%d", n), fmt.Sprintf("+5989912345%d", n)))
	}
	ana := connect(t, x.ana, "tab")
	made := x.session("progressive", nil)
	answered := x.Broker.Await("recobro.calls.call.answered")
	var c row
	require.Eventually(t, func() bool {
		x.manager.GET("/api/v1/llamadas/" + answered.Subject).OK(&c)
		return c.UserID == "ana"
	}, sdktest.Patience, look)
	ana.hears()
	r := x.results(made.ID)
	require.EqualValues(t, 3, r.Planned)
	require.EqualValues(t, 1, r.Calls, "one for each who is free")
	x.ana.POST("/api/v1/llamadas/"+c.ID+"/hangup", nil)
	x.ended(c.ID)
	require.Eventually(t, func() bool { return x.results(made.ID).States["reached"] == 1 }, sdktest.Patience, look)
	require.EqualValues(t, 1, x.results(made.ID).Calls, "nobody is called for her while she says what came of it")
	x.tells(c.ContactID, "promise")
	x.Broker.Await("recobro.calls.call.answered")
	require.EqualValues(t, 2, x.results(made.ID).Calls)
}

func preview(t *testing.T, engine sdktest.Engine) {
	peer := peers.SIPp(t, "refuses_486", "")
	x := exchangeTo(t, engine, peer.Port)
	x.book.debtors = []string{x.debtor("d1", "+59899123451"), x.debtor("d2", "+59899123452")}
	connect(t, x.ana, "tab")
	made := x.session("preview", body{"user_ids": []string{"ana", "bo"}})
	var first, again, other struct {
		DebtorID string `json:"debtor_id"`
	}
	next := "/api/v1/sesiones/" + made.ID + "/next"
	x.ana.POST(next, nil).OK(&first)
	x.ana.POST(next, nil).OK(&again)
	require.Equal(t, first, again, "what one has not called yet")
	x.bo.POST(next, nil).OK(&other)
	require.NotEqual(t, first, other)
	x.ended(x.calls(x.ana, first.DebtorID).ID)
	require.Eventually(t, func() bool { return x.results(made.ID).States["waiting"] == 1 }, sdktest.Patience, look, "to be called again later")
	require.EqualValues(t, 1, x.results(made.ID).Calls)
}

func unlawful(t *testing.T, engine sdktest.Engine) {
	x := exchangeTo(t, engine, peers.Port(t))
	debtor := x.debtor("d1", "+59899123451")
	x.book.debtors, x.book.refuses[debtor] = []string{debtor}, "uy.flag"
	connect(t, x.ana, "tab")
	made := x.session("progressive", nil)
	var plan []struct {
		RuleID string `json:"rule_id"`
		State  string
	}
	require.Eventually(t, func() bool {
		x.manager.GET("/api/v1/sesiones/" + made.ID + "/targets").OK(&plan)
		return len(plan) == 1 && plan[0].RuleID == "uy.flag"
	}, sdktest.Patience, look)
	require.Equal(t, "waiting", plan[0].State)
	require.Zero(t, x.results(made.ID).Calls)
}

func again(t *testing.T, engine sdktest.Engine) {
	x := exchangeTo(t, engine, peers.SIPp(t, "refuses_486", "").Port)
	x.book.debtors = []string{x.debtor("d1", "+59899123451")}
	connect(t, x.ana, "tab")
	wrong := x.manager.POST("/api/v1/sesiones", body{"name": "Mora", "portfolio_id": "portfolio", "mode": "manual", "retries": body{"busy": body{"minutes": 0, "times": 1}}})
	require.Equal(t, http.StatusUnprocessableEntity, wrong.Status, "at least a minute")
	made := x.session("progressive", body{"retry_minutes": 600, "retries": body{"busy": body{"minutes": 5, "times": 1}}})
	var plan []struct {
		State  string
		NextAt time.Time `json:"next_at"`
		Tries  int
	}
	require.Eventually(t, func() bool {
		x.manager.GET("/api/v1/sesiones/" + made.ID + "/targets").OK(&plan)
		return plan[0].State == "waiting" && plan[0].Tries == 1
	}, sdktest.Patience, look)
	require.WithinRange(t, plan[0].NextAt, time.Now(), time.Now().Add(5*time.Minute))
	var kept struct {
		Retries map[string]struct{ Minutes, Times int }
	}
	x.manager.GET("/api/v1/sesiones/" + made.ID).OK(&kept)
	require.Equal(t, map[string]struct{ Minutes, Times int }{"busy": {5, 1}}, kept.Retries)
}
