// Package simulation lets days of calling sessions pass in memory, so that ways to pace them are compared on the same people.
package simulation

import "math"

// day is how long a simulated day lasts, and patience for how long somebody who answered waits for a voice, in seconds.
const (
	day      = 8 * 3600.0
	patience = 2.0
)

// Scenario is what the people who are called are like.
type Scenario struct {
	name   string
	answer func(second float64) float64 // share of calls that a person answers
	ring   float64                      // seconds that it rings on average, where somebody answers
	talk   float64                      // seconds on average
	vary   float64                      // of talks: deviation by mean
	wrap   float64
}

// Scenarios are those that policies are compared in, by name.
var Scenarios = map[string]Scenario{
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
