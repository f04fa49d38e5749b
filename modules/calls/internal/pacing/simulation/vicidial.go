package simulation

import "github.com/recobro/recobro/modules/calls/internal/pacing"

// vicidial is VICIdial's adaptive dialling as its AST_VDadapt.pl and AST_VDauto_dial.pl of 2013 read, at their default settings: lines are the
// level times the people (or those who are free alone), the level follows every 15 seconds the surplus of the waiting, and what happens once
// more calls are dropped than may be differs by method.
type vicidial struct {
	unlearned
	method    string // HARD_LIMIT, AVERAGE, TAPERED
	freeOnly  bool
	level     float64
	surplus   []float64 // of each second of the last minute
	last      []int     // answered and dropped a minute ago, second by second
	lastDrops []int
	second    int
}

const (
	vicidialMost  = 3.0
	vicidialLimit = 0.03
)

func (v *vicidial) decide(s *Day) pacing.Decision {
	if v.level == 0 {
		v.level = 1
	}
	v.second++
	v.surplus = append(v.surplus, float64(s.free()-len(s.waiting)))
	v.last, v.lastDrops = append(v.last, s.answered), append(v.lastDrops, s.abandoned)
	if len(v.surplus) > 60 {
		v.surplus, v.last, v.lastDrops = v.surplus[1:], v.last[1:], v.lastDrops[1:]
	}
	if v.second%15 == 0 {
		v.adapt(s)
	}
	people := len(s.people)
	if v.freeOnly {
		people = s.free()
	}
	lines := int(v.level*float64(people)+0.5) - len(s.ringing) - len(s.waiting)
	if !v.freeOnly {
		lines -= people - s.free()
	}
	return pacing.Decision{Dial: max(0, lines)}
}

func (v *vicidial) adapt(s *Day) {
	mean := 0.0
	for _, x := range v.surplus {
		mean += x / float64(len(v.surplus))
	}
	v.level *= 1 + mean/float64(len(s.people))
	answers, drops := s.answered-v.last[0], s.abandoned-v.lastDrops[0]
	if answers > 20 && float64(drops) > 0.5*float64(answers) {
		v.level /= 2
	}
	if s.answered > 50 && float64(s.abandoned) > vicidialLimit*float64(s.answered) {
		switch v.method {
		case "HARD_LIMIT":
			v.level = 1
		case "AVERAGE":
			v.level /= 2
		case "TAPERED":
			v.level *= (day - s.now) / day
		}
	}
	v.level = max(1, min(vicidialMost, v.level))
}
