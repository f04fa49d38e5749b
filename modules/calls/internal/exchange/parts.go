package main

import (
	"context"
	"fmt"
	"net"
	"net/netip"
	"sync"
	"sync/atomic"
	"time"

	"github.com/recobro/recobro/modules/calls/internal/telephony"
)

// floor is what bare sockets take of the processor for the same packets.
func (p plan) floor(ctx context.Context) error {
	l, err := begin(ctx)
	if err != nil {
		return err
	}
	defer l.end()
	var ports []int
	var conns []*net.UDPConn
	for range 2 * p.calls {
		conn, port, err := l.bare()
		if err != nil {
			return err
		}
		defer conn.Close()
		ports, conns = append(ports, port), append(conns, conn)
	}
	t, err := l.put(asked{Sockets: ports})
	if err != nil {
		return err
	}
	packet := make([]byte, 172)
	for n, conn := range conns {
		to := netip.AddrPortFrom(loopback, uint16(t.Ports[n]))
		l.speakers = append(l.speakers, func() { _, _ = conn.WriteToUDPAddrPort(packet, to) })
	}
	ms, err := l.watch(p)
	fmt.Printf("| bare sockets that carry the packets of %d calls: processor per call-second | %.2f ms | – | |\n", p.calls, ms)
	return err
}

// dial calls a number, and waits until it answers.
func (l *load) dial(ctx context.Context, number string) (telephony.Leg, error) {
	leg, err := l.engine.Dial(ctx, telephony.Dial{Trunks: []string{"load"}, From: "+59899123456", To: number, RingFor: 30 * time.Second})
	if err != nil {
		return nil, err
	}
	for e := range leg.Events() {
		if e.Kind == telephony.Answered {
			go func() {
				for range leg.Events() { // to its end
				}
			}()
			return leg, nil
		}
	}
	return nil, fmt.Errorf("nobody answers at %s", number)
}

// trunks measures calls from trunk to trunk.
func (p plan) trunks(ctx context.Context) error {
	l, err := begin(ctx)
	if err != nil {
		return err
	}
	defer l.end()
	for range p.calls {
		leg, err := l.dial(ctx, bridged)
		if err != nil {
			return err
		}
		l.speak(leg)
	}
	if err := l.all(ctx, 2*p.calls); err != nil {
		return err
	}
	ms, err := l.watch(p)
	p.cost("recorded SIP↔SIP calls", ms, 1, 700)
	return err
}

// all waits until so many speak.
func (l *load) all(ctx context.Context, speakers int) error {
	ctx, cancel := context.WithTimeout(ctx, 30*time.Second)
	defer cancel()
	for tick := time.NewTicker(50 * time.Millisecond); l.speaking() < speakers; {
		select {
		case <-tick.C:
		case <-ctx.Done():
			return fmt.Errorf("%d speak of %d", l.speaking(), speakers)
		}
	}
	return nil
}

// setUps calls again and again, and looks what is left afterwards.
func (p plan) setUps(ctx context.Context) error {
	l, err := begin(ctx)
	if err != nil {
		return err
	}
	defer l.end()
	before, err := l.put(asked{})
	if err != nil {
		return err
	}
	failed, calling := atomic.Int64{}, sync.WaitGroup{}
	for tick, n := time.NewTicker(time.Second/time.Duration(p.rate)), 0; n < p.rate*p.seconds; n++ {
		<-tick.C
		calling.Go(func() {
			leg, err := l.dial(ctx, alone)
			if err != nil {
				failed.Add(1)
				return
			}
			time.Sleep(200 * time.Millisecond)
			leg.Hangup(telephony.HungUp)
		})
	}
	calling.Wait()
	after, err := l.rest(before.Goroutines)
	fmt.Printf("| set-ups failed, at %d calls a second for %d s | %d | 0 | %s |\n", p.rate, p.seconds, failed.Load(), met(failed.Load() == 0))
	fmt.Printf("| goroutines before and after | %d, %d | as before | %s |\n", before.Goroutines, after, met(after <= before.Goroutines))
	return err
}

// rest waits until no more goes on than before, for as long as SIP remembers what was said.
func (l *load) rest(before int) (after int, err error) {
	for end := time.Now().Add(45 * time.Second); ; time.Sleep(500 * time.Millisecond) {
		t, err := l.put(asked{})
		if err != nil || t.Goroutines <= before || time.Now().After(end) {
			return t.Goroutines, err
		}
	}
}
