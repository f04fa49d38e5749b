package openaispeech

import (
	"context"
	"sync"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/sound"
)

const (
	longest = 60 * provider.Rate // bytes of one utterance: a minute
	waiting = 8                  // utterances that wait to be written down
)

// ear hears utterance by utterance: the API writes down what is whole.
type ear struct {
	by     *Transcriber
	ctx    context.Context
	end    context.CancelFunc
	start  provider.Start
	events chan provider.Event
	whole  chan []byte

	mutex sync.Mutex
	heard []byte
}

// Listen implements provider.Transcriber.
func (t *Transcriber) Listen(ctx context.Context, s provider.Start) (provider.Ear, error) {
	e := &ear{by: t, start: s, events: make(chan provider.Event, waiting), whole: make(chan []byte, waiting)}
	e.ctx, e.end = context.WithCancel(ctx)
	go e.write()
	return e, nil
}

// Hear implements provider.Ear. Of an utterance that takes longer than a minute, the last minute is kept.
func (e *ear) Hear(frame []byte) error {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	if e.heard = append(e.heard, frame...); len(e.heard) > longest {
		e.heard = append(e.heard[:0], e.heard[len(e.heard)-longest:]...)
	}
	return e.ctx.Err()
}

// Done implements provider.Ear.
func (e *ear) Done() error {
	e.mutex.Lock()
	heard := e.heard
	e.heard = nil
	e.mutex.Unlock()
	if len(heard) == 0 {
		return nil
	}
	select {
	case e.whole <- heard:
		return nil
	case <-e.ctx.Done():
		return e.ctx.Err()
	default:
		return provider.ErrOverloaded
	}
}

// write writes utterances down in their order. One that fails is told; those that follow are heard all the same.
func (e *ear) write() {
	defer close(e.events)
	for {
		select {
		case <-e.ctx.Done():
			return
		case heard := <-e.whole:
			e.tell(heard)
		}
	}
}

func (e *ear) tell(heard []byte) {
	written, err := e.by.Transcribe(e.ctx, sound.WAV(heard, law(e.start.Law), hearing), e.start.Language)
	event := provider.Event{Kind: provider.Final, Text: written.Text, Usage: written.Usage}
	event.Usage.Audio = time.Duration(len(heard)) * time.Second / provider.Rate
	if err != nil {
		event = provider.Event{Kind: provider.Failed, Err: err}
	}
	select {
	case e.events <- event:
	case <-e.ctx.Done():
	}
}

// Events implements provider.Ear.
func (e *ear) Events() <-chan provider.Event { return e.events }

// Close implements provider.Ear.
func (e *ear) Close() error {
	e.end()
	return nil
}
