// Package reading makes an analysis of a talk by rules alone: what `extract` finds, as an analysis says it. It guesses nothing: what no words say
// is left unknown.
package reading

import (
	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/extract"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
)

// Of is what a talk says.
func Of(lines []claim.Line, in understand.Context) claim.Core {
	said := []extract.Line{}
	for _, line := range lines {
		said = append(said, extract.Line{Speaker: extract.Speaker(line.Speaker), Text: line.Text, At: line.At, ID: line.ID})
	}
	found := extract.Of(said, in)
	c := claim.Core{
		Mood: claim.Mood(found.Mood), RightParty: claim.RightParty(found.RightParty), Promise: promise(found.Promise), Dispute: of(found.Dispute),
		Hardship: of(found.Hardship), Callback: callback(found.Callback), Stop: of(found.Stop), ThirdParty: of(found.ThirdParty), Complaint: of(found.Complaint),
		Outcome: found.Outcome, Confidence: found.Sure, Compliance: compliance(found.Compliance, lines),
	}
	if !heard(lines) { // nobody's mood is heard in a silence
		c.Mood = claim.NoMood
	}
	return c
}

func heard(lines []claim.Line) bool {
	for _, line := range lines {
		if line.Speaker == claim.Debtor {
			return true
		}
	}
	return false
}

func at(p extract.Place) claim.Place {
	return claim.Place{LineID: p.LineID, Offset: p.Offset, Length: p.Length, Quote: p.Quote}
}

func of(c *extract.Claim) *claim.Claim {
	if c == nil {
		return nil
	}
	return &claim.Claim{Place: at(c.Place), Confidence: c.Sure, Detail: c.Detail}
}

func promise(p *extract.Promise) *claim.Promise {
	if p == nil {
		return nil
	}
	return &claim.Promise{Claim: claim.Claim{Place: at(p.Place), Confidence: p.Confidence}, Amount: p.Amount, Currency: p.Currency, Day: p.Day}
}

func callback(c *extract.Callback) *claim.Callback {
	if c == nil {
		return nil
	}
	return &claim.Callback{Claim: *of(&c.Claim), At: c.At}
}
