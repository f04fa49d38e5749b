package dialer

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/answertype"
	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/media"
)

// longestJudged is for how long it is listened who, or what, has answered.
const longestJudged = 5 * time.Second

// listen finds out who, or what, has answered.
func (l *line) listen(ctx context.Context) call.AnsweredBy {
	heard := make(chan answertype.Verdict, 1)
	listener := answertype.New()
	var samples []int16
	stop, err := l.live.Hear(ctx, func(p media.Packet) {
		samples = p.Law.Decode(samples[:0], p.Sound)
		if v, news := listener.Hear(samples); news {
			select {
			case heard <- v:
			default:
			}
		}
	})
	if err != nil {
		return call.Unknown
	}
	defer stop()
	verdict := answertype.Verdict{Kind: answertype.Unknown}
	select {
	case verdict = <-heard:
	case <-l.live.Over():
	case <-time.After(longestJudged):
	}
	who := call.AnsweredBy(verdict.Kind)
	if err := l.live.Judge(ctx, who, verdict.Certainty, verdict.At); err != nil {
		return who // it is over
	}
	return who
}
