// Package espeak speaks by espeak-ng, a program on this machine: a voice that needs no key, sounds like a machine, and costs nothing.
package espeak

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// Model is what prices know it by.
const Model = "espeak-ng"

const (
	program  = "espeak-ng"
	mostText = 1000             // characters of one speech
	mostTime = 10 * time.Second // that one may take to be made
	atOnce   = 4                // speeches that are made together
	usual    = 165              // words a minute
)

// voices are those that there are, by language.
var voices = map[string]string{"es": "es-419", "pt": "pt-br", "en": "en-us"}

var errVoice = errors.New("espeak: no voice of this name")

// Speaker implements provider.Speaker. Safe for concurrent use.
type Speaker struct {
	turns  chan struct{}
	spoken *cache
}

// New speaks, and keeps what it has spoken for those who say it again.
func New() (*Speaker, error) {
	kept, err := newCache()
	return &Speaker{make(chan struct{}, atOnce), kept}, err
}

// Speak implements provider.Speaker.
func (s *Speaker) Speak(ctx context.Context, w provider.Words) (provider.Speech, error) {
	used := provider.Usage{Characters: int64(utf8.RuneCountInString(w.Text))}
	if used.Characters > mostText {
		return provider.Speech{}, provider.ErrTooLong
	}
	voice, err := voiceOf(w)
	if err != nil {
		return provider.Speech{}, provider.ErrAsk.Wrap(err)
	}
	text := plain(w.Text)
	key := fmt.Sprint(voice, "\x00", speed(w), "\x00", w.Law, "\x00", text)
	line, ok := s.spoken.get(key)
	if !ok {
		if line, err = s.make(ctx, voice, text, w); err != nil {
			return provider.Speech{}, err
		}
		s.spoken.put(key, line)
	}
	return provider.Speech{Frames: frames(line), Usage: used}, nil
}

// voiceOf is a voice of the list and no other: its name goes to a program.
func voiceOf(w provider.Words) (string, error) {
	if w.Voice == "" {
		if voice, ok := voices[w.Language]; ok {
			return voice, nil
		}
		return "", errVoice
	}
	for _, voice := range voices {
		for _, kind := range []string{"", "+f2", "+m3"} {
			if w.Voice == voice+kind {
				return w.Voice, nil
			}
		}
	}
	return "", errVoice
}

func speed(w provider.Words) int {
	if w.Speed == 0 {
		return usual
	}
	return int(usual * max(0.5, min(2, w.Speed)))
}

// plain is a text without what the program takes for something else: [[ begins sounds by their signs.
func plain(text string) string {
	text = strings.NewReplacer("[", "(", "]", ")").Replace(text)
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, text)
}
