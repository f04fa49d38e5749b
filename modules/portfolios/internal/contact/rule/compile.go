package rule

import (
	"slices"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/calendar"
)

// Compiled is a pack that is ready to decide.
type Compiled struct {
	Pack
	laws []law
}

// Compile makes a pack ready. Its country's holidays are those of the calendar; layer is whose rules they are.
func Compile(p Pack, layer Layer) *Compiled {
	c := &Compiled{Pack: p}
	for _, r := range p.Rules {
		c.laws = append(c.laws, law{Rule: r, layer: layer, country: p.Country, version: p.Version, next: r.asked(p.Country)})
	}
	return c
}

// asked is how the rule decides: from when on, at an instant or after it, it has nothing against a contact; false for never.
func (r Rule) asked(country string) func(*Ask, time.Time) (time.Time, bool) {
	switch r.Kind {
	case HoursKind:
		h := newHours(r.Open)
		if r.Holidays {
			h.off = calendar.Of(country).Holiday
		}
		return h.next
	case LimitKind:
		return r.limit
	case SingleChannel:
		return r.single
	case LabelsKind:
		return r.unless(func(a *Ask) bool { return slices.Contains(r.Labels, a.To.Label) })
	case FlagsKind:
		return r.unless(func(a *Ask) bool {
			return slices.ContainsFunc(a.Debtor.Flags, func(f string) bool { return slices.Contains(r.Flags, f) })
		})
	default:
		return r.unless(func(a *Ask) bool { return !slices.Contains(a.Debtor.Consents, Consent{a.Channel, a.By}) })
	}
}

// unless refuses for good where something is so.
func (Rule) unless(refuses func(*Ask) bool) func(*Ask, time.Time) (time.Time, bool) {
	return func(a *Ask, at time.Time) (time.Time, bool) { return at, !refuses(a) }
}
