package sdp

import (
	"net/netip"
	"slices"

	"github.com/recobro/recobro/modules/calls/internal/media"
	"github.com/recobro/recobro/plugins-sdk/go/audio"
)

// Seal is what a trunk wants of the sealing of sound.
type Seal string

// What it may want.
const (
	Plain    Seal = "off"
	MaySeal  Seal = "optional"
	MustSeal Seal = "required"
)

// Enum are all of them.
func (Seal) Enum() []Seal { return []Seal{Plain, MaySeal, MustSeal} }

// Ours is what our side of a call has to say.
type Ours struct {
	At      netip.AddrPort
	Laws    []audio.Law
	Seal    Seal
	Keys    []media.Key // that we seal by, one for each suite, kept through the call
	OnHold  bool        // we have put the other side on hold
	Session uint64
	Version int
}

// NewKeys are fresh keys, one for each suite.
func NewKeys() []media.Key {
	return []media.Key{media.NewKey("1", media.Suite80), media.NewKey("2", media.Suite32)}
}

func (o Ours) direction() Direction {
	if o.OnHold {
		return Speaks
	}
	return Both
}

// Offer is what we offer.
func (o Ours) Offer() []byte {
	s := Sound{At: o.At, Laws: o.Laws, Direction: o.direction()}
	if o.Seal != Plain {
		s.Seals, s.Sealed = o.Keys, o.Seal == MustSeal
	}
	return s.Write(o.Session, o.Version)
}

// Answer answers an offer of the other side, and is what both have agreed on. It fails with ErrCommon.
func (o Ours) Answer(theirs Offer) (body []byte, terms media.Terms, err error) {
	law, ok := common(o.Laws, theirs.Laws)
	if !ok {
		return nil, terms, ErrCommon
	}
	s := Sound{At: o.At, Laws: []audio.Law{law}, Keys: theirs.Keys, Sealed: theirs.Sealed, Direction: theirs.Direction.reversed()}
	if o.OnHold {
		s.Direction = held(s.Direction)
	}
	ours, sealed, ok := o.seal(theirs.Sound)
	if !ok {
		return nil, terms, ErrCommon
	}
	terms = termsOf(theirs.Sound, law, s.Direction)
	if sealed {
		terms.Ours, terms.Theirs = &ours, &theirs.Seals[indexOf(theirs.Seals, ours)]
		s.Seals = []media.Key{ours}
	}
	return s.write(o.Session, o.Version, theirs.place), terms, nil
}

// Agreed is what was agreed on, by the answer of the other side to our offer. It fails with ErrCommon.
func (o Ours) Agreed(answer Offer) (terms media.Terms, err error) {
	law, ok := common(answer.Laws, o.Laws) // theirs comes first: they have chosen
	if !ok {
		return terms, ErrCommon
	}
	terms = termsOf(answer.Sound, law, narrower(o.direction(), answer.Direction.reversed()))
	switch {
	case len(answer.Seals) > 0 && o.Seal != Plain:
		theirs := answer.Seals[0]
		at := slices.IndexFunc(o.Keys, func(k media.Key) bool { return k.Tag == theirs.Tag && k.Suite == theirs.Suite })
		if at < 0 {
			return terms, ErrCommon
		}
		terms.Ours, terms.Theirs = &o.Keys[at], &theirs
	case o.Seal == MustSeal || answer.Sealed:
		return terms, ErrCommon
	}
	return terms, nil
}

// seal chooses the key by which we seal what answers an offer; sealed is false for plain sound, ok where that will not do.
func (o Ours) seal(theirs Sound) (key media.Key, sealed, ok bool) {
	if o.Seal != Plain {
		for _, mine := range o.Keys {
			if at := indexOf(theirs.Seals, mine); at >= 0 {
				mine.Tag = theirs.Seals[at].Tag
				return mine, true, true
			}
		}
	}
	return key, false, o.Seal != MustSeal && !theirs.Sealed
}

func indexOf(keys []media.Key, like media.Key) int {
	return slices.IndexFunc(keys, func(k media.Key) bool { return k.Suite == like.Suite })
}

// common is the first law of ours that they have too.
func common(ours, theirs []audio.Law) (audio.Law, bool) {
	for _, law := range ours {
		if slices.Contains(theirs, law) {
			return law, true
		}
	}
	return 0, false
}

// termsOf is what is agreed, with our own direction.
func termsOf(theirs Sound, law audio.Law, ours Direction) media.Terms {
	nowhere := theirs.At.Addr().IsUnspecified() // how holding was said before RFC 3264
	return media.Terms{
		To: theirs.At, Law: law, Keys: theirs.Keys,
		Silent:  nowhere || ours == Listens || ours == Neither,
		Waiting: nowhere || ours == Speaks || ours == Neither,
	}
}

// held is a direction of ours while we have the other side on hold: it hears, we do not.
func held(d Direction) Direction {
	if d == Both || d == Speaks {
		return Speaks
	}
	return Neither
}

// narrower is the narrower of what we offered and what they granted.
func narrower(offered, granted Direction) Direction {
	speaks := (offered == Both || offered == Speaks) && (granted == Both || granted == Speaks)
	listens := (offered == Both || offered == Listens) && (granted == Both || granted == Listens)
	switch {
	case speaks && listens:
		return Both
	case speaks:
		return Speaks
	case listens:
		return Listens
	}
	return Neither
}
