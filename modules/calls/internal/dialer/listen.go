package dialer

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/answertype"
	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/floor"
	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/modules/calls/internal/session"
)

// ear hears one line from when it is dialled: the tones of the exchange, then who, or what, has answered. It goes on after its first
// verdict: what a machine is shows at the end of its greeting.
type ear struct {
	live     *floor.Live
	tones    chan answertype.Tone    // what the exchange has said, once
	verdicts chan answertype.Verdict // the latest that nobody has taken
	stop     func()                  // may be called twice

	// Below is of whoever hears.
	early    answertype.Early
	listener *answertype.Listener
	samples  []int16
}

// listen begins to hear the line; of one that is over nothing is heard.
func (l *line) listen(ctx context.Context) *ear {
	e := &ear{live: l.live, tones: make(chan answertype.Tone, 1), verdicts: make(chan answertype.Verdict, 1), listener: answertype.New()}
	stop, err := l.live.Hear(ctx, e.hear)
	if e.stop = stop; err != nil {
		e.stop = func() {}
	}
	return e
}

// hear takes what comes, one packet after the other.
func (e *ear) hear(p media.Packet) {
	e.samples = p.Law.Decode(e.samples[:0], p.Sound)
	if tone := e.early.Hear(e.samples); tone != answertype.NoTone {
		select {
		case e.tones <- tone:
		default: // it was said
		}
	}
	select {
	case <-e.live.Answered():
	default:
		return
	}
	if v, news := e.listener.Hear(e.samples); news {
		select {
		case <-e.verdicts: // it is believed no longer
		default:
		}
		e.verdicts <- v
	}
}

// How long it is listened who, or what, has answered, and to the end of a machine's greeting.
const (
	longestJudged   = 5 * time.Second
	longestGreeting = 45 * time.Second
)

// first is what is believed first, and what the exchange says instead; of a line on which nothing is understood it is unknown.
func (e *ear) first(ctx context.Context) (answertype.Verdict, answertype.Tone) {
	v := answertype.Verdict{Kind: answertype.Unknown, At: longestJudged, Ended: true}
	select {
	case tone := <-e.tones:
		return v, tone
	case v = <-e.verdicts:
	case <-e.live.Over():
		return v, answertype.NoTone
	case <-time.After(longestJudged):
	}
	e.judge(ctx, v)
	return v, answertype.NoTone
}

// last is what is believed once a machine has said what it says, where what is done depends on that.
func (e *ear) last(ctx context.Context, v answertype.Verdict, answers session.Answers) answertype.Verdict {
	end := time.After(longestGreeting)
	for !v.Ended && !answers.Alike() {
		select {
		case v = <-e.verdicts:
			e.judge(ctx, v)
		case <-e.live.Over():
			return v
		case <-end:
			return v
		}
	}
	return v
}

// judge writes down what is believed. Where that fails the call is over.
func (e *ear) judge(ctx context.Context, v answertype.Verdict) {
	_ = e.live.Judge(ctx, call.AnsweredBy(v.Kind), v.Certainty, v.At)
}
