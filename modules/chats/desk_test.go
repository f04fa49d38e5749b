package chats_test

import (
	"fmt"
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// desk is an office with debtors, and more people: bo works in the inbox too, eva does not.
type desk struct {
	*office
	book             *book
	bo, eva, manager *sdktest.Person
	written          int
}

func newDesk(t *testing.T, engine sdktest.Engine) *desk {
	return deskOf(t, newOffice(t, engine))
}

// deskOf is the desk of an office.
func deskOf(t *testing.T, o *office) *desk {
	x := &desk{office: o, book: newBook()}
	x.Others(x.book)
	x.bo, x.eva, x.manager = x.As("a", "cashier", "bo"), x.As("a", "cashier", "eva"), x.As("a", "manager", "manager")
	x.works(t, "ana", "bo")
	return x
}

// works has these people, and no others, work in the inbox.
func (x *desk) works(t *testing.T, users ...string) {
	x.inboxWith(t, body{"members": users})
}

// inboxWith changes the inbox.
func (x *desk) inboxWith(t *testing.T, change body) {
	t.Helper()
	var i body
	x.admin.GET("/api/v1/inboxes/" + x.inbox).OK(&i)
	wanted := body{}
	for _, name := range []string{"name", "settings", "portfolio_id", "members", "assigns", "capacity", "first_minutes", "solve_minutes", "asks_rating", "is_on", "agent_id", "agent_when", "agent_seconds"} {
		wanted[name] = i[name]
	}
	for name, value := range change {
		wanted[name] = value
	}
	x.admin.PUT("/api/v1/inboxes/"+x.inbox, wanted, "If-Match", fmt.Sprintf(`"%v"`, i["version"])).OK(nil)
}

// hears has somebody write, and gives the conversation.
func (x *desk) hears(t *testing.T, from, text string) talk {
	t.Helper()
	x.written++
	require.Less(t, x.whatsapp.Writes(fmt.Sprintf("wamid.d%d", x.written), from, named(from), text, time.Now()), 300)
	for _, c := range x.list(x.admin, "") {
		if c.PersonName == named(from) {
			return c
		}
	}
	t.Fatalf("nobody heard %s", from)
	return talk{}
}

// named is what somebody calls themselves who writes from a number.
func named(from string) string { return "Quien " + from[5:] }

// talk is a conversation.
type talk struct {
	ID          string   `json:"id"`
	Version     int64    `json:"version"`
	Number      int64    `json:"number"`
	PersonName  string   `json:"person_name"`
	DebtorID    string   `json:"debtor_id"`
	PortfolioID string   `json:"portfolio_id"`
	AssigneeID  string   `json:"assignee_id"`
	Status      string   `json:"status"`
	Priority    string   `json:"priority"`
	Labels      []string `json:"labels"`
	Unread      int      `json:"unread"`
	MergedInto  string   `json:"merged_into"`
	AgentID     string   `json:"agent_id"`
	AgentDue    string   `json:"agent_due"`
	AgentTurns  int      `json:"agent_turns"`
	Handoff     string   `json:"handoff"`
	FirstBy     string   `json:"first_by"`
}

func (x *desk) list(p *sdktest.Person, query string) (all []talk) {
	p.GET("/api/v1/conversations" + query).OK(&all)
	return all
}

func (x *desk) get(id string) (c talk) {
	x.admin.GET("/api/v1/conversations/" + id).OK(&c)
	return c
}

func (x *desk) assign(t *testing.T, id, user string) {
	t.Helper()
	x.manager.POST("/api/v1/conversations/"+id+"/assign", body{"user_id": user, "is_forced": true}, "If-Match", fmt.Sprintf(`"%d"`, x.get(id).Version)).OK(nil)
}

func (x *desk) texts(id string) (all []string) {
	var rows []row
	x.admin.GET("/api/v1/conversations/" + id + "/messages").OK(&rows)
	for _, m := range rows {
		all = append(all, m.Text)
	}
	return all
}

func TestDesk(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		x := newDesk(t, engine)
		t.Run("[CH-05] by hand a conversation is a debtor's whom one may see, and nobody's again", func(t *testing.T) { byHand(t, x) })
		t.Run("[CH-06] labels are the company's, and borne only if they are there", func(t *testing.T) { labels(t, x) })
		t.Run("[CH-06] canned replies are everybody's or one's own, and no other sees those", func(t *testing.T) { replies(t, x) })
		t.Run("[CH-06] a macro does all of its acts, or none", func(t *testing.T) { macros(t, x) })
		t.Run("[CH-03] an answer that is sent again under its key is the same message, at once or later", func(t *testing.T) { onceSent(t, x) })
		t.Run("[CH-04] of two who answer at once the second is told", func(t *testing.T) { collision(t, x) })
		t.Run("[CH-04] whoever may see a conversation hears that another types there", func(t *testing.T) { typing(t, x) })
		t.Run("[CH-04] what waits for one's own answer is counted on every page, with whether one is at work; another's is not", func(t *testing.T) { countedOwn(t, x) })
		t.Run("[CH-04] what was written is found by words, whatever the accents, and by nobody who may not see it", func(t *testing.T) { found(t, x) })
	})
}

