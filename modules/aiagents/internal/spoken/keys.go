package spoken

import (
	"context"
	"fmt"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// pressed is a key. One key is an answer where one is asked for; a number is whole once it ends with the pound key, or nothing more comes.
func (c *call) pressed(ctx context.Context, key string) {
	if c.over {
		return
	}
	c.interrupt()
	c.quietAt = time.Time{}
	switch {
	case !enters(c.asked):
		c.take(ctx, c.single(key))
	case key == "#":
		c.entered(ctx)
	case key == "*":
		c.digits = ""
	default:
		c.digits += key
		c.digitsAt = c.clock.Now().Add(between)
	}
}

// between is how long one looks for the next figure.
const between = 4 * time.Second

// enters tells whether an answer is several keys.
func enters(slot word.Slot) bool {
	return slot == word.SlotIdentity || slot == word.SlotAmount || slot == word.SlotDay
}

// entered takes the figures that were entered.
func (c *call) entered(ctx context.Context) {
	digits := c.digits
	c.digits, c.digitsAt = "", time.Time{}
	if digits != "" {
		c.take(ctx, c.number(digits))
	}
}

// single is the answer that one key is.
func (c *call) single(key string) lead.Input {
	if c.asked != word.SlotMoment {
		return lead.Input{Pressed: key}
	}
	if text := moments[c.talk.Language][key]; text != "" {
		return lead.Input{Text: text, Pressed: key}
	}
	return lead.Input{Pressed: key}
}

// moments are what the keys of a callback stand for.
var moments = map[word.Language]map[string]string{
	word.ES: {"1": "mañana a las 10:00", "2": "mañana a las 16:00"},
	word.EN: {"1": "tomorrow at 10:00", "2": "tomorrow at 16:00"},
	word.PT: {"1": "amanhã às 10:00", "2": "amanhã às 16:00"},
}

// number is the answer that figures are: it is text, which may be somebody's document, and not told as keys.
func (c *call) number(digits string) lead.Input {
	if c.asked == word.SlotDay {
		if day := c.day(digits); day != "" {
			return lead.Input{Text: day}
		}
	}
	return lead.Input{Text: digits}
}

// day is the next day of two figures and two: the day first, but in English the month.
func (c *call) day(digits string) string {
	var a, b int
	if n, err := fmt.Sscanf(digits, "%2d%2d", &a, &b); n != 2 || err != nil || len(digits) != 4 {
		return ""
	}
	if c.talk.Language == word.EN {
		a, b = b, a
	}
	now := c.clock.Now()
	at := time.Date(now.Year(), time.Month(b), a, 23, 59, 0, 0, time.UTC)
	if at.Day() != a || int(at.Month()) != b {
		return ""
	}
	if at.Before(now) {
		at = at.AddDate(1, 0, 0)
	}
	return at.Format(time.DateOnly)
}
