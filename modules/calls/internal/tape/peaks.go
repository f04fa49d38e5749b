package tape

import "github.com/recobro/recobro/plugins-sdk/go/audio"

// Peaks are how loud each voice is over time, for a picture of it: the loudest of each of so many equal pieces, 0 to 255.
type Peaks struct {
	Outside []uint8 `json:"outside"`
	Inside  []uint8 `json:"inside"`
	law     audio.Law
	each    int64
	at      int64
}

// NewPeaks are those of a tape of so many samples, in at most so many pieces.
func NewPeaks(law audio.Law, length int64, pieces int) *Peaks {
	each := max(audio.Frame, (length+int64(pieces)-1)/int64(pieces))
	n := int((length + each - 1) / each)
	return &Peaks{Outside: make([]uint8, n), Inside: make([]uint8, n), law: law, each: each}
}

// See takes the next piece of both voices.
func (p *Peaks) See(outside, inside []byte) {
	for n := range outside {
		at := p.at / p.each
		p.Outside[at] = max(p.Outside[at], loudness(p.law.Sample(outside[n])))
		p.Inside[at] = max(p.Inside[at], loudness(p.law.Sample(inside[n])))
		p.at++
	}
}

func loudness(s int16) uint8 {
	if s < 0 {
		s = -(s + 1)
	}
	return uint8(s >> 7)
}
