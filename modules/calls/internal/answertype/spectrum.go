// Package answertype tells from what is heard who, or what, has answered a telephone: a person, a voicemail, a menu, a filter that asks
// who calls, a fax; and before an answer, from the tones of the exchange, that nobody will.
package answertype

import (
	"math"
	"math/cmplx"

	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// window is how many samples a spectrum is of: 64 ms.
const window = 512

// spectrum is how much of each frequency there is; bins are audio.Rate/window apart.
type spectrum [window / 2]float64

const binWidth = float64(audio.Rate) / window

// of is the spectrum of the samples of a window.
func of(samples []int16) (s spectrum) {
	var x [window]complex128
	for n, v := range samples {
		hann := 0.5 - 0.5*math.Cos(2*math.Pi*float64(n)/(window-1))
		x[n] = complex(float64(v)*hann, 0)
	}
	transform(x[:])
	for n := range s {
		a := cmplx.Abs(x[n])
		s[n] = a * a
	}
	return s
}

// transform is a fast Fourier transform in place; its length is a power of two.
func transform(x []complex128) {
	n := len(x)
	for i, j := 1, 0; i < n; i++ {
		bit := n >> 1
		for ; j&bit != 0; bit >>= 1 {
			j ^= bit
		}
		if j ^= bit; i < j {
			x[i], x[j] = x[j], x[i]
		}
	}
	for size := 2; size <= n; size <<= 1 {
		step := cmplx.Exp(complex(0, -2*math.Pi/float64(size)))
		for from := 0; from < n; from += size {
			w := complex(1, 0)
			for k := range size / 2 {
				a, b := x[from+k], x[from+k+size/2]*w
				x[from+k], x[from+k+size/2] = a+b, a-b
				w *= step
			}
		}
	}
}

// pure is how much of the energy the strongest frequency and its neighbours have, and which it is, in Hz.
func (s *spectrum) pure() (share, hertz float64) {
	total, best := 0.0, 2
	for n := 2; n < len(s); n++ {
		total += s[n]
		if s[n] > s[best] {
			best = n
		}
	}
	if total == 0 {
		return 0, 0
	}
	around, moment := 0.0, 0.0
	for n := max(2, best-2); n <= min(len(s)-1, best+2); n++ {
		around += s[n]
		moment += s[n] * float64(n)
	}
	return around / total, moment / around * binWidth
}

// pair is how much of the energy two frequencies have together.
func (s *spectrum) pair(a, b float64) float64 {
	total, both := 0.0, 0.0
	for n := 2; n < len(s); n++ {
		total += s[n]
		if hz := float64(n) * binWidth; math.Abs(hz-a) <= 2*binWidth || math.Abs(hz-b) <= 2*binWidth {
			both += s[n]
		}
	}
	if total == 0 {
		return 0
	}
	return both / total
}
