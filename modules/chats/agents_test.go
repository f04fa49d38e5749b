package chats_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/chats"
	"github.com/recobro/recobro/modules/chats/internal/agent"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/events"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

// answered is a desk whose inbox a program answers.
type answered struct {
	*desk
	agents *agent.Service
	bot    *sdktest.Person // the module that has the programs
}

func newAnswered(t *testing.T, engine sdktest.Engine) *answered {
	module, kept := chats.Module(), make(chan *agent.Service, 1)
	module.Jobs = append(module.Jobs, func(s *agent.Service) { kept <- s })
	x := &answered{desk: deskOf(t, officeOf(t, module, sdktest.Options{Engine: engine}, func(*control.StartRequest) {}))}
	x.agents = <-kept
	x.bot = x.Itself("a", "aiagents", "chats.agents:speak", "chats.conversations:read", "chats.conversations:update")
	x.inboxWith(t, body{"agent_id": "bot", "agent_when": "always", "assigns": true})
	x.ana.POST("/api/v1/conversations/presence", body{}).OK(nil)
	return x
}

// ahead is a clock that is ahead.
type ahead struct {
	clock.Clock
	by time.Duration
}

// Now implements clock.Clock.
func (l ahead) Now() time.Time { return l.Clock.Now().Add(l.by) }

// asked is what a program is asked.
type asked struct {
	AgentID   string `json:"agent_id"`
	MessageID string `json:"message_id"`
	DebtorID  string `json:"debtor_id"`
	InboxID   string `json:"inbox_id"`
	Channel   string `json:"channel"`
	Language  string `json:"language"`
	PersonID  string `json:"person_id"`
	Turn      int    `json:"turn"`
}

// isAsked is the next thing that the program is asked, about a conversation.
func (x *answered) isAsked(t *testing.T, id string) (a asked) {
	t.Helper()
	var e events.Envelope
	for e.Subject != id {
		e = x.Broker.Await("recobro.chats.agent.asked")
	}
	require.NoError(t, json.Unmarshal(e.Data, &a))
	return a
}

func (x *answered) says(id, answers, text, key string) *sdktest.Answer {
	return x.bot.POST("/api/v1/conversations/"+id+"/agent-messages", body{
		"agent_id": "bot", "version_id": "v1", "agent_name": "Vera", "answers": answers, "text": text,
	}, "Idempotency-Key", key)
}

func (x *answered) hand(id string, b body) *sdktest.Answer {
	return x.bot.POST("/api/v1/conversations/"+id+"/handoff", b)
}

func TestAgents(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		x := newAnswered(t, engine)
		t.Run("[AI-05] a program is asked what they write, and what it answers goes out once, as its own", func(t *testing.T) { answers(t, x) })
		t.Run("[AI-05] what was written meanwhile is read before it is answered", func(t *testing.T) { behind(t, x) })
		t.Run("[AI-05] it hands over with a summary, and says nothing after", func(t *testing.T) { gives(t, x) })
		t.Run("[AI-05] whoever of ours writes, or is given it, takes it over", func(t *testing.T) { takenOver(t, x) })
		t.Run("[AI-05] whoever asks to be left alone is answered by no program", func(t *testing.T) { leftAlone(t, x) })
		t.Run("[AI-05] a program that is silent, or off, is relieved by people, and the debtor is told", func(t *testing.T) { relieved(t, x) })
		t.Run("[AI-05] it answers outside the company's hours alone, or while nobody is there, where that is wanted", func(t *testing.T) { when(t, x) })
		t.Run("[AI-05] it resolves with what came of it, and what they write then is its to answer anew", func(t *testing.T) { resolves(t, x) })
		t.Run("[CH-14] nobody but the programs' module speaks as one", func(t *testing.T) { nobodyElse(t, x) })
	})
}

