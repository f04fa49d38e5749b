// Package guard checks what an agent is about to say, before it is sent or spoken: numbers come from tools, nobody is threatened, nothing looks
// like a court's, nothing of a debt is told before it is known to whom. What does not pass is not said.
package guard

import (
	"slices"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

// Fault is why a sentence may not be said.
type Fault struct {
	Rule Rule   `json:"rule"`
	Span string `json:"span"` // the words
}

// Rule is what it breaks.
type Rule string

// The rules.
const (
	Amount   Rule = "amount"   // an amount that no tool has told
	Day      Rule = "day"      // a day that no tool has told, and that they have not named
	Threat   Rule = "threat"   // a threat, or an insult
	Judicial Rule = "judicial" // the look of a court, of police, of a lawyer
	Early    Rule = "early"    // of a debt, before it is known to whom
	Other    Rule = "other"    // of a debt, while somebody else listens
	Personal Rule = "personal" // a document, a telephone, a mailbox, an address of somebody
	Human    Rule = "human"    // that a person speaks
	Promised Rule = "promised" // what nobody has agreed to: that it is forgiven, that a record is cleaned
	Link     Rule = "link"     // an address of the web that is not ours to give
	Length   Rule = "length"
	// Forbidden is a word that the company has its agents never say.
	Forbidden Rule = "forbidden"
	// Instruction is what is written for a program, in a text that is to be told to somebody.
	Instruction Rule = "instruction"
)

// Enum are all of them.
func (Rule) Enum() []Rule {
	return []Rule{Amount, Day, Threat, Judicial, Early, Other, Personal, Human, Promised, Link, Length, Forbidden, Instruction}
}

// Known is what may be said in a talk as it stands.
type Known struct {
	Verified bool
	Others   bool
	Amounts  []int64     // minor units, that tools have told or the debtor has named
	Days     []civil.Day // likewise
	Links    []string
	Quotes   []string // sentences of published articles: their figures and links are said with them alone
}

// Reader finds what a text speaks of.
type Reader interface {
	Amounts(text string) []int64
	Days(text string) []civil.Day
}

// longest is what is said at once, in characters.
const longest = 1200

// Check are the faults of a text; none for one that may be said.
func Check(text string, k Known, r Reader) (all []Fault) {
	key := " " + namekey.Of(text) + " "
	add := func(rule Rule, span string) { all = append(all, Fault{rule, span}) }
	if len([]rune(text)) > longest {
		add(Length, "")
	}
	all = append(all, worded(key, k)...)
	text = unquoted(text, k.Quotes)
	for _, amount := range r.Amounts(text) {
		if !k.Verified || k.Others || !slices.Contains(k.Amounts, amount) {
			add(Amount, "")
		}
	}
	for _, day := range r.Days(text) {
		if !slices.Contains(k.Days, day) {
			add(Day, string(day))
		}
	}
	return append(all, looks(text, k)...)
}
