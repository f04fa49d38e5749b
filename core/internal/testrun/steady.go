package main

import (
	"cmp"
	"fmt"
	"slices"
)

// unsteady names the tests that changed their mind between runs or within one, then those that failed every time.
func unsteady(runs []run) (lines []string) {
	type record struct{ passed, failed int }
	known := map[string]record{}
	for _, r := range runs {
		for _, one := range r {
			for _, test := range one.tests {
				name := test.unit + " " + test.test
				seen := known[name]
				if test.failed || test.unsure {
					seen.failed++
				}
				if !test.failed {
					seen.passed++
				}
				known[name] = seen
			}
		}
	}
	for name, seen := range known {
		switch {
		case seen.failed > 0 && seen.passed > 0:
			lines = append(lines, fmt.Sprintf("CHANGED ITS MIND: %s (passed %d times, failed %d)", name, seen.passed, seen.failed))
		case seen.failed > 0:
			lines = append(lines, "FAIL every time: "+name)
		}
	}
	slices.SortFunc(lines, cmp.Compare)
	return lines
}
