// Package simulate is the other side of a talk that is tried: a debtor by rules, who answers what was asked as their persona would.
package simulate

import (
	"math/rand/v2"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Debtor is somebody on the other side. One by a model answers the same.
type Debtor interface {
	// Next is what they say to what was said; ok is false when they have nothing more to say.
	Next(heard Heard) (in lead.Input, ok bool)
}

// Heard is what the agent has said last.
type Heard struct {
	Said  string
	Asked word.Slot // what it waits for; empty where only the text tells
	Fact  book.Fact // that identity was asked by
	Turn  int       // of the talk; 0 before anything was said
}

// byRules is a debtor by rules: what their case has them say, then what their persona says.
type byRules struct {
	scenario.Case
	noise Noise
	rand  *rand.Rand
	left  []scenario.Turn
	told  bool // what the persona is about; whoever has lines of their own has nothing else on their mind
	sat   int  // questions that were answered as anybody would
}

// ByRules is the debtor of a case. The same seed says the same.
func ByRules(c scenario.Case, n Noise, seed uint64) Debtor { return rulesOf(c, n, seed) }

func rulesOf(c scenario.Case, n Noise, seed uint64) *byRules {
	return &byRules{Case: c, noise: n, rand: rand.New(rand.NewPCG(seed, hash(c.Key))), left: append([]scenario.Turn{}, c.Turns...), told: len(c.Turns) > 0}
}

func hash(key string) (sum uint64) {
	for _, r := range key {
		sum = sum*31 + uint64(r)
	}
	return sum
}

// Next is what they say.
func (d *byRules) Next(h Heard) (lead.Input, bool) {
	if h.Turn == 0 {
		return d.first(), true
	}
	if h.Asked == "" {
		h.Asked = Asked(h.Said)
	}
	for i, t := range d.left {
		if t.To == h.Asked || t.To == "" && i == 0 {
			d.left = append(d.left[:i], d.left[i+1:]...)
			return d.say(t, h), true
		}
	}
	if d.Leaves && len(d.left) == 0 {
		return lead.Input{}, false
	}
	return d.answer(h)
}

// first is what they say before anything was said: mostly nothing.
func (d *byRules) first() lead.Input {
	if len(d.left) == 0 || !d.left[0].First {
		return lead.Input{}
	}
	t := d.left[0]
	d.left = d.left[1:]
	return d.say(t, Heard{})
}

// say is a turn as it arrives: with the slips of whoever types, but for what identity is shown by.
func (d *byRules) say(t scenario.Turn, h Heard) lead.Input {
	if t.Press != "" {
		return lead.Keys(t.Press)
	}
	text := t.Say
	if h.Asked != word.SlotIdentity {
		text = d.noise.over(text, d.rand)
	}
	return lead.Input{Text: text, Silence: t.Silence}
}

// Once is one answer of a debtor who has no lines of their own; told is whether they have said already what they are about, then and after.
func Once(c scenario.Case, n Noise, seed uint64, told bool, h Heard) (in lead.Input, after bool) {
	d := &byRules{Case: c, noise: n, rand: rand.New(rand.NewPCG(seed, hash(c.Key))), told: told}
	in, _ = d.Next(h)
	return in, d.told
}
