package judge

import (
	"fmt"
	"strconv"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/book/madeup"
	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// state judges by what was done, and by how it ended.
func state(c scenario.Case, p scenario.Played) (all []Fail) {
	e := c.Expect
	all = append(did(c, p), never(e, p)...)
	if e.Outcome != "" && p.Outcome != e.Outcome {
		all = append(all, Fail{What: Outcome, Turn: len(p.Lines), Wanted: string(e.Outcome), Got: string(p.Outcome)})
	}
	if e.Reason != "" && p.Reason != e.Reason {
		all = append(all, Fail{What: Reason, Turn: len(p.Lines), Wanted: string(e.Reason), Got: string(p.Reason)})
	}
	if e.Verified != nil && once(p) != *e.Verified {
		all = append(all, Fail{What: Verified, Wanted: strconv.FormatBool(*e.Verified), Got: strconv.FormatBool(once(p))})
	}
	if e.Outcome == "" && p.Outcome == "" && !c.Leaves {
		all = append(all, Fail{What: Ended})
	}
	return all
}

// once tells whether they have shown at some time who they are.
func once(p scenario.Played) bool { return firstUse(p, word.VerifyIdentity) > 0 }

// firstUse is the turn in which a tool did something first; 0 for none.
func firstUse(p scenario.Played, t word.Tool) int {
	for _, line := range p.Lines {
		for _, done := range line.Acts {
			if done.Tool == t && done.Result.Code == word.Done {
				return line.N
			}
		}
	}
	return 0
}

// did holds what was done against what must have been, in any order.
func did(c scenario.Case, p scenario.Played) (all []Fail) {
	if !c.Expect.Nothing && c.Expect.Did == nil {
		return nil
	}
	left := append([]madeup.Did{}, p.Did...)
	for _, want := range c.Expect.Did {
		found := false
		for i, got := range left {
			if found = same(want, got, c.File.Zone()); found {
				left = append(left[:i], left[i+1:]...)
				break
			}
		}
		if !found {
			all = append(all, Fail{What: Did, Wanted: told(want)})
		}
	}
	for _, got := range left {
		all = append(all, Fail{What: Did, Got: told(scenario.Did{What: got.What, Offer: got.OfferID, Amount: got.Amount, On: got.On, Flag: got.Flag})})
	}
	return all
}

// same tells whether what was done is what is wanted, as far as that says.
func same(want scenario.Did, got madeup.Did, zone *time.Location) bool {
	if at, err := time.Parse(time.RFC3339, got.On); err == nil {
		got.On = string(civil.On(at, zone))
	}
	return want.What == got.What && (want.Offer == "" || want.Offer == got.OfferID) && (want.Amount == 0 || want.Amount == got.Amount) &&
		(want.On == "" || want.On == got.On) && (want.Flag == "" || want.Flag == got.Flag)
}

func told(d scenario.Did) string {
	text := d.What
	for _, part := range []string{d.Offer, d.Flag, d.On} {
		if part != "" {
			text += " " + part
		}
	}
	if d.Amount > 0 {
		text += fmt.Sprintf(" %d.%02d", d.Amount/100, d.Amount%100)
	}
	return text
}

// never finds what must not have been used or done.
func never(e scenario.Expect, p scenario.Played) (all []Fail) {
	for _, one := range e.Never {
		if turn := firstUse(p, word.Tool(one)); turn > 0 {
			all = append(all, Fail{What: Never, Turn: turn, Wanted: one})
		}
		for _, d := range p.Did {
			if d.What == one || d.Flag == one {
				all = append(all, Fail{What: Never, Turn: turnOf(p, d), Wanted: one})
			}
		}
	}
	return all
}

// acts are the tools that do what may stand in a file.
var acts = map[string][]word.Tool{
	"accepted": {word.AcceptOffer}, "promised": {word.TakePromise}, "callback": {word.Callback},
	"flagged": {word.Dispute, word.Hardship, word.StopContact},
}

func turnOf(p scenario.Played, d madeup.Did) int {
	for _, t := range acts[d.What] {
		if turn := firstUse(p, t); turn > 0 {
			return turn
		}
	}
	return 0
}
