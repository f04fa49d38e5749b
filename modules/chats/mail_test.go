package chats_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/chats"
	"github.com/recobro/recobro/modules/chats/internal/peers"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
	"github.com/recobro/recobro/plugins-sdk/host/control"
)

// post is the module at work, with a mailbox.
type post struct {
	*sdktest.Host
	t          *testing.T
	imap       *peers.Dovecot
	smtp       *peers.Post
	admin, ana *sdktest.Person
	book       *book
}

const ours = "cobros@acreedor.test"

func newPost(t *testing.T, engine sdktest.Engine) *post {
	t.Helper()
	x := &post{t: t, imap: peers.NewDovecot(t), smtp: peers.NewPost(t), book: newBook()}
	x.Host = sdktest.Start(t, chats.Module(), sdktest.Options{Engine: engine, Change: x.allow, Others: x.book})
	x.admin, x.ana = x.As("a", "admin", "admin"), x.As("a", "cashier", "ana")
	return x
}

func (x *post) allow(r *control.StartRequest) {
	r.Outbound.Private = []string{x.imap.Place(), x.smtp.Place()}
}

func (x *post) settings(more ...string) body {
	of := body{
		"imap_host": "127.0.0.1", "imap_port": fmt.Sprint(x.imap.Port), "smtp_host": "127.0.0.1", "smtp_port": fmt.Sprint(x.smtp.Port),
		"username": "cobros", "address": ours, "name": "Cobros, Acreedor", "signature": "Acreedor S.A.\nMontevideo",
	}
	for n := 0; n+1 < len(more); n += 2 {
		of[more[n]] = more[n+1]
	}
	return of
}

func (x *post) connect(secret string, more ...string) *sdktest.Answer {
	return x.admin.POST("/api/v1/inboxes", body{"name": "Correo", "channel": "email", "secret": secret, "members": []string{"ana"}, "settings": x.settings(more...)})
}

// letter is a letter of a debtor's.
func letter(id, from, subject, text string, head ...string) string {
	lines := append([]string{"From: " + from, "To: " + ours, "Subject: " + subject, "Message-ID: <" + id + ">"}, head...)
	return strings.Join(lines, "\r\n") + "\r\n\r\n" + strings.ReplaceAll(text, "\n", "\r\n") + "\r\n"
}

type written struct {
	ID        string         `json:"id"`
	Direction string         `json:"direction"`
	Text      string         `json:"text"`
	Subject   string         `json:"subject"`
	State     string         `json:"state"`
	Code      string         `json:"code"`
	Reason    string         `json:"reason"`
	Temporary bool           `json:"is_temporary"`
	Data      map[string]any `json:"data"`
	Files     []struct {
		FileID string `json:"file_id"`
		Name   string `json:"name"`
		State  string `json:"state"`
	} `json:"files"`
}

type thread struct {
	ID      string  `json:"id"`
	Number  int64   `json:"number"`
	Subject string  `json:"subject"`
	Status  string  `json:"status"`
	Unread  int     `json:"unread"`
	Waiting *string `json:"waiting_since"`
}

func (x *post) talks() (all []thread) {
	x.ana.GET("/api/v1/conversations?pageSize=100&sort=number").OK(&all)
	return all
}

func (x *post) messages(id string) (all []written) {
	x.ana.GET("/api/v1/conversations/" + id + "/messages?pageSize=100").OK(&all)
	return all
}

// says waits for a message of a conversation.
func (x *post) says(id, text string) (found written) {
	x.t.Helper()
	require.Eventually(x.t, func() bool {
		for _, m := range x.messages(id) {
			if m.Text == text {
				found = m
			}
		}
		return found.ID != ""
	}, sdktest.Patience, 50*time.Millisecond, text)
	return found
}

// begun waits until there are so many conversations.
func (x *post) begun(wanted int) (all []thread) {
	x.t.Helper()
	require.Eventually(x.t, func() bool { all = x.talks(); return len(all) >= wanted }, sdktest.Patience, 50*time.Millisecond)
	require.Len(x.t, all, wanted)
	return all
}

