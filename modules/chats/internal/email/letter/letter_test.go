package letter_test

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/chats/internal/email/letter"
	"github.com/recobro/recobro/plugins-sdk/go/markup"
)

// read reads a letter whose lines end as they do in a mail.
func read(t *testing.T, text string) (letter.Letter, []byte) {
	t.Helper()
	var out bytes.Buffer
	l, err := letter.Read(strings.NewReader(strings.ReplaceAll(text, "\n", "\r\n")), &out)
	require.NoError(t, err)
	return l, out.Bytes()
}

const usual = `From: =?utf-8?q?Ana_D=C3=ADaz?= <Ana@Example.COM>
To: cobros@acreedor.uy
Subject: =?iso-8859-1?q?Quiero_pagar_ma=F1ana?=
Message-ID: <a1@example.com>
In-Reply-To: <m2@acreedor.uy>
References: <m1@acreedor.uy> <m2@acreedor.uy>
Date: Thu, 26 Nov 2026 10:00:00 -0300
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=x

--x
Content-Type: multipart/alternative; boundary=y

--y
Content-Type: text/plain; charset=utf-8

Buenas, ¿puedo pagar mañana?

El jue, 26 nov 2026, Cobros <cobros@acreedor.uy>
escribió:
> Le recordamos su cuota.
> Gracias.

--y
Content-Type: text/html; charset=utf-8

<div dir="ltr">Buenas, ¿puedo pagar <b>mañana</b>?<img src="https://track.test/p.gif" width=1 height=1><img src="cid:foto1"></div>
<div class="gmail_quote"><div class="gmail_attr">El jue, Cobros escribió:</div><blockquote>Le recordamos su cuota.</blockquote></div>
--y--
--x
Content-Type: application/pdf; name="../../recibo.pdf"
Content-Disposition: attachment; filename="../../recibo.pdf"
Content-Transfer-Encoding: base64

JVBERi0xLjQK
--x
Content-Type: image/png
Content-ID: <foto1>
Content-Disposition: inline

PNG
--x--
`

func TestLetter(t *testing.T) {
	t.Parallel()
	l, files := read(t, usual)
	require.Equal(t, letter.Address{Name: "Ana Díaz", Mailbox: "ana@example.com"}, l.From)
	require.Equal(t, "Quiero pagar mañana", l.Subject)
	require.Equal(t, time.Date(2026, 11, 26, 13, 0, 0, 0, time.UTC), l.Date)
	require.Equal(t, []string{"a1@example.com", "m2@acreedor.uy"}, []string{l.MessageID, l.Answers})
	require.Equal(t, []string{"m1@acreedor.uy", "m2@acreedor.uy"}, l.References)
	require.Equal(t, "Buenas, ¿puedo pagar mañana?", l.Text)
	require.Equal(t, "Buenas, ¿puedo pagar mañana?", markup.Text(l.Nodes))
	require.Contains(t, markup.Text(l.Quoted), "Le recordamos su cuota.")
	require.Len(t, l.Parts, 2)
	require.Equal(t, "%PDF-1.4\n", string(files[l.Parts[0].Offset:l.Parts[0].Offset+l.Parts[0].Size]))
	require.Equal(t, "foto1", l.Parts[1].ContentID)
	require.False(t, l.Automatic || l.Forged || l.Cut)
}

func TestPrograms(t *testing.T) {
	t.Parallel()
	for head, automatic := range map[string]bool{
		"Auto-Submitted: auto-replied": true, "Auto-Submitted: auto-generated; x=y": true, "Auto-Submitted: no": false, "Precedence: bulk": true,
		"X-Autoreply: yes": true, "Return-Path: <>": true, "Return-Path: <ana@example.com>": false, "List-Id: <news.example.com>": true, "X-Mailer: Outlook": false,
	} {
		l, _ := read(t, "From: ana@example.com\n"+head+"\n\nFuera de la oficina\n")
		require.Equal(t, automatic, l.Automatic, head)
	}
	t.Run("the uppermost finding alone is the server's", func(t *testing.T) {
		t.Parallel()
		l, _ := read(t, "Authentication-Results: mx.acreedor.uy; spf=pass; dmarc=fail\nFrom: ana@example.com\n\nx")
		require.True(t, l.Forged)
		l, _ = read(t, "Authentication-Results: mx.acreedor.uy; dmarc=pass\nAuthentication-Results: mx.acreedor.uy; dmarc=fail\nFrom: ana@example.com\n\nx")
		require.False(t, l.Forged)
	})
}

