package chats_test

import (
	"bytes"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/chats/internal/peers"
	"github.com/recobro/recobro/plugins-sdk/go/markup"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

const pdf = "%PDF-1.4\n1 0 obj\n"

// parcel is a letter with all kinds of things in it.
const parcel = `--b
Content-Type: text/html; charset=utf-8

<p onclick="steal()">Adjunto el <b>recibo</b>.<script>steal()</script></p><img src="https://track.test/p.gif"><img src="cid:foto"><a href="javascript:steal()">x</a>
<blockquote>Le recordamos su cuota.</blockquote>
--b
Content-Type: application/pdf; name="recibo.pdf"

` + pdf + `
--b
Content-Type: image/png; name="virus.png"

MZ` + "\x90\x00\x03" + `program
--b
Content-Type: image/gif
Content-ID: <foto>

GIF89aXXXXXXXXXX
--b--`

type drawn struct {
	Nodes  []markup.Node `json:"nodes"`
	Quoted []markup.Node `json:"quoted"`
	Cut    bool          `json:"cut"`
	Forged bool          `json:"forged"`
}

func TestLetters(t *testing.T) {
	t.Parallel()
	x := newPost(t, sdktest.Engine{})
	eve := x.As("a", "cashier", "eve")
	x.connect(peers.Password).OK(nil)
	x.imap.Put("cobros", letter("p1@example.com", "ana@example.com", "Recibo", parcel, "MIME-Version: 1.0", `Content-Type: multipart/mixed; boundary="b"`), time.Now())
	c := x.begun(1)[0]
	m := x.messages(c.ID)[0]
	at := "/api/v1/conversations/" + c.ID
	t.Run("[CH-11] foreign HTML is drawn from plain elements, its pictures from here or on demand, what it quotes apart", func(t *testing.T) {
		var l drawn
		answer := x.ana.GET(at + "/letters/" + m.ID).OK(&l)
		require.Equal(t, "Adjunto el recibo.\nx", markup.Text(l.Nodes))
		require.Equal(t, "Le recordamos su cuota.", markup.Text(l.Quoted))
		require.NotContains(t, string(answer.Raw), "steal")
		require.Contains(t, string(answer.Raw), `"src":"https://track.test/p.gif"`)
		require.Contains(t, string(answer.Raw), `"src":"`+at+`/files/`+m.Files[1].FileID+`"`)
	})
	t.Run("[CH-06] what is attached is kept by what its bytes are, and given to whoever sees the conversation", func(t *testing.T) {
		require.Len(t, m.Files, 3)
		require.Equal(t, []string{"here", "here", "refused"}, []string{m.Files[0].State, m.Files[1].State, m.Files[2].State})
		require.Equal(t, []string{"recibo.pdf", "virus.png"}, []string{m.Files[0].Name, m.Files[2].Name})
		got := x.ana.GET(at + "/files/" + m.Files[0].FileID).OK(nil)
		require.Equal(t, pdf, strings.ReplaceAll(string(got.Raw), "\r\n", "\n"))
		eve.GET(at+"/files/"+m.Files[0].FileID).Refused(http.StatusNotFound, "chats.conversation_not_found")
		eve.GET(at+"/letters/"+m.ID).Refused(http.StatusNotFound, "chats.conversation_not_found")
	})
	t.Run("[CH-06] a file goes out with an answer", func(t *testing.T) {
		var f struct {
			ID string `json:"id"`
		}
		x.ana.POST(at+"/files", strings.NewReader(pdf), "Content-Disposition", `attachment; filename="plan.pdf"`, "Content-Type", "application/pdf").OK(&f)
		eve.POST(at+"/files", strings.NewReader(pdf), "Content-Type", "application/pdf").Refused(http.StatusNotFound, "chats.conversation_not_found")
		x.ana.POST(at+"/messages", body{"text": "El plan.", "files": []string{"another"}}).Refused(http.StatusNotFound, "chats.file_not_found")
		x.ana.POST(at+"/messages", body{"text": "El plan.", "files": []string{f.ID}}).OK(nil)
		require.Contains(t, x.smtp.Took().Raw, `filename="plan.pdf"`)
	})
	t.Run("hostile letters are taken for what can be read of them, and the next one comes", func(t *testing.T) {
		bomb := "Content-Type: multipart/mixed; boundary=b0\r\n"
		for n := range 2000 {
			bomb += "\r\n--b" + string(rune('0'+n%10)) + "\r\nContent-Type: multipart/mixed; boundary=b" + string(rune('0'+(n+1)%10)) + "\r\n"
		}
		x.imap.Put("cobros", "From: ana@example.com\r\nSubject: Bomba\r\nReferences: <p1@example.com>\r\n"+bomb, time.Now())
		x.imap.Put("cobros", letter("big@example.com", "ana@example.com", "Grande", "Mucho\n"+string(bytes.Repeat([]byte("0123456789abcde\n"), 2<<20)), "References: <p1@example.com>"), time.Now())
		x.imap.Put("cobros", letter("forged@example.com", "ana@example.com", "Falsa", "Pague aquí", "References: <p1@example.com>", "Content-Type: text/plain; charset=utf-8"), time.Now())
		x.says(c.ID, "Pague aquí")
		var cut int
		for _, one := range x.messages(c.ID) {
			if one.Data["cut"] == true {
				cut++
			}
		}
		require.Equal(t, 2, cut)
	})
	t.Run("[CH-11] letters that the server has numbered anew come once", func(t *testing.T) {
		before := len(x.messages(c.ID))
		x.imap.Renumber("cobros")
		x.admin.PUT("/api/v1/inboxes/"+x.inbox().ID, body{"name": "Correo 2", "members": []string{"ana"}, "settings": x.settings()}, "If-Match", x.inbox().ETag).OK(nil)
		x.imap.Put("cobros", letter("new@example.com", "ana@example.com", "Nueva", "Nueva", "References: <p1@example.com>"), time.Now())
		x.says(c.ID, "Nueva")
		require.Len(t, x.messages(c.ID), before+1)
	})
}

type kept struct{ ID, ETag string }

func (x *post) inbox() kept {
	var all []struct {
		ID string `json:"id"`
	}
	x.admin.GET("/api/v1/inboxes").OK(&all)
	return kept{all[0].ID, x.admin.GET("/api/v1/inboxes/" + all[0].ID).OK(nil).Header.Get("ETag")}
}
