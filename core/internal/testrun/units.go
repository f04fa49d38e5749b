package main

import (
	"encoding/xml"
	"fmt"
	"path/filepath"
)

// junit is a report in JUnit's form, which rstest writes.
type junit struct {
	Suites []struct {
		Name  string  `xml:"name,attr"`
		Time  float64 `xml:"time,attr"`
		Cases []struct {
			Name     string   `xml:"name,attr"`
			Failures []string `xml:"failure"`
			Errors   []string `xml:"error"`
		} `xml:"testcase"`
	} `xml:"testsuite"`
}

func readUnits(report []byte) (tests []outcome, units []unit, err error) {
	var read junit
	if err := xml.Unmarshal(report, &read); err != nil {
		return nil, nil, fmt.Errorf("the report of the unit tests: %w", err)
	}
	for _, suite := range read.Suites {
		units = append(units, unit{suite.Name, suite.Time})
		for _, one := range suite.Cases {
			o := outcome{unit: suite.Name, test: one.Name}
			for _, text := range append(one.Failures, one.Errors...) {
				o.failed, o.output = true, o.output+text+"\n"
			}
			tests = append(tests, o)
		}
	}
	return tests, units, nil
}

func unitAlone(t outcome) string { return "make test/units ONLY=" + filepath.Base(t.unit) }
