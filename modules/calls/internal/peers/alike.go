package peers

import (
	"math"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// Alike is how much what was heard is what was spoken, where they fit best: 1 for the same sound.
func Alike(heard, spoken []int16) (best float64) {
	best, _ = Place(heard, spoken)
	return best
}

// enough is how alike a second is at least of which no other is looked for.
const enough = 0.97

// Place is Alike, and when what was spoken begins in what was heard. It looks for the spoken second that begins half a second in, and, where
// that is not heard whole, for those behind it: a machine with too much to do loses a packet now and then.
func Place(heard, spoken []int16) (best float64, at time.Duration) {
	for from := audio.Rate / 2; from == audio.Rate/2 || from+audio.Rate <= len(spoken); from += audio.Rate {
		part := spoken[from:min(len(spoken), from+audio.Rate)]
		if energy(part) < energy(spoken)/4 {
			continue // hardly a sound, which is like any other
		}
		for lag := 0; lag+len(part) <= len(heard); lag++ {
			if alike := correlation(heard[lag:lag+len(part)], part); alike > best {
				best, at = alike, time.Duration(lag-from)*time.Second/audio.Rate
			}
		}
		if best >= enough {
			break
		}
	}
	return best, at
}

// energy is that of a sample on average.
func energy(samples []int16) (mean float64) {
	for _, s := range samples {
		mean += float64(s) * float64(s) / float64(len(samples))
	}
	return mean
}

func correlation(a, b []int16) float64 {
	var ab, aa, bb float64
	for n := range a {
		x, y := float64(a[n]), float64(b[n])
		ab, aa, bb = ab+x*y, aa+x*x, bb+y*y
	}
	if aa == 0 || bb == 0 {
		return 0
	}
	return ab / math.Sqrt(aa*bb)
}
