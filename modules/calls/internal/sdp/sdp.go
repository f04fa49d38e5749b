// Package sdp is what two sides of a call say of their sound: where it goes, by which law, on hold or not, sealed by which keys
// (RFC 4566, 3264, 4568, 4733).
package sdp

import (
	"net/netip"
	"strconv"
	"strings"

	"github.com/pion/sdp/v3"

	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// The refusals of this package.
var (
	ErrUnread = errs.New(errs.Invalid, "calls.sdp_unread") // it cannot be read
	ErrCommon = errs.New(errs.Invalid, "calls.sdp_common") // there is no codec, or no seal, that both have
)

// Direction is who speaks, as the side that says it sees it.
type Direction string

// The directions.
const (
	Both    Direction = "sendrecv"
	Speaks  Direction = "sendonly"
	Listens Direction = "recvonly"
	Neither Direction = "inactive"
)

// reversed is the direction as the other side sees it.
func (d Direction) reversed() Direction {
	switch d {
	case Speaks:
		return Listens
	case Listens:
		return Speaks
	default:
		return d
	}
}

// Sound is what one side says.
type Sound struct {
	At        netip.AddrPort
	Laws      []audio.Law // by preference
	Keys      uint8       // payload type of pressed keys; 0 for none
	Direction Direction
	Seals     []media.Key // that it offers, or the one that it chose
	Sealed    bool        // by RTP/SAVP: nothing else will do
}

// place is that of the sound among all that an offer asks for; what else it asks for is refused in the answer.
type place struct {
	refused []string // lines of what is refused, in their order; "" is the place of the sound
}

// Offer is an offer as it was read.
type Offer struct {
	Sound
	place place
}

// Read reads an offer or an answer. It fails with ErrUnread, and with ErrCommon where it has no sound that a line can carry.
func Read(body []byte) (Offer, error) {
	var d sdp.SessionDescription
	if err := d.Unmarshal(body); err != nil {
		return Offer{}, ErrUnread.Wrap(err)
	}
	var o Offer
	found := false
	for _, m := range d.MediaDescriptions {
		if found || m.MediaName.Media != "audio" || m.MediaName.Port.Value == 0 {
			o.place.refused = append(o.place.refused, refusal(m))
			continue
		}
		sound, err := soundOf(&d, m)
		if err != nil {
			return Offer{}, err
		}
		o.Sound, found = sound, true
		o.place.refused = append(o.place.refused, "")
	}
	if !found {
		return Offer{}, ErrCommon
	}
	return o, nil
}

func refusal(m *sdp.MediaDescription) string {
	formats := m.MediaName.Formats
	if len(formats) == 0 {
		formats = []string{"0"}
	}
	return "m=" + m.MediaName.Media + " 0 " + strings.Join(m.MediaName.Protos, "/") + " " + formats[0] + "\r\n"
}

func soundOf(d *sdp.SessionDescription, m *sdp.MediaDescription) (s Sound, err error) {
	if s.At, err = addressOf(d, m); err != nil {
		return s, err
	}
	s.Laws, s.Keys = codecsOf(m)
	s.Direction = directionOf(d, m)
	s.Sealed = strings.Join(m.MediaName.Protos, "/") == "RTP/SAVP"
	if !s.Sealed && strings.Join(m.MediaName.Protos, "/") != "RTP/AVP" {
		return s, ErrCommon
	}
	s.Seals = sealsOf(m)
	if len(s.Laws) == 0 {
		return s, ErrCommon
	}
	return s, nil
}

// addressOf is where sound goes. A name is not looked up: what signalling can send must not make the engine ask around.
func addressOf(d *sdp.SessionDescription, m *sdp.MediaDescription) (netip.AddrPort, error) {
	c := m.ConnectionInformation
	if c == nil {
		c = d.ConnectionInformation
	}
	if c == nil || c.Address == nil {
		return netip.AddrPort{}, ErrUnread
	}
	host, err := netip.ParseAddr(c.Address.Address)
	port := m.MediaName.Port.Value
	if err != nil || port < 1 || port > 65535 {
		return netip.AddrPort{}, ErrUnread.Wrap(err)
	}
	return netip.AddrPortFrom(host.Unmap(), uint16(port)), nil
}

// codecsOf are the laws in the order of the formats, and the payload type of pressed keys.
func codecsOf(m *sdp.MediaDescription) (laws []audio.Law, keys uint8) {
	named := map[string]string{"0": "PCMU/8000", "8": "PCMA/8000"}
	for _, a := range m.Attributes {
		if format, codec, ok := strings.Cut(a.Value, " "); ok && a.Key == "rtpmap" {
			named[format] = strings.TrimSuffix(strings.ToUpper(codec), "/1")
		}
	}
	for _, format := range m.MediaName.Formats {
		kind, err := strconv.ParseUint(format, 10, 7)
		switch {
		case err != nil:
		case format == "0" && named[format] == "PCMU/8000", format == "8" && named[format] == "PCMA/8000":
			laws = append(laws, audio.Law(kind))
		case named[format] == "TELEPHONE-EVENT/8000" && kind > 0:
			keys = uint8(kind)
		}
	}
	return laws, keys
}

func directionOf(d *sdp.SessionDescription, m *sdp.MediaDescription) Direction {
	for _, attributes := range [][]sdp.Attribute{m.Attributes, d.Attributes} {
		for _, a := range attributes {
			switch way := Direction(a.Key); way {
			case Both, Speaks, Listens, Neither:
				return way
			}
		}
	}
	return Both
}

// sealsOf are the keys with suites that we know, without the parameters that we do not.
func sealsOf(m *sdp.MediaDescription) (keys []media.Key) {
	for _, a := range m.Attributes {
		parts := strings.Fields(a.Value)
		if a.Key != "crypto" || len(parts) != 3 {
			continue
		}
		text, ok := strings.CutPrefix(parts[2], "inline:")
		text, _, _ = strings.Cut(text, "|")
		if suite := media.Suite(parts[1]); ok && (suite == media.Suite80 || suite == media.Suite32) {
			keys = append(keys, media.Key{Tag: parts[0], Suite: suite, Text: text})
		}
	}
	return keys
}
