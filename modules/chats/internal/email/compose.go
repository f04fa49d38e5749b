package email

import (
	"context"
	"fmt"
	"html"
	"regexp"
	"strings"

	gomail "github.com/wneessen/go-mail"

	"github.com/recobro/recobro/modules/chats/internal/channel"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// mostFiles bounds what one letter carries: beyond it servers refuse letters.
const mostFiles = 20 << 20

// ErrTooLarge refuses a letter with more than it can carry.
var ErrTooLarge = errs.New(errs.Invalid, "chats.files_too_large")

// compose writes a letter of ours: plain and as HTML, in the thread that it answers.
func compose(ctx context.Context, b box, m channel.Outgoing) (*gomail.Msg, error) {
	letter := gomail.NewMsg()
	if err := letter.FromFormat(b.from.Name, b.from.Address); err != nil {
		return nil, err
	}
	if err := letter.To(m.To); err != nil {
		return nil, err
	}
	letter.SetMessageIDWithValue(MessageID(m.ID, b.from.Address))
	letter.Subject(Subject(m))
	letter.SetDate()
	thread(letter, m)
	said := m.Text
	if b.signature != "" {
		said += "\n\n-- \n" + b.signature
	}
	letter.SetBodyString(gomail.TypeTextPlain, said)
	letter.AddAlternativeString(gomail.TypeTextHTML, written(m.Text, b.signature))
	return letter, attach(ctx, letter, m.Files)
}

// thread says what a letter answers, and, of what a program wrote, that nothing is to answer it by itself (RFC 3834).
func thread(letter *gomail.Msg, m channel.Outgoing) {
	var all []string
	for _, id := range m.Letter.Thread {
		all = append(all, "<"+id+">")
	}
	if len(all) > 0 {
		letter.SetGenHeader(gomail.HeaderReferences, strings.Join(all, " "))
		letter.SetGenHeader(gomail.HeaderInReplyTo, all[len(all)-1])
	}
	if m.Letter.Automatic {
		letter.SetGenHeader("Auto-Submitted", "auto-replied")
		letter.SetGenHeader("X-Auto-Response-Suppress", "All")
	}
}

var numbered = regexp.MustCompile(`\[#(\d{1,12})\]`)

// Subject is a letter's: that of the thread, and the conversation's number.
func Subject(m channel.Outgoing) string {
	subject := strings.Join(strings.Fields(numbered.ReplaceAllString(m.Subject, "")), " ")
	if len(m.Letter.Thread) > 0 && !strings.HasPrefix(strings.ToLower(subject), "re:") {
		subject = "Re: " + subject
	}
	return strings.TrimSpace(fmt.Sprintf("%s [#%d]", subject, m.Letter.Number))
}

// written is a text as HTML.
func written(text, signature string) string {
	var out strings.Builder
	out.WriteString(`<!DOCTYPE html><html><body style="font-family:sans-serif">`)
	for paragraph := range strings.SplitSeq(text, "\n\n") {
		out.WriteString("<p>" + strings.ReplaceAll(html.EscapeString(paragraph), "\n", "<br>") + "</p>")
	}
	if signature != "" {
		out.WriteString(`<p style="color:#666">-- <br>` + strings.ReplaceAll(html.EscapeString(signature), "\n", "<br>") + "</p>")
	}
	out.WriteString("</body></html>")
	return out.String()
}

func attach(ctx context.Context, letter *gomail.Msg, files []channel.File) error {
	var size int64
	for _, f := range files {
		if size += f.Size; size > mostFiles {
			return ErrTooLarge
		}
		content, err := f.Open(ctx)
		if err != nil {
			return err
		}
		err = letter.AttachReader(f.Name, content, gomail.WithFileContentType(gomail.ContentType(f.Type)))
		_ = content.Close() // it was read
		if err != nil {
			return err
		}
	}
	return nil
}
