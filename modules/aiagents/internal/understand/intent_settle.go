package understand

import "github.com/recobro/recobro/modules/aiagents/internal/phrase"

// asks notes a question that no question word begins.
func (r *reading) asks(best map[Intent]Found) {
	for i, w := range r.words {
		if w.Asked {
			r.keep(best, phrase.Hit{Tag: string(Question), Sure: 60, From: i, To: i + 1})
			return
		}
	}
}

// refusals notes that they will not, and that they do not know yet.
func (r *reading) refusals() {
	for _, hit := range refusalTable.Find(r.words) {
		switch hit.Tag {
		case "refuses":
			if r.is(hit.From-1, "ahora", "ahorita", "agora", "hoy", "hoje", "today", "todavia", "ainda", "momento") && r.joined(hit.From-1, hit.From) {
				continue // for now alone
			}
			r.m.Refuses = r.m.Refuses || !r.atMost(hit.From+1, min(hit.To+4, len(r.words)))
		case "unsure":
			r.m.Unsure = r.m.Unsure || !r.ofTheRest(hit.From) && !r.turnedBehind(hit.To)
		case "thinks":
			r.m.Unsure = r.m.Unsure || !r.names(hit.To)
		}
	}
}

// ofTheRest tells whether they are unsure of what comes later alone: "500 mañana, el resto no sé".
func (r *reading) ofTheRest(at int) bool {
	for i := range r.words {
		if r.joined(i, at) && r.is(i, "resto", "rest", "demas", "restante", "remainder") {
			return len(r.m.Amounts) > 0
		}
	}
	return false
}

// turnedBehind tells whether they turn from it to an amount or a day: "I was gonna do 200 but I'll do 260".
func (r *reading) turnedBehind(from int) bool {
	for i := from; i < len(r.words); i++ {
		if r.turns(r.words[i]) && r.names(i+1) {
			return true
		}
	}
	return false
}

// names tells whether an amount or a day stands behind a word: who thinks aloud comes to one.
func (r *reading) names(from int) bool {
	for i := from; i < len(r.words); i++ {
		if r.taken[i] {
			return true
		}
	}
	return false
}

// alarm keeps what is said in despair from counting as an answer to anything.
func (r *reading) alarm() {
	if r.m.Wants(SelfHarm) {
		r.m.YesNo, r.m.Choice, r.m.Amounts, r.m.Days = Unsaid, 0, nil, nil
	}
}

// settle takes out what a surer intent explains: who has paid does not promise, and of whom a relative died is likelier alive.
func (r *reading) settle(best map[Intent]Found) {
	if h, ok := best[Hardship]; ok && h.Detail == "bereavement" {
		if d, ok := best[Deceased]; ok && d.Span.To <= h.Span.To+1 {
			d.Sure = orDead
			best[Deceased] = d
		}
	}
	if _, ok := best[AlreadyPaid]; ok {
		weaker(best, PayLater, 80)
		weaker(best, PayNow, 90)
	}
	if _, ok := best[PayLater]; ok && r.m.Refuses && len(r.m.Days) == 0 && len(r.m.Amounts) == 0 {
		weaker(best, PayLater, 70)
	}
	if _, ok := best[Stop]; ok {
		weaker(best, CallBack, 90)
	}
	if now, ok := best[PayNow]; ok && r.later() {
		now.Intent, now.Sure = PayLater, max(now.Sure, best[PayLater].Sure)
		best[PayLater] = now
		delete(best, PayNow)
	}
	if _, ok := best[PayNow]; ok {
		weaker(best, PayLater, 60)
	}
}

// later tells whether the days that they name are all ahead.
func (r *reading) later() bool {
	for _, d := range r.m.Days {
		if d.On == r.today {
			return false
		}
	}
	return len(r.m.Days) > 0
}

// orDead is how sure a death in the family may be that of the debtor.
const orDead = 70

// weaker takes an intent out that is no surer than that.
func weaker(best map[Intent]Found, i Intent, sure int) {
	if found, ok := best[i]; ok && found.Sure <= sure {
		delete(best, i)
	}
}
