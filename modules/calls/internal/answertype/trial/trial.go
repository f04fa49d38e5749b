// Package trial tries the listener on answers that it was not tuned on: spoken by other voices, carried by other lines. Some words are
// recorded; what surrounds them, and the line, is drawn by seed, so that few recordings make many answers.
package trial

import (
	"bytes"
	"embed"
	"path"
	"slices"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/answertype"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

//go:embed testdata/*.wav
var files embed.FS

// Kinds in the order of the matrix.
var Kinds = []answertype.Kind{answertype.Human, answertype.Voicemail, answertype.IVR, answertype.Screening, answertype.Fax, answertype.Unknown}

// words are somebody's, or a machine's, as they are spoken.
type words struct {
	name    string
	kind    answertype.Kind
	samples []int16
}

// recorded are all words of the held-out set, and the fax and the silence that need no recording.
func recorded() (all []words, err error) {
	names, err := files.ReadDir("testdata")
	if err != nil {
		return nil, err
	}
	for _, file := range names {
		wav, err := files.ReadFile(path.Join("testdata", file.Name()))
		if err != nil {
			return nil, err
		}
		samples, err := audio.ReadWAV(bytes.NewReader(wav), 60*audio.Rate)
		if err != nil {
			return nil, err
		}
		kind, _, _ := strings.Cut(file.Name(), "_")
		all = append(all, words{strings.TrimSuffix(file.Name(), ".wav"), answertype.Kind(kind), samples})
	}
	return append(all, words{name: "fax", kind: answertype.Fax}, words{name: "unknown", kind: answertype.Unknown}), nil
}

// Heard is what was believed of an answer: first, and at its end.
type Heard struct {
	Name        string
	Was         answertype.Kind
	First, Last answertype.Verdict
	Beeped      bool
	Added       time.Duration // silence between the last word and the first belief; negative where it came before
}

// each is how many answers are made of each recording: more of people, of whom a mistake costs most.
func each(k answertype.Kind) int {
	if k == answertype.Human {
		return 24
	}
	return 12
}

// Run has the listener hear the held-out set.
func Run() (all []Heard, err error) {
	recordings, err := recorded()
	for _, w := range recordings {
		for n := range each(w.kind) {
			d := draw(w.name, n)
			samples, spoken := d.answer(w)
			all = append(all, hear(w, d.line(samples), spoken))
		}
	}
	return all, err
}

func hear(w words, samples []int16, spoken time.Duration) Heard {
	h, l := Heard{Name: w.name, Was: w.kind}, answertype.New()
	for piece := range slices.Chunk(samples, audio.Frame) {
		v, news := l.Hear(piece)
		if news && h.First.Kind == "" {
			h.First = v
		}
		h.Last = v
	}
	h.Beeped, h.Added = l.Beeped(), h.First.At-spoken
	return h
}
