// Command speak makes the recorded sentences of the calls app and the answers that its listener is tried with, by espeak-ng: 8000 Hz, one
// voice, G.711 µ-law. Run by `make generate/sounds`; what it makes is committed.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// voices of espeak-ng, by language.
var voices = map[string]string{"es": "es-419", "en": "en-us", "pt": "pt-br"}

func main() {
	if err := run(os.Args[1], os.Args[2], os.Args[3]); err != nil {
		log.Fatal(err)
	}
}

// run speaks the sentences of one folder, the answers of another, and the words of a third.
func run(sentences, answers, words string) error {
	if err := errors.Join(speakSentences(sentences), speakWords(words)); err != nil {
		return err
	}
	text, err := os.ReadFile(filepath.Join(answers, "answers.json"))
	if err != nil {
		return err
	}
	var all []answer
	if err := json.Unmarshal(text, &all); err != nil {
		return err
	}
	for _, a := range all {
		if err := a.make(answers); err != nil {
			return fmt.Errorf("%s: %w", a.Name, err)
		}
	}
	return nil
}

func speakSentences(folder string) error {
	text, err := os.ReadFile(filepath.Join(folder, "sentences.json"))
	if err != nil {
		return err
	}
	var all map[string]map[string]string
	if err := json.Unmarshal(text, &all); err != nil {
		return err
	}
	for sentence, languages := range all {
		for language, words := range languages {
			samples, err := speak(language, words, 150, 45)
			if err != nil {
				return err
			}
			if err := write(filepath.Join(folder, sentence+"."+language+".wav"), samples); err != nil {
				return err
			}
		}
	}
	return nil
}

// speak says words, so many a minute, as high as pitch tells, in the usual voice of a language.
func speak(language, words string, speed, pitch int) ([]int16, error) {
	return speakAs(voices[language], words, speed, pitch)
}

func speakAs(voice, words string, speed, pitch int) ([]int16, error) {
	spoken, err := exec.Command("espeak-ng", "-v", voice, "-s", strconv.Itoa(speed), "-p", strconv.Itoa(pitch), "--stdout", words).Output()
	if err != nil {
		return nil, fmt.Errorf("espeak-ng: %w", err)
	}
	return narrow(spoken)
}

// narrow is the sound of a file of 22050 Hz as a line carries it.
func narrow(file []byte) ([]int16, error) {
	at := bytes.Index(file, []byte("data"))
	if at < 0 {
		return nil, fmt.Errorf("no sound")
	}
	data := file[at+8:]
	from := make([]float64, len(data)/2)
	for n := range from {
		from[n] = float64(int16(uint16(data[2*n]) | uint16(data[2*n+1])<<8))
	}
	const each = 22050.0 / audio.Rate
	to := make([]int16, int(float64(len(from))/each))
	for n := range to {
		middle, sum, weight := float64(n)*each, 0.0, 0.0
		for k := max(0, int(middle-each)); k <= min(len(from)-1, int(middle+each)); k++ {
			w := 1 - abs(float64(k)-middle)/(each+1)
			sum, weight = sum+w*from[k], weight+w
		}
		if weight > 0 {
			to[n] = int16(sum / weight * 0.6)
		}
	}
	return to, nil
}

func abs(x float64) float64 {
	if x < 0 {
		return -x
	}
	return x
}

func write(path string, samples []int16) error {
	sound := audio.ULaw.Encode(nil, samples)
	return os.WriteFile(path, append(audio.ULaw.Header(1, uint32(len(sound))), sound...), 0o644)
}

// answer is what is heard from the moment that somebody, or something, answers.
type answer struct {
	Name     string `json:"name"`
	Language string `json:"language"`
	Speed    int    `json:"speed"` // words a minute; 0: 160
	Pitch    int    `json:"pitch"` // 0: 50
	Noise    int    `json:"noise"` // loudness of the line itself
	Parts    []part `json:"parts"`
}

// part is one piece of it: words, a tone, or silence.
type part struct {
	Say     string    `json:"say"`
	Hertz   []float64 `json:"hertz"`
	Seconds float64   `json:"seconds"`
	Times   int       `json:"times"` // the tone and as long a pause, so often
}

func (a answer) make(folder string) error {
	var samples []int16
	for _, p := range a.Parts {
		piece, err := a.piece(p)
		if err != nil {
			return err
		}
		samples = append(samples, piece...)
	}
	dice := rand.New(rand.NewPCG(uint64(len(a.Name)), uint64(len(samples))))
	for n := range samples {
		samples[n] += int16(dice.NormFloat64() * float64(a.Noise))
	}
	return write(filepath.Join(folder, strings.ReplaceAll(a.Name, " ", "_")+".wav"), samples)
}

func (a answer) piece(p part) ([]int16, error) {
	length := time.Duration(p.Seconds * float64(time.Second))
	if p.Say != "" {
		return speak(a.Language, p.Say, or(a.Speed, 160), or(a.Pitch, 50))
	}
	var samples []int16
	for range max(1, p.Times) {
		samples = append(samples, audio.Tone{Hertz: p.Hertz, For: length, Peak: 6000}.Samples()...)
		if p.Times > 0 {
			samples = append(samples, audio.Tone{For: length}.Samples()...)
		}
	}
	return samples, nil
}

func or(given, usual int) int {
	if given == 0 {
		return usual
	}
	return given
}