func answers(t *testing.T, x *answered) {
	x.book.knows("d1", "p1", "+59899000101")
	c := x.hears(t, "59899000101", "hola, quiero pagar")
	require.Equal(t, []string{"pending", "bot", ""}, []string{c.Status, c.AgentID, c.AssigneeID})
	require.NotEmpty(t, c.AgentDue)
	a := x.isAsked(t, c.ID)
	require.Equal(t, asked{"bot", a.MessageID, "", x.inbox, "whatsapp", "es", a.PersonID, 1}, a)
	x.becomes(t, c.ID, func(c talk) bool { return c.DebtorID == "d1" })
	x.bot.POST("/api/v1/conversations/"+c.ID+"/agent-typing", body{"agent_id": "bot"}).OK(nil)
	require.JSONEq(t, `{"agent_id":"bot"}`, string(x.Broker.Await("recobro.chats.conversation.typing").Data))
	var first, again struct {
		ID        string         `json:"id"`
		Sender    string         `json:"sender"`
		SenderID  string         `json:"sender_id"`
		ContactID string         `json:"contact_id"`
		Data      map[string]any `json:"data"`
	}
	x.says(c.ID, a.MessageID, "Con gusto. ¿Me dice su nombre?", "k1").OK(&first)
	x.says(c.ID, a.MessageID, "Con gusto. ¿Me dice su nombre?", "k1").OK(&again)
	require.Equal(t, first.ID, again.ID)
	require.Equal(t, []string{"agent", "bot"}, []string{first.Sender, first.SenderID})
	require.Equal(t, []any{"v1", "Vera"}, []any{first.Data["version_id"], first.Data["agent_name"]})
	require.Equal(t, "Con gusto. ¿Me dice su nombre?", x.whatsapp.Took().Text)
	contacts := x.book.contacts()
	require.Equal(t, []any{first.ContactID, "ai", ""}, []any{contacts[0]["id"], contacts[0]["maker"], contacts[0]["user_id"]}, "a program speaks with them, and nobody else")
	x.says(c.ID, a.MessageID, "Otra cosa", "k1").Refused(http.StatusConflict, "idempotency.mismatch")
	x.bot.POST("/api/v1/conversations/"+c.ID+"/agent-messages", body{"agent_id": "bot", "version_id": "v1", "answers": a.MessageID, "text": "x"}).Refused(http.StatusUnprocessableEntity, "invalid")
	after := x.get(c.ID)
	require.Equal(t, []string{"pending", "", "agent"}, []string{after.Status, after.AgentDue, after.FirstBy})
	var thread []row
	x.bot.GET("/api/v1/conversations/" + c.ID + "/messages").OK(&thread)
	require.Equal(t, []string{"Con gusto. ¿Me dice su nombre?", "hola, quiero pagar"}, []string{thread[0].Text, thread[1].Text}, "it reads the words as they were written")
	require.Equal(t, c.ID, x.list(x.ana, "?with=agent")[0].ID)
	var sums []struct {
		Answered   int64 `json:"answered"`
		FirstAgent int64 `json:"first_agent"`
	}
	x.manager.GET("/api/v1/chats/rounds/sums?by=all").OK(&sums)
	require.Equal(t, []int64{1, 1}, []int64{sums[0].Answered, sums[0].FirstAgent}, "the report tells programs and people apart")
}

func behind(t *testing.T, x *answered) {
	c := x.hears(t, "59899000102", "hola")
	first := x.isAsked(t, c.ID)
	x.hears(t, "59899000102", "¿siguen ahí?")
	second := x.isAsked(t, c.ID)
	require.Equal(t, 2, second.Turn)
	x.says(c.ID, first.MessageID, "Hola", "b1").Refused(http.StatusConflict, "chats.agent_behind")
	require.Equal(t, c.AgentDue, x.get(c.ID).AgentDue, "it is due since the first")
	x.says(c.ID, second.MessageID, "Hola, aquí estoy", "b2").OK(nil)
	require.Equal(t, "Hola, aquí estoy", x.whatsapp.Took().Text)
	x.inboxWith(t, body{"is_on": false})
	x.says(c.ID, second.MessageID, "¿Algo más?", "b3").Refused(http.StatusConflict, "chats.inbox_off")
	x.inboxWith(t, body{"is_on": true})
}

func gives(t *testing.T, x *answered) {
	c := x.hears(t, "59899000103", "quiero hablar con alguien")
	a := x.isAsked(t, c.ID)
	x.hand(c.ID, body{"to": "people", "reason": "customer_request"}).Refused(http.StatusPreconditionRequired, "precondition.required")
	x.hand(c.ID, body{"to": "people", "reason": "customer_request", "agent_id": "another"}).Refused(http.StatusConflict, "chats.agent_off")
	x.hand(c.ID, body{"to": "people", "reason": "customer_request", "agent_id": "bot", "summary": "Pide una quita."}).OK(nil)
	after := x.get(c.ID)
	require.Equal(t, []string{"open", "", "customer_request"}, []string{after.Status, after.AgentID, after.Handoff})
	require.Contains(t, x.whatsapp.Took().Text, "persona")
	x.says(c.ID, a.MessageID, "Una cosa más", "g1").Refused(http.StatusConflict, "chats.agent_off")
	x.hand(c.ID, body{"to": "people", "reason": "customer_request", "agent_id": "bot"}).Refused(http.StatusConflict, "chats.agent_off")
	require.Equal(t, "open", x.hears(t, "59899000103", "¿hola?").Status, "people go on with it")
	x.manager.POST("/api/v1/conversations/"+c.ID+"/handoff", body{"to": "agent", "reason": "pending_clarification", "agent_id": "bot"}, "If-Match", "*").OK(nil)
	x.whatsapp.Took()
	require.Equal(t, 1, x.isAsked(t, c.ID).Turn, "whoever is given somebody who waits is asked at once")
}

