// Package question asks a model something of a whole text, and takes one object for an answer: of a form that is given, within a time, and of
// words that are covered before they leave.
package question

import (
	"context"
	"encoding/json"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/listen"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
)

// Question is what is asked, and of what.
type Question struct {
	Rules  string // what the model is told to do
	Text   string // covered already
	Schema json.RawMessage
	Most   int // tokens of the answer
}

// patience is how long a model may take.
const patience = 20 * time.Second

// Ask has a model answer into an object. What was spent is told even where the answer is of no use.
func Ask(ctx context.Context, model listen.Model, q Question, into any) (Cost, string, error) {
	timed, done := context.WithTimeout(ctx, patience)
	defer done()
	exact := 0.0
	messages := []provider.Message{{Role: provider.System, Text: q.Rules}, {Role: provider.User, Text: q.Text}}
	reply, used, err := model.Complete(timed, provider.Ask{Messages: messages, Schema: q.Schema, Temperature: &exact, MostTokens: q.Most})
	if err != nil {
		return Cost{}, "", err
	}
	if err = json.Unmarshal([]byte(reply.Text), into); err != nil {
		err = provider.ErrBroken.Wrap(err)
	}
	return CostOf(used), used.Model, err
}

// Cost is what answers have cost.
type Cost struct {
	Micros   int64 // of a US dollar, those whose price is known
	Unpriced int64 // answers of which nobody knows what they cost
}

// CostOf is what an answer has cost.
func CostOf(used lead.Used) Cost {
	if used.Cost == nil {
		return Cost{Unpriced: 1}
	}
	return Cost{Micros: *used.Cost}
}

// Plus is what both come to.
func (c Cost) Plus(o Cost) Cost { return Cost{c.Micros + o.Micros, c.Unpriced + o.Unpriced} }
