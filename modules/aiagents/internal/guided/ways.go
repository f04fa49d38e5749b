package guided

import (
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/flow"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
)

// sure is how certain an intent has to be before it leads anywhere.
const sure = 60

// named are the ways that listen for something by its name: an intent, or a key.
func named(ways []flow.Way) (all []flow.Way) {
	for _, way := range ways {
		if strings.Contains(string(way.When), ":") {
			all = append(all, way)
		}
	}
	return all
}

// first is the way whose name was heard the surest, the first of those alike; it is certain of keys.
func (t *turn) first(ways []flow.Way) (to string, certainty int) {
	for _, way := range ways {
		if sure := t.heard(way.When); sure > certainty {
			to, certainty = way.To, sure
		}
	}
	return to, certainty
}

// heard is how surely a condition was heard; 0 for not.
func (t *turn) heard(when flow.When) int {
	if intent, ok := strings.CutPrefix(string(when), flow.OfIntent); ok {
		return t.wants(understand.Intent(intent))
	}
	if key, ok := strings.CutPrefix(string(when), flow.OfKey); ok && t.in.Pressed != "" && key == t.in.Pressed {
		return 100
	}
	return 0
}

// wants is how surely they want something; 0 for what is not sure enough to lead anywhere.
func (t *turn) wants(intent understand.Intent) int {
	for _, found := range t.state.Meaning.Intents {
		if found.Intent == intent && found.Sure >= sure {
			return found.Sure
		}
	}
	return 0
}

// plain tells whether what they said holds nothing but the answer that was asked for: a greeting or a word of thanks changes nothing.
func (t *turn) plain() bool {
	for _, found := range t.state.Meaning.Intents {
		if found.Sure >= sure && !passing[found.Intent] {
			return false
		}
	}
	return true
}

var passing = map[understand.Intent]bool{
	understand.Greeting: true, understand.Thanks: true, understand.PayLater: true, understand.PayNow: true, understand.Question: true,
}

func (t *turn) yes() bool { return t.state.Meaning.YesNo == understand.Yes }

func (t *turn) no() bool { return t.state.Meaning.YesNo == understand.No }
