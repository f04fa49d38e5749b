package guided

import (
	"encoding/json"

	"github.com/recobro/recobro/modules/aiagents/internal/flow"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// certain is how sure a promise is that they have said yes to.
const certain = 95

// args are what a tool is used with: what they have answered, never what a text of the flow says.
func (t *turn) args(step flow.Step) json.RawMessage {
	n := t.state.Noted
	switch step.Act {
	case word.VerifyIdentity:
		return args(map[string]any{"fact": t.state.Asked, "answer": t.in.Text})
	case word.AcceptOffer:
		chosen, _ := t.state.Chosen()
		return args(map[string]any{"offer_id": chosen.ID})
	case word.TakePromise:
		return args(map[string]any{"amount": n.Amount, "on": n.Day, "confidence": certain})
	case word.Callback:
		return args(map[string]any{"at": n.Moment})
	case word.Hardship:
		return args(map[string]any{"kind": t.circumstance()})
	case word.Outside:
		return args(map[string]any{"name": step.Outside, "step": step.ID})
	case word.Search:
		return args(map[string]any{"text": t.in.Text})
	default:
		return json.RawMessage("{}")
	}
}

func args(fields map[string]any) json.RawMessage {
	raw, err := json.Marshal(fields)
	if err != nil {
		return json.RawMessage("{}")
	}
	return raw
}

// circumstance is what they have told of themselves, as the file calls it.
func (t *turn) circumstance() string {
	for _, one := range []struct {
		intent understand.Intent
		flag   string
	}{
		{understand.Deceased, "deceased"}, {understand.Bankrupt, "bankrupt"}, {understand.Represented, "represented"}, {understand.Minor, "minor_or_elder"},
		{understand.Fraud, "fraud"},
	} {
		if t.state.Meaning.Wants(one.intent) {
			return one.flag
		}
	}
	return "hardship"
}
