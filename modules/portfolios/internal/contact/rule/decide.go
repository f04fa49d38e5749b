package rule

import (
	"slices"
	"time"
)

// law is a rule that is asked: from a pack, or made of the debtor's wishes and of what is known of the number.
type law struct {
	Rule
	layer   Layer
	country string
	version int
	next    func(a *Ask, at time.Time) (time.Time, bool)
}

// governs reports whether a rule has a say about the channel and the maker of a contact.
func (r *Rule) governs(a *Ask) bool {
	return among(r.Channels, a.Channel) && among(r.By, a.By)
}

func among[T comparable](some []T, one T) bool {
	for _, s := range some {
		if s == one {
			return true
		}
	}
	return len(some) == 0
}

// furthest is how far ahead the next instant is looked for.
const furthest = 400 * 24 * time.Hour

// mostRounds bounds the search for it.
const mostRounds = 500

// Decide says whether a contact may be made now, by the rules of all packs that apply; if not, by which rule, and from when on it may.
func Decide(a Ask, packs ...*Compiled) Decision {
	laws := a.laws(packs)
	if len(a.Zones) == 0 {
		return unknownZone().refusal("")
	}
	by, from, known := binding(&a, laws, a.At)
	if by == nil {
		return Decision{Allowed: true, Zone: a.zone()}
	}
	d := by.refusal(a.zone())
	if known {
		d.Until = settle(&a, laws, from)
	}
	return d
}

// laws are those that govern the contact, the lasting ones first.
func (a *Ask) laws(packs []*Compiled) []*law {
	laws := make([]*law, 0, 24)
	laws = a.wishes(laws)
	for _, p := range packs {
		for i := range p.laws {
			if p.laws[i].governs(a) {
				laws = append(laws, &p.laws[i])
			}
		}
	}
	if a.Beside == "" {
		return laws
	}
	return slices.DeleteFunc(laws, func(l *law) bool { return l.ID == a.Beside })
}

// binding is the law that refuses a contact at an instant for longest, and from when on it would not; none when none refuses, and not
// known when no time brings it.
func binding(a *Ask, laws []*law, at time.Time) (by *law, from time.Time, known bool) {
	from = at
	for _, l := range laws {
		next, ever := l.next(a, at)
		if !ever {
			return l, at, false
		}
		if next.After(from) {
			by, from = l, next
		}
	}
	return by, from, true
}

// settle is the first instant from one on at which no law refuses; zero when there is none in reach.
func settle(a *Ask, laws []*law, from time.Time) time.Time {
	for range mostRounds {
		by, next, known := binding(a, laws, from)
		switch {
		case by == nil:
			return from
		case !known || next.Sub(a.At) > furthest:
			return time.Time{}
		}
		from = next
	}
	return time.Time{}
}

// zone is the one that hours are told by.
func (a *Ask) zone() string { return a.Zones[0].String() }

func (l *law) refusal(zone string) Decision {
	return Decision{
		RuleID: l.ID, Layer: l.layer, Country: l.country, PackVersion: l.version, Text: l.Text, Source: l.Source,
		NeedsCounsel: l.NeedsCounsel, Zone: zone,
	}
}
