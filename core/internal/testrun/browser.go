package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// browserReport is as much of Playwright's JSON report as is of use.
type browserReport struct {
	Suites []browserSuite `json:"suites"`
	Errors []struct {
		Message string `json:"message"`
	} `json:"errors"`
}

type browserSuite struct {
	Title  string         `json:"title"`
	File   string         `json:"file"`
	Suites []browserSuite `json:"suites"`
	Specs  []struct {
		Title string        `json:"title"`
		File  string        `json:"file"`
		Line  int           `json:"line"`
		Tests []browserTest `json:"tests"`
	} `json:"specs"`
}

type browserTest struct {
	Project string `json:"projectName"`
	Status  string `json:"status"` // expected, unexpected, flaky, skipped
	Results []struct {
		Duration float64 `json:"duration"` // ms
		Errors   []struct {
			Message string `json:"message"`
		} `json:"errors"`
	} `json:"results"`
}

func readBrowser(report []byte) ([]outcome, []unit, error) {
	var read browserReport
	if err := json.Unmarshal(report, &read); err != nil {
		return nil, nil, fmt.Errorf("the report of the browser tests: %w", err)
	}
	var tests []outcome
	seconds := map[string]float64{}
	for _, suite := range read.Suites {
		tests = append(tests, suite.outcomes(seconds)...)
	}
	for _, e := range read.Errors {
		tests = append(tests, outcome{unit: "browser", failed: true, output: e.Message})
	}
	var units []unit
	for name, took := range seconds {
		units = append(units, unit{name, took})
	}
	return tests, units, nil
}

// outcomes are those of a suite and of the suites in it; the time of each file is added up on the way.
func (s browserSuite) outcomes(seconds map[string]float64) (all []outcome) {
	for _, spec := range s.Specs {
		for _, test := range spec.Tests {
			seconds[spec.File] += test.seconds()
			all = append(all, outcome{
				unit: fmt.Sprintf("%s:%d", spec.File, spec.Line), test: spec.Title,
				failed: test.Status == "unexpected", unsure: test.Status == "flaky", output: test.output(),
			})
		}
	}
	for _, below := range s.Suites {
		all = append(all, below.outcomes(seconds)...)
	}
	return all
}

func (t browserTest) seconds() (sum float64) {
	for _, r := range t.Results {
		sum += r.Duration / 1000
	}
	return sum
}

func (t browserTest) output() string {
	var messages []string
	for _, r := range t.Results {
		for _, e := range r.Errors {
			messages = append(messages, e.Message)
		}
	}
	return tail([]byte(strings.Join(slices.Compact(messages), "\n")))
}

func browserAlone(t outcome) string { return "make test/e2e ONLY=" + t.unit }
