// Package trunk keeps the ways to the public network: what a company has agreed with whoever carries its calls.
package trunk

import (
	"encoding/pem"
	"errors"
	"net/netip"
	"regexp"

	"github.com/recobro/recobro/modules/calls/internal/sdp"
	"github.com/recobro/recobro/modules/calls/internal/sipline"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/sealed"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Trunk is one of them.
type Trunk struct {
	storage.Row
	Name             string            `json:"name" example:"Antel, sede central"`
	Host             string            `json:"host" doc:"Name or address of the carrier's exchange" example:"sip.example.com"`
	Port             int               `json:"port" doc:"0: the usual one of the transport"`
	Transport        sipline.Transport `json:"transport"`
	Domain           string            `json:"domain" doc:"Domain of numbers, where it is not the host"`
	Username         string            `json:"username" doc:"Empty for a trunk that knows us by our address"`
	Password         sealed.Text       `json:"-"`
	HasPassword      bool              `json:"has_password" gorm:"-"`
	Register         bool              `json:"register" doc:"The trunk is told where we are, again and again"`
	Token            string            `json:"-"` // user of our Contact, by which its calls are known
	Sources          []string          `json:"sources" gorm:"serializer:json" doc:"Further addresses or networks that its calls come from" example:"203.0.113.0/28"`
	CA               string            `json:"ca" doc:"PEM of who vouches for its certificate; the system's authorities without it"`
	Seal             sdp.Seal          `json:"seal" doc:"Whether sound is sealed (SRTP)"`
	Law              Law               `json:"law" doc:"How sound is written, by preference"`
	MostCalls        int               `json:"most_calls" doc:"Calls at once"`
	MostPerSecond    int               `json:"most_per_second" doc:"Calls that begin in a second; 0: no limit"`
	SessionSeconds   int               `json:"session_seconds" doc:"After so long a call that nobody confirms ends; 0: never"`
	KeepaliveSeconds int               `json:"keepalive_seconds" doc:"Between questions whether the trunk is there; 0: none are asked"`
	AnswerSeconds    int               `json:"answer_seconds" doc:"After so long a call that nobody answers ends, where whoever calls sets no other time"`
	Refers           bool              `json:"refers" doc:"Transfers to outside are asked of the trunk, which then carries them without us"`
	Place            int               `json:"place" doc:"Its place among those that are tried, the lowest first"`
	IsOn             bool              `json:"is_on"`
}

// TableName is the table of trunks.
func (Trunk) TableName() string { return "trunks" }

// Law is how sound is written, as people choose it.
type Law string

// Both of them.
const (
	A Law = "a" // in Latin America and Europe
	U Law = "u" // in North America and Japan
)

// Enum are both.
func (Law) Enum() []Law { return []Law{A, U} }

// laws are both as audio knows them, the preferred first.
func (l Law) laws() []audio.Law {
	if l == U {
		return []audio.Law{audio.ULaw, audio.ALaw}
	}
	return []audio.Law{audio.ALaw, audio.ULaw}
}

// Most bounds a company's trunks: they are kept in memory, and each asks its carrier again and again.
const Most = 50

// The refusals of trunks.
var (
	ErrNotFound  = errs.New(errs.NotFound, "calls.trunk_not_found")
	ErrDuplicate = errs.New(errs.Conflict, "calls.trunk_exists").WithField("body.name", "calls.trunk_exists")
	ErrHost      = errs.New(errs.Invalid, "calls.trunk_host").WithField("body.host", "calls.trunk_host")
	ErrPrivate   = errs.New(errs.Invalid, "calls.trunk_private").WithField("body.host", "calls.trunk_private")
	ErrDomain    = errs.New(errs.Invalid, "calls.trunk_domain").WithField("body.domain", "calls.trunk_domain")
	ErrUsername  = errs.New(errs.Invalid, "calls.trunk_username").WithField("body.username", "calls.trunk_username")
	ErrSource    = errs.New(errs.Invalid, "calls.trunk_source").WithField("body.sources", "calls.trunk_source")
	ErrCA        = errs.New(errs.Invalid, "calls.trunk_ca").WithField("body.ca", "calls.trunk_ca")
	ErrPassword  = errs.New(errs.Invalid, "calls.trunk_password").WithField("body.password", "calls.trunk_password")
	ErrRegister  = errs.New(errs.Invalid, "calls.trunk_register").WithField("body.username", "calls.trunk_register")
	ErrTooMany   = errs.New(errs.Conflict, "calls.trunk_too_many").WithParam("most", Most)
	ErrUsed      = errs.New(errs.Conflict, "calls.trunk_used")
)

// Refusals are what storage's refusals are called here.
func (Trunk) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDuplicate}
}

var host = regexp.MustCompile(`^([A-Za-z0-9]([A-Za-z0-9-]{0,62}[A-Za-z0-9])?\.)*[A-Za-z0-9]([A-Za-z0-9-]{0,62}[A-Za-z0-9])?$`)

// user is what may stand before the @ of a SIP address (RFC 3261, 25.1): nothing in it ends a line, a header or an address.
var user = regexp.MustCompile(`^([A-Za-z0-9\-_.!~*'()&=+$,;?/]|%[0-9A-Fa-f]{2})+$`)

// spelled refuses what would not stand in a SIP message as what it is meant to be.
func (t Trunk) spelled() error {
	switch {
	case !isHost(t.Host):
		return ErrHost
	case t.Domain != "" && !isHost(t.Domain):
		return ErrDomain
	case t.Username != "" && !user.MatchString(t.Username):
		return ErrUsername
	}
	return nil
}

func isHost(text string) bool {
	address, err := netip.ParseAddr(text)
	return err == nil && address.Zone() == "" || host.MatchString(text)
}

// Check refuses what cannot lead to a carrier, or leads to where the operator lets no trunk be.
func (t Trunk) Check(reach sipline.Reach) error {
	if err := t.spelled(); err != nil {
		return err
	}
	if address, err := netip.ParseAddr(t.Host); err == nil && !reach(address) {
		return ErrPrivate
	}
	for _, source := range t.Sources {
		if network, err := prefix(source); err != nil || !reach(network.Addr()) {
			return ErrSource.WithParam("source", source)
		}
	}
	if block, _ := pem.Decode([]byte(t.CA)); t.CA != "" && (block == nil || block.Type != "CERTIFICATE") {
		return ErrCA
	}
	if t.Register && t.Username == "" {
		return ErrRegister
	}
	return nil
}

// The widest networks that calls of one trunk may come from: whoever is in them is taken for the carrier.
const (
	widest4 = 24
	widest6 = 64
)

// prefix reads an address, or a network that is no wider than one carrier's.
func prefix(text string) (netip.Prefix, error) {
	if address, err := netip.ParseAddr(text); err == nil {
		address = address.Unmap().WithZone("")
		return netip.PrefixFrom(address, address.BitLen()), nil
	}
	network, err := netip.ParsePrefix(text)
	if err != nil {
		return network, err
	}
	widest := widest6
	if network.Addr().Is4() {
		widest = widest4
	}
	if network.Bits() < widest || network.Addr().Is4In6() {
		return network, errWide
	}
	return network.Masked(), nil
}

var errWide = errors.New("the network is wider than one carrier's")
