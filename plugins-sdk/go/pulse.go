package sdk

import (
	"context"
	"errors"
	"sync"
	"time"
)

const (
	pulseWait  = 300 * time.Millisecond // for a sign of life that is asked for now
	pulseLasts = 10 * time.Second       // for one to come at all
)

// errNoPulse says that the database has not answered yet.
var errNoPulse = errors.New("no answer")

// pulse asks a database for signs of life, one at a time, however often somebody looks. Safe for concurrent use.
type pulse struct {
	mutex   sync.Mutex
	asking  bool
	done    chan struct{} // closed with the answer that is awaited
	outcome error
}

// look is how the database answers ask, or errNoPulse where it takes longer than anybody should wait.
func (p *pulse) look(ctx context.Context, ask func(context.Context) error) error {
	p.mutex.Lock()
	if !p.asking {
		p.asking, p.done = true, make(chan struct{})
		go p.ask(context.WithoutCancel(ctx), ask, p.done)
	}
	done := p.done
	p.mutex.Unlock()
	select {
	case <-done:
		p.mutex.Lock()
		defer p.mutex.Unlock()
		return p.outcome
	case <-time.After(pulseWait):
		return errNoPulse
	}
}

func (p *pulse) ask(ctx context.Context, ask func(context.Context) error, done chan struct{}) {
	ctx, cancel := context.WithTimeout(ctx, pulseLasts)
	defer cancel()
	err := ask(ctx)
	p.mutex.Lock()
	p.asking, p.outcome = false, err
	p.mutex.Unlock()
	close(done)
}
