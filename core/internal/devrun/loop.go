package main

import (
	"context"
	"fmt"
	"io"
	"time"
)

// loop keeps the newest program that could be built running, with a command beside it.
type loop struct {
	build, serve, beside command
	look                 func() string // changes with the files
	every                time.Duration
	out                  io.Writer
}

// run goes on until ctx ends or the command beside does, and leaves nothing behind.
func (l loop) run(ctx context.Context) {
	beside, err := l.beside.start(l.out)
	if err != nil {
		l.say("not started: %v", err)
		return
	}
	defer beside.stop()
	var serving *process
	defer func() { serving.stop() }()
	tick := time.NewTicker(l.every)
	defer tick.Stop()
	for built := ""; ctx.Err() == nil; {
		if now := l.look(); now != built {
			built = now
			serving = l.renew(ctx, serving)
		}
		select {
		case <-ctx.Done():
		case <-beside.ended:
			return
		case <-tick.C:
		}
	}
}

// renew puts a new program in the place of the old one, which goes on when the new one can't be built.
func (l loop) renew(ctx context.Context, old *process) *process {
	began := time.Now()
	if err := l.build.run(ctx, l.out); err != nil {
		if ctx.Err() == nil {
			l.say("not built (%v); what was built before goes on", err)
		}
		return old
	}
	old.stop()
	if ctx.Err() != nil {
		return nil
	}
	l.say("built in %s, starting", time.Since(began).Round(time.Millisecond))
	fresh, err := l.serve.start(l.out)
	if err != nil {
		l.say("not started: %v", err)
	}
	return fresh
}

func (l loop) say(format string, values ...any) {
	_, _ = fmt.Fprintf(l.out, "devrun: "+format+"\n", values...) // nobody is left to tell when the terminal is gone
}
