// Package pacing decides how many calls a session dials ahead of its people: as many as keep them talking, and no more than keep those
// who answer to nobody within the budget. It learns how long telephones ring, how many are answered, how long talks and wrap-ups last,
// and reckons each second what would come of one call more.
package pacing

import "math"

// span is a length of time that is kept apart from others, in seconds, up to spans of them; what is longer counts as the longest.
const (
	span  = 1.0
	spans = 600
)

// forget is what remains of an observation's weight after each later one: about the last 400 count.
const forget = 1 - 1.0/400

// Lengths learn how long something lasts until it ends, in one of two ways: as hoped (a telephone is answered, a talk is over), or not; and
// from what was cut short, that it had not ended until then.
type Lengths struct {
	weight     float64 // of the next observation; grows instead of the older ones shrinking
	hoped      [spans]float64
	otherwise  [spans]float64
	cut        [spans]float64
	lasts      [spans + 1]float64 // probability that it lasts until a span begins
	within     [spans + 1]float64 // that it ends as hoped before
	reckoned   bool
	total      float64
	totalHoped float64
}

// Learn notes a length in seconds, and whether it ended as hoped.
func (l *Lengths) Learn(seconds float64, hoped bool) {
	l.weigh()
	if hoped {
		l.hoped[spanOf(seconds)] += l.weight
		l.totalHoped += l.weight
	} else {
		l.otherwise[spanOf(seconds)] += l.weight
	}
	l.total += l.weight
}

// Cut notes that something was ended by us after so many seconds: how it would have ended nobody knows.
func (l *Lengths) Cut(seconds float64) {
	l.weigh()
	l.cut[spanOf(seconds)] += l.weight
}

func spanOf(seconds float64) int { return min(spans-1, max(0, int(seconds/span))) }

// weigh is the weight of the next observation.
func (l *Lengths) weigh() {
	if l.weight == 0 {
		l.weight = 1
	}
	l.weight /= forget
	l.reckoned = false
	if l.weight > 1e12 {
		l.scale()
	}
}

// scale keeps the weights within what numbers hold.
func (l *Lengths) scale() {
	for n := range l.hoped {
		l.hoped[n] /= l.weight
		l.otherwise[n] /= l.weight
		l.cut[n] /= l.weight
	}
	l.total /= l.weight
	l.totalHoped /= l.weight
	l.weight = 1
}

// Known is how many recent observations it rests on, at most about 400.
func (l *Lengths) Known() float64 {
	if l.weight == 0 {
		return 0
	}
	return l.total / l.weight
}

// Share is the share that ended as hoped.
func (l *Lengths) Share() float64 {
	if l.total == 0 {
		return 0
	}
	return l.totalHoped / l.total
}

// reckon works the probabilities out as Kaplan and Meier do: span by span, of those that lasted until then.
func (l *Lengths) reckon() {
	if l.reckoned {
		return
	}
	l.reckoned = true
	still := 0.0
	for n := range spans {
		still += l.hoped[n] + l.otherwise[n] + l.cut[n]
	}
	l.lasts[0] = 1
	for n := range spans {
		ends := l.hoped[n] + l.otherwise[n]
		l.within[n+1], l.lasts[n+1] = l.within[n], 0
		if still > l.weight*1e-9 {
			l.within[n+1] += l.lasts[n] * l.hoped[n] / still
			l.lasts[n+1] = l.lasts[n] * max(0, 1-ends/still)
		}
		still -= ends + l.cut[n]
	}
}

// Within is the probability that what has lasted for so long already ends as hoped within the next seconds.
func (l *Lengths) Within(age, seconds float64) float64 {
	l.reckon()
	from := min(spans-1, int(age/span))
	for l.lasts[from] <= 1e-9 { // nothing lasted so long before: as if it were the longest that did
		if from == 0 {
			return 0
		}
		from--
	}
	to := min(spans, int(math.Ceil((age+seconds)/span)))
	return min(1, max(0, l.within[max(to, from)]-l.within[from])/l.lasts[from])
}

// Ever is the probability that what has lasted for so long ends as hoped at all.
func (l *Lengths) Ever(age float64) float64 { return l.Within(age, spans) }
