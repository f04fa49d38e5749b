package calls

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net"
	"net/netip"
	"net/url"
	"path/filepath"
	"strconv"
	"strings"

	"go.uber.org/fx"

	"github.com/recobro/recobro/modules/calls/internal/agentcall"
	"github.com/recobro/recobro/modules/calls/internal/call"
	"github.com/recobro/recobro/modules/calls/internal/contacts"
	"github.com/recobro/recobro/modules/calls/internal/demo"
	"github.com/recobro/recobro/modules/calls/internal/dialer"
	"github.com/recobro/recobro/modules/calls/internal/floor"
	"github.com/recobro/recobro/modules/calls/internal/headset"
	"github.com/recobro/recobro/modules/calls/internal/incoming"
	"github.com/recobro/recobro/modules/calls/internal/line"
	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/modules/calls/internal/node"
	"github.com/recobro/recobro/modules/calls/internal/number"
	"github.com/recobro/recobro/modules/calls/internal/outcome"
	"github.com/recobro/recobro/modules/calls/internal/outgoing"
	"github.com/recobro/recobro/modules/calls/internal/presence"
	"github.com/recobro/recobro/modules/calls/internal/recording"
	"github.com/recobro/recobro/modules/calls/internal/session"
	"github.com/recobro/recobro/modules/calls/internal/sipline"
	"github.com/recobro/recobro/modules/calls/internal/trunk"
	sdk "github.com/recobro/recobro/plugins-sdk/go"
	"github.com/recobro/recobro/plugins-sdk/go/ask"
	"github.com/recobro/recobro/plugins-sdk/go/background"
	"github.com/recobro/recobro/plugins-sdk/go/clock"
	"github.com/recobro/recobro/plugins-sdk/go/files"
	"github.com/recobro/recobro/plugins-sdk/go/record"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/settings"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// operator is what whoever runs the installation has set.
type operator struct {
	SIPListen       []string `json:"sip_listen"`
	ExternalAddress string   `json:"external_address"`
	MediaAddress    string   `json:"media_address"`
	MediaPorts      string   `json:"media_ports"`
	TurnUDP         string   `json:"turn_udp"`
	TurnTCP         string   `json:"turn_tcp"`
	PrivateNetworks []string `json:"private_networks"`
}

func newOperator(env sdk.Environment) (o operator, err error) {
	if err = json.Unmarshal(env.Settings, &o); err != nil {
		err = fmt.Errorf("settings of the operator: %w", err)
	}
	return o, err
}

// doors are the ports for sound.
func (o operator) doors() (d media.Doors, err error) {
	if o.MediaAddress != "" {
		if d.At, err = netip.ParseAddr(o.MediaAddress); err != nil {
			return d, fmt.Errorf("media_address: %w", err)
		}
	}
	low, high, both := strings.Cut(o.MediaPorts, "-")
	if !both {
		return d, nil
	}
	for to, text := range map[*uint16]string{&d.Low: low, &d.High: high} {
		port, err := strconv.ParseUint(text, 10, 16)
		if err != nil {
			return d, fmt.Errorf("media_ports: %w", err)
		}
		*to = uint16(port)
	}
	return d, nil
}

// external is the address by which the world finds this machine; the zero value for its own.
func (o operator) external() (a netip.Addr, err error) {
	if o.ExternalAddress == "" {
		return a, nil
	}
	if a, err = netip.ParseAddr(o.ExternalAddress); err != nil {
		err = fmt.Errorf("external_address: %w", err)
	}
	return a, err
}

// listen are the addresses at which trunks reach this program.
func (o operator) listen() (all []sipline.Address, err error) {
	for _, text := range o.SIPListen {
		at, err := url.Parse(text)
		if err != nil {
			return nil, fmt.Errorf("sip_listen: %w", err)
		}
		address, err := netip.ParseAddrPort(at.Host)
		if err != nil {
			return nil, fmt.Errorf("sip_listen: %w", err)
		}
		all = append(all, sipline.Address{Transport: sipline.Transport(at.Scheme), At: address})
	}
	return all, nil
}

// newReach tells where trunks may be: at public addresses, and in the networks that the operator lists. Nobody reaches what stands beside the
// program otherwise.
func newReach(o operator) (sipline.Reach, error) {
	var listed []netip.Prefix
	for _, text := range o.PrivateNetworks {
		network, err := netip.ParsePrefix(text)
		if err != nil {
			return nil, fmt.Errorf("private_networks: %w", err)
		}
		listed = append(listed, network.Masked())
	}
	return sipline.ReachOf(listed), nil
}

// plant is what carries sound: the exchange towards trunks, the desk towards browsers, and the relay.
type plant struct {
	engine *sipline.Engine
	desk   *headset.Desk
	relay  *headset.Relay
	urls   []string // of the relay
}

// newPlant opens it for as long as the module runs.
func newPlant(lc fx.Lifecycle, o operator, reach sipline.Reach, k *trunk.Keeper, log *slog.Logger) (*plant, error) {
	doors, err := o.doors()
	if err != nil {
		return nil, err
	}
	external, err := o.external()
	if err != nil {
		return nil, err
	}
	listen, err := o.listen()
	if err != nil {
		return nil, err
	}
	p := &plant{}
	if p.engine, err = sipline.Open(sipline.Config{Listen: listen, External: external, Doors: doors, Reaches: reach, Log: log, Told: sipline.Told{Story: k.Tell}}); err != nil {
		return nil, err
	}
	if p.desk, err = headset.Open(headset.Config{Doors: doors, External: external, Log: log}); err != nil {
		p.engine.Close()
		return nil, err
	}
	if err := p.openRelay(o, doors, external); err != nil {
		return nil, err
	}
	lc.Append(background.Hook(func(ctx context.Context) { k.Follow(ctx, p.engine) }))
	lc.Append(fx.StopHook(p.close))
	return p, nil
}

