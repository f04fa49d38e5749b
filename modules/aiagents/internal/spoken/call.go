package spoken

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// call is one call that is held. One goroutine has it; turns are taken, and sentences spoken, beside it.
type call struct {
	*Service
	talks   Talks // that it is one of
	line    Line
	began   Began
	talk    talk.Talk
	spec    spec.Spec
	law     audio.Law
	ear     *ear
	around  *audio.Around        // what is heard beside them in a test
	listens provider.Transcriber // nil: keys alone are understood
	results chan result
	texts   chan words    // of what they said
	mute    chan struct{} // nothing can be spoken
	mouth   mouth
	spent   purse

	follower follower
	n        int           // inputs so far
	busy     bool          // a turn is being taken
	reading  int           // utterances that are being written down as a whole
	waiting  lead.Input    // what came meanwhile
	last     []string      // what was said last
	asked    word.Slot     // what it asked for
	listened time.Duration // until it was known what they said
	digits   string        // that were pressed towards an answer
	silences int
	broken   bool // they spoke over what was said last
	stopped  bool // the agent was: it says nothing more
	over     bool // the talk has ended: what follows is goodbye, or somebody else
	stage    stage
	quietAt  time.Time // from when silence is silence; zero for never
	digitsAt time.Time // from when the digits are the whole answer
}

// stage is what is on its way once the talk is over.
type stage int

const (
	talking    stage = iota
	leaving          // the last words are spoken; then the call ends
	passing          // a colleague is looked for
	whispering       // the colleague hears the summary
	ending           // the call is being ended: its end is told
	gone             // the call is over for us
)

// run holds the call to its end.
func (c *call) run(ctx context.Context) error {
	ctx, end := context.WithCancel(ctx)
	defer end()
	defer c.left(ctx)
	heard := c.receive(ctx)
	stopped, done := c.watched(ctx)
	defer done()
	c.start(ctx)
	for c.stage != gone {
		timer := time.NewTimer(c.next())
		select {
		case m, ok := <-heard:
			if !ok {
				return nil
			}
			c.hear(ctx, m)
		case r := <-c.results:
			c.answered(ctx, r)
		case <-stopped:
			stopped = nil
			c.stop()
		case <-c.mute:
			c.talk.State.Reason, c.talk.Outcome, c.over = word.Failure, word.Handed, true
			c.leave()
		case text := <-c.texts:
			c.reading--
			c.written(ctx, text)
		case ear := <-c.follower.opened:
			c.follows(ctx, ear)
		case e, on := <-c.follower.events():
			c.heard(ctx, e, on)
		case <-timer.C:
			c.due(ctx, c.clock.Now())
		}
		timer.Stop()
	}
	return nil
}

// receive reads the line until it ends.
func (c *call) receive(ctx context.Context) <-chan httpx.Message[Heard] {
	heard := make(chan httpx.Message[Heard])
	go func() {
		defer close(heard)
		for {
			m, err := c.line.Receive()
			if err != nil {
				return
			}
			select {
			case heard <- m:
			case <-ctx.Done():
				return
			}
		}
	}()
	return heard
}

// start speaks first, or does what is to be done with a machine.
func (c *call) start(ctx context.Context) {
	if c.began.isMachine() {
		c.machine(ctx)
		return
	}
	c.follow(ctx)
	c.take(ctx, lead.Input{})
}

// next is how long nothing is due.
func (c *call) next() time.Duration {
	wait := time.Hour
	for _, at := range []time.Time{c.quietAt, c.digitsAt, c.follower.until} {
		if !at.IsZero() {
			wait = min(wait, max(0, at.Sub(c.clock.Now())))
		}
	}
	return wait
}
