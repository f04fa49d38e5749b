package answertype

import (
	"math"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// step is how much is judged at once.
const step = 20 * time.Millisecond

// voice follows speech and pauses in what is heard.
type voice struct {
	at       time.Duration
	floor    float64 // loudness of the line without speech, in dB
	loud     int     // steps in a row that were louder than that
	quiet    int     // that were not
	speaking bool
	begun    time.Duration // of the utterance that goes on, or was the last
	paused   time.Duration // when it ended
	first    time.Duration // when the first began; negative before
	all      []span
}

// span is one utterance.
type span struct{ from, to time.Duration }

// How much louder than the line speech is, in dB; how loud it is at least, below the loudest; after how many steps it has begun, and ended.
const (
	above  = 9
	least  = -42
	begins = 2
	ends   = 9
)

func newVoice() *voice { return &voice{floor: -60, first: -1} }

// hear takes one step.
func (v *voice) hear(samples []int16) {
	db := loudness(samples)
	v.at += step
	if db > max(v.floor+above, least) {
		v.loud, v.quiet = v.loud+1, 0
	} else {
		v.loud, v.quiet = 0, v.quiet+1
		v.floor += (min(db, -30) - v.floor) * 0.05
	}
	switch {
	case !v.speaking && v.loud >= begins:
		v.speaking, v.begun = true, v.at-begins*step
		if v.first < 0 {
			v.first = v.begun
		}
	case v.speaking && v.quiet >= ends:
		v.speaking, v.paused = false, v.at-ends*step
		v.all = append(v.all, span{v.begun, v.paused})
	}
}

func loudness(samples []int16) float64 {
	sum := 0.0
	for _, s := range samples {
		sum += float64(s) * float64(s)
	}
	return 10 * math.Log10(sum/float64(len(samples))/(32768*32768)+1e-10)
}

// silence is how long nobody has spoken, whole pauses counted from their begin.
func (v *voice) silence() time.Duration {
	if v.speaking {
		return time.Duration(v.quiet) * step
	}
	if len(v.all) == 0 {
		return v.at
	}
	return v.at - v.paused
}

// stretch is for how long somebody has gone on speaking, pauses shorter than breath included.
func (v *voice) stretch() time.Duration {
	if !v.speaking {
		return 0
	}
	from := v.begun
	for n := len(v.all) - 1; n >= 0 && from-v.all[n].to < breath; n-- {
		from = v.all[n].from
	}
	return v.at - from
}

// words is how long they have spoken since they began, pauses included.
func (v *voice) words() time.Duration {
	if v.first < 0 {
		return 0
	}
	return v.at - v.silence() - v.first
}

// alone tells whether what began at a time is no part of any words, and not the first that was heard.
func (v *voice) alone(at time.Duration) bool {
	return v.first >= 0 && v.begun > v.first && v.begun >= at-5*step
}

// breath is a pause within speech: longer than any after which somebody waits for an answer.
const breath = certain + 3*step

const stepSamples = audio.Frame
