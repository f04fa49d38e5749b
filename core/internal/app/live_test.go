package app_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/core/internal/producttest"
)

// hear waits for the event that is looked for, and gives all that came up to it. What a sign-in left may come first.
func hear(t *testing.T, live <-chan producttest.LiveEvent, within time.Duration, is func(producttest.LiveEvent) bool) []producttest.LiveEvent {
	t.Helper()
	heard, late := []producttest.LiveEvent{}, time.After(within)
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
func ofKind(kind string) func(producttest.LiveEvent) bool {
	return func(event producttest.LiveEvent) bool { return event.Kind == kind }
}
