package main

import (
	"os"
	"path/filepath"
	"strconv"
	"time"
)

// The longest a whole run may take on two cores, in seconds; a module with its remote may add moduleBudget.
const (
	warmBudget   = 45 * 60
	coldBudget   = 50 * 60 // with the caches of Go and npm empty
	moduleBudget = 5 * 60
	tolerance    = 1.25
)

// What .ci/run says of its beginning.
const (
	beganVariable = "RECOBRO_TEST_BEGAN" // Unix time in seconds
	coldVariable  = "RECOBRO_TEST_COLD"  // "1" = the caches were empty
)

// modulesBudgeted are the modules that the budget above was set for.
const modulesBudgeted = 4

// stopwatch knows when a run began, and what it may take.
type stopwatch struct {
	began   time.Time // set-up included
	tests   time.Time // without it
	cold    bool
	modules int
	slow    float64 // times longer than the machine that the budget was set on
}

func beginning() stopwatch {
	s := stopwatch{began: time.Now(), tests: time.Now(), cold: os.Getenv(coldVariable) == "1", slow: slowness()}
	if at, err := strconv.ParseInt(os.Getenv(beganVariable), 10, 64); err == nil {
		s.began = time.Unix(at, 0)
	}
	found, _ := filepath.Glob("modules/*/module.json") // none outside of the repository's root, where nothing runs
	s.modules = len(found)
	return s
}

func (s stopwatch) seconds() float64 { return time.Since(s.began).Seconds() }

func (s stopwatch) budget() float64 {
	base := warmBudget
	if s.cold {
		base = coldBudget
	}
	return float64(base + max(0, s.modules-modulesBudgeted)*moduleBudget)
}

// over reports whether the tests alone took more than the whole budget and a quarter, on a machine as quick as the one that it
// was set on: how long it takes to install what they need hangs on others.
func (s stopwatch) over() bool {
	return time.Since(s.tests).Seconds() > s.budget()*tolerance*s.slow
}
