package mailbox

import (
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/modules/chats/internal/email"
	"github.com/recobro/recobro/modules/chats/internal/inbox"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/jobs"
)

// How long it is waited after a line that broke: twice as long each time, until one has stood for a while.
const (
	firstPause = time.Second
	lastPause  = 5 * time.Minute
	stands     = time.Minute
)

// waiting is how long it is waited for the server to say that something came, before it is asked.
const waiting = 5 * time.Minute

// keep reads a mailbox until ctx ends, over one line after another.
func (r *Reader) keep(ctx context.Context, held *jobs.Held, i inbox.Inbox) {
	for pause := firstPause; ctx.Err() == nil; pause = min(2*pause, lastPause) {
		began := time.Now()
		err := r.read(ctx, held, i)
		if time.Since(began) > stands {
			pause = firstPause
		}
		if ctx.Err() == nil {
			r.failed(ctx, i, err)
		}
		select {
		case <-ctx.Done():
		case <-time.After(pause):
		}
	}
}

// failed writes down why a mailbox cannot be read, for who connected it.
func (r *Reader) failed(ctx context.Context, i inbox.Inbox, err error) {
	r.Log.WarnContext(ctx, "read a mailbox", "inbox", i.ID, "error", err)
	m, reading := r.Store.Of(ctx, i.ID, i.CreatedAt)
	if reading != nil {
		return
	}
	var letter *letterError
	if errors.As(err, &letter) {
		m.count(letter.uid)
	}
	m.Code = "internal"
	var known *errs.Error
	if errors.As(err, &known) {
		m.Code = known.Code
	}
	if saving := r.Store.Save(ctx, m); saving != nil {
		r.Log.WarnContext(ctx, "keep why a mailbox cannot be read", "inbox", i.ID, "error", saving)
	}
}

// read reads a mailbox over one line, for as long as it stands.
func (r *Reader) read(ctx context.Context, held *jobs.Held, i inbox.Inbox) error {
	ctx, end := context.WithCancel(ctx) // the line goes with it
	defer end()
	account, err := r.Inboxes.Account(ctx, i)
	if err != nil {
		return err
	}
	session, err := r.Way.Open(ctx, account)
	if err != nil {
		return err
	}
	defer session.Close()
	for {
		if err := r.catchUp(ctx, held, i, session); err != nil {
			return err
		}
		if err := session.Wait(ctx, waiting); err != nil {
			return err
		}
	}
}

// catchUp takes what came since the last letter that was taken. Where the server has numbered its letters anew, all are looked at that came
// since, and those that are here already are known by their ids.
func (r *Reader) catchUp(ctx context.Context, held *jobs.Held, i inbox.Inbox, session *email.Session) error {
	m, err := r.Store.Of(ctx, i.ID, i.CreatedAt)
	if err != nil {
		return err
	}
	if m.Mark != session.Marked {
		m.Mark, m.UID = session.Marked, 0
	}
	letters, err := session.After(m.UID, m.Since)
	if err != nil {
		return err
	}
	for _, one := range letters {
		m.UID = one.UID
		if err := r.next(ctx, held, i, session, m); err != nil {
			return &letterError{one.UID, err}
		}
	}
	now := r.Clock.Now().UTC()
	m.Code, m.LookedAt = "", &now
	return r.Store.Save(ctx, m)
}
