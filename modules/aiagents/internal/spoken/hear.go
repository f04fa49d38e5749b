package spoken

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// hear takes what has come over the line.
func (c *call) hear(ctx context.Context, m httpx.Message[Heard]) {
	switch v := m.Value; {
	case m.Bytes != nil:
		c.sound(ctx, m.Bytes)
	case v.Key != nil:
		c.pressed(ctx, v.Key.Key)
	case v.Mark != nil:
		c.spokenTo(ctx, v.Mark.Name)
	case v.Whisper != nil:
		c.whisper(ctx)
	case v.Transferred != nil:
		c.transferred(ctx, v.Transferred.UserID)
	case v.Ended != nil:
		c.stage = gone
	}
}

// sound is a frame of the other side.
func (c *call) sound(ctx context.Context, frame []byte) {
	c.around.Mix(c.law, frame)
	what := c.ear.hear(frame)
	c.feed(ctx, what, frame)
	switch what {
	case nothing:
	case started, speaking:
		c.quietAt = time.Time{}
		if c.stage == talking && c.mouth.speaking() && c.ear.said() >= c.interruption() && !c.nods() {
			c.interrupt()
			c.broken = true
		}
	case paused:
		if c.ear.pause() >= c.wait() {
			c.utterance(ctx, c.ear.take())
		}
	}
}

// interruption is how long somebody speaks over the agent until it stops: a short word is but a sign that they listen.
func (c *call) interruption() time.Duration {
	return time.Duration(c.spec.Turns.InterruptMS) * time.Millisecond
}

// interrupt falls silent at once.
func (c *call) interrupt() {
	c.mouth.hush()
	_ = c.line.Send(Asked{Clear: &Nothing{}})
}

// utterance is what they said, to its end. Who has spoken over the last words is not kept on the line.
func (c *call) utterance(ctx context.Context, sound []byte) {
	switch {
	case c.over && c.stage == leaving && c.broken:
		c.broken = false
		c.leave()
	case c.over || c.finished(sound):
	default:
		c.whole(ctx, sound)
	}
}

// whole has what they said written down as a whole, where anything does; else keys alone are understood.
func (c *call) whole(ctx context.Context, sound []byte) {
	if c.listens == nil {
		c.unheard(ctx, sound)
		return
	}
	c.transcribe(ctx, sound)
}

// unheard is what they said where words are not understood. A short sound over the agent's words only shows that they listen: it says them anew.
// Anything longer hears which keys there are.
func (c *call) unheard(ctx context.Context, sound []byte) {
	switch short := len(sound) < nod; {
	case c.occupied() || c.mouth.speaking():
	case short && c.broken:
		c.speak(ctx, c.last)
	case short:
		c.silenceFrom(c.clock.Now())
	default:
		c.speak(ctx, c.reminder())
	}
	c.broken = false
}

// nod is the longest sound that only shows that somebody listens: 0.9 seconds, the silence before and after it included.
const nod = audio.Rate * 9 / 10

// due does what time has brought.
func (c *call) due(ctx context.Context, now time.Time) {
	if !c.digitsAt.IsZero() && !c.digitsAt.After(now) {
		c.entered(ctx)
	}
	if !c.quietAt.IsZero() && !c.quietAt.After(now) {
		c.silent(ctx)
	}
	if until := c.follower.until; !until.IsZero() && !until.After(now) {
		c.lose(ctx)
	}
}

// silent asks once more, as often as the version says; then the flow says what to do.
func (c *call) silent(ctx context.Context) {
	c.quietAt = time.Time{}
	if c.over {
		return
	}
	if c.silences++; c.silences < c.spec.Silence.Most {
		c.speak(ctx, c.reminder())
		return
	}
	c.take(ctx, lead.Input{Silence: true})
}

// occupied tells whether it is for us to answer: they are not waited for.
func (c *call) occupied() bool { return c.busy || c.reading+len(c.follower.pending) > 0 }

// silenceFrom begins to wait for a word.
func (c *call) silenceFrom(now time.Time) {
	c.quietAt = now.Add(time.Duration(max(c.spec.Silence.Seconds, 2)) * time.Second)
}

// reminder is the question once more.
func (c *call) reminder() []string {
	if len(c.last) == 0 {
		return nil
	}
	from := max(0, len(c.last)-2)
	return c.last[from:]
}
