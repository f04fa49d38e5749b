package suite_test

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/judge"
	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/simulate"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/suite"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
)

// tries is how often each case is tried here; a run of the product tries three times.
func tries(t *testing.T) int {
	n, err := strconv.Atoi(os.Getenv("RECOBRO_SUITE_TRIES"))
	if err != nil {
		return 1
	}
	return n
}

func TestWhatANewAgentBeginsWithPassesTheSuitesThatComeWithTheProduct(t *testing.T) { // [AI-04] [AI-11]
	said, began, played := spec.Guided(), time.Now(), 0
	for _, of := range []struct {
		suite string
		least int
	}{{scenario.Collection, 60 * 3}, {scenario.Law, 40 * 3}} {
		cases := scenario.Builtin(of.suite)
		require.GreaterOrEqual(t, len(cases), of.least)
		for _, c := range cases {
			for try := range tries(t) {
				p, err := suite.Play(context.Background(), said, c, simulate.ByRules(c, suite.NoiseOf(try), uint64(try)), talk.Trial{})
				require.NoError(t, err, c.Key)
				played++
				v, err := judge.Judge{}.Of(context.Background(), c, p)
				require.NoError(t, err)
				if !v.Passed {
					t.Errorf("%s, try %d: %+v\n%s", c.Key, try, v.Failed, written(p))
				}
			}
		}
	}
	if !t.Failed() {
		t.Logf("| talks of the suites that come with the product: failures (of %d, in %.1f s) | 0 | 0 | met |", played, time.Since(began).Seconds())
	}
}

// written is a talk as it is read.
func written(p scenario.Played) string {
	var b strings.Builder
	for _, l := range p.Lines {
		fmt.Fprintf(&b, "  > %s%s%v\n  < [%s] %s\n", l.Heard, l.Pressed, l.Silence, l.Step, strings.ReplaceAll(l.Said, "\n", " / "))
		for _, a := range l.Acts {
			fmt.Fprintf(&b, "    %s %s %s\n", a.Tool, a.Result.Code, a.Result.Why)
		}
	}
	fmt.Fprintf(&b, "  = %s %s %+v", p.Outcome, p.Reason, p.Did)
	return b.String()
}
