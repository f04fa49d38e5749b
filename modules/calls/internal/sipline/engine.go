package sipline

import (
	"context"
	"crypto/tls"
	"log/slog"
	"net/netip"
	"sync"
	"time"

	"github.com/emiago/sipgo"
	"github.com/emiago/sipgo/sip"

	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/modules/calls/internal/telephony"
)

// Config is how an engine is set up.
type Config struct {
	Listen      []Address     // where requests are awaited
	External    netip.Addr    // where the world finds us; the zero value is the address that leads to each trunk
	Doors       media.Doors   // for sound
	Certificate *tls.Config   // of our own TLS listeners; none without it
	Reaches     Reach         // where trunks may be; nil: anywhere
	NoSound     time.Duration // after how long without sound a call ends; 0: 30 s
	Log         *slog.Logger
	Told        Told
}

// Told are told what the engine alone notices. Each may be nil.
type Told struct {
	State func(trunk Trunk, s State)       // how a trunk is doing has changed
	Story func(trunk Trunk, s Story)       // a call of it failed
	Knock func(from netip.Addr, to string) // somebody unknown tried to call
}

// Address is a place to listen.
type Address struct {
	Transport Transport
	At        netip.AddrPort
}

// Engine carries calls. It implements telephony.CallProvider.
type Engine struct {
	config Config
	ua     *sipgo.UserAgent
	server *sipgo.Server
	client *sipgo.Client
	doors  *doors
	stop   context.CancelFunc
	ctx    context.Context
	work   sync.WaitGroup

	mutex   sync.RWMutex
	ways    map[string]*way // by the trunk's id
	kept    chan struct{}   // closed when other trunks are kept
	legs    map[string]*Leg // by Call-ID and our tag
	arrives func(telephony.Incoming)
}

// Open listens, and watches over the calls until Close.
func Open(c Config) (*Engine, error) {
	if c.NoSound == 0 {
		c.NoSound = 30 * time.Second
	}
	e := &Engine{config: c, ways: map[string]*way{}, kept: make(chan struct{}), legs: map[string]*Leg{}}
	e.ctx, e.stop = context.WithCancel(context.Background())
	e.doors = newDoors(e)
	allowFragments()
	quiet := slog.New(slog.DiscardHandler) // the library logs each message that it cannot read, whole
	var err error
	e.ua, err = sipgo.NewUA(sipgo.WithUserAgent("Recobro"), sipgo.WithUserAgenTLSConfig(e.vouched()),
		sipgo.WithUserAgentTransportLayerOptions(sip.WithTransportLayerReadFilter(e.doors.filter), sip.WithTransportLayerLogger(quiet)),
		sipgo.WithUserAgentTransactionLayerOptions(sip.WithTransactionLayerLogger(quiet),
			sip.WithTransactionLayerUnhandledResponseHandler(func(*sip.Response) {})))
	if err != nil {
		return nil, err
	}
	if e.client, err = sipgo.NewClient(e.ua, sipgo.WithClientLogger(quiet)); err != nil {
		return nil, err
	}
	if e.server, err = sipgo.NewServer(e.ua, sipgo.WithServerLogger(quiet)); err != nil {
		return nil, err
	}
	e.routes()
	if err := e.doors.listen(c.Listen); err != nil {
		e.Close()
		return nil, err
	}
	e.work.Go(e.watch)
	return e, nil
}

// largest is the largest message that is sent in one datagram, in bytes, with what the library keeps free of it.
const largest = 8200

// allowFragments has the library send by UDP what is larger than one packet of a network: an INVITE with keys of sound and a proof of who we
// are is, and trunks know no other transport. RFC 3261, 18.1.1 would have us go over to TCP there, which hardly any carrier follows.
func allowFragments() {
	if sip.UDPMTUSize < largest {
		sip.UDPMTUSize = largest
	}
}

// routes are what answers requests.
func (e *Engine) routes() {
	e.server.OnInvite(e.invited)
	e.server.OnAck(e.acknowledged)
	e.server.OnBye(e.ended)
	e.server.OnOptions(e.asked)
	e.server.OnUpdate(e.updated)
	e.server.OnPrack(e.received)
	e.server.OnNotify(e.notified)
	e.server.OnInfo(e.informed)
	e.server.OnCancel(e.unknown)
	e.server.OnNoRoute(func(r *sip.Request, tx sip.ServerTransaction) { answer(r, tx, 405, "Method Not Allowed") })
}

// Receive implements telephony.CallProvider.
func (e *Engine) Receive(f func(telephony.Incoming)) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	e.arrives = f
}

// Close hangs up what goes on, as politely as two seconds allow, and ends.
func (e *Engine) Close() {
	for _, l := range e.all() {
		l.Hangup(telephony.Lost)
	}
	e.settle(2 * time.Second)
	e.Keep(nil)
	e.stop()
	e.doors.close()
	_ = e.ua.Close()
	e.work.Wait()
}

// settle waits until no leg is left.
func (e *Engine) settle(most time.Duration) {
	end := time.NewTimer(most)
	defer end.Stop()
	for _, l := range e.all() {
		select {
		case <-l.over:
		case <-end.C:
			return
		}
	}
}

func (e *Engine) all() []*Leg {
	e.mutex.RLock()
	defer e.mutex.RUnlock()
	legs := make([]*Leg, 0, len(e.legs))
	for _, l := range e.legs {
		legs = append(legs, l)
	}
	return legs
}

// watch ends calls whose sound has stopped, and those whose session nobody has refreshed.
func (e *Engine) watch() {
	beat := time.NewTicker(time.Second)
	defer beat.Stop()
	for {
		select {
		case <-e.ctx.Done():
			return
		case now := <-beat.C:
			for _, l := range e.all() {
				l.look(now)
			}
		}
	}
}
