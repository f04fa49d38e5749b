// Package script is what the doubles of providers say: a function of all that the model was told, whoever's API it came by. A whole talk, or
// an adversary, is one function. Nothing of it is in the product.
package script

import (
	"net/http"
	"sync"

	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// Script answers a talk, as a model would that goes on with it. It may be called at once by several.
type Script func(a provider.Ask) Answer

// Answer is what the model says, or how it fails.
type Answer struct {
	Parts   []string // of the text, as they come
	Calls   []provider.Call
	Stop    provider.Stop // empty: what follows from the rest
	Usage   provider.Usage
	Fault   Fault
	RetryIn int             // seconds, of RateLimited
	Wait    <-chan struct{} // nothing comes until it is closed; nil for at once
}

// Says answers every talk with a text.
func Says(parts ...string) Script { return func(provider.Ask) Answer { return Answer{Parts: parts} } }

// Fails answers every talk with a fault.
func Fails(f Fault) Script {
	return func(provider.Ask) Answer { return Answer{Fault: f, Parts: []string{"Buenos días", ", soy"}} }
}

// InTurn answers the first time by the first script, and so on; by the last for good.
func InTurn(scripts ...Script) Script {
	var mutex sync.Mutex
	n := 0
	return func(a provider.Ask) Answer {
		mutex.Lock()
		one := scripts[min(n, len(scripts)-1)]
		n++
		mutex.Unlock()
		return one(a)
	}
}

// Fault is how a provider fails.
type Fault string

// The faults: first those that are told instead of an answer, then those that come amid one.
const (
	RateLimited Fault = "rate limited"
	Spent       Fault = "credit spent"
	Overloaded  Fault = "overloaded"
	Unwell      Fault = "unwell" // a gateway's page instead of an answer
	TooLong     Fault = "too long"
	Content     Fault = "content refused"
	Silent      Fault = "silent" // nothing comes, for as long as the other side waits
	Hangs       Fault = "hangs"  // the first part, and nothing more
	BrokenOff   Fault = "broken off"
	Ends        Fault = "ends before its end"
	Malformed   Fault = "malformed"
	FailsAmid   Fault = "fails amid" // it says itself that it fails
)

// Stops is why the model stops.
func (a Answer) Stops() provider.Stop {
	switch {
	case a.Stop != "":
		return a.Stop
	case len(a.Calls) > 0:
		return provider.Tools
	default:
		return provider.End
	}
}

// Log keeps what has come over the wire, byte for byte.
type Log struct {
	mutex sync.Mutex
	all   [][]byte
}

// Keep takes one.
func (l *Log) Keep(raw []byte) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	l.all = append(l.all, raw)
}

// All are those that came.
func (l *Log) All() [][]byte {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return append([][]byte(nil), l.all...)
}

// Began waits until a script lets its answer begin, and tells whether anybody still waits for it.
func (a Answer) Began(r *http.Request) bool {
	if a.Fault == Silent {
		<-r.Context().Done()
		return false
	}
	if a.Wait == nil {
		return true
	}
	select {
	case <-a.Wait:
		return true
	case <-r.Context().Done():
		return false
	}
}
