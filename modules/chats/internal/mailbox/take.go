package mailbox

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/email"
	"github.com/recobro/recobro/modules/chats/internal/email/letter"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/plugins-sdk/go/apart"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
	"github.com/recobro/recobro/plugins-sdk/go/principal"
)

// bounds are what reading one letter may take.
func bounds() apart.Bounds {
	return apart.Bounds{Memory: 512 << 20, Time: 30 * time.Second, Output: letter.Largest}
}

// take takes one letter. That it was, and what it brought, are written at once: nothing is lost, and nothing is taken twice, wherever it ends.
func (r *Reader) take(ctx context.Context, held *jobs.Held, i inbox.Inbox, session *email.Session, m Mailbox) error {
	e, there, err := session.Look(m.UID)
	if err != nil {
		return err
	}
	if !there || e.At.Before(m.Since.Truncate(time.Second)) {
		return r.Store.Save(ctx, m)
	}
	raw, err := unnamed()
	if err != nil {
		return err
	}
	defer func() { _ = raw.Close() }() // nobody else knows of it
	if err := session.Fetch(e, raw); err != nil {
		return fmt.Errorf("fetch a letter: %w", err)
	}
	attached, err := unnamed()
	if err != nil {
		return err
	}
	defer func() { _ = attached.Close() }() // nobody else knows of it
	l, err := r.parse(ctx, e, m, raw, attached)
	if err != nil {
		return err
	}
	return r.deliver(ctx, held, i, m, taken{l, r.moment(e.At), attached})
}

// moment is when a letter came: the server tells whole seconds, and what came within one came after what we wrote in it.
func (r *Reader) moment(at time.Time) time.Time {
	end, now := at.UTC().Add(time.Second-time.Millisecond), r.Clock.Now().UTC()
	if end.After(now) && at.Before(now) {
		return now
	}
	return end
}

// unnamed is a file that ends with whoever has it open.
func unnamed() (*os.File, error) {
	file, err := os.CreateTemp("", "letter-*")
	if err != nil {
		return nil, err
	}
	return file, os.Remove(file.Name())
}

// parse reads a letter in a process of its own. Of what fells it, is no letter, or tells no sender, what the server says of it is kept.
func (r *Reader) parse(ctx context.Context, e email.Envelope, m Mailbox, raw, attached *os.File) (l letter.Letter, err error) {
	if _, err = raw.Seek(0, io.SeekStart); err != nil {
		return l, err
	}
	err = r.shop.Do(ctx, principal.Must(ctx).TenantID, letter.Work, bounds(), nil, &l, raw, attached)
	var refused *errs.Error
	if errors.As(err, &refused) {
		return unparsed(e, m, raw)
	}
	if l.From.Mailbox == "" {
		l.From = letter.Address{Name: l.From.Name, Mailbox: nobody}
	}
	l.Cut = l.Cut || e.Size > letter.Largest
	return l, err
}

// nobody is the sender of a letter that names none.
const nobody = "unknown"
