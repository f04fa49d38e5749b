// Package clock hands time to code that must be testable without waiting.
package clock

import (
	"sync"
	"time"
)

// Clock tells the time. Everything that compares, stores or schedules by time takes one.
type Clock interface {
	// Now is the current moment in UTC.
	Now() time.Time
}

// System is the machine's clock, in UTC.
func System() Clock { return system{} }

type system struct{}

func (system) Now() time.Time { return time.Now().UTC() }

// Fake is a clock that stands still until it is told to move. Safe for concurrent use.
type Fake struct {
	mu  sync.Mutex
	now time.Time
}

// NewFake is a clock that stands at start.
func NewFake(start time.Time) *Fake { return &Fake{now: start.UTC()} }

// Now is the moment the clock stands at.
func (f *Fake) Now() time.Time {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.now
}

// Advance moves the clock forward by d (backward if d is negative).
func (f *Fake) Advance(d time.Duration) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.now = f.now.Add(d)
}

// Set moves the clock to t.
func (f *Fake) Set(t time.Time) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.now = t.UTC()
}
