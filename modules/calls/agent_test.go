package calls_test

import (
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/calls/internal/agentline"
	"github.com/recobro/recobro/modules/calls/internal/outgoing"
	"github.com/recobro/recobro/modules/calls/internal/peers"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestAgents(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[AI-06] an agent calls, hears, speaks, takes keys and says what came of it", func(t *testing.T) { agentCalls(t, engine) })
		t.Run("[AI-06] a collector takes a call from an agent: they hear it sum up while the debtor waits, then both speak", func(t *testing.T) { agentTransfers(t, engine) })
	})
	t.Run("[AI-06] where nobody is free the agent goes on", agentGoesOn)
	t.Run("[AI-06] an agent that is gone leaves nobody on a dead line", agentLost)
	t.Run("[AI-06] an agent answers who calls a number that names it", agentAnswers)
	t.Run("[AI-06] a session without people is an agent's, as many at once as it says", agentOfSession)
	t.Run("[AI-07] a version of an agent is tried on a telephone that the company has listed, and is no debtor's", agentTried)
	t.Run("[AI-07] a version of an agent rings whoever tries it where they sit, and takes their keys", agentTriedHere)
	t.Run("[AI-06] an agent is not asked where a machine answers", agentSpared)
}

// heldByAgent is a call that an agent holds, with a telephone that speaks.
func heldByAgent(t *testing.T, engine sdktest.Engine) (x *exchange, phone *peers.Phone, side *agentSide, made row) {
	t.Helper()
	phone = peers.Baresip(t, peers.PhoneConfig{})
	x = exchangeTo(t, engine, phone.Port)
	a := employs(t, x)
	x.manager.POST("/api/v1/llamadas/by-agent", body{"debtor_id": x.debtor("d1", "+59899123456"), "phone_id": "d1", "agent_id": "agente"}).OK(&made)
	phone.Await(t, "CALL_ESTABLISHED")
	side = sdktest.Next(t, a.lines)
	began := side.next().Began
	require.Equal(t, []string{made.ID, "d1", "UY", "agente"}, []string{began.CallID, began.DebtorID, began.Country, began.AgentID})
	require.NotEmpty(t, began.Law)
	require.Equal(t, made.ContactID, began.ContactID)
	return x, phone, side, made
}

func agentCalls(t *testing.T, engine sdktest.Engine) {
	x, phone, side, made := heldByAgent(t, engine)
	require.Equal(t, http.StatusForbidden, x.ana.POST("/api/v1/llamadas/by-agent", body{"debtor_id": "d1", "phone_id": "d1", "agent_id": "agente"}).Status)
	x.manager.POST("/api/v1/llamadas/by-agent", body{"debtor_id": "d1", "phone_id": "d1", "agent_id": "nobody"}).Refused(http.StatusUnprocessableEntity, "calls.agent_unknown")
	side.hears()
	began := time.Now()
	side.says(400 * time.Millisecond)
	side.asks(agentline.Asked{Mark: &agentline.Mark{Name: "hola"}})
	require.Equal(t, "hola", side.next().Mark.Name)
	require.GreaterOrEqual(t, time.Since(began), 380*time.Millisecond, "spoken to its end, in its own time")
	phone.Do(t, "sndcode", "7")
	require.Equal(t, "7", side.next().Key.Key)
	side.asks(agentline.Asked{Press: &agentline.Press{Keys: "5"}})
	phone.Await(t, "CALL_DTMF_START")
	var board struct{ Agents, Waiting []row }
	x.manager.GET("/api/v1/llamadas/board").OK(&board)
	require.Equal(t, made.ID, board.Agents[0].ID)
	require.Empty(t, board.Waiting, "the debtor speaks with somebody")
	mario := connect(t, x.manager, "tab")
	x.manager.POST("/api/v1/llamadas/"+made.ID+"/listen", nil)
	mario.hears()
	side.asks(agentline.Asked{Judge: &agentline.Judge{AnsweredBy: "human"}})
	side.asks(agentline.Asked{HangUp: &agentline.HangUp{Outcome: "promise"}})
	require.Equal(t, "hung_up", side.next().Ended.End)
	phone.Await(t, "CALL_CLOSED")
	ended := x.ended(made.ID)
	require.Equal(t, []string{"completed", "human", "agente"}, []string{ended.Status, ended.AnsweredBy, ended.AgentID})
	require.Eventually(t, func() bool { return x.book.ended("promise") == 1 }, sdktest.Patience, look)
	require.Equal(t, "ai", x.book.made[0].Maker, "by the rules for agents")
}

