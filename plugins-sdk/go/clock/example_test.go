package clock_test

import (
	"fmt"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

// late is code that asks a clock, not the system, so that a test need not wait.
func late(c clock.Clock, due time.Time) bool { return c.Now().After(due) }

func Example() {
	due := time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)
	at := clock.NewFake(due)
	before := late(at, due)
	at.Advance(time.Second)
	fmt.Println(before, late(at, due))
	// Output: false true
}
