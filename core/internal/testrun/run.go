package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"
)

// run is what came of a plan, job by job.
type run []result

// execute runs a plan and says of each job how it ended, as it ends.
func execute(ctx context.Context, p plan, env []string, out io.Writer) (all run) {
	var told sync.Mutex
	for _, stage := range p {
		var chains sync.WaitGroup
		for _, chain := range stage {
			chains.Go(func() {
				for _, j := range chain {
					r := j.do(ctx, env)
					told.Lock()
					all = append(all, r)
					_, _ = fmt.Fprintf(out, "%-8s %6.1f s  %s%s\n", r.verdict(), r.seconds, j.name, r.blamed())
					told.Unlock()
				}
			})
		}
		chains.Wait()
	}
	return all
}

func (r *result) verdict() string {
	if r.failed {
		return "FAILED"
	}
	return "ok"
}

// blamed names what failed in a job, each with the beginning of what it said: of a run whose end was cut off, these lines tell most.
func (r *result) blamed() (lines string) {
	all := r.failures()
	for _, f := range all[:min(mostFailures, len(all))] {
		said := strings.Fields(strings.TrimPrefix(f.output, "=== RUN   "+f.test))
		lines += fmt.Sprintf("\n  %s %s %s: %.300s", f.word(), f.unit, f.test, strings.Join(said, " "))
	}
	return lines
}

// longest are the units of a run, slowest first.
func (r run) longest() (all []unit) {
	for _, one := range r {
		all = append(all, one.units...)
	}
	slices.SortFunc(all, func(a, b unit) int { return cmp.Compare(b.seconds, a.seconds) })
	return all
}

// failure is a test that failed, and the job it is of.
type failure struct {
	outcome
	job job
}

func (r run) failures() (all []failure) {
	for _, one := range r {
		for _, test := range one.failures() {
			all = append(all, failure{test, one.job})
		}
	}
	return all
}

func (r run) failed() bool {
	return slices.ContainsFunc(r, func(one result) bool { return one.failed })
}