func TestReports(t *testing.T) {
	t.Parallel()
	const bounce = `From: MAILER-DAEMON@example.com
Subject: Undelivered Mail Returned to Sender
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: text/plain

I'm sorry to have to inform you.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.com

Final-Recipient: rfc822; nadie@example.com
Action: failed
Status: 5.1.1 (bad mailbox)
Diagnostic-Code: smtp; 550 5.1.1 <nadie@example.com>:
    User unknown
--b
Content-Type: text/rfc822-headers

Subject: Su cuota
Message-ID: <m1@acreedor.uy>
--b--
`
	l, _ := read(t, bounce)
	require.True(t, l.Automatic)
	require.Equal(t, []letter.Told{{MessageID: "m1@acreedor.uy", Action: "failed", Status: "5.1.1", Words: "550 5.1.1 <nadie@example.com>: User unknown"}}, l.Told)
	l, _ = read(t, strings.NewReplacer(`delivery-status; b`, `disposition-notification; b`, "message/delivery-status\n\nReporting-MTA: dns; mx.example.com\n",
		"message/disposition-notification\n\nOriginal-Message-ID: <m9@acreedor.uy>\nDisposition: manual-action/MDN-sent-manually; displayed\n").Replace(bounce))
	require.Equal(t, letter.Told{MessageID: "m9@acreedor.uy", Action: "displayed"}, l.Told[0])
}

// What is made to break, blind or fool whoever reads it.
func TestHostile(t *testing.T) {
	t.Parallel()
	nested := func(depth int) string {
		var all strings.Builder
		all.WriteString("From: a@example.com\n")
		for n := range depth {
			fmt.Fprintf(&all, "Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n", n, n)
		}
		return all.String() + "\nfin\n"
	}
	for name, text := range map[string]string{
		"a thousand parts within parts": nested(1000), "ten thousand parts": "From: a@example.com\nContent-Type: multipart/mixed; boundary=b\n\n" + strings.Repeat("--b\nContent-Type: application/x\n\nx\n", 10_000),
		"a head without an end": "From: a@example.com\nX-A: " + strings.Repeat("x", 200<<10) + "\n\nx", "an unknown character set": "From: a@example.com\nContent-Type: text/plain; charset=klingon\n\nnuqneH",
		"a wrong character set": "From: a@example.com\nContent-Type: text/plain; charset=utf-8\n\nma\xf1ana", "broken base64": "From: a@example.com\nContent-Transfer-Encoding: base64\n\n@@@@",
		"an unknown encoding": "From: a@example.com\nContent-Transfer-Encoding: x-uue\n\nbegin 644", "a boundary that never comes": "From: a@example.com\nContent-Type: multipart/mixed; boundary=none\n\nx",
		"no head at all": "\n\nhola", "a million references": "From: a@example.com\nReferences: " + strings.Repeat("<a@b> ", 10_000) + "\n\nx",
		"html nested deeply": "From: a@example.com\nContent-Type: text/html\n\n" + strings.Repeat("<div>", 100_000), "nothing in its place": "Content-Type: ;;;\nFrom: <<<>>>\nDate: never\n\nx",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var out bytes.Buffer
			l, err := letter.Read(strings.NewReader(strings.ReplaceAll(text, "\n", "\r\n")), &out)
			require.NoError(t, err)
			whole, err := json.Marshal(l)
			require.NoError(t, err)
			require.Less(t, len(whole), 3<<20)
			require.NotContains(t, l.Text, "\x00")
			require.NotEmpty(t, l.MessageID, "it is known again")
		})
	}
	t.Run("words of Windows are read though they call themselves something else", func(t *testing.T) {
		t.Parallel()
		l, _ := read(t, "From: a@example.com\nContent-Type: text/plain; charset=utf-8\n\nma\xf1ana")
		require.Equal(t, "mañana", l.Text)
	})
	t.Run("no field ends where its writer says that the next one begins", func(t *testing.T) {
		t.Parallel()
		subject := base64.StdEncoding.EncodeToString([]byte("Hola\r\nBcc: todos@evil.test\r\n\u202egnp.exe"))
		l, _ := read(t, "From: =?utf-8?b?"+base64.StdEncoding.EncodeToString([]byte("Ana\r\nX: y"))+"?= <a@example.com>\nSubject: =?utf-8?b?"+subject+"?=\n\nx")
		require.Equal(t, "Hola Bcc: todos@evil.test gnp.exe", l.Subject)
		require.Equal(t, "Ana X: y", l.From.Name)
	})
	t.Run("of a text without an end as much is read as somebody reads", func(t *testing.T) {
		t.Parallel()
		big := "From: a@example.com\nContent-Type: text/plain\n\n" + strings.Repeat("0123456789\n", 2<<20)
		l, _ := read(t, big)
		require.True(t, l.Cut)
		require.LessOrEqual(t, len(l.Text), 256<<10)
	})
}
