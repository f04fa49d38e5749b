package chats_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

func TestTurning(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		x := newDesk(t, engine)
		t.Run("[CH-09] whom we turn to first is asked of the contact rules, by debtor and by number", func(t *testing.T) { first(t, x) })
		t.Run("[CH-06] two conversations of one debtor become one, and what follows goes there", func(t *testing.T) { merged(t, x) })
		t.Run("[CH-06] what is sent later is listed, changed and taken back, and what has gone out is not", func(t *testing.T) { later(t, x) })
		t.Run("[CH-06] what was put off is open again when its time has come", func(t *testing.T) { snoozed(t, x) })
	})
}

func first(t *testing.T, x *desk) {
	x.book.knows("d30", "p1", "+59899000070")
	begin := func(p *sdktest.Person, more body, headers ...string) *sdktest.Answer {
		more["inbox_id"] = x.inbox
		return p.POST("/api/v1/conversations", more, headers...)
	}
	template := body{"name": "recordatorio", "language": "es", "values": []string{"Ana"}}
	begin(x.ana, body{"to": "+59899000070", "template": template}).Refused(http.StatusForbidden, "forbidden")
	begin(x.manager, body{"template": template}).Refused(http.StatusUnprocessableEntity, "chats.to_missing")
	begin(x.manager, body{"to": "+59899000079", "debtor_id": "d30", "template": template}).Refused(http.StatusUnprocessableEntity, "chats.to_both")
	begin(x.manager, body{"to": "+59899000070", "text": "Hola"}).Refused(http.StatusConflict, "chats.window_over")
	x.book.refuse("d30", "uy.hours")
	for _, to := range []body{{"to": "+59899000070", "template": template}, {"debtor_id": "d30", "template": template}} {
		begin(x.manager, to).Refused(http.StatusConflict, "chats.contact_refused")
	}
	require.Empty(t, x.list(x.admin, ""), "nothing is left of it")
	require.Len(t, x.book.contacts(), 3, "asked each time, by whatever of the two")
	x.book.refuse("d30", "")
	var c, again talk
	begin(x.manager, body{"debtor_id": "d30", "template": template}, "Idempotency-Key", "t1").OK(&c)
	asked := len(x.book.contacts())
	begin(x.manager, body{"debtor_id": "d30", "template": template}, "Idempotency-Key", "t1").OK(&again)
	x.book.knows("d31", "p1", "+59899000071")
	for _, another := range []body{{"debtor_id": "d31", "template": template}, {"debtor_id": "d30", "text": "Hola"}} {
		begin(x.manager, another, "Idempotency-Key", "t1").Refused(http.StatusConflict, "idempotency.mismatch")
	}
	require.Equal(t, []any{c.ID, asked}, []any{again.ID, len(x.book.contacts())}, "[CH-03] asked again under its key it is the same, and nobody is asked")
	require.Equal(t, []string{"d30", "manager"}, []string{c.DebtorID, c.AssigneeID})
	require.Equal(t, "59899000070", x.whatsapp.Took().To)
	require.Equal(t, c.ID, x.answer(t, "59899000070", c.ID), "their answer comes there")
	x.book.knows("d33", "p1", "")
	x.book.knows("d34", "p1", "+59899000072")
	x.book.merge("d33", "d34")
	begin(x.manager, body{"debtor_id": "d33", "template": template}, "Idempotency-Key", "t2").OK(&c)
	begin(x.manager, body{"debtor_id": "d33", "template": template}, "Idempotency-Key", "t2").OK(&again)
	require.Equal(t, []string{c.ID, "d34"}, []string{again.ID, again.DebtorID}, "whoever they were merged into")
	require.Equal(t, "59899000072", x.whatsapp.Took().To)
}

// answer has somebody write, and gives the conversation in which it was heard.
func (x *desk) answer(t *testing.T, from, id string) string {
	t.Helper()
	x.written++
	require.Less(t, x.whatsapp.Writes(fmt.Sprintf("wamid.d%d", x.written), from, named(from), "respuesta", time.Now()), 300)
	require.Contains(t, x.texts(id), "respuesta")
	return id
}

