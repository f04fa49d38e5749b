package spoken

import (
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

// overheard falls silent as soon as they say more over the agent's words than that they listen.
func (c *call) overheard() {
	if key := namekey.Of(c.follower.partial); key != "" && c.mouth.speaking() && !c.isBackchannel(key) {
		c.interrupt()
		c.broken = true
	}
}

// nods tells whether all that is known of what they are saying is that they listen.
func (c *call) nods() bool {
	key := namekey.Of(c.follower.partial)
	return key != "" && c.isBackchannel(key)
}

// isBackchannel tells whether words only show that somebody listens.
func (c *call) isBackchannel(key string) bool {
	return madeOf(key, c.spec.Turns.Backchannel[c.talk.Language])
}

// thinks tells whether words only ask for a moment.
func (c *call) thinks(key string) bool {
	return madeOf(key, c.spec.Turns.Thinking[c.talk.Language])
}

// thinking tells whether what they are saying ends with words that ask for a moment: then they are not at its end.
func (c *call) thinking() bool {
	key := " " + namekey.Of(c.follower.partial)
	for _, one := range c.spec.Turns.Thinking[c.talk.Language] {
		if word := namekey.Of(one); word != "" && strings.HasSuffix(key, " "+word) {
			return true
		}
	}
	return false
}

// madeOf tells whether a text is made of words of a list alone, once or several times.
func madeOf(key string, words []string) bool {
	if key == "" {
		return true
	}
	for _, one := range words {
		word := namekey.Of(one)
		if rest, starts := strings.CutPrefix(key+" ", word+" "); word != "" && starts && madeOf(strings.TrimSpace(rest), words) {
			return true
		}
	}
	return false
}

// wait is how long they are quiet until they have finished, with what is usual where the version says nothing. Who asks for a moment has twice
// the time of who thinks.
func (c *call) wait() time.Duration {
	ms := c.spec.Turns.WaitMS
	if c.asksToThink() {
		ms = c.spec.Turns.ThinkMS
	}
	if c.thinking() {
		ms = 2 * max(c.spec.Turns.WaitMS, c.spec.Turns.ThinkMS)
	}
	if ms == 0 {
		ms = usualWait
	}
	return time.Duration(ms) * time.Millisecond
}

const usualWait = 900
