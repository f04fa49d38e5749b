package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"net/netip"
	"os"
	"path/filepath"
	"runtime"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/bridge"
	"github.com/recobro/recobro/modules/calls/internal/headset"
	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/modules/calls/internal/sipline"
	"github.com/recobro/recobro/modules/calls/internal/tape"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
)

// asked is what the load asks of the program that carries calls, and told what that answers: a line of JSON each.
type (
	asked struct {
		Offer   string // of a browser that is to speak with a telephone
		Sockets []int  // ports of the load, in pairs, that bare sockets carry packets between
	}
	told struct {
		Answer     string
		Ports      []int
		CPU        time.Duration // of the process so far
		Goroutines int
		Calls      int64 // that go on
		Error      string
	}
)

// exchange carries calls, as the module does, without its database.
type exchange struct {
	ctx    context.Context
	engine *sipline.Engine
	desk   *headset.Desk
	folder string
	tapes  atomic.Int64
	calls  atomic.Int64
}

// Numbers that the load calls.
const (
	bridged = "+59829001001" // is led on to a telephone, and recorded
	alone   = "+59829001002" // is answered, and no more
)

var loopback = netip.MustParseAddr("127.0.0.1")

// carry carries calls for a load at a port until that ends.
func carry(ctx context.Context, port int) error {
	folder, err := os.MkdirTemp("", "exchange-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	x := &exchange{ctx: ctx, folder: folder}
	if x.engine, err = engineTo(port); err != nil {
		return err
	}
	x.engine.Receive(x.take)
	if x.desk, err = headset.Open(headset.Config{Doors: media.Doors{At: loopback}}); err != nil {
		return err
	}
	say := json.NewEncoder(os.Stdout)
	if err := say.Encode(told{Ports: []int{portOf(x.engine)}}); err != nil {
		return err
	}
	for lines := bufio.NewReader(os.Stdin); ; {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return nil // the load has ended
		}
		var a asked
		if err := json.Unmarshal(line, &a); err != nil {
			return err
		}
		if err := say.Encode(x.answer(a)); err != nil {
			return err
		}
	}
}

func (x *exchange) answer(a asked) (t told) {
	var err error
	switch {
	case a.Offer != "":
		t.Answer, err = x.connect(a.Offer)
	case len(a.Sockets) > 0:
		t.Ports, err = relay(a.Sockets)
	}
	if err != nil {
		t.Error = err.Error()
	}
	var used syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &used) // never fails for oneself
	t.CPU = time.Duration(used.Utime.Nano() + used.Stime.Nano())
	t.Goroutines, t.Calls = runtime.NumGoroutine(), x.calls.Load()
	return t
}

// take takes a call of the load.
func (x *exchange) take(in telephony.Incoming) {
	if in.Answer() != nil {
		in.Refuse(telephony.Failed)
	} else if in.To() == bridged {
		go x.lead(in, in.Law(), in.Hangup)
	}
	for range in.Events() { // to its end
	}
}

// connect has a browser speak with a telephone.
func (x *exchange) connect(offer string) (string, error) {
	var l *headset.Line
	var once atomic.Bool
	l = x.desk.New(audio.ALaw, func(up bool) {
		if up && once.CompareAndSwap(false, true) {
			go x.lead(l, audio.ALaw, func(telephony.End) { l.Close() })
		}
	})
	return l.Answer(x.ctx, offer)
}

// lead brings somebody together with a telephone, and records both, until either ends.
func (x *exchange) lead(from media.Port, law audio.Law, hangup func(telephony.End)) {
	leg, err := x.engine.Dial(x.ctx, telephony.Dial{Trunks: []string{"load"}, From: "+59829001000", To: "+59899123456", RingFor: time.Minute})
	if err != nil {
		hangup(telephony.Failed)
		return
	}
	x.calls.Add(1)
	defer x.calls.Add(-1)
	defer hangup(telephony.HungUp)
	room, path := &bridge.Room{}, filepath.Join(x.folder, fmt.Sprint(x.tapes.Add(1)))
	kept, err := tape.New(path, tape.NewKey(), law, clock.System())
	if err != nil {
		leg.Hangup(telephony.Failed)
		return
	}
	outside, staff := room.Join(leg, bridge.Outside), room.Join(from, bridge.Staff)
	outside.Tap(kept.Hear(tape.Outside))
	staff.Tap(kept.Hear(tape.Inside))
	for range leg.Events() { // to its end
	}
	outside.Leave()
	staff.Leave()
	kept.Close()
	_ = tape.Discard(path)
}
