package portfolios_test

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

// mailed is a till on an installation with a mail server, and a payment whose debtor has two addresses.
type mailed struct {
	*desked
	post *sdktest.Post
	paid paid
}

func withPost(post *sdktest.Post) func(*sdktest.Options) {
	return func(o *sdktest.Options) {
		o.Post = post
	}
}

func openPost(t *testing.T, engine sdktest.Engine, refusals int64) *mailed {
	t.Helper()
	m := &mailed{post: sdktest.NewPost(t, refusals)}
	m.desked = openTill(t, engine, withPost(m.post))
	m.reach("ana.silva@example.com", "trabajo@example.com")
	m.cashier.POST("/api/v1/payments", m.payment(12_345)).OK(&m.paid)
	return m
}

// reach gives the debtor addresses.
func (d *desked) reach(emails ...string) {
	d.admin.Do(http.MethodPatch, "/api/v1/deudores/"+d.who.ID, map[string]any{"emails": append([]string{}, emails...), "language": "pt"}, "If-Match", "*").OK(nil)
}

func (m *mailed) ask(p *sdktest.Person, email, key string) *sdktest.Answer {
	return p.POST("/api/v1/payments/"+m.paid.ID+"/mail", map[string]any{"email": email}, "Idempotency-Key", key)
}

// letter is the next one that the server got.
func (m *mailed) letter(t *testing.T) string {
	t.Helper()
	select {
	case text := <-m.post.Letters:
		head, _, _ := strings.Cut(text, "JVBERi") // where the PDF begins
		return head
	case <-time.After(20 * time.Second):
		require.Fail(t, "no letter came")
		return ""
	}
}

func (m *mailed) mailedAt() (at string) {
	var p struct {
		MailedAt string `json:"mailed_at"`
	}
	m.cashier.GET("/api/v1/payments/" + m.paid.ID).OK(&p)
	return p.MailedAt
}

func (m *mailed) happened(what string) (times int) {
	var lines []struct{ Name string }
	m.cashier.GET("/api/v1/payments/" + m.paid.ID + "/history").OK(&lines)
	for _, l := range lines {
		if strings.HasSuffix(l.Name, what) {
			times++
		}
	}
	return times
}

func TestReceiptsByMail(t *testing.T) {
	sdktest.Engines(t, func(t *testing.T, engine sdktest.Engine) {
		t.Run("[MO-02] a receipt is mailed once, as PDF, in the debtor's language, to the address that was chosen", func(t *testing.T) { mails(t, openPost(t, engine, 0)) })
		t.Run("[MO-02] a server that does not take a letter now gets it again", func(t *testing.T) { mailsAgain(t, openPost(t, engine, 1)) })
		t.Run("who has no address, or another one, is told so; so is who has no server", func(t *testing.T) { refusesMail(t, openPost(t, engine, 0), openTill(t, engine)) })
		t.Run("where the company has chosen it, each receipt is mailed by itself", func(t *testing.T) { mailsByItself(t, openPost(t, engine, 0)) })
	})
}

func mails(t *testing.T, m *mailed) {
	var ways struct {
		Emails []string
		Server bool
	}
	m.cashier.GET("/api/v1/payments/" + m.paid.ID + "/mail").OK(&ways)
	require.True(t, ways.Server)
	require.Len(t, ways.Emails, 2)
	require.NotContains(t, ways.Emails, "trabajo@example.com", "a cashier sees addresses covered")
	require.Empty(t, m.mailedAt())
	m.ask(m.cashier, ways.Emails[1], "m-1").OK(nil)
	m.ask(m.cashier, ways.Emails[1], "m-1").OK(nil)
	text := m.letter(t)
	require.Contains(t, text, "trabajo@example.com")
	require.Contains(t, text, "Recibo_"+m.paid.Receipt)
	require.Contains(t, text, "Segue em anexo")
	require.Contains(t, text, "application/pdf")
	require.Eventually(t, func() bool { return m.mailedAt() != "" }, 20*time.Second, 20*time.Millisecond)
	require.Equal(t, 1, m.happened("payment.mailed"))
	require.Empty(t, m.post.Letters, "one request is one letter")
	m.foreign.GET("/api/v1/payments/"+m.paid.ID+"/mail").Refused(http.StatusNotFound, "portfolios.payment_not_found")
	m.As("rioplatense", "cashier", "otto").POST("/api/v1/payments/"+m.paid.ID+"/mail", map[string]any{}).Refused(http.StatusNotFound, "portfolios.payment_not_found")
	m.ask(m.manager, "ana.silva@example.com", "m-2").OK(nil)
	require.Contains(t, m.letter(t), "ana.silva@example.com")
}

func mailsAgain(t *testing.T, m *mailed) {
	m.ask(m.cashier, "", "m-1").OK(nil)
	require.Contains(t, m.letter(t), "ana.silva@example.com")
	require.Eventually(t, func() bool { return m.mailedAt() != "" }, 20*time.Second, 20*time.Millisecond)
	require.Empty(t, m.post.Letters)
	require.Zero(t, m.happened("payment.mail_failed"))
}

func refusesMail(t *testing.T, m *mailed, d *desked) {
	m.ask(m.cashier, "otra@example.com", "m-1").Refused(http.StatusUnprocessableEntity, "portfolios.mail_email")
	m.reach()
	m.ask(m.cashier, "", "m-2").Refused(http.StatusConflict, "portfolios.mail_no_email")
	d.reach("ana.silva@example.com")
	without := &mailed{desked: d}
	d.cashier.POST("/api/v1/payments", d.payment(100)).OK(&without.paid)
	without.ask(d.cashier, "", "m-3").Refused(http.StatusConflict, "portfolios.mail_no_server")
}

func mailsByItself(t *testing.T, m *mailed) {
	m.Choose("rioplatense", map[string]any{"mail_receipts": true})
	m.cashier.POST("/api/v1/payments", m.payment(500)).OK(&m.paid)
	require.Contains(t, m.letter(t), m.paid.Receipt)
	m.reach()
	m.cashier.POST("/api/v1/payments", m.payment(600)).OK(&m.paid)
	require.Empty(t, m.post.Letters)
}
