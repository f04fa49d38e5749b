package pacing

import "math"

// Person is somebody at work who is not free: since how many seconds they talk, or wrap up.
type Person struct {
	Wrapping bool
	Age      float64
}

// Moment is how things stand.
type Moment struct {
	Free    int       // people who wait
	Busy    []Person  // people who will be free again
	Ringing []float64 // ages of the calls under way, in seconds
	Waiting int       // people who have answered, and to whom nobody speaks yet
}

// talking is how many people talk.
func (m Moment) talking() (n int) {
	for _, who := range m.Busy {
		if !who.Wrapping {
			n++
		}
	}
	return n
}

// Decision is what to do now.
type Decision struct {
	Dial   int   // so many calls more
	Cancel []int // places in Ringing of those to be given up
}

// The figures of the method; docs/adr says how they were found.
const (
	longEnough = 15.0 // for how many seconds a telephone rings at least
	smallest   = 5    // people below whom one call a person is dialled, and no more
	learning   = 30   // observations without which nothing is foretold
)

// horizons are the times for which it is foretold how many will answer and how many be free, in seconds.
var horizons = []float64{1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 22, 26, 30}

// Pacer paces one session.
type Pacer struct {
	Ring Lengths // hoped: answered by a person
	Talk Lengths
	Wrap Lengths

	decisions int
	freed     map[int][]float64 // by the age of a talk, for each horizon; reckoned anew now and then
}

// stale is after how many decisions it is reckoned anew how soon talks end.
const stale = 30

// Decide is what to do at a moment.
func (p *Pacer) Decide(m Moment, b Budget) Decision {
	people := m.Free + len(m.Busy)
	oneEach := max(0, m.Free-len(m.Ringing)-m.Waiting)
	if people < smallest || p.Ring.Known() < learning || p.Talk.Known() < learning {
		return Decision{Dial: oneEach}
	}
	if p.decisions++; p.freed == nil || p.decisions%stale == 0 {
		p.freed = map[int][]float64{}
	}
	f := p.foretell(m)
	risk := b.risk(people, m.talking())
	dial := max(oneEach, f.most(3*people-len(m.Ringing), risk))
	d := Decision{Dial: dial}
	if dial == 0 && f.lost(0) > f.answers(0)*b.aim() {
		d.Cancel = f.relieve(m, risk)
	}
	return d
}

// forecast is what is expected of the calls and people of a moment, for each horizon.
type forecast struct {
	pacer  *Pacer
	mean   []float64 // of those who answer, less those who are free for them
	spread []float64 // variance of that
	fresh  []float64 // that a call dialled now is answered by then
	ever   float64   // that it is answered at all
	sure   float64   // answers of calls under way, expected
}

func (p *Pacer) foretell(m Moment) *forecast {
	f := &forecast{pacer: p, ever: p.Ring.Ever(0), sure: float64(m.Waiting)}
	for _, age := range m.Ringing {
		f.sure += p.Ring.Ever(age)
	}
	for n, ahead := range horizons {
		mean, spread := float64(m.Waiting-m.Free), 0.0
		for _, age := range m.Ringing {
			q := p.Ring.Within(age, ahead)
			mean, spread = mean+q, spread+q*(1-q)
		}
		for _, who := range m.Busy {
			q := p.free(who)[n]
			mean, spread = mean-q, spread+q*(1-q)
		}
		f.mean, f.spread = append(f.mean, mean), append(f.spread, spread)
		f.fresh = append(f.fresh, p.Ring.Within(0, ahead))
	}
	return f
}

// free is the probability that somebody is free within each horizon: that the talk ends, and the wrap-up after it.
func (p *Pacer) free(who Person) []float64 {
	key := int(who.Age)
	if who.Wrapping {
		key = -1 - key
	}
	if known := p.freed[key]; known != nil {
		return known
	}
	all := make([]float64, len(horizons))
	for n, ahead := range horizons {
		if who.Wrapping {
			all[n] = p.Wrap.Within(who.Age, ahead)
			continue
		}
		before := 0.0
		for s := 1.0; s <= ahead; s++ {
			ends := p.Talk.Within(who.Age, s)
			all[n] += (ends - before) * p.Wrap.Within(0, ahead-s)
			before = ends
		}
	}
	p.freed[key] = all
	return all
}

// lost is how many of those who answer will find nobody, at the worst horizon, when so many calls more are dialled.
func (f *forecast) lost(dial int) (worst float64) {
	for n, q := range f.fresh {
		k := float64(dial)
		worst = max(worst, above(f.mean[n]+k*q, f.spread[n]+k*q*(1-q)))
	}
	return worst
}

// most is how many calls more may be dialled, for so many lost of each that is answered. What is lost grows ever faster with the calls, so
// those that may be are a range; it may begin above none, where what is at risk already weighs less among more.
func (f *forecast) most(limit int, risk float64) (most int) {
	before := math.Inf(1)
	for dial := 1; dial <= limit; dial++ {
		over := f.lost(dial) - risk*f.answers(dial)
		if over <= 0 {
			most = dial
		} else if over >= before {
			break
		}
		before = over
	}
	return most
}

// answers is how many answers are expected of the calls under way and so many more.
func (f *forecast) answers(dial int) float64 { return f.sure + float64(dial)*f.ever }

// above is the expected part above zero of what is spread normally about a mean.
func above(mean, variance float64) float64 {
	if variance <= 0 {
		return max(0, mean)
	}
	sigma := math.Sqrt(variance)
	z := mean / sigma
	return mean*0.5*math.Erfc(-z/math.Sqrt2) + sigma*math.Exp(-z*z/2)/math.Sqrt(2*math.Pi)
}

// relieve chooses calls to be given up: the longest ringing first, none that has rung for less than is decent.
func (f *forecast) relieve(m Moment, risk float64) (cancel []int) {
	rest := m
	rest.Ringing = nil
	kept := make([]float64, len(m.Ringing))
	copy(kept, m.Ringing)
	for f.lost(0) > max(risk, 1e-9)*f.answers(0) {
		oldest := -1
		for n, age := range kept {
			if age >= longEnough && (oldest < 0 || age > kept[oldest]) {
				oldest = n
			}
		}
		if oldest < 0 {
			break
		}
		cancel = append(cancel, oldest)
		kept[oldest] = -1
		rest.Ringing = rest.Ringing[:0]
		for _, age := range kept {
			if age >= 0 {
				rest.Ringing = append(rest.Ringing, age)
			}
		}
		next := f.pacer.foretell(rest)
		*f = *next
	}
	return cancel
}
