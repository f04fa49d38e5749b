package spoken_test

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"sync"
	"testing"
	"time"
)

// BenchmarkVoice holds calls at once, in real time, over doubles of providers on this machine, and prints what the engine adds to what they
// and the version's waits take. `go run ./bench/voice` runs it.
func BenchmarkVoice(b *testing.B) {
	calls, err := strconv.Atoi(os.Getenv("RECOBRO_VOICE_CALLS"))
	if err != nil {
		b.Skip("a figure, which bench/voice asks for")
	}
	took := &figures{of: map[string][]time.Duration{}}
	var all sync.WaitGroup
	for n := range calls {
		all.Go(func() { newPhone(b, took, n%2 == 0).talks() })
	}
	all.Wait()
	took.print(calls)
}

const (
	request   = "last packet of what they say → it is asked for in writing, beyond the version's wait of 900 ms"
	first     = "first byte of speech from the provider → first frame to the line"
	barged    = "their first packet over the agent's words → silence told, of which the version waits 120 ms"
	worded    = "first word from the provider over the agent's words → silence told"
	exchanges = 8 // of a call
)

// figures are how long things took. Safe for concurrent use.
type figures struct {
	mutex sync.Mutex
	of    map[string][]time.Duration
}

func (f *figures) took(what string, long time.Duration) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	f.of[what] = append(f.of[what], long)
}

func (f *figures) print(calls int) {
	fmt.Printf("| %d calls at once | measured, p50 | p95 | limit of p95 | |\n|---|---:|---:|---|---|\n", calls)
	limits := map[string]time.Duration{request: 60 * time.Millisecond, first: 60 * time.Millisecond, barged: 200 * time.Millisecond, worded: 200 * time.Millisecond}
	for _, what := range []string{request, first, barged, worded} {
		all := f.of[what]
		slices.Sort(all)
		p50, p95, is := all[len(all)/2], all[len(all)*95/100], "met"
		if p95 > limits[what] {
			is = "**missed**"
		}
		fmt.Printf("| %s (%d times) | %.1f ms | %.1f ms | ≤ %d ms | %s |\n", what, len(all), ms(p50), ms(p95), limits[what].Milliseconds(), is)
	}
}

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
