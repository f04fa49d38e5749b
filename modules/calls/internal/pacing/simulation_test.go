package pacing_test

import (
	"container/heap"
	"math"
	"math/rand/v2"

	"github.com/recobro/recobro/modules/calls/internal/pacing"
)

// day is how long a simulated day lasts, and patience for how long somebody who answered waits for a voice, in seconds.
const (
	day      = 8 * 3600.0
	patience = 2.0
)

// scenario is what the people who are called are like.
type scenario struct {
	name   string
	answer func(second float64) float64 // share of calls that a person answers
	ring   float64                      // seconds that it rings on average, where somebody answers
	talk   float64                      // seconds on average
	vary   float64                      // of talks: deviation by mean
	wrap   float64
}

var scenarios = map[string]scenario{
	"A": {"A", func(float64) float64 { return 0.30 }, 12, 150, 1, 25},
	"B": {"B", func(s float64) float64 {
		share := 0.24 + 0.05*math.Sin(2*math.Pi*s/day)
		if s > day/2 {
			share += 0.11
		}
		return share
	}, 12, 150, 1, 25},
	"C": {"C", func(float64) float64 { return 0.25 }, 12, 70, 1.3, 15},
}

// policy says each second how many calls are dialled, and which are given up.
type policy interface {
	decide(s *simulation) pacing.Decision
	rang(seconds float64, answered bool)
	cut(seconds float64)
	talked(seconds float64)
	wrapped(seconds float64)
}

// happening is something that comes at a time.
type happening struct {
	at   float64
	kind string // answer, end, talked, free, lost
	call *ringing
	who  int
}

type ringing struct {
	since float64
	over  bool
}

type worker struct {
	state string // free, talk, wrap
	since float64
}

// simulation is one day of a session.
type simulation struct {
	scenario
	dice    *rand.Rand
	now     float64
	coming  line
	people  []worker
	ringing []*ringing
	waiting []*ringing

	answered, abandoned int
	busy                float64 // seconds of talk and wrap-up, of all
	halves              [16]struct{ answered, abandoned int }
}

func newSimulation(s scenario, people int, seed uint64) *simulation {
	sim := &simulation{scenario: s, dice: rand.New(rand.NewPCG(seed, 7))}
	for range people {
		sim.people = append(sim.people, worker{state: "free"})
	}
	return sim
}

// run lets the day pass.
func (s *simulation) run(p policy) {
	for second := 0.0; second < day; second++ {
		s.until(second, p)
		d := p.decide(s)
		for n := range d.Cancel {
			call := s.ringing[d.Cancel[n]]
			call.over = true
			p.cut(s.now - call.since)
		}
		s.tidy()
		for range d.Dial {
			s.dial()
		}
	}
	s.until(day, p)
}

func (s *simulation) until(to float64, p policy) {
	for len(s.coming) > 0 && s.coming[0].at <= to {
		h := heap.Pop(&s.coming).(happening)
		s.now = h.at
		s.happen(h, p)
	}
	s.now = to
}

func (s *simulation) later(seconds float64, kind string, call *ringing, who int) {
	heap.Push(&s.coming, happening{s.now + seconds, kind, call, who})
}

// dial begins a call: of those that nobody answers a fifth fails at once, the others ring for 28 seconds.
func (s *simulation) dial() {
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

func (s *simulation) happen(h happening, p policy) {
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
			s.count(func(half *struct{ answered, abandoned int }) { half.abandoned++ })
			s.tidy()
		}
	case "talked":
		who := &s.people[h.who]
		p.talked(s.now - who.since)
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

func (s *simulation) count(f func(*struct{ answered, abandoned int })) {
	f(&s.halves[min(len(s.halves)-1, int(s.now/1800))])
}

// match gives those who wait to those who are free.
func (s *simulation) match() {
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

func (s *simulation) lognormal() float64 {
	spread := math.Log(1 + s.vary*s.vary)
	return math.Exp(math.Log(s.talk) - spread/2 + math.Sqrt(spread)*s.dice.NormFloat64())
}

func (s *simulation) tidy() {
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

// utilisation is the share of their time in which people talk or wrap up.
func (s *simulation) utilisation() float64 { return s.busy / day / float64(len(s.people)) }

func (s *simulation) free() (n int) {
	for _, who := range s.people {
		if who.state == "free" {
			n++
		}
	}
	return n
}

// line is what comes, the next first.
type line []happening

func (l line) Len() int           { return len(l) }
func (l line) Less(a, b int) bool { return l[a].at < l[b].at }
func (l line) Swap(a, b int)      { l[a], l[b] = l[b], l[a] }
func (l *line) Push(x any)        { *l = append(*l, x.(happening)) }

// Pop implements heap.Interface.
func (l *line) Pop() any {
	last := (*l)[len(*l)-1]
	*l = (*l)[:len(*l)-1]
	return last
}
