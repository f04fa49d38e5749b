package extract

import (
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// theirLine takes what they answer into the deal.
func (d *deal) theirLine(h heard) {
	m := h.meaning
	amount, hasAmount := d.amountOf(m)
	day, hasDay := d.dayOf(m)
	if d.asked == word.SlotOffer && m.Choice+m.Parts > 0 {
		d.chosen = &Claim{Place: h.whole(), Sure: stated}
	}
	switch {
	case ends(m):
		d.drop(false)
		d.pending, d.chosen = false, nil
	case m.Refuses && m.YesNo != understand.Yes && !hasAmount && hasDay && d.pending && day.On == d.ours.day:
		d.refused(m)
		d.pending = false
	case hasAmount || hasDay:
		d.take(h, amount, hasAmount, day, hasDay)
		d.pending = false
	case d.refuses(m):
		d.refused(m)
		d.pending = false
	case m.Unsure && !d.agrees(m):
		d.live = d.live && !d.pending
		d.pending = false
	case d.agrees(m) && d.pending:
		d.accept(h)
		d.pending = false
	}
}

// ends tells whether they say what no promise stands beside.
func ends(m understand.Meaning) bool {
	for _, i := range []understand.Intent{understand.Disputes, understand.WrongPerson, understand.ThirdParty, understand.Stop, understand.AlreadyPaid, understand.Fraud, understand.Represented,
		understand.Bankrupt, understand.Deceased, understand.Minor} {
		if wants(m, i, certain) {
			return true
		}
	}
	return m.Wants(understand.Abusive) && m.YesNo != understand.Yes && len(m.Amounts) == 0
}

// certain is how sure an intent is that ends a deal: "te mando el comprobante" may be of a payment to come.
const certain = 80

// wants tells whether they want that, and how sure it is.
func wants(m understand.Meaning, i understand.Intent, sure int) bool {
	for _, f := range m.Intents {
		if f.Intent == i && f.Sure >= sure {
			return true
		}
	}
	return false
}

// agrees tells whether they say yes, or ask for the way to pay.
func (d *deal) agrees(m understand.Meaning) bool {
	return m.YesNo == understand.Yes || m.YesNo == understand.Unsaid && m.Wants(understand.PayNow)
}

func (d *deal) refuses(m understand.Meaning) bool {
	if d.more && !m.Refuses {
		return false
	}
	return m.Refuses || len(m.NotAmounts)+len(m.NotDays) > 0 || m.YesNo == understand.No && d.pending
}

// refused takes out what they will not: the day alone where they refuse the day alone.
func (d *deal) refused(m understand.Meaning) {
	if !d.pending && !m.Refuses && !d.about(m) {
		return
	}
	d.drop(true)
}

// about tells whether what they refuse is what the deal says.
func (d *deal) about(m understand.Meaning) bool {
	for _, a := range m.NotAmounts {
		if a.Minor == d.amount.amount {
			return true
		}
	}
	for _, n := range m.NotDays {
		if n.On == d.day.day {
			return true
		}
	}
	return false
}

// drop takes the deal back; what was said may be taken up again.
func (d *deal) drop(remember bool) {
	d.live, d.confirmed, d.question = false, false, false
	if !remember {
		d.amount, d.day, d.support = part{}, part{}, nil
	}
}

// promise is what stands at the end.
func (d *deal) promise() *Promise {
	if !d.live || d.question || d.amount.amount <= 0 || d.day.day == "" || d.amount.hedged || d.day.hedged {
		return nil
	}
	p := &Promise{Amount: d.amount.amount, Currency: d.in.Currency, Day: d.day.day, Confidence: stated, Place: d.place}
	if d.confirmed {
		p.Confidence = agreed
	}
	for _, from := range []Place{d.amount.place, d.day.place} {
		if from.LineID != p.LineID && (len(p.Support) == 0 || p.Support[0] != from) {
			p.Support = append(p.Support, from)
		}
	}
	return p
}

// How sure a promise is: they said yes to all of it, or named it themselves.
const (
	agreed = 95
	stated = 75
)
