package chain

import (
	"context"
	"sync"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// Chat is a chain of models that write, as one.
type Chat struct{ *Chain[provider.Chat] }

// Complete implements provider.Chat. When the text is heard as it comes, an answer that breaks off is not begun anew.
func (c Chat) Complete(ctx context.Context, a provider.Ask) (provider.Reply, error) {
	var once sync.Once
	reply, by, tried, err := walk(ctx, c.Chain, func(ctx context.Context, port provider.Chat, began func()) (provider.Reply, error) {
		said := false
		one := a
		one.Began = func() {
			began()
			if a.Began != nil {
				once.Do(a.Began)
			}
		}
		if a.Heard != nil {
			one.Heard = func(delta string) { said = true; a.Heard(delta) }
		}
		reply, err := port.Complete(ctx, one)
		if err != nil && said {
			err = &heard{err}
		}
		return reply, err
	}, false)
	reply.By, reply.Tried = by, tried
	return reply, err
}

// Transcriber is a chain of those that listen, as one.
type Transcriber struct{ *Chain[provider.Transcriber] }

// Listen implements provider.Transcriber.
func (c Transcriber) Listen(ctx context.Context, s provider.Start) (provider.Ear, error) {
	ear, _, _, err := walk(ctx, c.Chain, func(ctx context.Context, port provider.Transcriber, _ func()) (provider.Ear, error) {
		return port.Listen(ctx, s)
	}, true)
	return ear, err
}

// Transcribe implements provider.Transcriber.
func (c Transcriber) Transcribe(ctx context.Context, wav []byte, language string) (provider.Transcript, error) {
	written, _, _, err := walk(ctx, c.Chain, func(ctx context.Context, port provider.Transcriber, _ func()) (provider.Transcript, error) {
		return port.Transcribe(ctx, wav, language)
	}, false)
	return written, err
}

// Speaker is a chain of voices, as one: an adapter gives its speech when its first sound is there.
type Speaker struct{ *Chain[provider.Speaker] }

// Speak implements provider.Speaker.
func (c Speaker) Speak(ctx context.Context, w provider.Words) (provider.Speech, error) {
	speech, _, _, err := walk(ctx, c.Chain, func(ctx context.Context, port provider.Speaker, _ func()) (provider.Speech, error) {
		return port.Speak(ctx, w)
	}, true)
	return speech, err
}
