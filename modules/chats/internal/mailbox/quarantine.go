package mailbox

import (
	"context"
	"fmt"
	"io"
	"os"

	"github.com/recobro/recobro/modules/chats/internal/email"
	"github.com/recobro/recobro/modules/chats/internal/email/letter"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/markup"
)

// mostFailures is how often a letter is tried. Whatever is wrong with it then, it is quarantined: shown with its raw text and what the server
// says of it, and the mailbox goes on with the next.
const mostFailures = 4

// letterError tells at which letter reading failed.
type letterError struct {
	uid uint32
	err error
}

// Error implements error.
func (e *letterError) Error() string { return fmt.Sprintf("letter %d: %s", e.uid, e.err) }

// Unwrap gives the cause.
func (e *letterError) Unwrap() error { return e.err }

// count counts that reading failed at a letter.
func (m *Mailbox) count(uid uint32) {
	if m.FailedUID != uid {
		m.FailedUID, m.Failures = uid, 0
	}
	m.Failures++
}

// next takes a letter, or quarantines it once it has failed too often.
func (r *Reader) next(ctx context.Context, held *jobs.Held, i inbox.Inbox, session *email.Session, m Mailbox) error {
	if m.FailedUID != m.UID || m.Failures < mostFailures {
		return r.take(ctx, held, i, session, m)
	}
	r.Log.ErrorContext(ctx, "quarantine a letter that cannot be read", "inbox", i.ID, "uid", m.UID, "failures", m.Failures)
	return r.quarantine(ctx, held, i, session, m)
}

// quarantine delivers a letter by what the server says of it, as far as it says anything, and its raw text.
func (r *Reader) quarantine(ctx context.Context, held *jobs.Held, i inbox.Inbox, session *email.Session, m Mailbox) error {
	raw, err := unnamed()
	if err != nil {
		return err
	}
	defer func() { _ = raw.Close() }() // nobody else knows of it
	e, there, looking := session.Look(m.UID)
	if looking == nil && !there {
		return r.Store.Save(ctx, m)
	}
	if looking != nil { // it may be the letter's own doing
		e = email.Envelope{At: r.Clock.Now()}
	} else if err := session.Fetch(e, raw); err != nil {
		r.Log.WarnContext(ctx, "fetch a letter to quarantine", "inbox", i.ID, "uid", m.UID, "error", err)
	}
	e.UID = m.UID
	l, err := unparsed(e, m, raw)
	if err != nil {
		return err
	}
	return r.deliver(ctx, held, i, m, taken{l, r.moment(e.At), raw})
}

// unparsed is a letter that cannot be parsed: what the server says of it, and its raw text.
func unparsed(e email.Envelope, m Mailbox, raw *os.File) (l letter.Letter, err error) {
	if _, err = raw.Seek(0, io.SeekStart); err != nil {
		return l, err
	}
	text, err := letter.Raw(raw)
	l = letter.Letter{MessageID: fmt.Sprintf("%d.%d@unread", m.Mark, e.UID), From: e.From, Subject: e.Subject, Text: text, Nodes: markup.Plain(text), Cut: true, Unparsed: true}
	if l.From.Mailbox == "" {
		l.From.Mailbox = nobody
	}
	return l, err
}
