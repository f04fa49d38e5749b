package trial

import (
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/answertype"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// drawn is what chance decides of one answer.
type drawn struct{ dice *rand.Rand }

// heldOut is the seed of the set; the listener's figures were never chosen on what it gives.
const heldOut = 2026

func draw(name string, n int) drawn {
	h := fnv.New64a()
	_, _ = h.Write([]byte(name)) // never fails
	return drawn{rand.New(rand.NewPCG(heldOut, h.Sum64()+uint64(n)))}
}

// between is a time within bounds, in seconds.
func (d drawn) between(least, most float64) float64 { return least + d.dice.Float64()*(most-least) }

func (d drawn) pause(least, most float64) []int16 {
	return audio.Tone{For: seconds(d.between(least, most))}.Samples()
}

func seconds(s float64) time.Duration { return time.Duration(s * float64(time.Second)) }

// answer is what is heard from the answer on, and when the last word of it ends.
func (d drawn) answer(w words) (samples []int16, spoken time.Duration) {
	said := d.tempo(w.samples)
	samples = slices.Concat(d.pause(0.15, 1.3), said)
	spoken = time.Duration(len(samples)) * time.Second / audio.Rate
	switch w.kind {
	case answertype.Voicemail:
		beep := audio.Tone{Hertz: []float64{d.between(400, 1500)}, For: seconds(d.between(0.2, 0.9)), Peak: 6000}.Samples()
		samples = slices.Concat(samples, d.pause(0.3, 1.4), beep, d.pause(2, 2))
	case answertype.IVR:
		for len(samples) < 18*audio.Rate {
			samples = slices.Concat(samples, d.pause(0.3, 0.6), said)
		}
	case answertype.Fax:
		samples = slices.Concat(samples, d.fax())
	case answertype.Unknown:
		samples = d.pause(6, 8)
	default:
		samples = slices.Concat(samples, d.pause(4, 4))
	}
	return samples, spoken
}

// fax is one that calls, or one that answers.
func (d drawn) fax() []int16 {
	if d.dice.IntN(2) == 0 {
		calling := []audio.Tone{{Hertz: []float64{1100}, For: 500 * time.Millisecond}, {For: 3 * time.Second}}
		return audio.Tones(append(calling, calling...)...)
	}
	return audio.Tones(audio.Tone{Hertz: []float64{2100}, For: seconds(d.between(2.6, 4))}, audio.Tone{For: time.Second})
}

// tempo says the same faster or slower, as much higher or lower.
func (d drawn) tempo(samples []int16) []int16 {
	rate := d.between(0.88, 1.15)
	to := make([]int16, int(float64(len(samples))/rate))
	for n := range to {
		at := float64(n) * rate
		low := int(at)
		next := min(low+1, len(samples)-1)
		part := at - float64(low)
		to[n] = int16(float64(samples[low])*(1-part) + float64(samples[next])*part)
	}
	return to
}
