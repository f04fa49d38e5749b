package understand

import (
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// clock is a time of the day that a text names, or how far it is.
type clock struct {
	hour, minute int
	in           time.Duration // from now; 0 for a time of the day
	from, to     int
}

// The hours that a part of the day stands for.
const (
	morning   = 10
	noon      = 12
	afternoon = 16
	evening   = 19
)

// findClocks takes the times of the day out of the text, before days and amounts are looked for.
func (r *reading) findClocks() {
	for i := 0; i < len(r.words); {
		c, ok := r.clockAt(i)
		if !ok {
			i++
			continue
		}
		r.take(c.from, c.to)
		r.clocks = append(r.clocks, c)
		i = c.to
	}
}

func (r *reading) clockAt(i int) (clock, bool) {
	for _, way := range []func(int) (clock, bool){r.inWhile, r.hourAt, r.noonAt, r.partAt} {
		if c, ok := way(i); ok {
			c.from = i
			return c, true
		}
	}
	return clock{}, false
}

// inWhile: "en una hora", "in 20 minutes", "daqui a meia hora".
func (r *reading) inWhile(i int) (clock, bool) {
	at, led := r.aheadWord(i)
	if !led {
		return clock{}, false
	}
	if r.is(at, "media", "meia", "half") {
		for _, skip := range []int{1, 2} {
			if r.is(at+skip, "hora", "horita", "hour") {
				return clock{in: 30 * time.Minute, to: at + skip + 1}, true
			}
		}
	}
	if skip := 1; r.is(at+skip, "rato", "ratito", "bit", "while", "ratinho") || r.is(at, "pouco", "pouquinho") {
		return clock{in: time.Hour, to: min(at+2, len(r.words))}, true
	}
	count, end, ok := r.countAt(at)
	if r.is(at, "an") {
		count, end, ok = 1, at+1, true
	}
	switch {
	case ok && r.is(end, "hora", "horas", "hour", "hours", "hs", "horita", "horitas", "h"):
		return clock{in: time.Duration(count) * time.Hour, to: end + 1}, true
	case ok && r.is(end, "minutos", "minutes", "min", "mins", "minutitos", "minuto"):
		return clock{in: time.Duration(count) * time.Minute, to: end + 1}, true
	}
	return clock{}, false
}

// moments put times on days: the day named nearest before or after, else the next time that the clock shows it.
func (r *reading) moments() {
	for _, c := range r.clocks {
		r.m.Moments = append(r.m.Moments, Moment{At: r.moment(c), Span: r.span(c.from, c.to)})
	}
	if r.in.Asked == word.SlotMoment && len(r.clocks) == 0 && len(r.m.Days) > 0 {
		d := r.m.Days[0]
		r.m.Moments = append(r.m.Moments, Moment{At: r.onDay(d.On, clock{hour: morning}), Span: d.Span})
	}
}

func (r *reading) moment(c clock) time.Time {
	if c.in > 0 {
		return r.in.Now.Add(c.in).Truncate(time.Minute)
	}
	if len(r.m.Days) > 0 {
		return r.onDay(r.m.Days[0].On, c)
	}
	if now := r.in.Now.In(r.zone); c.hour*60+c.minute <= now.Hour()*60+now.Minute() {
		return r.onDay(r.today.Add(1), c)
	}
	return r.onDay(r.today, c)
}

// onDay is the time on a day; where it is over today, an hour from now.
func (r *reading) onDay(on civil.Day, c clock) time.Time {
	d := on.In(r.zone)
	at := time.Date(d.Year(), d.Month(), d.Day(), c.hour, c.minute, 0, 0, r.zone)
	if on == r.today && !at.After(r.in.Now) {
		return r.in.Now.Add(time.Hour).Truncate(time.Minute)
	}
	return at
}
