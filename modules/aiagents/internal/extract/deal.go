package extract

import (
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// part is one half of a promise: its amount or its day, with where it is said.
type part struct {
	amount int64
	day    civil.Day
	place  Place
	hedged bool // "maybe": it needs a yes
}

// deal is what has been said of a payment so far.
type deal struct {
	in          understand.Context
	asked       word.Slot
	amount, day part
	live        bool // it stands
	question    bool // they asked whether they may: it needs our yes
	confirmed   bool // by a yes to all of it
	place       Place
	ours        part // what our last line named
	oursAt      Place
	pending     bool // our last line named something that they have not answered
	chosen      *Claim
	support     []Place
	more        bool // they were asked whether there is anything else
}

// ourLine notes what our side asks, names or declines.
func (d *deal) ourLine(h heard) {
	if !d.pending { // what they have not answered still stands beside what we say now
		d.ours = part{}
	}
	d.more = h.has("more")
	d.asked = d.asksFor(h)
	if d.question {
		d.answerTo(h)
	}
	m := h.meaning
	if a, ok := d.named(h); ok {
		d.ours.amount, d.pending = a.Minor, true
	}
	if day, ok := firstDay(m.Days); ok {
		d.ours.day, d.pending = day.On, true
	}
	if d.pending {
		if len(m.Amounts)+len(m.Days) > 0 {
			d.oursAt = h.whole()
		}
		if d.asked == word.SlotFree {
			d.asked = word.SlotYesNo
		}
	}
}

// answerTo settles what they asked for: we decline, or we go on from it.
func (d *deal) answerTo(h heard) {
	d.question = false
	if h.has("declines") && !h.has("accepts") {
		d.live = false
	}
}

// named is the amount that our line offers or repeats; what is owed is none.
func (d *deal) named(h heard) (understand.Amount, bool) {
	debt, isDebt := h.says("debt")
	for _, a := range h.meaning.Amounts {
		if isDebt && debt.place.Offset < a.Span.From && a.Span.From-debt.place.Offset < nearDebt && h.meaning.Days == nil {
			if d.in.Owed == 0 {
				d.in.Owed = a.Minor
			}
			if !d.mayPayAll(h) {
				continue
			}
		}
		return a, true
	}
	return understand.Amount{}, false
}

// nearDebt is how many runes behind "you owe" an amount is the debt.
const nearDebt = 40

// mayPayAll tells whether the line of what is owed names one thing to pay: "the overdue instalment of 1,500".
func (d *deal) mayPayAll(h heard) bool { return !h.has("asks-amount") }

// asksFor is what our line asks.
func (d *deal) asksFor(h heard) word.Slot {
	amount, a := h.says("asks-amount")
	day, b := h.says("asks-day")
	switch {
	case !h.asks():
		return word.SlotFree
	case h.has("asks-identity"):
		return word.SlotIdentity
	case h.has("asks-name"):
		return word.SlotYesNo
	case h.has("asks-offer"):
		return word.SlotOffer
	case a && (!b || amount.From >= day.From):
		return word.SlotAmount
	case b:
		return word.SlotDay
	}
	return word.SlotFree
}

// firstDay is that of the first payment, where our line names two.
func firstDay(days []understand.Day) (understand.Day, bool) {
	if len(days) == 0 {
		return understand.Day{}, false
	}
	return days[0], true
}
