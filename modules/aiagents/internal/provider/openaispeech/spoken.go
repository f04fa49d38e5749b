package openaispeech

import (
	"bufio"
	"context"
	"io"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/sound"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// spoken is an answer as speech: its first sound is there when it is given.
func spoken(ctx context.Context, body io.ReadCloser, w provider.Words, used provider.Usage) (provider.Speech, error) {
	sounds := bufio.NewReader(body)
	head, err := sound.ReadHead(sounds)
	if err == nil {
		_, err = sounds.Peek(2)
	}
	if err != nil {
		_ = body.Close() // nobody reads it
		return provider.Speech{}, provider.Reason(ctx, err)
	}
	return provider.Speech{Usage: used, Frames: func(yield func([]byte, error) bool) {
		defer func() { _ = body.Close() }() // read, or not wanted
		for frame, err := range sound.Frames(head, sounds, law(w.Law), provider.Frame) {
			if !yield(frame, provider.Reason(ctx, err)) {
				return
			}
		}
	}}, nil
}

func law(l provider.Law) audio.Law {
	if l == provider.PCMA {
		return audio.ALaw
	}
	return audio.ULaw
}
