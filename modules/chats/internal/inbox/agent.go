package inbox

import (
	"cmp"
	"time"
)

// When is when a program answers what begins in an inbox.
type When string

// The times.
const (
	Always       When = "always"
	OutsideHours When = "outside_hours" // of the company
	NobodyThere  When = "nobody_there"  // nobody who works in the inbox is at work
)

// Enum are all of them.
func (When) Enum() []When { return []When{Always, OutsideHours, NobodyThere} }

// patience is for how many seconds a program may be silent where nothing else was chosen.
const patience = 60

// Patience is for how long a program may leave somebody without an answer.
func (i Inbox) Patience() time.Duration {
	return time.Duration(cmp.Or(i.AgentSeconds, patience)) * time.Second
}

// usual fills in how a program answers where nothing was said.
func (i *Inbox) usual() {
	i.AgentWhen, i.AgentSeconds = cmp.Or(i.AgentWhen, Always), cmp.Or(i.AgentSeconds, patience)
}
