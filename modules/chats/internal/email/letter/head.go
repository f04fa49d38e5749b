package letter

import (
	"mime"
	"net/mail"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/emersion/go-message"
	"github.com/emersion/go-message/charset"
)

// envelope reads who writes, of what, in which thread.
func (r *reader) envelope() {
	r.MessageID = first(ids(r.head.Get("Message-Id")))
	r.From = from(r.head)
	r.Date = dated(r.head)
	r.Subject = word(text(r.head, "Subject"), mostSubject)
	r.References = ids(r.head.Get("References"))
	r.Answers = first(ids(r.head.Get("In-Reply-To")))
	if r.Answers != "" && !slices.Contains(r.References, r.Answers) {
		r.References = append(r.References, r.Answers)
	}
	r.Automatic = automatic(r.head)
	r.Forged = forged(r.head)
}

// text is a field of the head, its words decoded where they can be.
func text(head message.Header, name string) string {
	decoded, err := head.Text(name)
	if err != nil {
		decoded = head.Get(name)
	}
	return clean([]byte(decoded), false)
}

var bracketed = regexp.MustCompile(`<([^<>\s]{1,250})>`)

// ids are the message ids that a field names: of very many the first, and the last.
func ids(field string) []string {
	if len(field) > mostHead/4 {
		field = field[len(field)-mostHead/4:]
	}
	all := []string{}
	for _, found := range bracketed.FindAllStringSubmatch(field, -1) {
		if id := clean([]byte(found[1]), false); !slices.Contains(all, id) && id != "" {
			all = append(all, id)
		}
	}
	if n := len(all); n > mostReferences {
		all = append(all[:1], all[n-mostReferences+1:]...)
	}
	return all
}

func first(all []string) string {
	if len(all) == 0 {
		return ""
	}
	return all[0]
}

// from is whose a letter says it is: of several the first.
func from(head message.Header) Address {
	reads := mail.AddressParser{WordDecoder: &mime.WordDecoder{CharsetReader: charset.Reader}}
	for _, name := range []string{"From", "Sender"} {
		if parsed, err := reads.ParseList(head.Get(name)); err == nil && len(parsed) > 0 {
			return Address{Name: word(parsed[0].Name, mostName), Mailbox: strings.ToLower(parsed[0].Address)}
		}
		if found := bare.FindString(head.Get(name)); found != "" {
			return Address{Mailbox: strings.ToLower(found)}
		}
	}
	return Address{}
}

// bare finds a mailbox where the field is none that the standard knows.
var bare = regexp.MustCompile(`[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z]{2,24}`)

// dated is when a letter was written.
func dated(head message.Header) time.Time {
	at, err := mail.ParseDate(head.Get("Date"))
	if err != nil {
		return time.Time{}
	}
	return at.UTC()
}

// automatic tells whether a program wrote: by RFC 3834, and by what those do who do not keep to it.
func automatic(head message.Header) bool {
	if auto := strings.ToLower(strings.TrimSpace(head.Get("Auto-Submitted"))); auto != "" && !strings.HasPrefix(auto, "no") {
		return true
	}
	for _, name := range []string{"X-Autoreply", "X-Autorespond", "X-Autoresponder", "X-Auto-Response", "X-Failed-Recipients", "List-Id", "List-Unsubscribe", "Feedback-Id"} {
		if head.Has(name) {
			return true
		}
	}
	precedence := strings.ToLower(strings.TrimSpace(head.Get("Precedence")))
	return slices.Contains([]string{"bulk", "junk", "list", "auto_reply"}, precedence) || strings.TrimSpace(head.Get("Return-Path")) == "<>"
}

// forged tells whether the mail server that took the letter found that it is not of whom it says (RFC 8601). The uppermost line is that
// server's; what is below it came with the letter, and whoever wrote it may have written that.
func forged(head message.Header) bool {
	return strings.Contains(strings.ToLower(head.Get("Authentication-Results")), "dmarc=fail")
}