func merged(t *testing.T, x *desk) {
	x.book.knows("d40", "p1", "")
	one, two := x.hears(t, "59899000080", "uno"), x.hears(t, "59899000081", "dos")
	merge := func(from, into string) *sdktest.Answer {
		return x.ana.POST("/api/v1/conversations/"+from+"/merge", body{"into": into}, "If-Match", fmt.Sprintf(`"%d"`, x.get(from).Version))
	}
	merge(one.ID, two.ID).Refused(http.StatusUnprocessableEntity, "chats.merge_others")
	for _, c := range []talk{one, two} {
		x.ana.POST("/api/v1/conversations/"+c.ID+"/link", body{"debtor_id": "d40"}).OK(nil)
	}
	var kept talk
	var f struct{ ID string }
	x.ana.POST("/api/v1/conversations/"+one.ID+"/files", strings.NewReader(pdf), "Content-Type", "application/pdf").OK(&f)
	x.ana.GET("/api/v1/conversations/"+two.ID+"/files/"+f.ID).Refused(http.StatusNotFound, "chats.file_not_found")
	merge(one.ID, two.ID).OK(&kept)
	require.Equal(t, pdf, string(x.ana.GET("/api/v1/conversations/"+two.ID+"/files/"+f.ID).Raw), "what was sent there is seen here")
	require.Equal(t, []any{two.ID, 2}, []any{kept.ID, kept.Unread})
	require.ElementsMatch(t, []string{"uno", "dos"}, x.texts(two.ID))
	left := x.get(one.ID)
	require.Equal(t, []string{"resolved", two.ID}, []string{left.Status, left.MergedInto})
	merge(one.ID, two.ID).Refused(http.StatusConflict, "chats.conversation_merged")
	var rounds []struct {
		ConversationID string     `json:"conversation_id"`
		DebtorID       string     `json:"debtor_id"`
		ResolvedAt     *time.Time `json:"resolved_at"`
	}
	x.admin.GET("/api/v1/chats/rounds?pageSize=100").OK(&rounds)
	told := 0
	for _, r := range rounds {
		if r.ConversationID == one.ID {
			told++
			require.NotNil(t, r.ResolvedAt, "a report does not go on waiting for the one that is no more")
			require.NotEmpty(t, r.DebtorID, "whoever was linked later is told, too")
		}
	}
	require.Equal(t, 1, told)
	require.Equal(t, two.ID, x.answer(t, "59899000081", two.ID))
	require.NotEqual(t, one.ID, x.hears(t, "59899000080", "de nuevo").ID, "from the other number it is a conversation of its own")
}

func later(t *testing.T, x *desk) {
	c := x.hears(t, "59899000090", "hola")
	tomorrow := time.Now().Add(24 * time.Hour).UTC().Truncate(time.Second)
	var m row
	x.ana.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": "Mañana le escribo", "send_at": tomorrow}).OK(&m)
	at := "/api/v1/conversations/" + c.ID + "/messages/" + m.ID
	waits := func(p *sdktest.Person) (all []row) {
		p.GET("/api/v1/conversations/later").OK(&all)
		return all
	}
	require.Len(t, waits(x.ana), 1)
	require.Empty(t, waits(x.eva))
	x.ana.PATCH(at, body{"send_at": time.Now().Add(-time.Hour)}).Refused(http.StatusUnprocessableEntity, "chats.send_past")
	x.eva.PATCH(at, body{"text": "x"}).Refused(http.StatusNotFound, "chats.conversation_not_found")
	x.ana.PATCH(at, body{"text": "Ahora", "send_at": time.Now().Add(300 * time.Millisecond)}).OK(nil)
	require.Equal(t, "Ahora", x.whatsapp.Took().Text)
	require.Eventually(t, func() bool { return x.message(c.ID, m.ID).State == "sent" }, 10*time.Second, 10*time.Millisecond)
	x.ana.DELETE(at).Refused(http.StatusConflict, "chats.message_sent")
	x.ana.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": "No va", "send_at": tomorrow}).OK(&m)
	require.Equal(t, http.StatusNoContent, x.ana.DELETE("/api/v1/conversations/"+c.ID+"/messages/"+m.ID).Status)
	require.NotContains(t, x.texts(c.ID), "No va")
	require.Empty(t, waits(x.ana))
}

func snoozed(t *testing.T, x *desk) {
	c := x.hears(t, "59899000091", "hola")
	x.ana.POST("/api/v1/conversations/"+c.ID+"/move", body{"status": "snoozed", "until": time.Now().Add(200 * time.Millisecond)}, "If-Match", fmt.Sprintf(`"%d"`, c.Version)).OK(nil)
	require.Equal(t, "snoozed", x.get(c.ID).Status)
	require.Eventually(t, func() bool {
		x.present(x.ana, body{"is_away": true}).OK(nil)
		x.present(x.ana, body{"is_away": false}).OK(nil) // the desk is looked after when somebody comes
		return x.get(c.ID).Status == "open"
	}, 10*time.Second, 300*time.Millisecond)
}
