package corrected

import (
	"slices"

	"github.com/recobro/recobro/modules/aiagents/internal/analysis"
	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// persona is how the debtor behaves, as the reviewer sees it.
func persona(v analysis.Values) scenario.Persona {
	switch {
	case v.RightParty == claim.Wrong && v.ThirdParty:
		return scenario.ThirdParty
	case v.RightParty == claim.Wrong:
		return scenario.WrongPerson
	case v.Dispute:
		return scenario.Disputing
	case v.Hardship:
		return scenario.Hardship
	case v.Complaint || v.Mood == claim.Angry:
		return scenario.Angry
	default:
		return scenario.Willing
	}
}

// expect is what must come of it: what was done above all. An agent hands hardship over, so that how such a talk ends is not held against it;
// of nothing that the reviewer has found nothing is wanted but what holds of every talk.
func expect(v analysis.Values) scenario.Expect {
	e := scenario.Expect{Did: did(v)}
	if slices.Contains([]word.Outcome{word.Promised, word.CallLater, word.Disputed, word.NotThem}, v.Outcome) {
		e.Outcome = v.Outcome
	}
	if v.RightParty == claim.Wrong {
		no := false
		e.Verified, e.Nothing, e.Never = &no, len(e.Did) == 0, append(e.Never, string(word.ReadDebt))
	}
	if v.Promise == nil && v.Outcome != word.Agreed {
		e.Never = append(e.Never, "promised")
	}
	return e
}

// did is all that is done where the reviewer found something to do.
func did(v analysis.Values) (all []scenario.Did) {
	if p := v.Promise; p != nil {
		all = append(all, scenario.Did{What: "promised", Amount: p.Amount, On: string(p.Day)})
	}
	if c := v.Callback; c != nil && v.Outcome == word.CallLater {
		all = append(all, scenario.Did{What: "callback"})
	}
	for _, f := range []struct {
		is   bool
		flag book.Flag
	}{{v.Dispute, book.Dispute}, {v.Hardship && !v.Dispute, book.Hardship}, {v.Stop, book.DoNotCall}} {
		if f.is {
			all = append(all, scenario.Did{What: "flagged", Flag: string(f.flag)})
		}
	}
	return slices.Clip(all)
}
