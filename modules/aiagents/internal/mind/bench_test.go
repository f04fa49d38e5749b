package mind_test

import (
	"cmp"
	"fmt"
	"os"
	"slices"
	"strconv"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/talk"
	"github.com/recobro/recobro/plugins-sdk/go/sdktest"
)

const (
	pace      = 5 * time.Second       // how often each of them writes, which is faster than people do
	mostAdded = 20 * time.Millisecond // to a turn, at p95
)

// BenchmarkTurns has a hundred debtors write at once, each every five seconds and none with another, and takes the time from when a message is there to
// when its answer is written down: what is read, which tools are used, the turn, the state and the record. The debtors' files answer at once.
func BenchmarkTurns(b *testing.B) {
	seconds, err := strconv.Atoi(cmp.Or(os.Getenv("RECOBRO_TURNS_SECONDS"), "15"))
	require.NoError(b, err)
	sdktest.BenchEngines(b, func(b *testing.B, engine sdktest.Engine) {
		w := open(b, engine, script.Says(""))
		w.said = spec.Guided()
		w.said.Limits.Turns = 0
		var all []talk.Talk
		for n := range atOnce {
			all = append(all, w.known(fmt.Sprint("c", n)))
		}
		for b.Loop() {
			took := w.paced(all, seconds)
			p50, p95 := took[len(took)/2], took[len(took)*95/100]
			b.ReportMetric(float64(p95.Microseconds())/1000, "ms-p95")
			fmt.Printf("| %s: %d conversations at once, each writing every five seconds: time added per turn, p95 (p50 %.1f ms, %d turns) | %.1f ms | ≤ %d ms | %s |\n",
				engine.Name, atOnce, ms(p50), len(took), ms(p95), mostAdded.Milliseconds(), map[bool]string{true: "met", false: "**missed**"}[p95 <= mostAdded])
		}
	})
}

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// paced has each of the talks go on for so many seconds, and gives how long each turn took, the shortest first.
func (w *world) paced(all []talk.Talk, seconds int) []time.Duration {
	took := make([][]time.Duration, len(all))
	var writers sync.WaitGroup
	began := time.Now()
	for n, one := range all {
		writers.Go(func() {
			for k := range seconds / int(pace/time.Second) {
				at := began.Add(time.Duration(k)*pace + time.Duration(n)*pace/time.Duration(len(all)))
				<-time.After(time.Until(at))
				came := time.Now() // how late a busy machine wakes the writer is none of it
				w.hears(one, fmt.Sprint(at.UnixNano()), balance)
				took[n] = append(took[n], time.Since(came))
			}
		})
	}
	writers.Wait()
	return slices.Sorted(slices.Values(slices.Concat(took...)))
}
