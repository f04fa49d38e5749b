package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
)

const modulePath = "github.com/recobro/recobro"

// goEvent is one line of `go test -json`.
type goEvent struct {
	Action, Package, Test, Output string
	ImportPath                    string // of a build that failed
	Elapsed                       float64
}

// goReport gathers the lines of a run.
type goReport struct {
	output map[string]*strings.Builder // by package and test
	tests  []outcome
	units  []unit
}

// readGo reads `go test -json`.
func readGo(report []byte) ([]outcome, []unit, error) {
	r := goReport{output: map[string]*strings.Builder{}}
	for line := range bytes.Lines(report) {
		var e goEvent
		if json.Unmarshal(line, &e) == nil { // other lines are of the go command itself
			r.add(e)
		}
	}
	return leaves(r.tests), r.units, nil
}

func (r *goReport) add(e goEvent) {
	name := "." + strings.TrimPrefix(e.Package, modulePath)
	switch e.Action {
	case "output", "build-output":
		r.keep(e.Package+e.ImportPath+" "+e.Test, e.Output)
	case "build-fail":
		r.tests = append(r.tests, outcome{unit: e.ImportPath, failed: true, output: r.of(e.ImportPath + " ")})
	case "pass", "fail":
		if e.Test == "" && e.Elapsed > 0 {
			r.units = append(r.units, unit{name, e.Elapsed})
		}
		if e.Test != "" || e.Action == "fail" {
			r.tests = append(r.tests, outcome{unit: name, test: e.Test, failed: e.Action == "fail", output: r.of(e.Package + " " + e.Test)})
		}
	}
}

func (r *goReport) keep(key, text string) {
	if r.output[key] == nil {
		r.output[key] = &strings.Builder{}
	}
	r.output[key].WriteString(text)
}

func (r *goReport) of(key string) string {
	if r.output[key] == nil {
		return ""
	}
	return tail([]byte(r.output[key].String()))
}

// leaves leaves out the failures of tests and packages that failed for what is below them.
func leaves(tests []outcome) (kept []outcome) {
	below := map[string]bool{}
	for _, t := range tests {
		if t.failed && t.test != "" {
			for at := strings.LastIndexByte(t.test, '/'); at >= 0; at = strings.LastIndexByte(t.test[:at], '/') {
				below[t.unit+" "+t.test[:at]] = true
			}
			below[t.unit+" "] = true
		}
	}
	for _, t := range tests {
		if !t.failed || !below[t.unit+" "+t.test] {
			kept = append(kept, t)
		}
	}
	return kept
}

// goAlone is the command that runs one Go test.
func goAlone(t outcome) string {
	if t.test == "" {
		return fmt.Sprintf("CGO_ENABLED=0 go test %s", t.unit)
	}
	parts := strings.Split(t.test, "/")
	for i, part := range parts {
		parts[i] = "^" + quoted(part) + "$"
	}
	return fmt.Sprintf("CGO_ENABLED=0 go test %s -count=1 -run '%s'", t.unit, strings.Join(parts, "/"))
}

// quoted makes a test's name a pattern for itself, also within single quotes.
func quoted(name string) string {
	var b strings.Builder
	for _, r := range name {
		switch {
		case r == '\'':
			b.WriteByte('.')
		case strings.ContainsRune(`\.+*?()|[]{}^$`, r):
			b.WriteByte('\\')
			b.WriteRune(r)
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}
