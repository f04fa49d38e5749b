package main

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"
)

// job is one command that tests something.
type job struct {
	name    string
	command []string
	env     []string // beside what all tests share
	report  string   // file that the command writes its outcome into; "" = what it prints is read
	read    reader   // nil = the job is one test
	alone   func(outcome) string
	timeout time.Duration
}

// reader finds the tests in what a command reported.
type reader func(report []byte) (all []outcome, units []unit, err error)

// outcome is how one test ended.
type outcome struct {
	unit, test string // package or file, and the test in it
	failed     bool
	unsure     bool // failed, then passed when it was tried again
	output     string
}

// unit is a package, a spec or a command, and how long it took.
type unit struct {
	name    string
	seconds float64
}

// result is how a job ended.
type result struct {
	job     job
	seconds float64
	failed  bool
	output  []byte
	tests   []outcome
	units   []unit
}

// do runs the job to its end, or ends it when its time is over; what it prints stays in test-results.
func (j job) do(ctx context.Context, env []string) result {
	began := time.Now()
	ctx, cancel := context.WithTimeout(ctx, j.timeout)
	defer cancel()
	output, err := j.start(ctx, env)
	r := result{job: j, seconds: time.Since(began).Seconds(), failed: err != nil, output: output}
	_ = os.MkdirAll("test-results", 0o755)
	_ = os.WriteFile(filepath.Join("test-results", strings.ReplaceAll(j.name, "/", "-")+".log"), output, 0o644) // for reading alone
	r.understand()
	return r
}

func (j job) start(ctx context.Context, env []string) ([]byte, error) {
	if j.report != "" {
		_ = os.Remove(j.report) // none of an earlier run is read as this one's
	}
	var output bytes.Buffer
	command := exec.CommandContext(ctx, j.command[0], j.command[1:]...)
	command.Env = slices.Concat(env, j.env)
	command.Stdout, command.Stderr = &output, &output
	command.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	command.Cancel = func() error { return syscall.Kill(-command.Process.Pid, syscall.SIGTERM) }
	command.WaitDelay = 20 * time.Second
	err := command.Run()
	return output.Bytes(), err
}

// understand finds the tests of what was reported. A job that failed without any test that did counts as one itself.
func (r *result) understand() {
	report := r.output
	if r.job.report != "" {
		report, _ = os.ReadFile(r.job.report) // missing when the command did not come so far: said below
	}
	if r.job.read != nil {
		var err error
		r.tests, r.units, err = r.job.read(report)
		r.failed = r.failed || err != nil
	}
	if len(r.units) == 0 {
		r.units = []unit{{r.job.name, r.seconds}}
	}
	if r.job.read == nil || r.failed && len(r.failures()) == 0 {
		r.tests = append(r.tests, outcome{unit: r.job.name, failed: r.failed, output: tail(r.output)})
	}
}

func (r *result) failures() (failed []outcome) {
	for _, test := range r.tests {
		if test.failed || test.unsure {
			failed = append(failed, test)
		}
	}
	return failed
}

// tail is the end of what was printed, enough to see why.
func tail(output []byte) string {
	const most = 4 << 10
	return string(output[max(0, len(output)-most):])
}
