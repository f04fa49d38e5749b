package main

import (
	"net"
	"net/netip"
	"time"
)

// relay carries packets between pairs of the load's ports by bare sockets, as each end of a call has one: it is what no program that
// carries calls can do without. It tells the ports of its own, in the same order.
func relay(to []int) (ports []int, err error) {
	conns := make([]*net.UDPConn, len(to))
	for n := range conns {
		if conns[n], err = net.ListenUDP("udp4", net.UDPAddrFromAddrPort(netip.AddrPortFrom(loopback, 0))); err != nil {
			return nil, err
		}
		ports = append(ports, conns[n].LocalAddr().(*net.UDPAddr).Port)
	}
	for n, conn := range conns {
		other := n ^ 1
		go carryOn(conn, conns[other], netip.AddrPortFrom(loopback, uint16(to[other])))
	}
	return ports, nil
}

// carryOn ends with the program.
func carryOn(from, by *net.UDPConn, to netip.AddrPort) {
	buffer := make([]byte, 1700)
	for {
		n, _, err := from.ReadFromUDPAddrPort(buffer)
		if err != nil {
			return
		}
		_, _ = by.WriteToUDPAddrPort(buffer[:n], to)
	}
}

// beats are how often each speaks in a second.
const beats = 50

// beat has each of many speakers speak every 20 ms, spread over that time as they are in life, until stop is closed; what was missed is made
// up for.
func beat(speakers []func(), stop <-chan struct{}) {
	const steps = 20
	tick := time.NewTicker(time.Millisecond)
	defer tick.Stop()
	begun := time.Now()
	for step := 0; ; {
		select {
		case <-stop:
			return
		case <-tick.C:
		}
		for due := int(time.Since(begun) / time.Millisecond); step < due; step++ {
			for n := step % steps; n < len(speakers); n += steps {
				speakers[n]()
			}
		}
	}
}