// openRelay opens the relay where the operator has set one up.
func (p *plant) openRelay(o operator, doors media.Doors, external netip.Addr) (err error) {
	c := headset.RelayConfig{Shown: external, Secret: headset.NewSecret(), Own: own(doors.At, external), Desk: p.desk.Port()}
	if !c.Shown.IsValid() {
		c.Shown = doors.At
	}
	for text, to := range map[string]*netip.AddrPort{o.TurnUDP: &c.UDP, o.TurnTCP: &c.TCP} {
		if text == "" {
			continue
		}
		if *to, err = netip.ParseAddrPort(text); err != nil {
			return fmt.Errorf("turn: %w", err)
		}
	}
	if p.relay, err = headset.OpenRelay(c, doors); err != nil || p.relay == nil {
		return err
	}
	for kind, at := range map[string]netip.AddrPort{"udp": c.UDP, "tcp": c.TCP} {
		if at.IsValid() {
			p.urls = append(p.urls, fmt.Sprintf("turn:%s?transport=%s", netip.AddrPortFrom(c.Shown, at.Port()), kind))
		}
	}
	return nil
}

// own tells which addresses are this machine's.
func own(at, external netip.Addr) func(netip.Addr) bool {
	return func(a netip.Addr) bool {
		if a == at || a == external {
			return true
		}
		all, _ := net.InterfaceAddrs() // none is own where they cannot be read
		for _, each := range all {
			if network, is := each.(*net.IPNet); is && network.IP.Equal(a.AsSlice()) {
				return true
			}
		}
		return false
	}
}

func (p *plant) close() {
	p.engine.Close()
	p.desk.Close()
	p.relay.Close()
}

// newNode is this program, known to be there before it carries a call.
func newNode(lc fx.Lifecycle, db *storage.DB, calls *call.Service, c clock.Clock, log *slog.Logger) *node.Node {
	n := node.New(db, calls, c, log)
	lc.Append(fx.StartHook(n.Beat))
	lc.Append(background.Hook(n.Run))
	return n
}

func newPresence(db *storage.DB, n *node.Node, c clock.Clock) *presence.Lines {
	return presence.New(db, n.Alive, c)
}

func newKeeper(store *trunk.Store, keys *sealed.Keys, env sdk.Environment, c clock.Clock, log *slog.Logger) *trunk.Keeper {
	return trunk.NewKeeper(trunk.KeeperConfig{Store: store, Keys: keys, Tenants: env.Tenants, Node: filepath.Base(env.RunDir), Clock: c, Log: log})
}

func newRecordings(lc fx.Lifecycle, db *storage.DB, calls *call.Service, store *files.Store, keys *sealed.Keys, chosen *settings.Values[recording.Settings], r *record.Record, c clock.Clock, log *slog.Logger, env sdk.Environment) *recording.Service {
	s := recording.NewService(recording.Parts{DB: db, Calls: calls, Files: store, Keys: keys, Chosen: chosen, Record: r, Clock: c, Log: log, Folder: env.DataDir})
	lc.Append(background.Hook(s.Sweep))
	return s
}

// newFloor is where calls go on; those that still do when the module ends are hung up.
func newFloor(lc fx.Lifecycle, n *node.Node, p *plant, calls *call.Service, lines *presence.Lines, tapes *recording.Service, settler *outcome.Service, c clock.Clock, log *slog.Logger) *floor.Floor {
	f := floor.New(floor.Config{Node: n.ID, Calls: calls, Lines: lines, Provider: p.engine, Desk: p.desk, Tapes: tapes, Settler: settler, Clock: c, Log: log})
	lc.Append(fx.StopHook(f.Close))
	return f
}

func newLines(f *floor.Floor, calls *call.Service, k *trunk.Keeper, trunks *trunk.Store, out *outgoing.Service, p *plant) *line.Service {
	return line.NewService(f, calls, k, trunks, out, p.relay, p.urls)
}

// answer has calls that come in taken, once all is there that takes them.
func answer(p *plant, s *incoming.Service) { p.engine.Receive(s.Take) }

// newDialer calls for sessions as long as the module runs.
func newDialer(lc fx.Lifecycle, sessions *session.Service, calls *call.Service, out *outgoing.Service, book *contacts.Book, f *floor.Floor, agents *agentcall.Service, host *ask.Host, env sdk.Environment, c clock.Clock, log *slog.Logger) *dialer.Dialer {
	d := dialer.New(dialer.Parts{Sessions: sessions, Calls: calls, Out: out, Book: book, Floor: f, Agents: agents, Host: host, Tenants: env.Tenants, Clock: c, Log: log})
	lc.Append(background.Hook(d.Follow))
	return d
}

// newOffice is the office of the demo, which tells its calls as soon as portfolios tells its debtors.
func newOffice(lc fx.Lifecycle, seed sdk.DemoSeed, db *storage.DB, trunks *trunk.Service, numbers *number.Service, calls *call.Service, tapes *recording.Service, sessions *session.Service, book *contacts.Book, c clock.Clock, log *slog.Logger) *demo.Office {
	o := demo.New(demo.Parts{DB: db, Trunks: trunks, Numbers: numbers, Calls: calls, Tapes: tapes, Sessions: sessions, Book: book, Clock: c, Log: log})
	lc.Append(background.Hook(func(ctx context.Context) { o.Follow(ctx, seed) }))
	return o
}
