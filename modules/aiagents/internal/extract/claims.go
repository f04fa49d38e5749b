package extract

import (
	"cmp"

	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// claim is the surest line that says one of those.
func claim(lines []heard, intents ...understand.Intent) *Claim {
	var best *Claim
	for _, h := range theirs(lines) {
		for _, i := range intents {
			if f, ok := h.found(i); ok && (best == nil || f.Sure > best.Sure) {
				best = &Claim{Place: h.place(f.Span), Detail: cmp.Or(f.Detail, detail(i, intents)), Sure: f.Sure}
			}
		}
	}
	return best
}

// detail names the intent where a claim may be of several.
func detail(i understand.Intent, of []understand.Intent) string {
	if len(of) == 1 {
		return ""
	}
	return string(i)
}

func theirs(lines []heard) []heard {
	out := make([]heard, 0, len(lines))
	for _, h := range lines {
		if h.Speaker == Debtor {
			out = append(out, h)
		}
	}
	return out
}

// callback is the last time that they ask to be called at.
func callback(lines []heard) *Callback {
	var last *Callback
	for _, h := range theirs(lines) {
		f, ok := h.found(understand.CallBack)
		if !ok {
			continue
		}
		last = &Callback{Claim: Claim{Place: h.place(f.Span), Sure: f.Sure}}
		if len(h.meaning.Moments) > 0 {
			last.At = &h.meaning.Moments[0].At
		}
	}
	return last
}

func complaint(lines []heard) *Claim {
	for _, h := range theirs(lines) {
		if c, ok := h.says("complaint"); ok {
			return &Claim{Place: c.place, Sure: c.Sure}
		}
	}
	return nil
}

// rightParty tells whether the debtor answered: they say so, tell a fact of theirs, or speak of the debt as their own.
func rightParty(lines []heard) RightParty {
	is := Unknown
	asked := word.SlotFree
	for _, h := range lines {
		switch {
		case h.has("verified") && h.Speaker == System:
			is = Right
		case h.ours():
			asked = (&deal{}).asksFor(h)
			if !h.has("asks-name") && asked == word.SlotYesNo {
				asked = word.SlotFree
			}
		case notThem(h.meaning):
			return Wrong
		case asked == word.SlotYesNo && h.meaning.YesNo == understand.No && !owns(h.meaning) && !protests(h.meaning):
			return Wrong
		case asked == word.SlotYesNo && h.meaning.YesNo == understand.Yes, asked == word.SlotIdentity && h.meaning.Digits != "", owns(h.meaning):
			is = Right
		}
	}
	return is
}

func notThem(m understand.Meaning) bool {
	return m.Wants(understand.WrongPerson) || m.Wants(understand.ThirdParty) || m.Wants(understand.Deceased) && !m.Wants(understand.Hardship) || m.Wants(understand.Minor)
}

// owns tells whether they speak of the debt as theirs.
func owns(m understand.Meaning) bool {
	return m.Wants(understand.PayLater) || m.Wants(understand.PayNow) || m.Wants(understand.AlreadyPaid) || m.Wants(understand.Hardship) || m.Wants(understand.AsksBalance) || m.Wants(understand.WantsOffer)
}

// protests tells whether their "no" is to what we want and not to who they are.
func protests(m understand.Meaning) bool {
	return m.Wants(understand.Disputes) || m.Wants(understand.Stop) || m.Wants(understand.Abusive) || m.Wants(understand.Fraud) || m.Wants(understand.CallBack) || m.Wants(understand.Human) || m.Refuses
}

// mood is the strongest that they showed.
func mood(lines []heard) Mood {
	is := Calm
	for _, h := range theirs(lines) {
		switch m := h.meaning; {
		case m.Wants(understand.Abusive):
			return Angry
		case m.Wants(understand.Stop) && h.has("complaint"):
			return Angry
		case m.Wants(understand.Hardship) || h.has("anxious"):
			is = Anxious
		case is == Calm && (h.has("upset") || h.has("complaint") || m.Wants(understand.Disputes) || m.Wants(understand.Fraud) || m.Wants(understand.Stop)):
			is = Upset
		}
	}
	return is
}

// outcome is how it ended; what protects them comes before what they promised.
func outcome(lines []heard, c Core) (word.Outcome, int) {
	switch {
	case len(theirs(lines)) == 0:
		return word.NoAnswer, 95
	case c.Stop != nil:
		return word.Stopped, c.Stop.Sure
	case c.RightParty == Wrong:
		return word.NotThem, 90
	case c.Chosen != nil:
		return word.Agreed, c.Chosen.Sure
	case c.Promise != nil:
		return word.Promised, c.Promise.Confidence
	case c.Dispute != nil:
		return word.Disputed, c.Dispute.Sure
	case c.Hardship != nil:
		return word.InNeed, c.Hardship.Sure
	case c.Callback != nil:
		return word.CallLater, c.Callback.Sure
	case claim(lines, understand.Human) != nil:
		return word.Handed, 80
	}
	return word.Informed, 60
}