func takenOver(t *testing.T, x *answered) {
	c := x.hears(t, "59899000104", "hola")
	a := x.isAsked(t, c.ID)
	x.ana.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": "Es para mí", "is_note": true}).OK(nil)
	require.Equal(t, "pending", x.get(c.ID).Status, "a note takes nothing from anybody")
	x.ana.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": "Hola, soy Ana"}).OK(nil)
	x.whatsapp.Took()
	after := x.get(c.ID)
	require.Equal(t, []string{"open", "", "ana", "user"}, []string{after.Status, after.AgentID, after.AssigneeID, after.FirstBy})
	x.says(c.ID, a.MessageID, "Hola", "t1").Refused(http.StatusConflict, "chats.agent_off")
	other := x.hears(t, "59899000105", "hola")
	x.assign(t, other.ID, "ana")
	require.Equal(t, "open", x.get(other.ID).Status)
}

func leftAlone(t *testing.T, x *answered) {
	c := x.hears(t, "59899000106", "hola")
	a := x.isAsked(t, c.ID)
	x.hears(t, "59899000106", "BAJA")
	x.whatsapp.Took() // it is confirmed
	after := x.get(c.ID)
	require.Equal(t, []any{1, ""}, []any{after.AgentTurns, after.AgentDue})
	x.says(c.ID, a.MessageID, "Hola", "l1").Refused(http.StatusConflict, "chats.agent_behind")
	require.Equal(t, "open", x.hears(t, "59899000106", "¿por qué me escriben?").Status, "people look at it")
}

func relieved(t *testing.T, x *answered) {
	system := principal.With(t.Context(), principal.System("a", "chats"))
	c := x.hears(t, "59899000107", "hola")
	require.NoError(t, x.agents.At(ahead{clock.System(), 50 * time.Second}).Relieve(system))
	require.Equal(t, "pending", x.get(c.ID).Status, "it has time left")
	require.NoError(t, x.agents.At(ahead{clock.System(), 61 * time.Second}).Relieve(system))
	after := x.get(c.ID)
	require.Equal(t, []string{"open", "tool_failure", "ana"}, []string{after.Status, after.Handoff, after.AssigneeID})
	x.tellsOf(c)
	off := x.hears(t, "59899000108", "hola")
	x.says(off.ID, x.isAsked(t, off.ID).MessageID, "Hola", "r1").OK(nil)
	x.Off("aiagents")
	defer x.Off()
	require.Equal(t, "open", x.hears(t, "59899000109", "hola").Status, "what begins then is people's at once")
	x.hears(t, "59899000108", "¿hay alguien?")
	x.becomes(t, off.ID, func(c talk) bool { return c.Status == "open" && c.Handoff == "tool_failure" && c.AgentTurns == 0 })
	x.tellsOf(off)
}

// tellsOf waits until somebody is told that a person answers.
func (x *answered) tellsOf(c talk) {
	for sent := x.whatsapp.Took(); sent.To != "59899"+c.PersonName[len("Quien "):] || !strings.Contains(sent.Text, "persona"); sent = x.whatsapp.Took() {
	}
}

func when(t *testing.T, x *answered) {
	x.always(t)
	defer x.inboxWith(t, body{"agent_when": "always"})
	x.inboxWith(t, body{"agent_when": "nobody_there"})
	require.Equal(t, "open", x.hears(t, "59899000110", "hola").Status, "Ana is there")
	x.ana.POST("/api/v1/conversations/presence", body{"is_away": true}).OK(nil)
	require.Equal(t, "pending", x.hears(t, "59899000111", "hola").Status)
	x.inboxWith(t, body{"agent_when": "outside_hours"})
	require.Equal(t, "open", x.hears(t, "59899000112", "hola").Status, "the company never closes")
}

