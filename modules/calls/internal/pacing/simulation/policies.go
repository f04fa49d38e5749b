package simulation

import (
	"time"

	"github.com/recobro/recobro/modules/calls/internal/pacing"
)

// policy says each second how many calls are dialled, and which are given up.
type policy interface {
	decide(s *Day) pacing.Decision
	rang(seconds float64, answered bool)
	cut(seconds float64)
	talked(seconds float64)
	wrapped(seconds float64)
}

// unlearned learns nothing.
type unlearned struct{}

func (unlearned) rang(float64, bool) {}
func (unlearned) cut(float64)        {}
func (unlearned) talked(float64)     {}
func (unlearned) wrapped(float64)    {}

// oneToOne dials one call for each who is free.
type oneToOne struct{ unlearned }

func (oneToOne) decide(s *Day) pacing.Decision {
	return pacing.Decision{Dial: max(0, s.free()-len(s.ringing)-len(s.waiting))}
}

// fixed dials so many calls for each who is free.
type fixed struct {
	unlearned
	ratio float64
}

func (f fixed) decide(s *Day) pacing.Decision {
	return pacing.Decision{Dial: max(0, int(f.ratio*float64(s.free()))-len(s.ringing)-len(s.waiting))}
}

// ours is the product's.
type ours struct {
	*pacing.Pacer
	blind bool // no budget is looked at
	known pacing.Budget
	read  time.Time // when the budget was
}

func (o *ours) rang(seconds float64, answered bool) { o.Ring.Learn(seconds, answered) }
func (o *ours) cut(seconds float64)                 { o.Ring.Cut(seconds) }
func (o *ours) talked(seconds float64)              { o.Talk.Learn(seconds, true) }
func (o *ours) wrapped(seconds float64)             { o.Wrap.Learn(seconds, true) }

func (o *ours) decide(s *Day) pacing.Decision {
	m := pacing.Moment{Free: s.free(), Waiting: len(s.waiting)}
	for _, c := range s.ringing {
		m.Ringing = append(m.Ringing, s.now-c.since)
	}
	for _, who := range s.people {
		if who.state != "free" {
			m.Busy = append(m.Busy, pacing.Person{Wrapping: who.state == "wrap", Age: s.now - who.since})
		}
	}
	return o.Decide(m, o.budget(s))
}

// guard is the share at which a policy with a guard stops.
const guard = 0.029

// budget is what the product reads, and as often.
func (o *ours) budget(s *Day) pacing.Budget {
	if o.blind {
		return pacing.Budget{Limit: most}
	}
	if now := s.at(); o.read.IsZero() || now.Sub(o.read) >= pacing.BudgetEvery {
		o.known, _ = pacing.ReadBudget(most, now, s.past.since) // memory does not fail
		o.read = now
	}
	return o.known
}

// guarded foretells as ours does but looks at no budget: at the guard it goes on one to one.
type guarded struct{ ours }

func (g *guarded) decide(s *Day) pacing.Decision {
	g.blind = true
	if share(s.abandoned, s.answered) >= guard {
		return oneToOne{}.decide(s)
	}
	return g.ours.decide(s)
}

// hindsight is the highest ratio that kept the budget on average, on four days that nobody is told the figures of.
func hindsight(s Scenario, people int) fixed {
	best := fixed{ratio: 1}
	for ratio := 1.25; ratio <= 4; ratio += 0.25 {
		f := fixed{ratio: ratio}
		if Work(s, people, 4, tuning, Policy{begin: func(Scenario, int) policy { return f }}).Lost <= most {
			best = f
		}
	}
	return best
}

const (
	most   = 0.03 // of those who answer may find nobody
	tuning = 500  // seed of the days that a ratio is tuned on
)
