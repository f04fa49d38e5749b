package guided

import (
	"github.com/recobro/recobro/modules/aiagents/internal/flow"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// hand gives the talk to a person, and says so.
func (t *turn) hand(reason word.Reason, text string) error {
	t.say(text)
	t.say(t.persona().HandedOver)
	if reason == "" {
		reason = word.AskedFor
	}
	t.state.Ended, t.state.Reason = word.Handed, reason
	t.out.Ended = true
	return nil
}

// end says goodbye. What tools have settled says more of how it ended than the step.
func (t *turn) end(step flow.Step) error {
	text := step.Say[t.out.Language]
	if text == "" {
		text = t.persona().Goodbye
	}
	t.say(text)
	if t.state.Ended == "" && step.Outcome != "" {
		t.state.Ended = step.Outcome
	}
	t.state.Close()
	t.out.Ended = true
	return nil
}
