package peers

import (
	"math"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/audio"
)

// Alike is how much what was heard is what was spoken, where they fit best: 1 for the same sound. It looks for the spoken second that
// begins half a second in.
func Alike(heard, spoken []int16) (best float64) {
	best, _ = Place(heard, spoken)
	return best
}

// Place is Alike, and when what was spoken begins in what was heard.
func Place(heard, spoken []int16) (best float64, at time.Duration) {
	part := spoken[audio.Rate/2 : min(len(spoken), audio.Rate*3/2)]
	for lag := 0; lag+len(part) <= len(heard); lag++ {
		if alike := correlation(heard[lag:lag+len(part)], part); alike > best {
			best, at = alike, time.Duration(lag-audio.Rate/2)*time.Second/audio.Rate
		}
	}
	return best, at
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
