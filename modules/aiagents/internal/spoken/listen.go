package spoken

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/sound"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

// hearing is how many samples a second ears want of a whole utterance.
const hearing = 16_000

// words are what somebody said, and how long it took to know them.
type words struct {
	text string
	took time.Duration
}

// transcribe has what they said written down beside the call, and answered.
func (c *call) transcribe(ctx context.Context, heard []byte) {
	language, listens := string(c.talk.Language), c.listens
	c.reading++
	go func() {
		text, began := "", time.Now()
		if written, err := listens.Transcribe(ctx, sound.WAV(heard, c.law, hearing), language); err != nil {
			c.log.WarnContext(ctx, "recogniser of a call", "call", c.began.CallID, "error", err)
		} else {
			text = written.Text
			c.spent.hears(written.Usage)
		}
		select {
		case c.texts <- words{text, time.Since(began)}:
		case <-ctx.Done():
		}
	}()
}

// aMoment is how much longer somebody is waited for who has asked for one.
const aMoment = 10 * time.Second

// written is what they said, in writing. Words by which somebody only shows that they listen, or asks for a moment, are no answer: what they have
// broken off is said anew.
func (c *call) written(ctx context.Context, w words) {
	key := namekey.Of(w.text)
	c.listened = w.took
	switch broken := c.broken; {
	case c.over:
	case key != "" && c.thinks(key):
		c.broken = false
		c.silenceFrom(c.clock.Now().Add(aMoment))
	case key == "" || (c.busy || broken || c.mouth.speaking()) && c.isBackchannel(key):
		c.broken = false
		c.resume(ctx, broken)
	default:
		c.broken = false
		c.interrupt()
		c.take(ctx, lead.Input{Text: w.text})
	}
}

// resume goes on as if they had said nothing.
func (c *call) resume(ctx context.Context, broken bool) {
	switch {
	case c.busy || c.mouth.speaking():
	case broken:
		c.speak(ctx, c.last)
	default:
		c.silenceFrom(c.clock.Now())
	}
}
