package sdktest

import (
	"testing"
	"time"
)

// Patience is how long a test waits for what has to happen: long enough for a machine that does much else.
const Patience = 20 * time.Second

// Next receives from a channel, the zero value once it is closed; the test fails if nothing comes.
func Next[T any](t testing.TB, from <-chan T) (next T) {
	t.Helper()
	select {
	case next = <-from:
	case <-time.After(Patience):
		t.Fatal("nothing came")
	}
	return next
}
