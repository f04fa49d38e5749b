package main

import (
	"os"
	"strconv"
	"time"
)

// The longest a whole run may take on two cores, in seconds, however many modules there are: what makes it longer is made quicker elsewhere.
const (
	warmBudget = 30 * 60
	coldBudget = 35 * 60 // with the caches of Go and npm empty
	tolerance  = 1.25
)

// What .ci/run says of its beginning.
const (
	beganVariable = "RECOBRO_TEST_BEGAN" // Unix time in seconds
	coldVariable  = "RECOBRO_TEST_COLD"  // "1" = the caches were empty
)

// stopwatch knows when a run began, and what it may take.
type stopwatch struct {
	began time.Time // set-up included
	tests time.Time // without it
	cold  bool
	slow  float64 // times longer than the machine that the budget was set on
}

func beginning() stopwatch {
	s := stopwatch{began: time.Now(), tests: time.Now(), cold: os.Getenv(coldVariable) == "1", slow: slowness()}
	if at, err := strconv.ParseInt(os.Getenv(beganVariable), 10, 64); err == nil {
		s.began = time.Unix(at, 0)
	}
	return s
}

func (s stopwatch) seconds() float64 { return time.Since(s.began).Seconds() }

func (s stopwatch) budget() float64 {
	if s.cold {
		return coldBudget
	}
	return warmBudget
}

// over reports whether the tests alone took more than the whole budget and a quarter, on a machine as quick as the one that it
// was set on: how long it takes to install what they need hangs on others.
func (s stopwatch) over() bool {
	return time.Since(s.tests).Seconds() > s.budget()*tolerance*s.slow
}
