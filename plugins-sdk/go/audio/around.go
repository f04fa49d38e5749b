package audio

import (
	"math"
	"math/rand/v2"
	"time"
)

// Place is where somebody telephones, by what is heard around them.
type Place string

// The places.
const (
	Quiet  Place = "none"
	Street Place = "street" // engines that come and go, over a rumble
	Office Place = "office" // voices at some distance, and keys
)

// Enum are all of them.
func (Place) Enum() []Place { return []Place{Quiet, Street, Office} }

// Around is what is heard beside somebody who speaks: the same for the same seed, and as loud as Level says, in dB below full scale: -40.
// Safe for use by one at a time.
type Around struct {
	loop []float64
	at   int
}

// aroundFor is after how long it repeats.
const aroundFor = 12 * time.Second

// NewAround is what is heard at a place.
func NewAround(p Place, level float64, seed uint64) *Around {
	if p == Quiet || p == "" {
		return &Around{}
	}
	r := rand.New(rand.NewPCG(seed, 1))
	loop := make([]float64, int(aroundFor*Rate/time.Second))
	if p == Street {
		street(loop, r)
	} else {
		office(loop, r)
	}
	scale(loop, level)
	return &Around{loop: loop}
}

// Mix adds the next of it to sound of a law, in its place.
func (a *Around) Mix(law Law, sound []byte) {
	if len(a.loop) == 0 {
		return
	}
	for n, b := range sound {
		sum := float64(law.Sample(b)) + a.loop[a.at]
		sound[n] = law.Byte(int16(max(math.MinInt16+1, min(math.MaxInt16, sum))))
		a.at = (a.at + 1) % len(a.loop)
	}
}

// street is noise without its upper part, that swells as cars pass.
func street(loop []float64, r *rand.Rand) {
	low := 0.0
	for n := range loop {
		low += (r.NormFloat64() - low) * 0.1
		swell := 1 + math.Sin(2*math.Pi*2*float64(n)/float64(len(loop))) + 0.6*math.Sin(2*math.Pi*5*float64(n)/float64(len(loop)))
		loop[n] = low * (0.5 + max(0, swell))
	}
}

// office is several voices, each a hum of its own that opens and closes as syllables do, and now and then a key.
func office(loop []float64, r *rand.Rand) {
	for range 4 {
		pitch, rate, turn := 90+130*r.Float64(), 3+2*r.Float64(), 2*math.Pi*r.Float64()
		for n := range loop {
			at := float64(n) / Rate
			open := max(0, math.Sin(2*math.Pi*rate*at+turn)) * max(0, math.Sin(2*math.Pi*at/5+turn))
			loop[n] += open * (math.Sin(2*math.Pi*pitch*at) + 0.5*math.Sin(2*math.Pi*6*pitch*at) + 0.2*r.NormFloat64())
		}
	}
	for range 30 {
		for at, n := r.IntN(len(loop)-100), 0; n < 100; n++ {
			loop[at+n] += 2 * r.NormFloat64() * math.Exp(-float64(n)/25)
		}
	}
}

// scale makes sound as loud as a level says: by the root of its mean square.
func scale(loop []float64, level float64) {
	sum := 0.0
	for _, s := range loop {
		sum += s * s
	}
	wanted := math.MaxInt16 * math.Pow(10, level/20)
	by := wanted / math.Sqrt(sum/float64(len(loop)))
	for n := range loop {
		loop[n] *= by
	}
}