func byHand(t *testing.T, x *desk) {
	x.book.knows("d1", "p1", "")
	c := x.hears(t, "59899000001", "hola")
	x.ana.POST("/api/v1/conversations/"+c.ID+"/link", body{"debtor_id": "nobody"}).Refused(http.StatusUnprocessableEntity, "chats.debtor_unknown")
	var linked talk
	x.ana.POST("/api/v1/conversations/"+c.ID+"/link", body{"debtor_id": "d1"}).OK(&linked)
	require.Equal(t, []string{"d1", "p1"}, []string{linked.DebtorID, linked.PortfolioID})
	require.Equal(t, "d1", x.hears(t, "59899000001", "otra vez").DebtorID, "what follows is theirs too")
	x.ana.POST("/api/v1/conversations/"+c.ID+"/unlink", body{}).OK(&linked)
	require.Empty(t, linked.DebtorID)
	x.eva.POST("/api/v1/conversations/"+c.ID+"/link", body{"debtor_id": "d1"}).Refused(http.StatusNotFound, "chats.conversation_not_found")
}

// label adds a label.
func (x *desk) label(name string) (id string) {
	var l row
	x.admin.POST("/api/v1/chats/labels", body{"name": name, "color": "red"}).OK(&l)
	return l.ID
}

func labels(t *testing.T, x *desk) {
	c := x.hears(t, "59899000002", "hola")
	claim := x.label("Reclamo")
	x.manager.POST("/api/v1/chats/labels", body{"name": "RECLAMO", "color": "blue"}).Refused(http.StatusConflict, "chats.label_exists")
	x.ana.POST("/api/v1/conversations/"+c.ID+"/labels", body{"labels": []string{"none"}}).Refused(http.StatusUnprocessableEntity, "chats.label_unknown")
	x.ana.POST("/api/v1/conversations/"+c.ID+"/labels", body{"labels": []string{claim, claim}}).OK(nil)
	require.Len(t, x.list(x.ana, "?label_id="+claim), 1)
	require.Equal(t, []string{claim}, x.get(c.ID).Labels)
	x.admin.DELETE("/api/v1/chats/labels/"+claim, "If-Match", `"1"`).OK(nil)
	require.Empty(t, x.get(c.ID).Labels)
}

func replies(t *testing.T, x *desk) {
	x.manager.POST("/api/v1/chats/replies", body{"shortcut": "cuotas", "text": "Hola {{person.name}}, ¿en cuántas cuotas?", "is_shared": true}).OK(nil)
	x.manager.POST("/api/v1/chats/replies", body{"shortcut": "x", "text": "{{balance}}"}).Refused(http.StatusUnprocessableEntity, "chats.reply_gap")
	x.ana.POST("/api/v1/chats/replies", body{"shortcut": "y", "text": "de todos", "is_shared": true}).Refused(http.StatusForbidden, "chats.reply_shared")
	var own row
	x.ana.POST("/api/v1/chats/replies", body{"shortcut": "saludo", "text": "Buen día, soy Ana"}).OK(&own)
	listed := func(p *sdktest.Person, q string) (all []row) {
		p.GET("/api/v1/chats/replies?q=" + q).OK(&all)
		return all
	}
	require.Len(t, listed(x.ana, ""), 2)
	require.Len(t, listed(x.ana, "cuantas"), 1, "an accent does not matter")
	for _, other := range []*sdktest.Person{x.bo, x.manager, x.admin} {
		require.Len(t, listed(other, ""), 1)
		other.GET("/api/v1/chats/replies/"+own.ID).Refused(http.StatusNotFound, "chats.reply_not_found")
	}
	x.bo.DELETE("/api/v1/chats/replies/"+listed(x.bo, "")[0].ID, "If-Match", `"1"`).Refused(http.StatusNotFound, "chats.reply_not_found")
}

func macros(t *testing.T, x *desk) {
	c := x.hears(t, "59899000003", "quiero reclamar")
	claim := x.label("Queja")
	run := func(acts []body) *sdktest.Answer {
		var m row
		x.manager.POST("/api/v1/chats/macros", body{"name": fmt.Sprintf("macro %d", len(acts)), "acts": acts}).OK(&m)
		return x.ana.POST("/api/v1/conversations/"+c.ID+"/macro", body{"macro_id": m.ID})
	}
	acts := []body{
		{"kind": "label", "value": claim}, {"kind": "priority", "value": "high"}, {"kind": "assign", "value": "me"},
		{"kind": "note", "value": "pasa a supervisión"}, {"kind": "reply", "value": "Lo vemos hoy."},
	}
	run(append(acts, body{"kind": "assign", "value": "eva"})).Refused(http.StatusUnprocessableEntity, "chats.assignee")
	before := x.get(c.ID)
	require.Equal(t, []any{[]string{}, "medium", ""}, []any{before.Labels, before.Priority, before.AssigneeID}, "nothing of it was done")
	require.Equal(t, []string{"quiero reclamar"}, x.texts(c.ID))
	run(acts).OK(nil)
	after := x.get(c.ID)
	require.Equal(t, []any{[]string{claim}, "high", "ana"}, []any{after.Labels, after.Priority, after.AssigneeID})
	require.Equal(t, []string{"Lo vemos hoy.", "pasa a supervisión", "quiero reclamar"}, x.texts(c.ID))
	require.Equal(t, "Lo vemos hoy.", x.whatsapp.Took().Text)
	x.manager.POST("/api/v1/chats/macros", body{"name": "?", "acts": []body{{"kind": "snooze"}}}).Refused(http.StatusUnprocessableEntity, "chats.macro_name")
	x.manager.POST("/api/v1/chats/macros", body{"name": "mal", "acts": []body{{"kind": "snooze"}}}).Refused(http.StatusUnprocessableEntity, "chats.macro_act")
}

