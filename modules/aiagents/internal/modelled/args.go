package modelled

import (
	"encoding/json"

	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

// translated are the arguments of a tool as the tools take them: a model writes amounts as people do.
func (t *turn) translated(tool word.Tool, raw json.RawMessage) (json.RawMessage, bool) {
	if tool != word.TakePromise {
		return raw, json.Valid(raw)
	}
	var args struct {
		Amount     string `json:"amount"`
		On         string `json:"on"`
		Confidence int    `json:"confidence"`
	}
	if json.Unmarshal(raw, &args) != nil {
		return nil, false
	}
	minor, ok := minorOf(args.Amount, t.state.Debtor.Currency)
	if !ok {
		return nil, false
	}
	out, err := json.Marshal(map[string]any{"amount": minor, "on": args.On, "confidence": min(max(args.Confidence, 0), 100)})
	return out, err == nil
}

// minorOf reads "1500.00".
func minorOf(text, currency string) (int64, bool) {
	known, found := money.Lookup(currency)
	minor, err := tabular.ParseAmount(text, tabular.Point, known.Digits)
	return minor, found && err == nil
}
