package spoken

import (
	"context"
	"strconv"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// result is what came of a turn.
type result struct {
	taken talk.Taken
	err   error
}

// take has a turn taken beside the call. What comes meanwhile waits.
func (c *call) take(ctx context.Context, in lead.Input) {
	if c.over {
		return
	}
	if c.busy {
		c.waiting = both(c.waiting, in)
		return
	}
	c.busy, c.quietAt, c.digitsAt = true, time.Time{}, time.Time{}
	c.n++
	took := talk.Line{ListenMS: c.listened.Milliseconds(), SpeechMS: c.mouth.took().Milliseconds()}
	c.listened = 0
	input := talk.Input{ID: c.began.CallID + ":" + strconv.Itoa(c.n), Hears: c.hears(), Input: in, Line: took}
	input.Heard, input.Said = c.spent.take()
	go func() {
		taken, err := c.talks.Take(ctx, c.talk.ID, input)
		if err != nil {
			c.spent.put(input.Heard, input.Said)
		}
		select {
		case c.results <- result{taken, err}:
		case <-ctx.Done():
		}
	}()
}

// both is what came first with what came after it; of anything but words the last alone.
func both(first, second lead.Input) lead.Input {
	if first.Text != "" && second.Text != "" && first.Pressed == "" && second.Pressed == "" {
		second.Text = first.Text + " " + second.Text
	}
	return second
}

// answered speaks what a turn says. A turn that failed gives the call to people.
func (c *call) answered(ctx context.Context, r result) {
	c.busy = false
	if c.stopped || isStop(r.err) { // the switch is heard of by itself
		return
	}
	if r.err != nil {
		c.log.WarnContext(ctx, "turn of a call", "call", c.began.CallID, "error", r.err)
		c.talk.State.Reason = word.Failure
		c.over, c.stage, c.talk.Outcome = true, leaving, word.Handed
		c.speak(ctx, []string{c.spec.Persona[c.talk.Language].HandedOver})
		return
	}
	c.talk, c.asked = r.taken.Talk, r.taken.Asked
	if c.talk.Over() {
		c.over, c.stage = true, leaving
	}
	if r.taken.IsSpent {
		c.save()
	}
	c.anew(ctx)
	c.speak(ctx, r.taken.Parts)
	if in := c.waiting; in != (lead.Input{}) && !c.over {
		c.waiting = lead.Input{}
		c.interrupt()
		c.take(ctx, in)
	}
}

// hears tells whether words are understood, not keys alone.
func (c *call) hears() bool { return c.listens != nil || c.follower.by != nil }

// asksToThink tells whether one thinks about what is asked.
func (c *call) asksToThink() bool {
	return c.asked == word.SlotAmount || c.asked == word.SlotDay || c.asked == word.SlotMoment
}
