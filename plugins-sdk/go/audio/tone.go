package audio

import (
	"math"
	"time"
)

// Tone is some frequencies at once, in Hz, of equal loudness; none is silence.
type Tone struct {
	Hertz []float64
	For   time.Duration
	Peak  int16 // of the sum; 8000 without it
}

// Samples are a tone's linear values.
func (t Tone) Samples() []int16 {
	samples := make([]int16, int(t.For*Rate/time.Second))
	peak := float64(t.Peak)
	if peak == 0 {
		peak = 8000
	}
	for n := range samples {
		sum := 0.0
		for _, hertz := range t.Hertz {
			sum += math.Sin(2 * math.Pi * hertz * float64(n) / Rate)
		}
		samples[n] = int16(peak * sum / float64(max(1, len(t.Hertz))))
	}
	return samples
}

// Tones are tones one after the other.
func Tones(tones ...Tone) (samples []int16) {
	for _, t := range tones {
		samples = append(samples, t.Samples()...)
	}
	return samples
}

// keys are the two frequencies of each key of a telephone (ITU-T Q.23).
var keys = map[rune][2]float64{
	'1': {697, 1209}, '2': {697, 1336}, '3': {697, 1477}, 'A': {697, 1633},
	'4': {770, 1209}, '5': {770, 1336}, '6': {770, 1477}, 'B': {770, 1633},
	'7': {852, 1209}, '8': {852, 1336}, '9': {852, 1477}, 'C': {852, 1633},
	'*': {941, 1209}, '0': {941, 1336}, '#': {941, 1477}, 'D': {941, 1633},
}

// Key is the tone of a telephone's key; ok is false for what is none.
func Key(key rune, length time.Duration) (Tone, bool) {
	pair, ok := keys[key]
	return Tone{Hertz: pair[:], For: length, Peak: 12000}, ok
}

// Ringing is what a caller hears while the other side rings, in most of Latin America and Europe: a second of 425 Hz in every five.
func Ringing() []int16 {
	return Tones(Tone{Hertz: []float64{425}, For: time.Second, Peak: 4000}, Tone{For: 4 * time.Second})
}

// Beep is what is heard before one may speak after a greeting.
func Beep() []int16 {
	return Tone{Hertz: []float64{1000}, For: 400 * time.Millisecond, Peak: 6000}.Samples()
}
