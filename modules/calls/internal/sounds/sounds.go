// Package sounds are the sentences that the product says on the telephone, in the languages of the product, where a company has not recorded
// its own. They were spoken by espeak-ng: `make generate/sounds`.
package sounds

import (
	"bytes"
	"embed"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// longest is how many samples a sentence has at most.
const longest = 60 * audio.Rate

//go:embed *.wav
var files embed.FS

// Sentence is something to say.
type Sentence string

// The sentences.
const (
	WeCallBack   Sentence = "we_call_back"  // nobody comes; we shall call back
	LeaveMessage Sentence = "leave_message" // nobody comes; speak after the tone
	Recorded     Sentence = "recorded"      // the call is recorded
	Abandoned    Sentence = "abandoned"     // we called, and nobody of ours is free
	AgentLost    Sentence = "agent_lost"    // the agent that spoke is gone; somebody comes, or we shall call back
)

// Enum are all of them.
func (Sentence) Enum() []Sentence {
	return []Sentence{WeCallBack, LeaveMessage, Recorded, Abandoned, AgentLost}
}

// To is a sentence in the language of the country that a number is of, as it is spoken with those who do not know us yet.
func To(number string, s Sentence) []int16 {
	switch {
	case strings.HasPrefix(number, "+55"):
		return Of(s, "pt")
	case strings.HasPrefix(number, "+1"):
		return Of(s, "en")
	}
	return Of(s, "es")
}

// Of is a sentence in a language, Spanish where there is none in it.
func Of(s Sentence, language string) []int16 {
	wav, err := files.ReadFile(string(s) + "." + language + ".wav")
	if err != nil {
		wav, _ = files.ReadFile(string(s) + ".es.wav") // stands there: a test looks
	}
	samples, _ := audio.ReadWAV(bytes.NewReader(wav), longest)
	return samples
}
