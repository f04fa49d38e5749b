package trial

import (
	"math"
	"math/rand/v2"

	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// Carry is a sound as one of many lines carries it, which the seed draws: for the answers that the listener is tuned on.
func Carry(samples []int16, seed uint64) []int16 {
	return drawn{rand.New(rand.NewPCG(seed, 1))}.line(append([]int16(nil), samples...))
}

// line carries a sound as one of many lines would: with its band, its loudness, its noise, some hum and some packets that never come.
func (d drawn) line(samples []int16) []int16 {
	low, high := d.between(150, 400), d.between(2400, 3500)
	gain := math.Pow(10, d.between(-12, 3)/20)
	noise, hum := d.between(2, 60), d.between(0, 25)
	law := []audio.Law{audio.ALaw, audio.ULaw}[d.dice.IntN(2)]
	highPass, lowPass := onePole(low), onePole(high)
	bass, kept := 0.0, 0.0
	for n, s := range samples {
		x := float64(s)*gain + d.dice.NormFloat64()*noise + hum*math.Sin(2*math.Pi*100*float64(n)/audio.Rate)
		bass += highPass * (x - bass)
		kept += lowPass * (x - bass - kept)
		samples[n] = int16(max(-32768, min(32767, kept)))
	}
	d.lose(samples)
	return law.Decode(nil, law.Encode(nil, samples))
}

// onePole is how much a filter of the first order follows, at a frequency in Hz.
func onePole(hertz float64) float64 { return 1 - math.Exp(-2*math.Pi*hertz/audio.Rate) }

// lose leaves out a packet in a hundred, on one line of three.
func (d drawn) lose(samples []int16) {
	if d.dice.IntN(3) > 0 {
		return
	}
	for from := 0; from+audio.Frame <= len(samples); from += audio.Frame {
		if d.dice.IntN(100) == 0 {
			clear(samples[from : from+audio.Frame])
		}
	}
}
