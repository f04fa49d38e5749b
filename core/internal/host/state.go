// Package host starts each module as a process of its own, keeps it running and brings requests to it.
package host

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/host/control"
)

// State is where a module stands.
type State string

// The states of a module.
const (
	Installed State = "installed" // known, not started yet
	Starting  State = "starting"  // a process is on its way and none serves
	Ready     State = "ready"     // serves
	Degraded  State = "degraded"  // serves, but says itself that something is missing or was late to answer
	Backoff   State = "backoff"   // waits before the next start
	Failed    State = "failed"    // given up after repeated failures; tried again now and then, or when a person asks
	Disabled  State = "disabled"  // stopped on purpose
)

// Status is what may be shown of a module.
type Status struct {
	ID         string
	Version    string
	State      State
	Detail     string    // cause of a degraded, backoff or failed state
	Since      time.Time // of the state
	Generation int64     // processes started so far
	PID        int       // of the serving process; 0 without one
	Restarts   int64     // serving processes that were lost
	LastLines  []string  // of its log, oldest first
	Outbound   []control.OutboundFigure
}

// Serving reports whether requests are answered in this state.
func (s State) Serving() bool { return s == Ready || s == Degraded }
