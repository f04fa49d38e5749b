package modelled

import (
	"context"
	"encoding/json"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/say"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// useAll uses what the model asked for, and tells it what came of each; done tells that the talk has ended by it.
func (t *turn) useAll(ctx context.Context, all []provider.Call) (done bool, err error) {
	for i, call := range all {
		came := act.Result{Code: word.Refused, Why: "too_many_at_once"}
		if i < calls {
			if came, err = t.use(ctx, call); err != nil {
				return false, err
			}
		}
		t.messages = append(t.messages, provider.Message{Role: provider.ToolRole, CallID: call.ID, Text: t.Cover.Out(t.told(call, came))})
	}
	if t.state.Ended == "" {
		return false, nil
	}
	t.close()
	return true, nil
}

func (t *turn) use(ctx context.Context, call provider.Call) (act.Result, error) {
	args, ok := t.translated(word.Tool(call.Name), json.RawMessage(t.Cover.Back(string(call.Arguments))))
	if !ok {
		return act.Result{Code: word.Refused, Why: "arguments"}, nil
	}
	return t.Do(ctx, t.state, act.Use{Tool: word.Tool(call.Name), Args: args})
}

// told is what came of a tool, in words that the model may say as they are.
func (t *turn) told(call provider.Call, came act.Result) string {
	if came.Code == word.Done {
		if text := t.filled(words4[word.Tool(call.Name)]); text != "" {
			if came.Data == nil {
				came.Data = map[string]any{}
			}
			came.Data["say_exactly"] = text
		}
	}
	raw, err := json.Marshal(came)
	if err != nil {
		return `{"code":"refused"}`
	}
	return string(raw)
}

// words4 are the places of what tools have told.
var words4 = map[word.Tool]string{word.ReadDebt: "{{owed}}", word.ListOffers: "{{offers}}"}

func (t *turn) filled(text string) string {
	f := say.Filler{Language: t.out.Language, Agent: t.Spec.Persona[t.out.Language].Name, State: t.state}
	filled, _ := f.Fill(text)
	return filled
}

func (t *turn) say(text string) {
	if filled := t.filled(text); filled != "" {
		t.out.Parts = append(t.out.Parts, filled)
	}
}

// hand gives the talk to a person, and says so.
func (t *turn) hand(reason word.Reason) {
	t.state.Ended, t.state.Reason = word.Handed, reason
	t.close()
}

// close says the persona's own last words: they were approved with the version.
func (t *turn) close() {
	p := t.Spec.Persona[t.out.Language]
	if t.out.Ended = true; t.state.Ended == word.Handed {
		t.say(p.HandedOver)
		return
	}
	t.say(p.Goodbye)
}
