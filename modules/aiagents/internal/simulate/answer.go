package simulate

import (
	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/scenario"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// most bounds what a debtor answers as anybody would: whoever asks them more goes in a circle.
const most = 16

// answer is what the persona answers to what was asked.
func (d *byRules) answer(h Heard) (lead.Input, bool) {
	if d.sat++; d.sat > most {
		return lead.Input{}, false
	}
	if d.Persona == scenario.Silent {
		return lead.Input{Silence: true}, true
	}
	if h.Asked == word.SlotIdentity && d.shows() {
		return lead.Input{Text: d.fact(h.Fact)}, true
	}
	return d.say(scenario.Turn{Say: d.persona(h)}, h), true
}

// persona is what they are about, once, as soon as it fits; then what anybody would answer.
func (d *byRules) persona(h Heard) string {
	if about := words[string(d.Persona)][d.Language]; !d.told && len(about) > 0 && d.fits(h) {
		d.told = true
		return d.one(about)
	}
	if d.Persona == scenario.WrongPerson && h.Asked == word.SlotYesNo { // asked whether they know the debtor
		return denial[d.Language]
	}
	if d.Persona == scenario.Haggler && h.Asked == word.SlotOffer {
		return d.one(words["offer_two"][d.Language])
	}
	return d.one(words[string(h.Asked)][d.Language])
}

// denial is a bare no.
var denial = word.Texts{word.ES: "no", word.EN: "no", word.PT: "não"}

// fits tells whether now is when they say what they are about: who is not the debtor says so at once, whoever is waits to be asked.
func (d *byRules) fits(h Heard) bool {
	switch d.Persona {
	case scenario.WrongPerson, scenario.ThirdParty, scenario.Minor, scenario.Relative, scenario.Angry:
		return true
	case scenario.Haggler, scenario.Hardship, scenario.Willing, scenario.Wanderer:
		return h.Asked == word.SlotIntent
	default:
		return h.Asked != word.SlotIdentity && h.Asked != word.SlotYesNo
	}
}

// shows tells whether they show who they are.
func (d *byRules) shows() bool {
	return d.Persona != scenario.WrongPerson && d.Persona != scenario.ThirdParty
}

// fact is what they answer when they are asked who they are.
func (d *byRules) fact(asked book.Fact) string {
	if answer := d.File.Answers[asked]; answer != "" {
		return answer
	}
	return d.one(words["no_fact"][d.Language])
}

// one is one of several wordings.
func (d *byRules) one(all []string) string {
	if len(all) == 0 {
		return "?"
	}
	return all[d.rand.IntN(len(all))]
}
