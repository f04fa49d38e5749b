package spoken

import (
	"context"
	"strconv"
	"sync"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// mouth speaks one thing at a time. Safe for concurrent use.
type mouth struct {
	mutex sync.Mutex
	stop  context.CancelFunc
	mark  string // of what is spoken; empty when it was heard to its end, or broken off
	said  int
}

// hush ends what is being spoken: nothing of it is sent any more.
func (m *mouth) hush() {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	if m.stop != nil {
		m.stop()
	}
	m.stop, m.mark = nil, ""
}

// begin is the mark, and the end, of something new.
func (m *mouth) begin(ctx context.Context) (context.Context, string) {
	m.hush()
	m.mutex.Lock()
	defer m.mutex.Unlock()
	ctx, m.stop = context.WithCancel(ctx)
	m.said++
	m.mark = strconv.Itoa(m.said)
	return ctx, m.mark
}

// ends tells whether a mark is that of what is spoken, which is over then.
func (m *mouth) ends(mark string) bool {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	if mark == "" || m.mark != mark {
		return false
	}
	m.mark = ""
	return true
}

func (m *mouth) speaking() bool {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	return m.mark != ""
}

// while does f unless what is spoken was broken off: what is sent after a clear would be heard after all.
func (m *mouth) while(ctx context.Context, f func() error) error {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return f()
}

// speak says something; a mark behind it tells when it was heard to its end.
func (c *call) speak(ctx context.Context, parts []string) {
	if len(parts) == 0 {
		c.spokenTo(ctx, "")
		return
	}
	c.last, c.quietAt = parts, time.Time{}
	language := c.talk.Language
	speaker := c.voices.Speaker(ctx, c.spec.Voice[language], c.began.Country)
	ctx, mark := c.mouth.begin(ctx)
	go func() {
		for _, part := range parts {
			err := c.say(ctx, speaker, part)
			if ctx.Err() != nil {
				return
			}
			if err != nil {
				c.log.WarnContext(ctx, "speech of a call", "call", c.began.CallID, "error", err)
				c.mute <- struct{}{}
				return
			}
		}
		_ = c.mouth.while(ctx, func() error { return c.line.Send(Asked{Mark: &Mark{mark}}) })
	}()
}

// The first frames go out one by one, so that nobody waits for the rest; then many at once.
const (
	early = 5
	batch = 25
)

func (c *call) say(ctx context.Context, speaker provider.Speaker, text string) error {
	v := c.spec.Voice[c.talk.Language]
	speech, err := speaker.Speak(ctx, provider.Words{
		Text: text, Language: string(c.talk.Language), Voice: v.Name, Speed: float64(max(v.Speed, 50)) / 100, Law: provider.Law(c.began.Law),
	})
	if err != nil {
		return err
	}
	var waiting []byte
	sent := 0
	for frame, err := range speech.Frames {
		if err != nil {
			return err
		}
		waiting = append(waiting, frame...)
		if sent++; sent > early && sent%batch != 0 {
			continue
		}
		if err := c.send(ctx, waiting); err != nil {
			return err
		}
		waiting = nil
	}
	return c.send(ctx, waiting)
}

func (c *call) send(ctx context.Context, sound []byte) error {
	if len(sound) == 0 {
		return nil
	}
	return c.mouth.while(ctx, func() error { return c.line.SendBytes(sound) })
}