func agentTransfers(t *testing.T, engine sdktest.Engine) {
	x, phone, side, made := heldByAgent(t, engine)
	ana := connect(t, x.ana, "tab")
	side.asks(agentline.Asked{Transfer: &agentline.Transfer{Summary: "Quiere pagar en dos cuotas", Reason: "asked", Language: "es"}})
	require.Equal(t, made.ID, x.rings(x.ana))
	var line struct{ Offer, Call row }
	x.ana.GET("/api/v1/lines/mine").OK(&line)
	require.Equal(t, []string{"Quiere pagar en dos cuotas", "asked"}, []string{line.Offer.Summary, line.Offer.SummaryReason})
	x.ana.POST("/api/v1/llamadas/"+made.ID+"/answer", nil)
	require.Equal(t, "ana", side.next().Whisper.UserID)
	side.says(200 * time.Millisecond)
	side.asks(agentline.Asked{Mark: &agentline.Mark{Name: "told"}})
	ana.hears()
	require.Equal(t, "told", side.next().Mark.Name)
	side.asks(agentline.Asked{Whispered: &agentline.Nothing{}})
	require.Equal(t, "ana", side.next().Transferred.UserID)
	require.Equal(t, "transferred", side.next().Ended.End)
	_, more := <-side.heard
	require.False(t, more, "it is off the call")
	ana.hears()
	x.ana.GET("/api/v1/lines/mine").OK(&line)
	require.Equal(t, []string{"ana", "ana", "agente"}, []string{line.Call.UserID, line.Call.MovedTo, line.Call.AgentID})
	require.Equal(t, "ana", x.book.made[0].MakerID, "she says what comes of it")
	x.ana.POST("/api/v1/llamadas/"+made.ID+"/hangup", nil)
	phone.Await(t, "CALL_CLOSED")
	require.Equal(t, "wrap_up", x.ended(made.ID).Status)
}

func agentGoesOn(t *testing.T) {
	_, _, side, _ := heldByAgent(t, sdktest.Engine{})
	side.asks(agentline.Asked{Transfer: &agentline.Transfer{Summary: "Enojado", Reason: "asked"}})
	require.Empty(t, side.next().Transferred.UserID)
	side.says(100 * time.Millisecond)
	side.asks(agentline.Asked{Mark: &agentline.Mark{Name: "sigo"}})
	require.Equal(t, "sigo", side.next().Mark.Name)
	side.hears()
}

func agentLost(t *testing.T) {
	x, phone, side, made := heldByAgent(t, sdktest.Engine{})
	require.NoError(t, side.conn.CloseNow())
	phone.Await(t, "CALL_CLOSED") // the sentence said, for nobody is at work
	require.Equal(t, "completed", x.ended(made.ID).Status)
	require.Eventually(t, func() bool { return x.book.ended("hung_up") == 1 }, sdktest.Patience, look, "what came of it is told")
}

func agentAnswers(t *testing.T) {
	phone := peers.Baresip(t, peers.PhoneConfig{Number: "+59899123456"})
	x := exchangeTo(t, sdktest.Engine{}, phone.Port)
	a := employs(t, x)
	number := body{"number": "+59829001234", "name": "Cobranzas", "trunk_id": x.trunk.ID, "agent_id": "nobody"}
	x.admin.PUT("/api/v1/numbers/"+x.number.ID, number, "If-Match", `"1"`).Refused(http.StatusUnprocessableEntity, "calls.agent_unknown")
	number["agent_id"] = "agente"
	x.admin.PUT("/api/v1/numbers/"+x.number.ID, number, "If-Match", `"1"`).OK(nil)
	x.debtor("d1", "+59899123456")
	phoneOf(t, x, phone)
	phone.Await(t, "CALL_ESTABLISHED")
	side := sdktest.Next(t, a.lines)
	began := side.next().Began
	require.Equal(t, []string{"inbound", "d1", "contact-1"}, []string{string(began.Direction), began.DebtorID, began.ContactID})
	side.hears()
	phone.Do(t, "hangup", "")
	require.Equal(t, "far_end", side.next().Ended.End)
	require.Equal(t, "completed", x.ended(began.CallID).Status)
}