func TestMail(t *testing.T) {
	t.Parallel()
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		x := newPost(t, engine)
		t.Run("[CH-01] a mailbox is connected once both servers let it in, and what is wrong is told by its place", func(t *testing.T) {
			x.connect("wrong").Refused(http.StatusUnprocessableEntity, "chats.imap_login")
			x.connect(peers.Password, "imap_port", "22").Refused(http.StatusForbidden, "outbound.not_listed")
			x.connect(peers.Password, "imap_port", "143").Refused(http.StatusForbidden, "outbound.private_address")
			x.connect(peers.Password, "imap_port", "x").Refused(http.StatusUnprocessableEntity, "chats.email_port")
			x.connect(peers.Password, "address", "nobody").Refused(http.StatusUnprocessableEntity, "chats.email_address")
			x.connect(peers.Password).OK(nil)
			require.Eventually(t, func() bool { return x.read().LookedAt != nil }, sdktest.Patience, 20*time.Millisecond)
			require.Empty(t, x.read().Code)
		})
		x.book.knows("d1", "p1", "ana@example.com")
		x.book.knows("d2", "p1", "eve@evil.test")
		x.book.knows("d3", "p1", "eve@evil.test")
		const ana = "Ana Díaz <ana@example.com>"
		x.imap.Put("cobros", letter("a0@example.com", ana, "Antes", "Vieja"), time.Now().Add(-time.Hour))
		x.imap.Put("cobros", letter("a1@example.com", ana, "Mi cuota", "Quiero pagar."), time.Now())
		c := x.begun(1)[0]
		require.Equal(t, "Mi cuota", c.Subject)
		t.Run("[CH-05] who writes from a mailbox of one debtor alone is that debtor", func(t *testing.T) {
			require.Eventually(t, func() bool { return x.debtor(c.ID) == "d1" }, sdktest.Patience, 20*time.Millisecond)
		})
		t.Run("[CH-11] an answer goes out in the thread, with the signature, and theirs comes back into it", func(t *testing.T) {
			x.ana.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": "¡Claro!\n\n¿En <dos> cuotas?"}).OK(nil)
			sent := x.smtp.Took()
			require.Equal(t, "ana@example.com", sent.To)
			require.Equal(t, "<a1@example.com>", sent.Head.Get("In-Reply-To"))
			require.Equal(t, `"Cobros, Acreedor" <`+ours+`>`, sent.Head.Get("From"))
			require.Equal(t, fmt.Sprintf("Re: Mi cuota [#%d]", c.Number), sent.Head.Get("Subject"))
			require.Contains(t, sent.Raw, "multipart/alternative")
			require.Contains(t, sent.Raw, "Montevideo")
			require.Contains(t, sent.Raw, "&lt;dos&gt;")
			answered := sent.Head.Get("Message-ID")
			x.imap.Put("cobros", letter("a2@example.com", ana, "Otra cosa", "Sí.\n\nEl jue, Cobros escribió:\n> ¡Claro!", "In-Reply-To: "+answered), time.Now())
			x.says(c.ID, "Sí.")
			x.imap.Put("cobros", letter("a3@example.com", ana, fmt.Sprintf("RE: Mi cuota [#%d]", c.Number), "Sin cabeceras."), time.Now())
			x.says(c.ID, "Sin cabeceras.")
		})
		t.Run("nobody comes into another's thread by its ids or its number", func(t *testing.T) {
			x.imap.Put("cobros", letter("e1@evil.test", "eve@evil.test", fmt.Sprintf("Re: [#%d]", c.Number), "Soy Ana", "References: <a1@example.com>"), time.Now())
			x.says(x.begun(2)[1].ID, "Soy Ana")
			require.Len(t, x.messages(c.ID), 4)
		})
		t.Run("[CH-05] of two debtors of one mailbox none is taken by itself, and both are suggested", func(t *testing.T) {
			var suggested []struct {
				DebtorID string `json:"debtor_id"`
			}
			eve := x.begun(2)[1].ID
			x.ana.GET("/api/v1/conversations/" + eve + "/suggested").OK(&suggested)
			require.Len(t, suggested, 2)
			require.Empty(t, x.debtor(eve))
		})
		t.Run("what a program answers opens nothing and waits for nothing, and what we wrote ourselves is no message", func(t *testing.T) {
			var seen thread
			x.ana.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": "Gracias."}).OK(nil)
			answered := x.smtp.Took().Head.Get("Message-ID")
			x.imap.Put("cobros", letter("own@acreedor.test", ours, "Copia", "Gracias."), time.Now())
			x.imap.Put("cobros", letter("a4@example.com", ana, "Fuera de la oficina", "Vuelvo el lunes.", "Auto-Submitted: auto-replied", "In-Reply-To: "+answered), time.Now())
			require.Equal(t, true, x.says(c.ID, "Vuelvo el lunes.").Data["automatic"])
			x.ana.GET("/api/v1/conversations/" + c.ID).OK(&seen)
			require.Nil(t, seen.Waiting)
			require.Zero(t, seen.Unread)
			require.Len(t, x.talks(), 2)
			require.Len(t, x.messages(c.ID), 6)
		})
		t.Run("[CH-11] a letter that comes back has failed, with the server's reason", func(t *testing.T) {
			var m written
			x.ana.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": "¿Recibió?"}).OK(&m)
			sent := x.smtp.Took()
			x.imap.Put("cobros", report(sent.Head.Get("Message-ID"), "failed", "5.1.1"), time.Now())
			x.failed(c.ID, m.ID, "5.1.1", "550 5.1.1 User unknown", false)
			x.smtp.Refuse(550, 5, "no such user")
			x.ana.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": "¿Y ahora?"}).OK(&m)
			x.failed(c.ID, m.ID, "5.1.1", "no such user", false)
		})
		t.Run("[CH-03] a letter that the server takes later goes out later, once, and that it was delivered is told", func(t *testing.T) {
			var m written
			x.smtp.Refuse(451, 4, "greylisted")
			x.ana.POST("/api/v1/conversations/"+c.ID+"/messages", body{"text": "Más tarde."}).OK(&m)
			sent := x.smtp.Took()
			require.Contains(t, sent.Raw, "s tarde.")
			x.imap.Put("cobros", report(sent.Head.Get("Message-ID"), "delivered", "2.0.0"), time.Now())
			require.Empty(t, x.becomes(c.ID, m.ID, "delivered").Code)
		})
	})
}

