package sipline

import (
	"context"
	"crypto/tls"
	"errors"
	"net"
	"net/netip"
	"sync"
	"syscall"
	"time"

	"github.com/emiago/sipgo/sip"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// ErrListen says that an address to listen at is none of this machine's.
var ErrListen = errs.New(errs.Unavailable, "calls.sip_listen")

// doors are where requests come in, and who may.
type doors struct {
	engine *Engine
	known  knownPeers
	mutex  sync.Mutex
	open   []listener
}

type listener struct {
	transport Transport
	at        netip.AddrPort
	close     func() error
}

func newDoors(e *Engine) *doors { return &doors{engine: e} }

// listen opens the addresses. One that an earlier process of the module still holds is taken over once it leaves; a free port stands in.
func (d *doors) listen(all []Address) error {
	for _, a := range all {
		err := d.enter(a)
		if errors.Is(err, syscall.EADDRINUSE) {
			free := Address{a.Transport, netip.AddrPortFrom(a.At.Addr(), 0)}
			if err = d.enter(free); err == nil {
				d.engine.work.Go(func() { d.takeOver(a) })
			}
		}
		if err != nil {
			return ErrListen.Wrap(err)
		}
	}
	return nil
}

func (d *doors) takeOver(a Address) {
	beat := time.NewTicker(100 * time.Millisecond)
	defer beat.Stop()
	for {
		select {
		case <-d.engine.ctx.Done():
			return
		case <-beat.C:
			if d.enter(a) == nil {
				return
			}
		}
	}
}

func (d *doors) enter(a Address) error {
	if a.Transport == UDP {
		conn, err := net.ListenUDP("udp", net.UDPAddrFromAddrPort(a.At))
		if err != nil {
			return err
		}
		d.keep(listener{UDP, addrPort(conn.LocalAddr()), conn.Close})
		door := &awaited{PacketConn: conn, begun: make(chan struct{})}
		d.engine.work.Go(func() { _ = d.engine.server.ServeUDP(door) })
		<-door.begun
		return nil
	}
	plain, err := net.ListenTCP("tcp", net.TCPAddrFromAddrPort(a.At))
	if err != nil {
		return err
	}
	d.keep(listener{a.Transport, addrPort(plain.Addr()), plain.Close})
	guarded := &guarded{Listener: plain, doors: d}
	if a.Transport == TCP {
		d.engine.work.Go(func() { _ = d.engine.server.ServeTCP(guarded) })
		return nil
	}
	d.engine.work.Go(func() { _ = d.engine.server.ServeTLS(tls.NewListener(guarded, d.engine.config.Certificate)) })
	return nil
}

// awaited tells when it is read: only from then on the library sends by it.
type awaited struct {
	net.PacketConn
	once  sync.Once
	begun chan struct{}
}

// ReadFrom implements net.PacketConn.
func (a *awaited) ReadFrom(b []byte) (int, net.Addr, error) {
	a.once.Do(func() { close(a.begun) })
	return a.PacketConn.ReadFrom(b)
}

// keep remembers a listener, the newest first: what was asked for before what stood in for it.
func (d *doors) keep(l listener) {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	d.open = append([]listener{l}, d.open...)
}

// Listening is where requests are awaited in fact: where a port was taken, another stands in.
func (e *Engine) Listening() (all []Address) {
	e.doors.mutex.Lock()
	defer e.doors.mutex.Unlock()
	for _, l := range e.doors.open {
		all = append(all, Address{l.transport, l.at})
	}
	return all
}

func (d *doors) close() {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	for _, l := range d.open {
		_ = l.close()
	}
}

// from is the listener that speaks with an address; ok is false where none can.
func (d *doors) from(t Transport, to netip.Addr) (at netip.AddrPort, ok bool) {
	d.mutex.Lock()
	defer d.mutex.Unlock()
	for _, l := range d.open {
		own := l.at.Addr()
		if l.transport == t && (own.Is6() && own.IsUnspecified() || own.Is4() == to.Is4()) {
			return l.at, true
		}
	}
	return at, false
}

// filter drops what comes from strangers before anything of it is read or remembered.
func (d *doors) filter(from sip.TransportReadProps, data []byte) ([]byte, error) {
	address := addrPort(from.RemoteAddr).Addr()
	if d.known.has(address) {
		return data, nil
	}
	if told := d.engine.config.Told.Knock; told != nil && len(data) > 7 && string(data[:7]) == "INVITE " {
		told(address, "")
	}
	return nil, nil
}

// guarded accepts connections of those we know alone.
type guarded struct {
	net.Listener
	doors *doors
}

// Accept implements net.Listener.
func (g *guarded) Accept() (net.Conn, error) {
	for {
		conn, err := g.Listener.Accept()
		if err != nil {
			return nil, err
		}
		if g.doors.known.has(addrPort(conn.RemoteAddr()).Addr()) {
			return conn, nil
		}
		_ = conn.Close()
	}
}

func addrPort(a net.Addr) netip.AddrPort {
	at, _ := netip.ParseAddrPort(a.String())
	return netip.AddrPortFrom(at.Addr().Unmap(), at.Port())
}

// near is the address of ours that leads to another, unless the world knows us by one of its own.
func (e *Engine) near(to netip.Addr) netip.Addr {
	if external := e.config.External; external.IsValid() && external.Is4() == to.Is4() && !to.IsLoopback() {
		return external
	}
	conn, err := (&net.Dialer{}).DialContext(context.Background(), "udp", netip.AddrPortFrom(to, 9).String()) // sends nothing
	if err != nil {
		return netip.Addr{}
	}
	defer func() { _ = conn.Close() }()
	return addrPort(conn.LocalAddr()).Addr()
}
