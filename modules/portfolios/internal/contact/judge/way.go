package judge

import (
	"cmp"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/phone"
	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/phonenumber"
)

// Way is a channel to a debtor, by a number where it needs one.
type Way struct {
	Channel     rule.Channel
	Phone       phone.Phone // zero for a channel without a number
	Decision    rule.Decision
	Probability float64 // that the number reaches the right party; 0 without one
}

// Ways are those that a debtor has, with what the rules say of each: each number by call, each mobile by message too, and what needs no
// number.
func (c *Case) Ways(by rule.Maker) (all []Way) {
	for _, p := range c.Phones {
		for _, channel := range dialled(p) {
			all = append(all, c.way(channel, by, p))
		}
	}
	if len(c.Debtor.Emails) > 0 {
		all = append(all, c.way(rule.Email, by, phone.Phone{}))
	}
	if len(c.Addresses) > 0 {
		all = append(all, c.way(rule.Letter, by, phone.Phone{}), c.way(rule.Visit, by, phone.Phone{}))
	}
	return all
}

func dialled(p phone.Phone) []rule.Channel {
	if p.Line == phonenumber.Fixed {
		return []rule.Channel{rule.Call}
	}
	return []rule.Channel{rule.Call, rule.WhatsApp, rule.SMS}
}

func (c *Case) way(channel rule.Channel, by rule.Maker, p phone.Phone) Way {
	w := Way{Channel: channel, Phone: p, Decision: c.Decide(channel, by, p)}
	if p.ID != "" {
		b := c.Beliefs[p.E164]
		w.Probability = b.Probability(string(p.Label), c.Now)
	}
	return w
}

// Best is the best way by a channel: allowed before refused, then the number that reaches the right party most likely; of refused ones
// the first that will be allowed. It is false when the debtor has none.
func (c *Case) Best(channel rule.Channel, by rule.Maker) (Way, bool) {
	var all []Way
	if !channel.Dials() {
		return c.way(channel, by, phone.Phone{}), c.has(channel)
	}
	for _, p := range c.Phones {
		if slices.Contains(dialled(p), channel) {
			all = append(all, c.way(channel, by, p))
		}
	}
	if len(all) == 0 {
		return Way{Channel: channel}, false
	}
	return slices.MinFunc(all, better), true
}

// has reports whether the debtor can be contacted by a channel that needs no number.
func (c *Case) has(channel rule.Channel) bool {
	switch channel {
	case rule.Email:
		return len(c.Debtor.Emails) > 0
	case rule.Letter, rule.Visit:
		return len(c.Addresses) > 0
	default:
		return true
	}
}

// better orders ways, the best first.
func better(a, b Way) int {
	return cmp.Or(refused(a)-refused(b), a.Decision.Until.Compare(b.Decision.Until), cmp.Compare(b.Probability, a.Probability))
}

// refused is 0 for what is allowed, 1 for what will be, 2 for what no time brings.
func refused(w Way) int {
	switch {
	case w.Decision.Allowed:
		return 0
	case !w.Decision.Until.IsZero():
		return 1
	default:
		return 2
	}
}
