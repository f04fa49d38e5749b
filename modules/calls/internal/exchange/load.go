package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/netip"
	"os"
	"os/exec"
	"sync"
	"sync/atomic"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/modules/calls/internal/sdp"
	"github.com/recobro/recobro/modules/calls/internal/sipline"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// load calls, and is called: telephones by the hundred.
type load struct {
	engine *sipline.Engine
	child  *exec.Cmd
	ask    *json.Encoder
	lines  *bufio.Reader

	mutex    sync.Mutex
	speakers []func()
	heard    atomic.Int64 // packets that came through
}

// engineTo is an engine whose one trunk leads to a port; 0 is not known yet.
func engineTo(port int) (*sipline.Engine, error) {
	e, err := sipline.Open(sipline.Config{Listen: []sipline.Address{{Transport: sipline.UDP, At: netip.AddrPortFrom(loopback, 0)}}, Doors: media.Doors{At: loopback}})
	if err == nil && port > 0 {
		e.Keep(trunkTo(port))
	}
	return e, err
}

func trunkTo(port int) []sipline.Trunk {
	return []sipline.Trunk{{
		ID: "load", Tenant: "load", Host: loopback.String(), Port: port, Transport: sipline.UDP, Seal: sdp.Plain, Laws: []audio.Law{audio.ALaw},
		MostCalls: 5000, Timer: 30 * time.Minute,
	}}
}

func portOf(e *sipline.Engine) int { return int(e.Listening()[0].At.Port()) }

// begin starts a program that carries calls, and telephones around it.
func begin(ctx context.Context) (*load, error) {
	l := &load{}
	var err error
	if l.engine, err = engineTo(0); err != nil {
		return nil, err
	}
	l.engine.Receive(l.take)
	l.child = exec.CommandContext(ctx, os.Args[0], "-under", fmt.Sprint(portOf(l.engine)))
	l.child.Stderr = os.Stderr
	in, err := l.child.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := l.child.StdoutPipe()
	if err != nil {
		return nil, err
	}
	l.ask, l.lines = json.NewEncoder(in), bufio.NewReader(out)
	if err := l.child.Start(); err != nil {
		return nil, err
	}
	t, err := l.hear()
	if err == nil {
		l.engine.Keep(trunkTo(t.Ports[0]))
	}
	return l, err
}

// end ends both.
func (l *load) end() {
	_ = l.child.Process.Kill()
	_ = l.child.Wait()
	l.engine.Close()
}

func (l *load) hear() (t told, err error) {
	line, err := l.lines.ReadBytes('\n')
	if err != nil {
		return t, err
	}
	if err = json.Unmarshal(line, &t); err == nil && t.Error != "" {
		err = errors.New(t.Error)
	}
	return t, err
}

// put asks the program that carries calls.
func (l *load) put(a asked) (told, error) {
	if err := l.ask.Encode(a); err != nil {
		return told{}, err
	}
	return l.hear()
}

// take answers what is led on to a telephone.
func (l *load) take(in telephony.Incoming) {
	if in.Answer() != nil {
		in.Refuse(telephony.Failed)
		return
	}
	l.speak(in)
	for range in.Events() { // to its end
	}
}

// speak has a leg say something as long as the load speaks, and counts what it hears.
func (l *load) speak(leg media.Port) {
	leg.Listen(func(media.Packet) { l.heard.Add(1) })
	p := media.Packet{Source: 1, Law: audio.ALaw, Sound: bytes.Repeat([]byte{0x2a}, audio.Frame)}
	l.mutex.Lock()
	defer l.mutex.Unlock()
	l.speakers = append(l.speakers, func() { p.Time += audio.Frame; leg.Say(p) })
}

func (l *load) speaking() int {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return len(l.speakers)
}

// watch has everybody speak, and tells what a call-second took of the processor of who carries it.
func (l *load) watch(p plan) (ms float64, err error) {
	stop := make(chan struct{})
	defer close(stop)
	go beat(l.speakers, stop)
	time.Sleep(2 * time.Second) // what goes on at the beginning alone is over
	before, err := l.put(asked{})
	if err != nil {
		return 0, err
	}
	until := l.heard.Load()
	time.Sleep(p.window)
	after, err := l.put(asked{})
	carried := float64(l.heard.Load()-until) / (2 * beats) // call-seconds: both sides of a call hear
	if due := float64(p.calls) * p.window.Seconds(); carried < due*0.95 {
		fmt.Fprintf(os.Stderr, "the machine could not keep up: %.0f call-seconds of %.0f\n", carried, due)
	}
	return (after.CPU - before.CPU).Seconds() * 1000 / carried, err
}

// bare is a telephone that is a socket.
func (l *load) bare() (*net.UDPConn, int, error) {
	conn, err := net.ListenUDP("udp4", net.UDPAddrFromAddrPort(netip.AddrPortFrom(loopback, 0)))
	if err != nil {
		return nil, 0, err
	}
	go func() {
		buffer := make([]byte, 1700)
		for {
			if _, err := conn.Read(buffer); err != nil {
				return
			}
			l.heard.Add(1)
		}
	}()
	return conn, conn.LocalAddr().(*net.UDPAddr).Port, nil
}