// debtor is whose a conversation is.
func (x *post) debtor(id string) string {
	var c talk
	x.ana.GET("/api/v1/conversations/" + id).OK(&c)
	return c.DebtorID
}

// read is how the reading of the mailbox goes.
func (x *post) read() (m struct {
	Code     string  `json:"code"`
	LookedAt *string `json:"looked_at"`
},
) {
	x.admin.GET("/api/v1/inboxes/" + x.inbox().ID + "/mailbox").OK(&m)
	return m
}

// becomes waits until a message of ours is in a state.
func (x *post) becomes(conversation, id, state string) (found written) {
	x.t.Helper()
	require.Eventually(x.t, func() bool {
		for _, m := range x.messages(conversation) {
			if m.ID == id {
				found = m
			}
		}
		return found.State == state
	}, sdktest.Patience, 50*time.Millisecond, "%v", found)
	return found
}

func (x *post) failed(conversation, id, code, reason string, temporary bool) {
	x.t.Helper()
	found := x.becomes(conversation, id, "failed")
	require.Equal(x.t, code, found.Code)
	require.Contains(x.t, found.Reason, reason)
	require.Equal(x.t, temporary, found.Temporary)
}

// report is what a mail server tells of a letter.
func report(of, action, status string) string {
	return strings.ReplaceAll(`From: MAILER-DAEMON@post.test
To: `+ours+`
Subject: Undelivered
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: text/plain

Sorry.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; post.test

Final-Recipient: rfc822; ana@example.com
Action: `+action+`
Status: `+status+`
Diagnostic-Code: smtp; 550 5.1.1 User unknown
--b
Content-Type: text/rfc822-headers

Message-ID: `+of+`
--b--
`, "\n", "\r\n")
}
