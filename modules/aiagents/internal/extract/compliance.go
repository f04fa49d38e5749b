package extract

import (
	"slices"

	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Rule is one that our side keeps.
type Rule string

// The rules.
const (
	DisclosureFirst Rule = "disclosure_first"
	AutomatedSaid   Rule = "automated_said"
	IdentityFirst   Rule = "identity_before_detail"
	NoThreat        Rule = "no_threat"
	NoJudicialLook  Rule = "no_judicial_look"
	NoThirdParty    Rule = "no_third_party_detail"
	StopHonoured    Rule = "stop_honoured"
	NoPressure      Rule = "no_pressure"
)

// Rules are all of them.
func Rules() []Rule {
	return []Rule{DisclosureFirst, AutomatedSaid, IdentityFirst, NoThreat, NoJudicialLook, NoThirdParty, StopHonoured, NoPressure}
}

// Enum are all of them.
func (Rule) Enum() []Rule { return Rules() }

// Item is whether a rule was kept, and the line that shows it; a rule that nothing touched names no line.
type Item struct {
	Rule Rule `json:"rule"`
	Pass bool `json:"pass"`
	Place
}

func compliance(lines []heard) []Item {
	items := []Item{disclosure(lines)}
	if item, ok := automated(lines); ok {
		items = append(items, item)
	}
	return append(items, identity(lines), never(lines, NoThreat, "threat"), never(lines, NoJudicialLook, "judicial"), thirdParty(lines), stopHonoured(lines), never(lines, NoPressure, "pressure"))
}

// disclosure: who we are is the first that we say.
func disclosure(lines []heard) Item {
	for _, h := range lines {
		if h.ours() {
			c, ok := h.says("disclosure")
			if !ok {
				return Item{DisclosureFirst, false, h.whole()}
			}
			return Item{DisclosureFirst, true, c.place}
		}
	}
	return Item{Rule: DisclosureFirst, Pass: true}
}

// automated: the program says that it is one, before it says anything else; people need not.
func automated(lines []heard) (Item, bool) {
	for _, h := range lines {
		if h.Speaker == Agent {
			c, ok := h.says("automated")
			if !ok {
				return Item{AutomatedSaid, false, h.whole()}, true
			}
			return Item{AutomatedSaid, true, c.place}, true
		}
	}
	return Item{}, false
}

// identity: nothing of the debt is told before they have shown who they are.
func identity(lines []heard) Item {
	asked := word.SlotFree
	for _, h := range lines {
		switch {
		case h.Speaker == System && h.has("verified"):
			return Item{IdentityFirst, true, h.whole()}
		case h.ours() && tells(h):
			return Item{IdentityFirst, false, h.whole()}
		case h.ours():
			asked = (&deal{}).asksFor(h)
		case h.Speaker == Debtor && (asked == word.SlotIdentity && h.meaning.Digits != "" || asked == word.SlotYesNo && h.meaning.YesNo == understand.Yes):
			return Item{IdentityFirst, true, h.whole()}
		}
	}
	return Item{Rule: IdentityFirst, Pass: true}
}

// tells tells whether our line names what is owed.
func tells(h heard) bool { return h.has("debt") && len(h.meaning.Amounts) > 0 }

// never: no line of ours holds such a phrase.
func never(lines []heard, rule Rule, tag string) Item {
	for _, h := range lines {
		if c, ok := h.says(tag); ok && h.ours() {
			return Item{rule, false, c.place}
		}
	}
	return Item{Rule: rule, Pass: true}
}

// thirdParty: who is not the debtor learns nothing from then on.
func thirdParty(lines []heard) Item {
	other := false
	for _, h := range lines {
		if other && h.ours() && (h.has("debt") || len(h.meaning.Amounts) > 0) {
			return Item{NoThirdParty, false, h.whole()}
		}
		other = other || h.Speaker == Debtor && notThem(h.meaning)
	}
	return Item{Rule: NoThirdParty, Pass: true}
}

// stopHonoured: once they ask for it, we say good-bye and ask nothing more.
func stopHonoured(lines []heard) Item {
	at := slices.IndexFunc(lines, func(h heard) bool { return h.Speaker == Debtor && h.meaning.Wants(understand.Stop) })
	if at < 0 {
		return Item{Rule: StopHonoured, Pass: true}
	}
	said := 0
	for _, h := range lines[at+1:] {
		if !h.ours() {
			continue
		}
		if said++; said > 1 || h.asks() || len(h.meaning.Amounts) > 0 {
			return Item{StopHonoured, false, h.whole()}
		}
	}
	return Item{StopHonoured, true, lines[at].whole()}
}
