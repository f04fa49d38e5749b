package demo

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/session"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
	"github.com/recobro/recobro/plugins-sdk/go/page"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// shift is a session of the demo.
type shift struct {
	name   string
	mode   session.Mode // none that calls by itself while it runs: a demo has no carrier
	begun  time.Duration
	ended  time.Duration // ago; 0: it runs
	called int           // debtors
}

var shifts = []shift{
	{"Mora alta · ayer", session.Progressive, 27 * time.Hour, 22 * time.Hour, 20},
	{"Mora alta · hoy", session.Preview, 2 * time.Hour, 0, 8},
}

// run plants two sessions: one that has ended, and one in the midst of its day.
func (o *Office) run(ctx context.Context, c company) error {
	for n, s := range shifts {
		if err := o.session(ctx, c, s, n); err != nil {
			return err
		}
	}
	return nil
}

func (o *Office) session(ctx context.Context, c company, s shift, n int) error {
	made := &session.Session{
		Name: s.name, PortfolioID: c.debtors[n%len(c.debtors)].PortfolioID, Mode: s.mode, Order: session.MostDue, UserIDs: c.ids(), NumberIDs: []string{},
		RingSeconds: 25, MaxTries: 3, RetryMinutes: 120, WrapSeconds: 60, Abandon: 250, Hours: []session.Hours{},
		Answers: session.Answers{Voicemail: session.HangUp, IVR: session.HangUp, Screening: session.Connect, Unknown: session.Connect},
	}
	if err := o.Sessions.Create(ctx, made); err != nil {
		return err
	}
	if err := o.Sessions.Fill(ctx, made.ID); err != nil {
		return err
	}
	if err := o.worked(ctx, c, *made, s); err != nil {
		return err
	}
	return o.date(ctx, made.ID, s)
}

// worked plants the calls of a session, and where its debtors stand after them.
func (o *Office) worked(ctx context.Context, c company, made session.Session, s shift) error {
	plan, _, err := o.Sessions.Targets(ctx, made.ID, nil, page.Params{Page: 1, PageSize: s.called})
	if err != nil {
		return err
	}
	at := o.Clock.Now().Add(-s.begun)
	for n, t := range plan {
		how := courses[1+3*(n%2)] // spoken with
		if n%3 == 2 {
			how = course{call.Outbound, 20 * time.Second, 0, telephony.NoAnswer, "no_answer", nothing}
		}
		at = at.Add(5 * time.Minute)
		one := c.of(n)
		one.ID, one.SessionID, one.Mode, one.DebtorID, one.PortfolioID = storage.NewID(), made.ID, made.Mode.Call(), t.DebtorID, made.PortfolioID
		if err := o.call(ctx, one, how, at); err != nil {
			return err
		}
		if err := o.Sessions.Settle(ctx, t.ID, stands(one.ID, how.talks > 0)); err != nil {
			return err
		}
	}
	return nil
}

// stands puts a debtor of a plan where a call has led.
func stands(callID string, reached bool) func(*session.Target, session.Session) {
	return func(t *session.Target, made session.Session) {
		t.CallID, t.Tries, t.State = callID, 1, session.Reached
		if !reached {
			t.Tries, t.State = made.MaxTries, session.Spent
		}
	}
}

// date has a session have begun, and ended, when it is said to.
func (o *Office) date(ctx context.Context, id string, s shift) error {
	return o.DB.Within(ctx, func(ctx context.Context) error {
		made, err := storage.Lock[session.Session](ctx, o.DB, storage.ByID(id))
		if err != nil {
			return err
		}
		now := o.Clock.Now()
		if err := made.Move(session.Running, now.Add(-s.begun)); err != nil {
			return err
		}
		if s.ended > 0 {
			if err := made.Move(session.Done, now.Add(-s.ended)); err != nil {
				return err
			}
		}
		return storage.Update(ctx, o.DB, &made, made.Version)
	})
}

func (c company) ids() (all []string) {
	for _, user := range c.team {
		all = append(all, user.ID)
	}
	return all
}
