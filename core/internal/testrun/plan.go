package main

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"
	"time"
)

// plan is what a run does: stages one after another, the chains of a stage side by side, the jobs of a chain one after
// another.
type plan [][][]job

// everything is the plan of a whole run. While the interface is built, what needs none of it is tested. Two chains share the cores, and
// what starts the product has them to itself: starved of them, everything takes many times as long, and more than both together.
func everything(packages map[string]goPackage) plan {
	var tests, faults, product []string
	for _, name := range slices.Sorted(maps.Keys(packages)) {
		switch {
		case path.Base(name) == faultTests:
			faults = append(faults, name)
		case packages[name].startsProduct():
			product = append(product, name)
		default:
			tests = append(tests, name)
		}
	}
	return plan{
		{
			{goTest("go", tests)},
			{command("ui"), command("lint/ui"), command("test/types"), unitTests(), command("test/sizes"), command("lint/go")},
		},
		{{goTest("product", product)}},
		{{goTest("faults", faults)}},
		{{browserTests()}},
	}
}

func (o options) plan() (plan, error) {
	all, err := packages()
	if err != nil {
		return nil, err
	}
	if o.changed {
		return touched(all)
	}
	return everything(all).only(o.only)
}

// only leaves the named jobs; "" leaves all.
func (p plan) only(names string) (plan, error) {
	if names == "" {
		return p, nil
	}
	wanted := strings.Split(names, ",")
	var kept []job
	for _, stage := range p {
		for _, chain := range stage {
			for _, j := range chain {
				if slices.Contains(wanted, j.name) {
					kept = append(kept, j)
				}
			}
		}
	}
	if len(kept) != len(wanted) {
		return nil, fmt.Errorf("unknown job in %q", names)
	}
	return plan{{kept}}, nil
}

// productTests is what runs the product for tests: people sign in to it, which ends on a page of the built interface.
const productTests = modulePath + "/core/internal/producttest"

func (p goPackage) startsProduct() bool {
	return slices.Contains(append(p.TestImports, p.XTestImports...), productTests)
}

// faultTests is how packages are called that kill processes, for minutes; they are a job of their own.
const faultTests = "faulttest"

// goTest is how Go tests are run: with the flags that the program is built with, so that both are compiled once. Vetting
// is the linter's.
func goTest(name string, packages []string) job {
	command := []string{"go", "test", "-json", "-vet=off", "-ldflags=-s -w", "-timeout=40m", "-count=1"}
	return job{name: name, command: append(command, packages...), read: readGo, alone: goAlone, timeout: 45 * time.Minute}
}

// command is a target of the Makefile that is one test by itself.
func command(target string) job {
	again := func(outcome) string { return "make " + target }
	return job{name: target, command: []string{"make", target}, alone: again, timeout: 20 * time.Minute}
}

func unitTests(more ...string) job {
	return job{
		name: "units", command: append([]string{"make", "test/units"}, more...), env: []string{"REPORT=test-results/units.xml"},
		report: "test-results/units.xml", read: readUnits, alone: unitAlone, timeout: 20 * time.Minute,
	}
}

func browserTests(specs ...string) job {
	return job{
		name: "browser", command: []string{"make", "test/browser", "ONLY=" + strings.Join(specs, " ")},
		env:    []string{"PLAYWRIGHT_JSON_OUTPUT_NAME=../test-results/browser.json"},
		report: "test-results/browser.json", read: readBrowser, alone: browserAlone, timeout: 45 * time.Minute,
	}
}
