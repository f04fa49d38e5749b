package chats_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// Whoever answers a debtor has a contact open with portfolios, which holds them back from the next debtor until it ends.
func TestContactOfConversation(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		x := newDesk(t, engine)
		later := time.Now().Add(time.Hour).UTC().Format(time.RFC3339)
		for n, left := range []struct {
			how  string
			does func(t *testing.T, c talk)
		}{
			{"is resolved", func(t *testing.T, c talk) { x.moves(t, c, body{"status": "resolved"}) }},
			{"is put off", func(t *testing.T, c talk) { x.moves(t, c, body{"status": "snoozed", "until": later}) }},
			{"is given to a colleague", func(t *testing.T, c talk) { x.assign(t, c.ID, "bo") }},
			{"is nobody's any more", func(t *testing.T, c talk) { x.assign(t, c.ID, "") }},
			{"is removed", func(t *testing.T, c talk) {
				x.admin.DELETE("/api/v1/conversations/"+c.ID, "If-Match", version(c)).OK(nil)
			}},
		} {
			t.Run("[CH-09] the contact of a conversation ends when that "+left.how, func(t *testing.T) {
				c := x.debtor(t, fmt.Sprintf("5989910000%d", n), fmt.Sprintf("left-%d", n))
				x.assign(t, c.ID, "ana")
				before := len(x.book.contacts())
				x.answers(t, c.ID, "Hola.")
				x.hears(t, fmt.Sprintf("5989910000%d", n), "¿Y las cuotas?")
				x.answers(t, c.ID, "Seis.")
				require.Len(t, x.book.contacts(), before+1, "it goes on with whoever answers")
				require.Equal(t, "open", x.book.status(before))
				left.does(t, x.get(c.ID))
				require.Eventually(t, func() bool { return x.book.status(before) == "ended" }, sdktest.Patience, 10*time.Millisecond)
			})
		}
		t.Run("[CH-09] what is answered once more after the end has a contact of its own, which ends too", func(t *testing.T) {
			c := x.debtor(t, "59899100009", "again")
			x.answers(t, c.ID, "Hola.")
			first := len(x.book.contacts()) - 1
			x.moves(t, x.get(c.ID), body{"status": "resolved"})
			require.Eventually(t, func() bool { return x.book.status(first) == "ended" }, sdktest.Patience, 10*time.Millisecond)
			x.answers(t, c.ID, "Olvidé algo.")
			require.Eventually(t, func() bool { return x.book.status(first+1) == "ended" }, sdktest.Patience, 10*time.Millisecond)
		})
	})
}

func version(c talk) string { return fmt.Sprintf(`"%d"`, c.Version) }

func (x *desk) answers(t *testing.T, id, text string) {
	t.Helper()
	x.ana.POST("/api/v1/conversations/"+id+"/messages", body{"text": text}).OK(nil)
	require.Equal(t, text, x.whatsapp.Took().Text)
}

func (x *desk) moves(t *testing.T, c talk, to body) {
	t.Helper()
	x.admin.POST("/api/v1/conversations/"+c.ID+"/move", to, "If-Match", version(c)).OK(nil)
}

// Whoever answers and resolves at once resolves what their answer has made of the conversation, also once it has gone out.
func TestResolveAfterAnswer(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		x := newDesk(t, engine)
		c := x.debtor(t, "59899100020", "quick")
		var said struct {
			ConversationVersion int64 `json:"conversation_version"`
		}
		x.ana.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": "Le paso el saldo."}).OK(&said)
		require.Equal(t, "Le paso el saldo.", x.whatsapp.Took().Text)
		require.Greater(t, said.ConversationVersion, c.Version)
		c.Version = said.ConversationVersion
		x.moves(t, c, body{"status": "resolved"})
	})
}
