package understand

import "github.com/recobro/recobro/modules/aiagents/internal/word"

// hourAt: "a las 3 y media de la tarde", "15:30", "às 15h", "3 pm".
func (r *reading) hourAt(i int) (clock, bool) {
	at, led := r.hourWord(i)
	n, ok := r.number(at)
	hour, even := n.whole()
	if !ok || !even || n.scaled || hour > 24 || n.ordinal {
		return clock{}, false
	}
	c := clock{hour: int(hour), to: n.to}
	minutes := r.minutes(&c)
	half, end := r.dayHalf(c.to)
	marked := minutes || half != "" || r.is(c.to, "h", "hs", "hrs", "oclock") || led && r.is(c.to, "horas", "hora")
	if r.is(c.to, "h", "hs", "hrs", "horas", "hora", "oclock") && marked {
		c.to++
		r.minutes(&c)
		half, end = r.dayHalf(c.to)
	}
	c.hour, c.to = toHour(c.hour, half), end
	return c, marked || led && !r.counts(c.to) && !isCoin(r, c.to) && !r.is(c.to, "de", "%")
}

// hourWord skips what leads to an hour.
func (r *reading) hourWord(i int) (int, bool) {
	switch {
	case r.is(i, "a", "desde", "para", "tipo") && r.is(i+1, "las", "la"):
		return i + 2, true
	case r.lang == word.PT && (r.words[i].Text == "as") || r.lang == word.EN && r.is(i, "at") && r.is(i+1, "least"):
		return i + 1, r.lang == word.PT
	case r.lang == word.EN && r.is(i, "at"), r.lang == word.ES && r.is(i, "tipo") && !r.is(i+1, "el"):
		return i + 1, true
	case r.lang == word.EN && r.is(i, "after", "around") && r.in.Asked == word.SlotMoment, r.lang == word.ES && r.is(i, "las") && r.in.Asked == word.SlotMoment:
		return i + 1, true
	}
	return i, false
}

// minutes reads what stands behind the hour.
func (r *reading) minutes(c *clock) bool {
	if r.is(c.to, "y", "e") && r.is(c.to+1, "media", "meia") {
		c.minute, c.to = 30, c.to+2
		return true
	}
	if r.is(c.to, "y") && r.is(c.to+1, "cuarto") {
		c.minute, c.to = 15, c.to+2
		return true
	}
	if n, ok := r.number(c.to); ok && n.figures != "" && len(n.figures) == 2 && (r.words[c.to].Before == ":" || r.words[c.to].Glued) {
		if m, _ := n.whole(); m < 60 {
			c.minute, c.to = int(m), n.to
			return true
		}
	}
	return false
}

// dayHalf: "pm", "p.m.", "de la tarde", "da manhã", "in the morning".
func (r *reading) dayHalf(i int) (half string, end int) {
	switch {
	case r.is(i, "pm", "am"):
		return r.words[i].Text, i + 1
	case r.is(i, "p", "a") && r.is(i+1, "m") && r.words[i+1].Before == ".":
		return r.words[i].Text + "m", i + 2
	}
	at := i
	for r.is(at, "de", "da", "in", "por", "la", "the", "a") && at < i+2 {
		at++
	}
	switch {
	case at > i && r.is(at, "tarde", "noche", "noite", "afternoon", "evening"):
		return "pm", at + 1
	case at > i && r.is(at, "manana", "manha", "morning"):
		return "am", at + 1
	}
	return "", i
}

// earliest is the first hour that an hour without more means in the morning: nobody asks to be called at three at night.
const earliest = 8

func toHour(hour int, half string) int {
	switch {
	case half == "pm" && hour < noon, half == "" && hour < earliest:
		return hour + noon
	case half == "am" && hour == noon:
		return 0
	}
	return hour % 24
}

func (r *reading) noonAt(i int) (clock, bool) {
	switch {
	case r.is(i, "mediodia", "noon"):
		return clock{hour: noon, to: i + 1}, true
	case r.is(i, "medio", "meio") && r.is(i+1, "dia"):
		return clock{hour: noon, to: i + 2}, true
	}
	return clock{}, false
}

// partAt is a part of the day: "por la mañana", "de tarde", "in the evening", "à noite".
func (r *reading) partAt(i int) (clock, bool) {
	at := i
	for at < i+2 && r.is(at, "por", "en", "de", "a", "la", "in", "the", "pela", "na", "da", "this") {
		at++
	}
	if at == i {
		return clock{}, false
	}
	switch {
	case r.is(at, "manana", "manha", "morning", "mananita") && !r.is(i, "a", "de") || r.is(at, "manha") || r.is(i, "a", "de") && r.is(i+1, "la") && r.is(at, "manana"):
		return clock{hour: morning, to: at + 1}, true
	case r.is(at, "tarde", "tardecita", "afternoon") && !r.is(at-1, "mas"):
		return clock{hour: afternoon, to: at + 1}, true
	case r.is(at, "noche", "noite", "evening"):
		return clock{hour: evening, to: at + 1}, true
	}
	return clock{}, false
}
