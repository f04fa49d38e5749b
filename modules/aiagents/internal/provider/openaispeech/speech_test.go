package openaispeech_test

import (
	"bytes"
	"context"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/script"
	"github.com/recobro/recobro/modules/aiagents/internal/peers/speechdouble"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/openaispeech"
	"github.com/recobro/recobro/modules/aiagents/internal/sound"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

func outside(t *testing.T) *outbound.Client {
	transport := http.DefaultTransport.(*http.Transport).Clone()
	t.Cleanup(transport.CloseIdleConnections)
	return outbound.Fixed(transport)
}

// frames are the sound of a second of talk, in frames.
func second() (all [][]byte) {
	for range provider.Rate / provider.Frame {
		all = append(all, bytes.Repeat([]byte{0x2a, 0xaa}, provider.Frame/2))
	}
	return all
}

func TestEar(t *testing.T) {
	t.Parallel()
	var files [][]byte
	d := speechdouble.New(t, func(wav []byte, language string) (string, script.Fault) {
		files = append(files, wav)
		if len(files) == 2 {
			return "", script.RateLimited
		}
		return "puedo pagar el viernes (" + language + ")", ""
	}, "")
	ear, err := openaispeech.NewTranscriber(outside(t), d.Account(speechdouble.Writer)).Listen(t.Context(), provider.Start{Language: "es", Law: provider.PCMA})
	require.NoError(t, err)
	require.NoError(t, ear.Done(), "where nothing was heard there is nothing to write")
	said := func() provider.Event {
		for _, frame := range second() {
			require.NoError(t, ear.Hear(frame))
		}
		require.NoError(t, ear.Done())
		return <-ear.Events()
	}
	first := said()
	require.Equal(t, []any{provider.Final, "puedo pagar el viernes (es)", time.Second}, []any{first.Kind, first.Text, first.Usage.Audio})
	head, err := sound.ReadHead(bytes.NewReader(files[0]))
	require.NoError(t, err)
	require.Equal(t, 16_000, head.Rate)
	require.InDelta(t, 44+2*16_000, len(files[0]), 8)
	failed := said()
	require.ErrorIs(t, failed.Err, provider.ErrRateLimited)
	require.Equal(t, provider.Final, said().Kind, "the next is heard all the same")
	require.NoError(t, ear.Close())
	_, on := <-ear.Events()
	require.False(t, on)
}

func TestTranscribe(t *testing.T) {
	t.Parallel()
	wav := sound.WAV(bytes.Join(second(), nil), audio.ALaw, 16_000)
	for fault, refusal := range map[script.Fault]error{
		script.RateLimited: provider.ErrRateLimited, script.Unwell: provider.ErrOverloaded, script.Malformed: provider.ErrBroken,
	} {
		d := speechdouble.New(t, func([]byte, string) (string, script.Fault) { return "", fault }, "")
		_, err := openaispeech.NewTranscriber(outside(t), d.Account(speechdouble.Writer)).Transcribe(t.Context(), wav, "es")
		require.ErrorIs(t, err, refusal, fault)
	}
	d := speechdouble.New(t, func([]byte, string) (string, script.Fault) { return "Hola", "" }, "")
	written, err := openaispeech.NewTranscriber(outside(t), d.Account(speechdouble.Writer)).Transcribe(t.Context(), wav, "es")
	require.NoError(t, err)
	require.Equal(t, "Hola", written.Text)
	require.InDelta(t, time.Second, written.Usage.Audio, float64(time.Millisecond))
	_, err = openaispeech.NewTranscriber(outside(t), d.Account("none")).Transcribe(t.Context(), wav, "es")
	require.ErrorIs(t, err, provider.ErrNoModel)
}

func TestSpeak(t *testing.T) {
	t.Parallel()
	d := speechdouble.New(t, nil, "")
	account := d.Account(speechdouble.Voice)
	speech, err := openaispeech.NewSpeaker(outside(t), account).Speak(t.Context(), provider.Words{Text: "Buenos días, señor.", Law: provider.PCMU, Voice: "coral", Speed: 1.1})
	require.NoError(t, err)
	require.EqualValues(t, 19, speech.Usage.Characters)
	frames := 0
	for frame, err := range speech.Frames {
		require.NoError(t, err)
		require.Len(t, frame, provider.Frame)
		frames++
	}
	require.Equal(t, 19, frames, "a frame for each character: as long as it was spoken")
	account.Key = "wrong"
	_, err = openaispeech.NewSpeaker(outside(t), account).Speak(t.Context(), provider.Words{Text: "x"})
	require.ErrorIs(t, err, provider.ErrKey)
	_, err = openaispeech.NewSpeaker(outside(t), account).Speak(t.Context(), provider.Words{Text: strings.Repeat("x", 5000)})
	require.ErrorIs(t, err, provider.ErrTooLong)
}

func TestSpeakFails(t *testing.T) {
	t.Parallel()
	words := provider.Words{Text: "Buenos días", Law: provider.PCMA}
	for fault, refusal := range map[script.Fault]error{
		script.RateLimited: provider.ErrRateLimited, script.Unwell: provider.ErrOverloaded, script.Malformed: provider.ErrBroken,
	} {
		d := speechdouble.New(t, nil, fault)
		_, err := openaispeech.NewSpeaker(outside(t), d.Account(speechdouble.Voice)).Speak(t.Context(), words)
		require.ErrorIs(t, err, refusal, fault)
	}
	d := speechdouble.New(t, nil, script.BrokenOff)
	speech, err := openaispeech.NewSpeaker(outside(t), d.Account(speechdouble.Voice)).Speak(t.Context(), words)
	require.NoError(t, err)
	var last error
	for _, err := range speech.Frames {
		last = err
	}
	require.ErrorIs(t, last, provider.ErrUnreachable)
}

// Whoever has heard enough leaves, and the provider is told: an interruption costs no more words.
func TestSpeakIsLeft(t *testing.T) {
	t.Parallel()
	d := speechdouble.New(t, nil, script.Hangs)
	ctx, leave := context.WithCancelCause(t.Context())
	speech, err := openaispeech.NewSpeaker(outside(t), d.Account(speechdouble.Voice)).Speak(ctx, provider.Words{Text: "Buenos días"})
	require.NoError(t, err, "the first sound is there")
	leave(provider.ErrTimeLimit)
	var last error
	for _, err := range speech.Frames {
		last = err
	}
	require.ErrorIs(t, last, provider.ErrTimeLimit)
}
