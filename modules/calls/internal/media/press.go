package media

import (
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// packets are what is sent for a key, each 20 ms after the one before, the pause after it included.
func (s *Session) packets(key rune) (all []func(first bool)) {
	s.mutex.Lock()
	kind, law, begin := s.terms.Keys, s.terms.Law, s.clock.last+s.clock.length
	s.clock.pass(uint32((pressed + apart) * audio.Rate / 1e9))
	s.mutex.Unlock()
	if kind == 0 {
		return s.tones(key, law, begin)
	}
	code := byte(strings.IndexRune(telephone, key))
	steps := int(pressed / tick)
	for n := range steps + 3 { // the end is said three times, since a packet may be lost
		p := press{key: code, end: n >= steps, samples: uint16(min(n+1, steps) * audio.Frame)}
		all = append(all, func(first bool) { s.raw(kind, begin, first, p.append(nil)) })
	}
	return all
}

// tones are a key for those who know no pressed keys: its sound.
func (s *Session) tones(key rune, law audio.Law, begin uint32) (all []func(first bool)) {
	tone, _ := audio.Key(key, pressed)
	sound := law.Encode(nil, append(tone.Samples(), audio.Tone{For: apart}.Samples()...))
	for n := range len(sound) / audio.Frame {
		stamp, part := begin+uint32(n*audio.Frame), sound[n*audio.Frame:(n+1)*audio.Frame]
		all = append(all, func(first bool) { s.raw(uint8(law), stamp, first, part) })
	}
	return all
}

func (s *Session) raw(kind uint8, stamp uint32, mark bool, payload []byte) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.send(kind, stamp, mark, payload)
}
