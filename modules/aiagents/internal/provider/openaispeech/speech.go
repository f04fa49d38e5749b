// Package openaispeech listens and speaks by whatever server has OpenAI's operations for speech: whisper.cpp's, piper's and OpenAI itself.
package openaispeech

import (
	"bytes"
	"cmp"
	"context"
	"time"
	"unicode/utf8"

	api "github.com/sashabaranov/go-openai"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/openai"
	"github.com/recobro/recobro/modules/aiagents/internal/sound"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

const (
	mostText = 4096     // characters that the API takes at once
	mostWAV  = 24 << 20 // bytes that it listens to
	hearing  = 16_000   // samples a second that listeners want
)

// Transcriber implements provider.Transcriber. Safe for concurrent use.
type Transcriber struct {
	outside *outbound.Client
	account provider.Account
}

// NewTranscriber listens by an account.
func NewTranscriber(outside *outbound.Client, account provider.Account) *Transcriber {
	return &Transcriber{outside.With(outbound.Call{Path: "/audio/transcriptions"}), account}
}

// Transcribe implements provider.Transcriber.
func (t *Transcriber) Transcribe(ctx context.Context, wav []byte, language string) (provider.Transcript, error) {
	if len(wav) > mostWAV {
		return provider.Transcript{}, provider.ErrTooLong
	}
	client, by := openai.Client(t.outside, t.account)
	written, err := client.CreateTranscription(ctx, api.AudioRequest{
		Model: t.account.Model, FilePath: "speech.wav", Reader: bytes.NewReader(wav), Language: language, Format: api.AudioResponseFormatJSON,
	})
	if err != nil {
		return provider.Transcript{}, by.Reason(ctx, err)
	}
	return provider.Transcript{Text: written.Text, Language: cmp.Or(written.Language, language), Usage: provider.Usage{Audio: length(wav)}}, nil
}

// length is how long a WAV lasts.
func length(wav []byte) time.Duration {
	rest := bytes.NewReader(wav)
	head, err := sound.ReadHead(rest)
	if err != nil {
		return 0
	}
	return time.Duration(rest.Len()/2) * time.Second / time.Duration(head.Rate)
}

// Speaker implements provider.Speaker. Safe for concurrent use.
type Speaker struct {
	outside *outbound.Client
	account provider.Account
}

// NewSpeaker speaks by an account.
func NewSpeaker(outside *outbound.Client, account provider.Account) *Speaker {
	return &Speaker{outside.With(outbound.Call{Stream: true, Path: "/audio/speech"}), account}
}

// usual is the voice where nobody names one: the API wants a name.
const usual = "alloy"

// Speak implements provider.Speaker.
func (s *Speaker) Speak(ctx context.Context, w provider.Words) (provider.Speech, error) {
	characters := utf8.RuneCountInString(w.Text)
	if characters > mostText {
		return provider.Speech{}, provider.ErrTooLong
	}
	client, by := openai.Client(s.outside, s.account)
	body, err := client.CreateSpeech(ctx, api.CreateSpeechRequest{
		Model: api.SpeechModel(s.account.Model), Input: w.Text, Voice: api.SpeechVoice(cmp.Or(w.Voice, usual)), ResponseFormat: api.SpeechResponseFormatWav, Speed: w.Speed,
	})
	if err != nil {
		return provider.Speech{}, by.Reason(ctx, err)
	}
	return spoken(ctx, body, w, provider.Usage{Characters: int64(characters)})
}
