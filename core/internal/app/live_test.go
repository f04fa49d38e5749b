package app_test

import (
	"bufio"
	"context"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
)

// liveEvent is one event of the live stream, its payload as it came.
type liveEvent struct{ Kind, Payload string }

// listen opens the live stream and gives each event as it comes.
func listen(t *testing.T, person *producttest.Person) <-chan liveEvent {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	t.Cleanup(cancel)
	response := person.Stream(ctx, t, "/api/v1/live")
	live, ready := make(chan liveEvent, 64), make(chan struct{})
	go func() {
		defer response.Body.Close()
		defer close(live)
		event := liveEvent{}
		lines := bufio.NewScanner(response.Body)
		for lines.Scan() {
			if strings.HasPrefix(lines.Text(), ": connected") {
				close(ready)
			}
			if kind, ok := strings.CutPrefix(lines.Text(), "event: "); ok {
				event.Kind = kind
			}
			if payload, ok := strings.CutPrefix(lines.Text(), "data: "); ok {
				event.Payload = payload
				live <- event
			}
		}
	}()
	<-ready
	return live
}

// hear waits for the event that is looked for, and gives all that came up to it. What a sign-in left may come first.
func hear(t *testing.T, live <-chan liveEvent, within time.Duration, is func(liveEvent) bool) []liveEvent {
	t.Helper()
	heard, late := []liveEvent{}, time.After(within)
	for {
		select {
		case event, open := <-live:
			require.True(t, open, "the stream ended after %v", heard)
			if heard = append(heard, event); is(event) {
				return heard
			}
		case <-late:
			require.FailNow(t, "not heard in time", "heard %v", heard)
		}
	}
}

// ofKind is whether an event is of a kind.
func ofKind(kind string) func(liveEvent) bool {
	return func(event liveEvent) bool { return event.Kind == kind }
}
