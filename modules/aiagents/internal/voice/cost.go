package voice

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/connection"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// bill reckons what was used.
type bill func(used provider.Usage) provider.Usage

// bill is a provider's, of one of its models. A price that nobody knows is told as such, never as nothing.
func (v *Voices) bill(p connection.Provider, model string) bill {
	return func(used provider.Usage) provider.Usage {
		cost, err := p.Cost(v.listed, used, civil.On(v.clock.Now(), time.UTC), model)
		if err != nil || cost == nil {
			used.Unpriced++
			return used
		}
		used.Micros += *cost
		return used
	}
}

func (v *Voices) speaker(ctx context.Context, p connection.Provider) (provider.Speaker, error) {
	port, err := v.providers.Speaker(ctx, p)
	return speaker{port, v.bill(p, p.SpeechModel)}, err
}

func (v *Voices) ear(ctx context.Context, p connection.Provider) (provider.Transcriber, error) {
	port, err := v.providers.Ear(ctx, p)
	return listener{port, v.bill(p, p.HearingModel)}, err
}

// speaker is one whose speech says what it has cost. What was asked for is paid for, heard or not.
type speaker struct {
	port provider.Speaker
	bill bill
}

// Speak implements provider.Speaker.
func (s speaker) Speak(ctx context.Context, w provider.Words) (provider.Speech, error) {
	speech, err := s.port.Speak(ctx, w)
	if err == nil {
		speech.Usage = s.bill(speech.Usage)
	}
	return speech, err
}

// listener is one that says what listening has cost.
type listener struct {
	port provider.Transcriber
	bill bill
}

// Transcribe implements provider.Transcriber.
func (l listener) Transcribe(ctx context.Context, wav []byte, language string) (provider.Transcript, error) {
	written, err := l.port.Transcribe(ctx, wav, language)
	if err == nil {
		written.Usage = l.bill(written.Usage)
	}
	return written, err
}

// Listen implements provider.Transcriber.
func (l listener) Listen(ctx context.Context, s provider.Start) (provider.Ear, error) {
	open, err := l.port.Listen(ctx, s)
	if err != nil {
		return nil, err
	}
	billed := &ear{open, make(chan provider.Event)}
	go billed.reckon(ctx, l.bill)
	return billed, nil
}

// ear is one whose texts say what they have cost.
type ear struct {
	provider.Ear
	events chan provider.Event
}

// Events implements provider.Ear.
func (e *ear) Events() <-chan provider.Event { return e.events }

func (e *ear) reckon(ctx context.Context, by bill) {
	defer close(e.events)
	for event := range e.Ear.Events() {
		if event.Kind == provider.Final {
			event.Usage = by(event.Usage)
		}
		select {
		case e.events <- event:
		case <-ctx.Done():
			return
		}
	}
}