func resolves(t *testing.T, x *answered) {
	c := x.hears(t, "59899000113", "ya pagué, gracias")
	a := x.isAsked(t, c.ID)
	end := func(agent string) *sdktest.Answer {
		return x.bot.POST("/api/v1/conversations/"+c.ID+"/resolve", body{"agent_id": agent, "version_id": "v1", "outcome": "already_paid", "summary": "Dice que pagó."})
	}
	end("another").Refused(http.StatusConflict, "chats.agent_off")
	x.says(c.ID, a.MessageID, "Gracias a usted", "e1").OK(nil)
	x.whatsapp.Took()
	end("bot").OK(nil)
	var thread []struct {
		Data map[string]any `json:"data"`
	}
	x.ana.GET("/api/v1/conversations/" + c.ID + "/messages").OK(&thread)
	require.Equal(t, []any{"agent_resolved", "already_paid"}, []any{thread[0].Data["activity"], thread[0].Data["outcome"]})
	require.Equal(t, "resolved", x.get(c.ID).Status)
	anew := x.hears(t, "59899000113", "otra pregunta")
	require.Equal(t, []any{"pending", 1}, []any{anew.Status, anew.AgentTurns})
	x.says(c.ID, x.isAsked(t, c.ID).MessageID, "Dígame", "e2").OK(nil)
	x.whatsapp.Took()
}

func nobodyElse(t *testing.T, x *answered) {
	c := x.hears(t, "59899000114", "hola")
	for _, who := range []*sdktest.Person{x.admin, x.manager, x.ana} {
		for _, at := range []string{"/agent-messages", "/resolve", "/agent-typing"} {
			who.POST("/api/v1/conversations/"+c.ID+at, body{"agent_id": "bot"}).Refused(http.StatusForbidden, "forbidden")
		}
	}
	other := x.Itself("b", "aiagents", "chats.agents:speak")
	other.POST("/api/v1/conversations/"+c.ID+"/agent-typing", body{"agent_id": "bot"}).Refused(http.StatusNotFound, "chats.conversation_not_found")
	x.Itself("a", "other").POST("/api/v1/conversations/"+c.ID+"/agent-typing", body{"agent_id": "bot"}).Refused(http.StatusForbidden, "forbidden")
}

func TestAgentsInTheWindow(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		x := newSite(t, engine)
		t.Run("[AI-05] a program answers in the window: it is seen to write, and what it says can be tapped", func(t *testing.T) { inWindow(t, x) })
	})
}

func inWindow(t *testing.T, x *site) {
	bot := x.Itself("a", "aiagents", "chats.agents:speak", "chats.conversations:read", "chats.conversations:update")
	var i body
	x.admin.GET("/api/v1/inboxes/" + x.inbox).OK(&i)
	x.admin.PUT("/api/v1/inboxes/"+x.inbox, body{"name": i["name"], "settings": i["settings"], "members": i["members"], "agent_id": "bot"}, "If-Match", "*").OK(nil)
	visit := x.begin(body{"language": "pt"})
	x.write(visit.Token, "client-0001", "Quanto devo?").OK(nil)
	var told asked
	e := x.Broker.Await("recobro.chats.agent.asked")
	require.NoError(t, json.Unmarshal(e.Data, &told))
	heard := x.stranger.Events(x.at+"/live", "Authorization", "Bearer "+visit.Token)
	at := "/api/v1/conversations/" + e.Subject
	bot.POST(at+"/agent-typing", body{"agent_id": "bot"}).OK(nil)
	await(t, heard, "typing")
	bot.POST(at+"/agent-messages", body{
		"agent_id": "bot", "version_id": "v1", "answers": told.MessageID, "text": "Você é Ana?",
		"buttons": []body{{"id": "yes", "title": "Sim"}, {"id": "no", "title": "Não"}},
	}, "Idempotency-Key", "w1").OK(nil)
	await(t, heard, "changed")
	seen := x.read(visit.Token)
	require.Len(t, seen.Lines, 2)
	require.Equal(t, []any{false, "Você é Ana?", "Sim"}, []any{seen.Lines[1].IsMine, seen.Lines[1].Text, seen.Lines[1].Buttons[0].Title})
	x.stranger.POST(x.at+"/messages", body{"client_id": "client-0002", "text": "Sim", "tapped": "yes"}, "Authorization", "Bearer "+visit.Token).OK(nil)
	require.NoError(t, json.Unmarshal(x.Broker.Await("recobro.chats.agent.asked").Data, &told))
	require.Equal(t, 2, told.Turn)
	require.Equal(t, "widget", told.Channel)
}
