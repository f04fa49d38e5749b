package extract

import (
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// amountOf is the amount that they name: of two, the one that is not ours.
func (d *deal) amountOf(m understand.Meaning) (understand.Amount, bool) {
	for _, a := range m.Amounts {
		if len(m.Amounts) == 1 || !d.pending || a.Minor != d.ours.amount {
			return a, true
		}
	}
	return understand.Amount{}, false
}

func (d *deal) dayOf(m understand.Meaning) (understand.Day, bool) {
	today := civil.On(d.in.Now, zoneOf(d.in))
	for _, day := range m.Days {
		if !day.On.Before(today) && (len(m.Days) == 1 || !d.pending || day.On != d.ours.day) {
			return day, true
		}
	}
	return understand.Day{}, false
}

// take takes what they name, and for what they leave out what we named or they had said.
func (d *deal) take(h heard, amount understand.Amount, hasAmount bool, day understand.Day, hasDay bool) {
	m := h.meaning
	if hasAmount {
		d.amount = part{amount: amount.Minor, place: h.place(amount.Span), hedged: m.Unsure}
	} else if d.pending && d.ours.amount > 0 && len(m.NotAmounts) == 0 {
		d.amount = part{amount: d.ours.amount, place: d.oursAt}
	}
	switch {
	case hasDay:
		d.day = part{day: day.On, place: h.place(day.Span), hedged: m.Unsure}
	case d.pending && d.ours.day != "" && len(m.NotDays) == 0 && d.asked != word.SlotDay:
		d.day = part{day: d.ours.day, place: d.oursAt}
	case hasAmount && now(m):
		d.day = part{day: civil.On(d.in.Now, zoneOf(d.in)), place: h.place(amount.Span)}
	}
	d.place = h.whole()
	d.live, d.confirmed = true, d.pending && m.YesNo == understand.Yes
	d.question = h.asks() && m.YesNo != understand.Yes
}

// now tells whether they pay at once.
func now(m understand.Meaning) bool {
	return wants(m, understand.PayNow, 85)
}

// accept takes what we named, by their yes.
func (d *deal) accept(h heard) {
	if d.ours.amount > 0 {
		d.amount = part{amount: d.ours.amount, place: d.oursAt}
	}
	if d.ours.day != "" {
		d.day = part{day: d.ours.day, place: d.oursAt}
	}
	if d.ours.amount > 0 && d.ours.day != "" {
		d.confirmed = true
	}
	d.amount.hedged, d.day.hedged = false, false
	d.live, d.question, d.place = true, false, h.whole()
}
