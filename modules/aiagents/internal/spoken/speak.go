package spoken

import (
	"cmp"
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
	began time.Time     // of what is spoken, or was last
	first time.Duration // until its first sound; 0 where none has come
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
	m.mark, m.began, m.first = strconv.Itoa(m.said), time.Now(), 0
	return ctx, m.mark
}

// took is how long it took until what is spoken, or was last, began to be heard.
func (m *mouth) took() time.Duration {
	m.mutex.Lock()
	defer m.mutex.Unlock()
	return m.first
}

// sounds notes the first sound of what is spoken.
func (m *mouth) sounds() {
	if m.first == 0 {
		m.first = max(time.Since(m.began), time.Millisecond)
	}
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
	c.last, c.quietAt, c.broken = parts, time.Time{}, false
	v := c.spec.Voice[c.talk.Language]
	speaker := c.voices.Speaker(ctx, v, c.began.Country)
	words := provider.Words{Language: string(c.talk.Language), Voice: v.Name, Speed: float64(cmp.Or(v.Speed, 100)) / 100, Law: provider.Law(c.began.Law)}
	ctx, mark := c.mouth.begin(ctx)
	go func() {
		for _, part := range parts {
			words.Text = part
			err := c.say(ctx, speaker, words)
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

func (c *call) say(ctx context.Context, speaker provider.Speaker, words provider.Words) error {
	speech, err := speaker.Speak(ctx, words)
	if err != nil {
		return err
	}
	c.spent.says(speech.Usage)
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
	return c.mouth.while(ctx, func() error {
		c.mouth.sounds()
		return c.line.SendBytes(sound)
	})
}
