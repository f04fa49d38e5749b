package belief

import "math"

// fewest is how often somebody must have answered before an hour is called the best.
const fewest = 2

// At is how likely the right party answers at an hour of the week, against the number's own average: 1 when nothing is known. An hour
// learns from its neighbours, and from the same hour of other days.
func (b Belief) Lift(of int) float64 {
	right, tries := 0.0, 0.0
	allRight, allTries := 0.0, 0.0
	for _, h := range b.Hours {
		near := nearness(of, h.Of)
		right, tries = right+near*h.Right, tries+near*h.Tries
		allRight, allTries = allRight+h.Right, allTries+h.Tries
	}
	if allTries == 0 {
		return 1
	}
	average := (allRight + 0.5) / (allTries + 1.5)
	const strength = 2
	return (right + strength*average) / (tries + strength) / average
}

// nearness is how much an hour of the week says of another: by the hours between them, less on another kind of day.
func nearness(a, b int) float64 {
	apart := math.Abs(float64(a%24 - b%24))
	near := math.Exp(-apart * apart / 4.5)
	if weekend(a) != weekend(b) {
		return near * 0.3
	}
	return near
}

func weekend(of int) bool { return of/24 == 0 || of/24 == 6 }

// Best is the hour of the day, on the debtor's clock, at which the right party answers most; false while too little is known.
func (b Belief) Best() (hour int, known bool) {
	right := 0.0
	for _, h := range b.Hours {
		right += h.Right
	}
	if right < fewest {
		return 0, false
	}
	best := 0.0
	for h := range 24 {
		if lift := b.Lift(24 + h); lift > best {
			hour, best = h, lift
		}
	}
	return hour, true
}
