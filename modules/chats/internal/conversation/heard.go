package conversation

import (
	"time"

	"github.com/recobro/recobro/modules/chats/internal/channel"
)

// windowOf is for how long after their last word anything may be written, where the way has such a rule (WhatsApp's customer service
// window: 24 hours).
var windowOf = map[channel.Kind]time.Duration{channel.WhatsApp: 24 * time.Hour}

// previewRunes is how much of a message a list shows.
const previewRunes = 120

// Received is what a message of theirs makes of the conversation. Whatever the order in which messages come, the same is known in the end.
func (c *Conversation) Received(at time.Time, text string) {
	c.Unread++
	if c.Status == Resolved {
		c.anew()
	}
	if c.FirstReplyAt == nil || at.After(*c.FirstReplyAt) {
		c.WaitingSince = earlier(c.WaitingSince, at)
	}
	if window := windowOf[c.Channel]; window > 0 {
		c.WindowEnds = later(c.WindowEnds, at.Add(window))
	}
	if c.Status == Resolved {
		c.AgentID, c.AgentTurns = "", 0 // that of the round before
	}
	if c.Status == Snoozed || c.Status == Resolved {
		c.Status, c.SnoozedUntil, c.ResolvedAt = Open, nil, nil
	}
	c.last(at, text, true)
}

// Said is what a message of ours makes of it.
func (c *Conversation) Said(at time.Time, text string) {
	if c.FirstReplyAt == nil && c.WaitingSince != nil { // what we write of ourselves answers nobody
		c.FirstReplyAt = &at
	}
	c.WaitingSince, c.Unread = nil, 0
	c.last(at, text, false)
}

func (c *Conversation) last(at time.Time, text string, in bool) {
	if at.Before(c.LastAt) {
		return
	}
	c.LastAt, c.Preview, c.PreviewIn = at, begins(text), in
}

func begins(text string) string {
	if runes := []rune(text); len(runes) > previewRunes {
		return string(runes[:previewRunes]) + "…"
	}
	return text
}

func earlier(one *time.Time, other time.Time) *time.Time {
	if one == nil || other.Before(*one) {
		return &other
	}
	return one
}

func later(one *time.Time, other time.Time) *time.Time {
	if one == nil || other.After(*one) {
		return &other
	}
	return one
}

// MayWrite tells whether anything may be written now, or a template alone.
func (c Conversation) MayWrite(now time.Time) bool {
	return windowOf[c.Channel] == 0 || c.WindowEnds != nil && now.Before(*c.WindowEnds)
}