func onceSent(t *testing.T, x *desk) {
	c := x.hears(t, "59899000007", "¿y el recibo?")
	write := func(p *sdktest.Person, text string) *sdktest.Answer {
		return p.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": text}, "Idempotency-Key", "k1")
	}
	made := make(chan string, 8)
	for range cap(made) {
		go func() {
			var m row
			write(x.ana, "Se lo mando.").OK(&m)
			made <- m.ID
		}()
	}
	first := sdktest.Next(t, made)
	for range cap(made) - 1 {
		require.Equal(t, first, sdktest.Next(t, made))
	}
	require.Equal(t, []string{"Se lo mando.", "¿y el recibo?"}, x.texts(c.ID))
	write(x.ana, "Otra cosa.").Refused(http.StatusConflict, "idempotency.mismatch")
	other := x.hears(t, "59899000008", "hola")
	x.ana.POST("/api/v1/conversations/"+other.ID+"/messages", body{"text": "Se lo mando."}, "Idempotency-Key", "k1").Refused(http.StatusConflict, "idempotency.mismatch")
	write(x.manager, "Otra cosa.").OK(nil) // another's key
}

func collision(t *testing.T, x *desk) {
	c := x.hears(t, "59899000004", "¿cuánto debo?")
	var seen []row
	x.ana.GET("/api/v1/conversations/" + c.ID + "/messages").OK(&seen)
	write := func(p *sdktest.Person, more body) *sdktest.Answer {
		more["text"], more["seen_message_id"] = "Debe cien.", seen[0].ID
		return p.POST("/api/v1/conversations/"+c.ID+"/messages", more)
	}
	write(x.ana, body{}).OK(nil)
	write(x.ana, body{}).OK(nil) // one's own is no collision
	write(x.bo, body{"is_note": true}).OK(nil)
	refused := write(x.bo, body{}).Refused(http.StatusConflict, "chats.answered_meanwhile")
	require.Equal(t, "ana", refused.Problem.Params["user_id"])
	write(x.bo, body{"anyway": true}).OK(nil)
}

func typing(t *testing.T, x *desk) {
	c := x.hears(t, "59899000005", "hola")
	require.Equal(t, http.StatusNoContent, x.ana.POST("/api/v1/conversations/"+c.ID+"/typing", body{}).Status)
	e := x.Broker.Await("recobro.chats.conversation.typing")
	require.Equal(t, c.ID, e.Subject)
	require.JSONEq(t, `{"user_id":"ana"}`, string(e.Data))
	require.ElementsMatch(t, []string{"ana", "bo"}, e.Owners)
	x.eva.POST("/api/v1/conversations/"+c.ID+"/typing", body{}).Refused(http.StatusNotFound, "chats.conversation_not_found")
}

func found(t *testing.T, x *desk) {
	c := x.hears(t, "59899000006", "Buenas: mi CONEXIÓN falló y el cobrador pasó el miércoles por casa")
	type found struct {
		Matches []struct {
			Conversation talk   `json:"conversation"`
			Message      row    `json:"message"`
			Excerpt      string `json:"excerpt"`
		} `json:"matches"`
		IsWhole bool `json:"is_whole"`
	}
	find := func(p *sdktest.Person, q string) (f found) {
		p.GET("/api/v1/conversations/search?q=" + q).OK(&f)
		return f
	}
	for _, q := range []string{"conexion", "miercoles+cobr", "MI%C3%89RCOLES", "conexi%C3%B3n+fallo"} {
		f := find(x.ana, q)
		require.Len(t, f.Matches, 1, q)
		require.Equal(t, c.ID, f.Matches[0].Conversation.ID)
		require.True(t, f.IsWhole)
	}
	require.Contains(t, find(x.ana, "cobrador").Matches[0].Excerpt, "cobrador pasó")
	require.Empty(t, find(x.ana, "conexion+jueves").Matches)
	require.Empty(t, find(x.eva, "conexion").Matches)
	require.Empty(t, find(x.As("b", "admin", "other"), "conexion").Matches)
	before := x.get(c.ID).Version
	x.ana.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": "Le llamamos mañana", "is_note": true}).OK(nil)
	require.Equal(t, before, x.get(c.ID).Version, "a note stands in nobody's way who resolves it")
	require.Len(t, find(x.ana, "manana").Matches, 1)
	x.assign(t, c.ID, "bo")
	require.Empty(t, find(x.ana, "conexion").Matches, "another's now")
}
