package chats_test

import (
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// tried is a message as whoever sends it again sees it.
type tried struct {
	ID          string `json:"id"`
	Text        string `json:"text"`
	State       string `json:"state"`
	ContactID   string `json:"contact_id"`
	RetryID     string `json:"retry_id"`
	IsUncertain bool   `json:"is_uncertain"`
}

func (x *desk) tried(conversation, id string) (found tried) {
	var all []tried
	x.admin.GET("/api/v1/conversations/" + conversation + "/messages").OK(&all)
	for _, m := range all {
		if m.ID == id {
			found = m
		}
	}
	return found
}

// comes waits until a message is as it should be.
func (x *desk) comes(t *testing.T, conversation, id string, is func(tried) bool) (m tried) {
	t.Helper()
	require.Eventually(t, func() bool { m = x.tried(conversation, id); return is(m) }, 20*time.Second, 10*time.Millisecond)
	return m
}

func retrying(conversation, id string) string {
	return "/api/v1/conversations/" + conversation + "/messages/" + id + "/retry"
}

func TestRetry(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		x := newDesk(t, engine)
		c := x.debtor(t, "59899000060", "d60")
		x.admin.POST("/api/v1/inboxes/"+x.inbox+"/templates/refresh", body{}).OK(nil)
		t.Run("[CH-03] [CH-09] what a provider refused goes out again as a contact of its own, once; the first names it", func(t *testing.T) { again(t, x, c) })
		t.Run("[CH-03] what may have arrived goes out again only for who is sure", func(t *testing.T) { unsure(t, x, c) })
	})
}

// twice has two hands do the same at once.
func (x *desk) twice(path string) (one, other string) {
	answers := make(chan *sdktest.Answer, 2)
	for range 2 {
		go func() { answers <- x.ana.POST(path, body{}) }()
	}
	var first, second tried
	(<-answers).OK(&first)
	(<-answers).OK(&second)
	return first.ID, second.ID
}

func again(t *testing.T, x *desk, c talk) {
	before := len(x.book.contacts())
	x.whatsapp.Fail(http.StatusBadRequest, 131026, "Message undeliverable")
	first := x.reminds(c.ID, 0)
	failed := x.comes(t, c.ID, first.ID, func(m tried) bool { return m.State == "failed" })
	x.eva.POST(retrying(c.ID, first.ID), body{}).Refused(http.StatusNotFound, "chats.conversation_not_found")
	other := x.hears(t, "59899000061", "otra cosa")
	x.ana.POST(retrying(other.ID, first.ID), body{}).Refused(http.StatusNotFound, "chats.message_not_found")
	x.book.refuse("d60", "uy.hours")
	x.ana.POST(retrying(c.ID, first.ID), body{}).Refused(http.StatusConflict, "chats.contact_refused")
	x.book.refuse("d60", "")

	made, pressed := x.twice(retrying(c.ID, first.ID))
	require.Equal(t, made, pressed, "pressed twice it is one")
	require.Equal(t, made, x.whatsapp.Took().Ours)
	require.Equal(t, tried{first.ID, failed.Text, "failed", failed.ContactID, made, false}, x.tried(c.ID, first.ID), "the first stays as it was")
	sent := x.comes(t, c.ID, made, func(m tried) bool { return m.State == "sent" })
	require.Equal(t, failed.Text, sent.Text)
	require.NotEqual(t, failed.ContactID, sent.ContactID)
	require.Len(t, x.whatsapp.All(), 1)
	states := map[any]int{}
	for n := before; n < len(x.book.contacts()); n++ {
		require.Eventually(t, func() bool { return x.book.status(n) != "reserved" && x.book.status(n) != "open" }, 20*time.Second, 10*time.Millisecond)
		states[x.book.status(n)]++
	}
	require.Equal(t, []int{1, 1}, []int{states["blocked"], states["ended"]}, "of the contacts one went out; what came to nothing is given back: %v", states)
	x.ana.POST(retrying(c.ID, made), body{}).Refused(http.StatusConflict, "chats.message_not_failed")
}

func unsure(t *testing.T, x *desk, c talk) {
	x.whatsapp.Vanish()
	var m tried
	x.ana.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": "¿Me lee?"}).OK(&m)
	x.comes(t, c.ID, m.ID, func(m tried) bool { return m.State == "unknown" && m.IsUncertain })
	x.ana.POST(retrying(c.ID, m.ID), body{}).Refused(http.StatusConflict, "chats.message_uncertain")
	var made tried
	x.ana.POST(retrying(c.ID, m.ID), body{"is_sure": true}).OK(&made)
	require.Equal(t, made.ID, x.whatsapp.Took().Ours)
	require.Equal(t, made.ID, x.tried(c.ID, m.ID).RetryID)
}
