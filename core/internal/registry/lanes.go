package registry

import (
	"context"
	"errors"
	"sync"
	"time"
)

// tellWithin bounds one call to a module's process.
const tellWithin = time.Second

// lanes keep what is told to one module in order, and one module from waiting for another.
type lanes map[string]chan struct{}

func newLanes(modules []string) lanes {
	l := lanes{}
	for _, id := range modules {
		l[id] = make(chan struct{}, 1)
	}
	return l
}

// within runs work for a module once nobody else does, for no longer than tellWithin; it fails with ctx when that does not come.
func (l lanes) within(ctx context.Context, id string, work func(context.Context) error) error {
	ctx, cancel := context.WithTimeout(ctx, tellWithin)
	defer cancel()
	select {
	case l[id] <- struct{}{}:
	case <-ctx.Done():
		return ctx.Err()
	}
	defer func() { <-l[id] }()
	return work(ctx)
}

// each runs work for every module side by side and joins what failed.
func (l lanes) each(work func(id string) error) error {
	var running sync.WaitGroup
	failed := make(chan error, len(l))
	for id := range l {
		running.Go(func() { failed <- work(id) })
	}
	running.Wait()
	close(failed)
	var all error
	for err := range failed {
		all = errors.Join(all, err)
	}
	return all
}
