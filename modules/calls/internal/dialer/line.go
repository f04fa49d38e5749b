package dialer

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/answertype"
	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/contacts"
	"github.com/recobro/recobro/modules/calls/internal/floor"
	"github.com/recobro/recobro/modules/calls/internal/session"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// line is one call of a session.
type line struct {
	run     *run
	session session.Session
	target  session.Target
	begun   time.Time
	live    *floor.Live

	// Below is under the run's mutex.
	stage    stage
	giveup   func() // nil before it is dialled
	givenUp  bool
	attended bool // somebody of ours is on it
	hired    bool // the session's agent is
}

// stage is where a line stands, for the pacing.
type stage int

// The stages.
const (
	unanswered stage = iota
	waiting          // answered, and nobody speaks yet
	greeting         // a machine speaks: nobody of ours is needed for now
	talking
)

func (l *line) at(s stage) {
	l.run.mutex.Lock()
	defer l.run.mutex.Unlock()
	l.stage = s
}

// dialled notes how the call is given up.
func (l *line) dialled() {
	l.run.mutex.Lock()
	defer l.run.mutex.Unlock()
	l.giveup = l.live.GiveUp
}

func (l *line) giveUp() {
	l.run.mutex.Lock()
	end := l.giveup
	l.givenUp = end != nil
	l.run.mutex.Unlock()
	if end != nil {
		end()
	}
}

// carry calls the debtor, and settles the plan by what came of it.
func (l *line) carry(ctx context.Context) {
	defer l.run.forget(l)
	d := l.run.dialer
	c, err := l.call(ctx)
	if err != nil {
		d.Log.WarnContext(ctx, "a call of a session", "session", l.session.ID, "target", l.target.ID, "error", err)
	}
	if err := d.Sessions.Settle(ctx, l.target.ID, func(t *session.Target, s session.Session) {
		t.CallID = c.ID
		t.After(c, s, d.Clock.Now())
	}); err != nil {
		d.Log.ErrorContext(ctx, "a target is not settled", "target", l.target.ID, "error", err)
	}
}

// call calls the debtor where the rules allow it, and follows the call to its end.
func (l *line) call(ctx context.Context) (c call.Call, err error) {
	d := l.run.dialer
	best, err := d.Book.Best(ctx, l.target.DebtorID)
	if err != nil {
		return c, err
	}
	if best.PhoneID == "" {
		return call.Call{Status: call.Blocked, RuleID: best.RuleID}, nil
	}
	allowed, err := d.Book.Reserve(ctx, contacts.Wanted{DebtorID: l.target.DebtorID, PhoneID: best.PhoneID, Session: true, Agent: l.session.AgentID != ""})
	if err != nil {
		return c, err
	}
	c = call.Call{
		Row: storage.Row{ID: storage.NewID()}, Direction: call.Outbound, Mode: l.session.Mode.Call(), DebtorID: allowed.DebtorID, PortfolioID: allowed.PortfolioID,
		PhoneID: allowed.PhoneID, DebtIDs: allowed.DebtIDs, ContactID: allowed.ID, RuleID: allowed.RuleID, SessionID: l.session.ID, TargetID: l.target.ID,
		WrapSeconds: l.session.WrapSeconds,
	}
	if allowed.Blocked {
		c.Status = call.Blocked
		return c, d.Calls.Open(ctx, &c)
	}
	if l.live, err = d.Out.Dial(ctx, &c, l.session.NumberIDs, time.Duration(l.session.RingSeconds)*time.Second); err != nil {
		if rule := contacts.RuleOf(err); rule != "" { // the rules refuse by now what they allowed: nobody is dialled
			c.Status, c.RuleID = call.Blocked, rule
			return c, d.Calls.Open(ctx, &c)
		}
		return c, err
	}
	l.dialled()
	l.follow(ctx)
	return d.Calls.Any(ctx, c.ID)
}

// follow waits for an answer, finds out who it is, and does with them what the session says.
func (l *line) follow(ctx context.Context) {
	ear := l.listen(ctx)
	defer ear.stop()
	select {
	case <-l.live.Over():
		l.run.unheard(l)
		return
	case tone := <-ear.tones: // what rings is no telephone
		l.refuse(tone)
		return
	case <-l.live.Answered():
	}
	rung := l.run.dialer.Clock.Now().Sub(l.begun)
	l.at(waiting)
	quiet, loud := context.WithCancel(ctx)
	defer loud()
	go l.live.Hush(quiet)
	who, tone := ear.first(ctx)
	if tone != answertype.NoTone {
		l.refuse(tone)
		return
	}
	l.run.learn(&l.run.pacer.Ring, rung, who.Kind == answertype.Human || who.Kind == answertype.Unknown)
	if !who.Ended {
		l.at(greeting)
	}
	who = ear.last(ctx, who, l.session.Answers)
	ear.stop()
	l.act(ctx, who, loud)
	<-l.live.Over()
}
