package simulation

import (
	"container/heap"
	"math/rand/v2"
	"time"
)

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

// Day is one day of a session.
type Day struct {
	Scenario
	dice    *rand.Rand
	now     float64
	coming  line
	people  []worker
	ringing []*ringing
	waiting []*ringing

	answered, abandoned int
	busy                float64 // seconds of talk and wrap-up, of all
	halves              [16]struct{ answered, abandoned int }

	begun time.Time
	past  past // of the session, with the days before
	dials int  // the most that were dialled at once while few were free
}

// at is what the clock says.
func (s *Day) at() time.Time { return s.begun.Add(time.Duration(s.now * float64(time.Second))) }

// few are so many free people that many calls at once would find nobody.
const few = 2

// newDay is one that has not begun.
func newDay(s Scenario, people int, seed uint64, begun time.Time, before past) *Day {
	sim := &Day{Scenario: s, dice: rand.New(rand.NewPCG(seed, 7)), begun: begun, past: before}
	for range people {
		sim.people = append(sim.people, worker{state: "free"})
	}
	return sim
}

// run lets the day pass.
func (s *Day) run(p policy) {
	for second := 0.0; second < day; second++ {
		s.until(second, p)
		d := p.decide(s)
		for n := range d.Cancel {
			call := s.ringing[d.Cancel[n]]
			call.over = true
			p.cut(s.now - call.since)
		}
		s.tidy()
		if s.free() <= few {
			s.dials = max(s.dials, d.Dial)
		}
		for range d.Dial {
			s.dial()
		}
	}
	s.until(day, p)
}

func (s *Day) until(to float64, p policy) {
	for len(s.coming) > 0 && s.coming[0].at <= to {
		h := heap.Pop(&s.coming).(happening)
		s.now = h.at
		s.happen(h, p)
	}
	s.now = to
}

func (s *Day) later(seconds float64, kind string, call *ringing, who int) {
	heap.Push(&s.coming, happening{s.now + seconds, kind, call, who})
}

// utilisation is the share of their time in which people talk or wrap up.
func (s *Day) utilisation() float64 { return s.busy / day / float64(len(s.people)) }

func (s *Day) free() (n int) {
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
