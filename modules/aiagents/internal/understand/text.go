package understand

import "github.com/recobro/recobro/modules/aiagents/internal/phrase"

// mostRunes is the most of a text that is read; what is longer is no answer.
const mostRunes = 4000

// Text is what a text means.
func Text(text string, in Context) Meaning {
	r := read(bounded(text), in)
	r.figures()
	r.moments()
	r.findYesNo()
	r.findIntents()
	r.findDigits()
	r.sift()
	r.alarm()
	return r.m
}

// Named are all amounts and days that a text names, those too that it refuses, spares or takes back: what is held against a text of ours.
func Named(text string, in Context) ([]Amount, []Day) {
	r := read(bounded(text), in)
	r.all = true
	r.figures()
	return r.m.Amounts, r.m.Days
}

// figures finds what numbers stand for, each for one thing.
func (r *reading) figures() {
	r.spans = map[Span]int{}
	r.findNumbers()
	r.findClocks()
	r.findChoice()
	r.findDays()
	r.findAmounts()
}

func bounded(text string) string {
	if runes := []rune(text); len(runes) > mostRunes {
		return string(runes[:mostRunes])
	}
	return text
}

// longest are the phrases that are no part of a longer one.
func longest(hits []phrase.Hit) []phrase.Hit {
	var out []phrase.Hit
	for i, a := range hits {
		within := false
		for j, b := range hits {
			longer := b.To-b.From > a.To-a.From || b.To-b.From == a.To-a.From && (b.Sure > a.Sure || b.Sure == a.Sure && j < i)
			within = within || i != j && longer && b.From <= a.From && b.To >= a.To
		}
		if !within {
			out = append(out, a)
		}
	}
	return out
}
