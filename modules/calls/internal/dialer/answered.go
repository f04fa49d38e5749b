package dialer

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/answertype"
	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/session"
	"github.com/recobro/recobro/modules/calls/internal/sounds"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// act does what the session says of whoever has answered.
func (l *line) act(ctx context.Context, who answertype.Verdict, loud func()) {
	switch l.session.Answers.For(call.AnsweredBy(who.Kind)) {
	case session.HangUp:
		l.live.Hangup()
	case session.Message:
		loud()
		l.leave(ctx)
	default:
		l.connect(ctx, loud)
	}
}

// refuse ends the call as the exchange says by a tone.
func (l *line) refuse(tone answertype.Tone) {
	l.live.Refuse(map[answertype.Tone]telephony.End{answertype.Busy: telephony.Busy, answertype.Special: telephony.Invalid}[tone])
	<-l.live.Over()
	l.run.unheard(l)
}

// nobody is for how long somebody who has answered waits for one of ours.
const nobody = 2 * time.Second

// connect has the person who has waited longest speak with whoever has answered. Where nobody is free, they are told so.
func (l *line) connect(ctx context.Context, loud func()) {
	l.at(waiting)
	end := time.After(nobody)
	look := time.NewTicker(50 * time.Millisecond)
	defer look.Stop()
	for {
		if l.put(ctx, loud) {
			return
		}
		select {
		case <-l.live.Over():
			return
		case <-end:
			loud()
			l.apologise(ctx)
			return
		case <-look.C:
		}
	}
}

// put puts the call through; it is false where nobody is free.
func (l *line) put(ctx context.Context, loud func()) bool {
	d := l.run.dialer
	idle, err := d.Floor.Idle(ctx, l.run.tenant)
	if err != nil {
		return false
	}
	for _, p := range idle {
		if !l.session.Has(p.User) || l.live.Take(ctx, p) != nil {
			continue
		}
		loud()
		l.at(talking)
		l.speaks(true, false)
		if err := d.Book.Make(ctx, l.live.Contact(), p.User); err != nil {
			d.Log.WarnContext(ctx, "a contact does not know who makes it", "call", l.live.ID(), "error", err)
		}
		begun := d.Clock.Now()
		<-l.live.Over()
		l.run.learn(&l.run.pacer.Talk, d.Clock.Now().Sub(begun), true)
		return true
	}
	return l.hire(ctx, loud)
}

// apologise says that we called, and that nobody is free.
func (l *line) apologise(ctx context.Context) {
	_ = l.live.Say(ctx, sounds.To(l.live.Number(), sounds.Abandoned)) // who hangs up has heard enough
	l.live.Hangup()
}

// breath is for how long a machine that has beeped is let begin to record.
const breath = 300 * time.Millisecond

// leave leaves the recorded message.
func (l *line) leave(ctx context.Context) {
	message := append(audio.Tone{For: breath}.Samples(), sounds.To(l.live.Number(), sounds.WeCallBack)...)
	_ = l.live.Say(ctx, message) // who hangs up has heard enough
	l.live.Hangup()
}