func agentOfSession(t *testing.T) {
	phone := peers.Baresip(t, peers.PhoneConfig{Speaks: peers.Speech(t, 1, 30)})
	x := exchangeTo(t, sdktest.Engine{}, phone.Port)
	a := employs(t, x)
	x.book.debtors = []string{x.debtor("d1", "+59899123451"), x.debtor("d2", "+59899123452")}
	made := x.session("progressive", body{"user_ids": []string{}, "agent_id": "agente"})
	side := sdktest.Next(t, a.lines)
	began := side.next().Began
	require.Equal(t, []string{made.ID, "human"}, []string{began.SessionID, string(began.AnsweredBy)})
	require.EqualValues(t, 1, x.results(made.ID).Calls, "one at a time, as the session says")
	side.asks(agentline.Asked{HangUp: &agentline.HangUp{Outcome: "promise"}})
	require.Equal(t, "hung_up", side.next().Ended.End)
	require.Eventually(t, func() bool { return x.results(made.ID).States["reached"] == 1 }, sdktest.Patience, look)
	require.NotEqual(t, began.CallID, sdktest.Next(t, a.lines).next().Began.CallID, "then the next")
}

func agentSpared(t *testing.T) {
	phone := peers.Baresip(t, peers.PhoneConfig{Speaks: peers.Recording(t, spoken(t, "fax_en_1"))})
	x := exchangeTo(t, sdktest.Engine{}, phone.Port)
	a := employs(t, x)
	x.book.debtors = []string{x.debtor("d1", "+59899123451")}
	x.session("progressive", body{"user_ids": []string{}, "agent_id": "agente"})
	require.Equal(t, "fax", x.over().AnsweredBy)
	require.Empty(t, a.lines)
}

func agentTried(t *testing.T) {
	phone := peers.Baresip(t, peers.PhoneConfig{})
	x := exchangeTo(t, sdktest.Engine{}, phone.Port)
	a := employs(t, x)
	tried := body{"number": "+59899123459", "agent_id": "agente", "version_id": "v2", "test_id": "prueba"}
	var made row
	x.manager.POST("/api/v1/llamadas/by-agent", tried).Refused(http.StatusUnprocessableEntity, "calls.test_number")
	x.Choose("a", body{"test_numbers": []string{"+59899123459"}})
	var ways outgoing.Ways
	x.manager.GET("/api/v1/llamadas/by-agent/ways").OK(&ways)
	require.Equal(t, outgoing.Ways{Numbers: []string{"+59899123459"}, HasLine: true}, ways)
	x.manager.POST("/api/v1/llamadas/by-agent", tried).OK(&made)
	phone.Await(t, "CALL_ESTABLISHED")
	side := sdktest.Next(t, a.lines)
	began := side.next().Began
	require.Equal(t, []string{"v2", "prueba", ""}, []string{began.VersionID, began.TestID, began.ContactID})
	side.asks(agentline.Asked{HangUp: &agentline.HangUp{}})
	require.Equal(t, "completed", x.ended(made.ID).Status)
	require.Empty(t, x.book.outcomes(), "no contact is made of it")
	x.debtor("d1", "+59899123459")
	x.manager.POST("/api/v1/llamadas/by-agent", tried).Refused(http.StatusUnprocessableEntity, "calls.test_debtor")
}

func agentTriedHere(t *testing.T) {
	x := exchangeTo(t, sdktest.Engine{}, 5060) // nothing is dialled
	a := employs(t, x)
	tried := body{"self": true, "agent_id": "agente", "version_id": "v2", "test_id": "prueba"}
	x.manager.POST("/api/v1/llamadas/by-agent", tried).Refused(http.StatusConflict, "calls.no_line")
	mario := connect(t, x.manager, "tab")
	var made row
	x.manager.POST("/api/v1/llamadas/by-agent", tried).OK(&made)
	require.Equal(t, made.ID, x.rings(x.manager))
	x.manager.POST("/api/v1/llamadas/"+made.ID+"/answer", nil)
	side := sdktest.Next(t, a.lines)
	began := side.next().Began
	require.Equal(t, []string{"v2", "prueba", ""}, []string{began.VersionID, began.TestID, began.DebtorID})
	side.says(200 * time.Millisecond)
	mario.hears()
	side.hears()
	x.manager.POST("/api/v1/llamadas/"+made.ID+"/keys", body{"keys": "4"})
	require.Equal(t, "4", side.next().Key.Key)
	x.manager.POST("/api/v1/llamadas/"+made.ID+"/hangup", nil)
	require.Equal(t, "hung_up", side.next().Ended.End)
	ended := x.ended(made.ID)
	require.Equal(t, []string{"completed", "mario", "agente"}, []string{ended.Status, ended.UserID, ended.AgentID})

	x.manager.POST("/api/v1/llamadas/by-agent", tried).OK(&made)
	require.Equal(t, made.ID, x.rings(x.manager), "their telephone is free again")
	x.manager.POST("/api/v1/llamadas/"+made.ID+"/decline", nil)
	require.Equal(t, "rejected", x.ended(made.ID).Status)
	require.Empty(t, a.lines, "no agent was asked")
}
