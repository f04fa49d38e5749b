package spoken

import (
	"bytes"
	"context"
	"slices"

	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

// transcribe has what they said written down beside the call, and answered.
func (c *call) transcribe(ctx context.Context, sound []byte) {
	wav := bytes.NewBuffer(c.law.Header(1, uint32(len(sound))))
	wav.Write(sound)
	language := string(c.talk.Language)
	c.busy = true
	go func() {
		text := ""
		if heard, err := c.listens.Transcribe(ctx, wav.Bytes(), language); err != nil {
			c.log.WarnContext(ctx, "recogniser of a call", "call", c.began.CallID, "error", err)
		} else {
			text = heard.Text
		}
		select {
		case c.texts <- text:
		case <-ctx.Done():
		}
	}()
}

// written is what they said, in writing. Words by which somebody only shows that they listen are no answer.
func (c *call) written(ctx context.Context, text string) {
	c.busy = false
	if key := namekey.Of(text); key == "" || c.mouth.speaking() && c.isBackchannel(key) {
		c.silenceFrom(c.clock.Now())
		return
	}
	c.interrupt()
	c.take(ctx, lead.Input{Text: text})
}

func (c *call) isBackchannel(key string) bool {
	return slices.ContainsFunc(c.spec.Turns.Backchannel[c.talk.Language], func(word string) bool { return namekey.Of(word) == key })
}
