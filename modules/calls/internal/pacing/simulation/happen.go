package simulation

import (
	"math"

	"github.com/recobro/recobro/modules/calls/internal/pacing"
)

// dial begins a call: of those that nobody answers a fifth fails at once, the others ring for 28 seconds.
func (s *Day) dial() {
	c := &ringing{since: s.now}
	s.ringing = append(s.ringing, c)
	if s.dice.Float64() < s.answer(s.now) {
		s.later(3+s.dice.ExpFloat64()*(s.ring-3), "answer", c, 0)
		return
	}
	length := 28.0
	if s.dice.Float64() < 0.2 {
		length = 1 + 2*s.dice.Float64()
	}
	s.later(length, "end", c, 0)
}

func (s *Day) happen(h happening, p policy) {
	switch h.kind {
	case "answer":
		if h.call.over {
			return
		}
		h.call.over = true
		p.rang(s.now-h.call.since, true)
		s.count(func(half *struct{ answered, abandoned int }) { half.answered++ })
		s.answered++
		s.waiting = append(s.waiting, &ringing{since: s.now})
		s.later(patience, "lost", s.waiting[len(s.waiting)-1], 0)
		s.match()
	case "end":
		if !h.call.over {
			h.call.over = true
			p.rang(s.now-h.call.since, false)
		}
	case "lost":
		if !h.call.over {
			h.call.over = true
			s.abandoned++
			s.past.count(s.at(), pacing.Tally{Answered: 1, Abandoned: 1})
			s.count(func(half *struct{ answered, abandoned int }) { half.abandoned++ })
			s.tidy()
		}
	case "talked":
		who := &s.people[h.who]
		p.talked(s.now - who.since)
		s.past.count(s.at(), pacing.Tally{Answered: 1})
		who.state, who.since = "wrap", s.now
		length := s.dice.ExpFloat64() * s.wrap
		s.busy += math.Min(length, day-s.now)
		s.later(length, "free", nil, h.who)
	case "free":
		who := &s.people[h.who]
		p.wrapped(s.now - who.since)
		who.state, who.since = "free", s.now
		s.match()
	}
}

func (s *Day) count(f func(*struct{ answered, abandoned int })) {
	f(&s.halves[min(len(s.halves)-1, int(s.now/1800))])
}

// match gives those who wait to those who are free.
func (s *Day) match() {
	for len(s.waiting) > 0 {
		at := -1
		for n := range s.people {
			if s.people[n].state == "free" {
				at = n
				break
			}
		}
		if at < 0 {
			return
		}
		s.waiting[0].over = true
		s.waiting = s.waiting[1:]
		length := s.lognormal()
		s.people[at] = worker{"talk", s.now}
		s.busy += math.Min(length, day-s.now)
		s.later(length, "talked", nil, at)
	}
}

func (s *Day) lognormal() float64 {
	spread := math.Log(1 + s.vary*s.vary)
	return math.Exp(math.Log(s.talk) - spread/2 + math.Sqrt(spread)*s.dice.NormFloat64())
}

func (s *Day) tidy() {
	keep := func(all []*ringing) []*ringing {
		kept := all[:0]
		for _, c := range all {
			if !c.over {
				kept = append(kept, c)
			}
		}
		return kept
	}
	s.ringing, s.waiting = keep(s.ringing), keep(s.waiting)
}
