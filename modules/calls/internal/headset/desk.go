// Package headset is the line to a person in a browser: WebRTC, answered over HTTP, with a relay (TURN) of its own for networks that
// let nothing else through.
package headset

import (
	"log/slog"
	"net"
	"net/netip"

	"github.com/pion/ice/v4"
	"github.com/pion/interceptor"
	"github.com/pion/interceptor/pkg/report"
	"github.com/pion/logging"
	"github.com/pion/webrtc/v4"

	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// The refusals of this package.
var (
	ErrOffer = errs.New(errs.Invalid, "calls.headset_offer")         // what the browser offers cannot be read, or has no sound
	ErrPorts = errs.New(errs.Unavailable, "calls.headset_ports")     // there is no port for browsers
	ErrGone  = errs.New(errs.Conflict, "calls.headset_disconnected") // there is no connection to the browser
)

// Config is how browsers are spoken with.
type Config struct {
	Doors    media.Doors // one of these ports is for all browsers; At is where, the zero value is every address
	External netip.Addr  // by which the world finds us; the zero value is the machine's own addresses
	Log      *slog.Logger
}

// Desk answers the offers of browsers.
type Desk struct {
	apis map[audio.Law]*webrtc.API
	mux  ice.UDPMux
	port uint16
}

// Open opens the port for browsers. It fails with ErrPorts.
func Open(c Config) (*Desk, error) {
	mux, port, err := openMux(c.Doors)
	if err != nil {
		return nil, ErrPorts.Wrap(err)
	}
	d := &Desk{mux: mux, port: port, apis: map[audio.Law]*webrtc.API{}}
	for _, law := range []audio.Law{audio.ULaw, audio.ALaw} {
		if d.apis[law], err = apiOf(law, mux, c); err != nil {
			_ = mux.Close()
			return nil, err
		}
	}
	return d, nil
}

// Port is the port that all browsers are spoken with by.
func (d *Desk) Port() uint16 { return d.port }

// Close ends every connection.
func (d *Desk) Close() { _ = d.mux.Close() }

// openMux opens one port on every address of the machine, or on the one that is set.
func openMux(doors media.Doors) (mux ice.UDPMux, at uint16, err error) {
	options := []ice.UDPMuxFromPortOption{ice.UDPMuxFromPortWithLogger(silent{}.NewLogger("ice"))}
	if at := doors.At; at.IsValid() && !at.IsUnspecified() {
		options = append(options, ice.UDPMuxFromPortWithIPFilter(func(ip net.IP) bool { return ip.Equal(at.AsSlice()) }))
		if at.IsLoopback() {
			options = append(options, ice.UDPMuxFromPortWithLoopback())
		}
	}
	door, err := doors.Open() // finds a free one
	if err != nil {
		return nil, 0, err
	}
	port := door.LocalAddr().(*net.UDPAddr).Port
	_ = door.Close()
	mux, err = ice.NewMultiUDPMuxFromPort(port, options...)
	return mux, uint16(port), err
}

// apiOf speaks one law alone, so that a browser sends it.
func apiOf(law audio.Law, mux ice.UDPMux, c Config) (*webrtc.API, error) {
	engine := &webrtc.MediaEngine{}
	codec := webrtc.RTPCodecParameters{RTPCodecCapability: capability(law), PayloadType: webrtc.PayloadType(law)}
	if err := engine.RegisterCodec(codec, webrtc.RTPCodecTypeAudio); err != nil {
		return nil, err
	}
	reports := &interceptor.Registry{}
	for _, factory := range []func() (interceptor.Factory, error){
		func() (interceptor.Factory, error) { return report.NewReceiverInterceptor() },
		func() (interceptor.Factory, error) { return report.NewSenderInterceptor() },
	} {
		made, err := factory()
		if err != nil {
			return nil, err
		}
		reports.Add(made)
	}
	s := webrtc.SettingEngine{LoggerFactory: silent{}}
	s.SetLite(true) // the browser asks, we answer: it is we who can be reached
	s.SetICEUDPMux(mux)
	s.SetICEMulticastDNSMode(ice.MulticastDNSModeDisabled)
	if c.Doors.At.IsLoopback() {
		s.SetIncludeLoopbackCandidate(true)
	}
	if c.External.IsValid() {
		rule := webrtc.ICEAddressRewriteRule{External: []string{c.External.String()}, AsCandidateType: webrtc.ICECandidateTypeHost, Mode: webrtc.ICEAddressRewriteReplace}
		if err := s.SetICEAddressRewriteRules(rule); err != nil {
			return nil, err
		}
	}
	return webrtc.NewAPI(webrtc.WithMediaEngine(engine), webrtc.WithInterceptorRegistry(reports), webrtc.WithSettingEngine(s)), nil
}

func capability(law audio.Law) webrtc.RTPCodecCapability {
	mime := webrtc.MimeTypePCMU
	if law == audio.ALaw {
		mime = webrtc.MimeTypePCMA
	}
	return webrtc.RTPCodecCapability{MimeType: mime, ClockRate: audio.Rate, Channels: 1}
}

// silent is a log of nothing: what strangers send to an open port is no news.
type silent struct{}

// NewLogger implements logging.LoggerFactory.
func (silent) NewLogger(string) logging.LeveledLogger {
	return logging.NewDefaultLeveledLoggerForScope("", logging.LogLevelDisabled, nil)
}
