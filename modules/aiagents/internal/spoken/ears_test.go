package spoken_test

import (
	"bytes"
	"context"
	"net/http"
	"sync"
	"testing"

	"github.com/recobro/recobro/modules/aiagents/internal/peers/realtimedouble"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/provider/realtime"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/outbound"
)

// ears are voices that hear, too: by a realtime provider, and by one that writes down whole utterances where there is one.
type ears struct {
	voices
	provider.Transcriber
	whole     provider.Transcriber
	languages []string            // of sessions, in their order
	opened    chan struct{}       // told of each session that the call has
	seen      chan provider.Event // told of each event that the call has begun to take
}

// way is a way out without bounds, with connections of its own.
func way(t testing.TB) *outbound.Client {
	transport := http.DefaultTransport.(*http.Transport).Clone()
	t.Cleanup(transport.CloseIdleConnections)
	return outbound.Fixed(transport)
}

func newEars(t *testing.T, d *realtimedouble.Double, whole provider.Transcriber) *ears {
	return &ears{
		voices{frames: 500}, realtime.New(way(t), d.Account()), whole, nil, make(chan struct{}, 10), make(chan provider.Event, 100),
	}
}

func (e *ears) Ear(context.Context, spec.Spec, string) provider.Transcriber { return e.whole }

func (e *ears) Follow(context.Context, spec.Spec, string) provider.Transcriber { return e }

// Listen implements provider.Transcriber.
func (e *ears) Listen(ctx context.Context, s provider.Start) (provider.Ear, error) {
	e.languages = append(e.languages, s.Language)
	open, err := e.Transcriber.Listen(ctx, s)
	if err != nil {
		return nil, err
	}
	told := &watched{Ear: open, events: make(chan provider.Event), opened: e.opened}
	go func() {
		defer close(told.events)
		for event := range open.Events() {
			select {
			case told.events <- event:
				e.seen <- event
			case <-ctx.Done():
				return
			}
		}
	}()
	return told, nil
}

type watched struct {
	provider.Ear
	events chan provider.Event
	opened chan struct{}
	once   sync.Once
}

func (w *watched) Events() <-chan provider.Event {
	w.once.Do(func() { w.opened <- struct{}{} })
	return w.events
}

// writer writes down whole utterances.
type writer struct{ text string }

func (w writer) Transcribe(_ context.Context, wav []byte, _ string) (provider.Transcript, error) {
	return provider.Transcript{Text: w.text, Usage: provider.Usage{Micros: int64(len(wav)) / 1000}}, nil
}

func (writer) Listen(context.Context, provider.Start) (provider.Ear, error) {
	return nil, provider.ErrNone
}

func quiet(frames int) []byte { return bytes.Repeat([]byte{audio.ALaw.Silence()}, frames*audio.Frame) }
