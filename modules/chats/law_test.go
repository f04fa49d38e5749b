package chats_test

import (
	"net/http"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/chats/internal/sms/smsdouble"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

// debtors is a desk at which a debtor writes, and is known by hand.
func (x *desk) debtor(t *testing.T, from, id string) talk {
	t.Helper()
	x.book.knows(id, "portfolio", "+"+from)
	c := x.hears(t, from, "Hola")
	x.admin.POST("/api/v1/conversations/"+c.ID+"/link", body{"debtor_id": id}).OK(nil)
	return c
}

func TestStop(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		x := newDesk(t, engine)
		c := x.debtor(t, "59899000001", "d1")
		x.hears(t, "59899000001", "Necesito el saldo")
		t.Run("[CH-09] whoever writes first agrees to be answered, and where that can be shown is noted", func(t *testing.T) {
			require.Eventually(t, func() bool { n, _ := x.book.consents("d1"); return n == 1 }, 20*time.Second, 10*time.Millisecond)
		})
		var later row
		soon := time.Now().Add(time.Hour).UTC().Format(time.RFC3339)
		x.ana.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": "Mañana le escribo.", "send_at": soon}).OK(&later)
		t.Run("[CH-09] a stop word acts at once: nothing that waits goes out, and nobody writes any more", func(t *testing.T) {
			x.hears(t, "59899000001", "¡BAJA!")
			failed := x.message(c.ID, later.ID)
			require.Equal(t, []string{"failed", "chats.person_stopped"}, []string{failed.State, failed.Code})
			confirmed := x.whatsapp.Took()
			require.Contains(t, confirmed.Text, "ALTA", "it is confirmed by one last message")
			refused := x.ana.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": "¿Seguro?"})
			require.Equal(t, http.StatusConflict, refused.Status)
			require.Equal(t, "chats.person_stopped", refused.Problem.Code)
			require.Eventually(t, func() bool { n, back := x.book.consents("d1"); return n == 0 && back == 1 }, 20*time.Second, 10*time.Millisecond, "their consents are taken back")
			require.Equal(t, []string{"+59899000001 d1"}, x.book.optOuts(), "the contact rules know of it")
			sent := len(x.whatsapp.All())
			x.hears(t, "59899000001", "stop")
			x.hears(t, "59899000001", "No voy a contestar")
			require.Len(t, x.whatsapp.All(), sent, "it is confirmed once")
		})
		t.Run("[CH-09] it holds on every channel of theirs, also on one that is found to be theirs later", func(t *testing.T) {
			other := x.hears(t, "59899000011", "Soy yo")
			x.admin.POST("/api/v1/conversations/"+other.ID+"/link", body{"debtor_id": "d1"}).OK(nil)
			x.ana.POST("/api/v1/conversations/"+other.ID+"/messages", body{"text": "Hola"}).Refused(http.StatusConflict, "chats.person_stopped")
		})
		t.Run("[CH-09] only their own word takes it back", func(t *testing.T) {
			x.hears(t, "59899000001", "Alta")
			require.Contains(t, x.whatsapp.Took().Text, "BAJA")
			x.ana.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": "Bienvenida de nuevo."}).OK(nil)
			require.Equal(t, "Bienvenida de nuevo.", x.whatsapp.Took().Text)
			require.Eventually(t, func() bool { n, _ := x.book.consents("d1"); return n == 1 }, 20*time.Second, 10*time.Millisecond)
			require.Eventually(t, func() bool { return len(x.book.optOuts()) == 0 }, 20*time.Second, 10*time.Millisecond, "wherever it held")
		})
	})
}

func TestStopElsewhere(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		gateway := smsdouble.New(t)
		x := deskOf(t, officeOn(t, engine, func(r *control.StartRequest) { r.Outbound.Private = append(r.Outbound.Private, gateway.Place()) }))
		x.Choose("a", body{"sms_gateway": gateway.URL})
		var sms opened
		x.admin.POST("/api/v1/inboxes", body{"name": "SMS", "channel": "sms", "secret": smsdouble.Key, "settings": body{"preset": "described", "from": smsdouble.From}}).OK(&sms)
		t.Run("[CH-09] who asked in one inbox is not written to from the next, though nobody knows whose the number is", func(t *testing.T) {
			x.hears(t, "59899000099", "Hola")
			x.hears(t, "59899000099", "BAJA")
			x.whatsapp.Took()
			x.manager.POST("/api/v1/conversations", body{"inbox_id": sms.Inbox.ID, "to": "+59899000099", "text": "Hola"}).Refused(http.StatusConflict, "chats.person_stopped")
			require.Eventually(t, func() bool { return slices.Contains(x.book.optOuts(), "+59899000099 <nil>") }, 20*time.Second, 10*time.Millisecond)
		})
	})
}

func TestReservations(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		x := newDesk(t, engine)
		c := x.debtor(t, "59899000002", "d2")
		x.admin.POST("/api/v1/inboxes/"+x.inbox+"/templates/refresh", body{}).OK(nil)
		t.Run("[CH-09] what is put off is decided on when it goes out, and a refusal is told with its rule", func(t *testing.T) {
			x.ana.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": "Le respondo."}).OK(nil)
			x.whatsapp.Took() // an answer to whoever wrote is none that the rules forbid
			fixed := x.reminds(c.ID, time.Hour)
			x.ana.PATCH("/api/v1/conversations/"+c.ID+"/messages/"+fixed.ID, body{"text": "Pague ya"}).Refused(http.StatusConflict, "chats.template_fixed")
			require.Equal(t, http.StatusNoContent, x.ana.DELETE("/api/v1/conversations/"+c.ID+"/messages/"+fixed.ID).Status)
			x.book.refuse("d2", "uy.hours")
			m := x.reminds(c.ID, 200*time.Millisecond)
			told := x.Broker.Await("recobro.chats.conversation.refused")
			require.Equal(t, []string{"ana"}, told.Notify.Users)
			failed := x.message(c.ID, m.ID)
			require.Equal(t, []string{"failed", "chats.contact_refused", "uy.hours"}, []string{failed.State, failed.Code, failed.Reason})
			x.book.refuse("d2", "")
		})
		t.Run("[CH-09] portfolios is told what came of each contact", func(t *testing.T) {
			before := len(x.book.contacts())
			x.reminds(c.ID, 0)
			require.Equal(t, "template", x.whatsapp.Took().Type)
			require.Eventually(t, func() bool { return x.book.status(before) == "ended" }, 20*time.Second, 10*time.Millisecond)
			x.whatsapp.Fail(http.StatusBadRequest, 131026, "Message undeliverable")
			x.reminds(c.ID, 0)
			require.Eventually(t, func() bool { return x.book.status(before+1) == "released" }, 20*time.Second, 10*time.Millisecond, "a message that was refused was no contact")
		})
	})
}

// reminds has ana send a template, so much later.
func (x *desk) reminds(conversation string, later time.Duration) (m row) {
	written := body{"template": body{"name": "recordatorio", "language": "es", "values": []string{"Ana", "$ 100"}}}
	if later > 0 {
		written["send_at"] = time.Now().Add(later).UTC().Format(time.RFC3339Nano)
	}
	x.ana.POST("/api/v1/conversations/"+conversation+"/messages", written).OK(&m)
	return m
}
