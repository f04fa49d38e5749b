// Package modelled leads a talk by a model. The model writes; what it may do are the tools, what it says is checked before it is sent, and who
// speaks and for whom is said by the program itself.
package modelled

import (
	"context"
	"errors"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/guard"
	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Runner leads by one model.
type Runner struct {
	Spec    spec.Spec
	Model   Model
	Do      lead.Doer
	Facts   func(ctx context.Context, debtorID string) (book.Facts, error)
	Check   func(s *act.State, l word.Language, text string) []guard.Fault
	Cover   Cover
	Now     func() time.Time
	History []provider.Message                     // what was said before, covered
	Extra   []provider.Tool                        // tools of MCP servers that are granted
	Heard   func(l word.Language, sentence string) // told each sentence that may be said, as it comes; nil for none
}

// Model is a model that writes, with what asking it comes to.
type Model interface {
	Complete(ctx context.Context, a provider.Ask) (provider.Reply, lead.Used, error)
}

// Cover takes out of a text what must not leave, and puts it back into what comes in.
type Cover interface {
	Out(text string) string
	Back(text string) string
}

// Bounds of one turn.
const (
	rounds = 6 // times that the model is asked
	calls  = 4 // tools that it may use each time
)

// turn is one turn on its way.
type turn struct {
	Runner
	state    *act.State
	out      lead.Answer
	messages []provider.Message
	faults   int
}

// Turn takes one turn. What no model answers is handed over.
func (r Runner) Turn(ctx context.Context, s *act.State, at lead.Place, in lead.Input) (lead.Answer, error) {
	t := &turn{Runner: r, state: s, out: lead.Answer{Place: at}}
	if at.Step == "" {
		t.open()
	}
	t.out.Step = Talking
	facts, err := r.Facts(ctx, s.Debtor.ID)
	if err != nil {
		return t.out, err
	}
	t.messages = append([]provider.Message{{Role: provider.System, Text: t.prompt(facts)}}, r.History...)
	t.messages = append(t.messages, provider.Message{Role: provider.User, Text: t.Cover.Out(words(in))})
	return t.out, t.lead(ctx)
}

// Talking is the step of a talk that a model leads: it has no other.
const Talking = "talking"

// words are what has come, as the model reads it.
func words(in lead.Input) string {
	switch {
	case in.Silence:
		return "(silence)"
	case in.Text == "" && in.Pressed != "":
		return "(pressed " + in.Pressed + ")"
	case in.Text == "":
		return "(has answered, and says nothing yet)"
	default:
		return in.Text
	}
}

// open says who speaks, and in whose name: never left to the model.
func (t *turn) open() {
	p := t.Spec.Persona[t.out.Language]
	t.say(p.Opening)
	t.say(p.Disclosure)
	t.state.Disclosed = true
}

// lead asks the model until it has said something, or the talk has ended.
func (t *turn) lead(ctx context.Context) error {
	for range rounds {
		reply, used, err := t.Model.Complete(ctx, provider.Ask{
			Messages: t.messages, Tools: t.tools(), Temperature: temperature(t.Spec), MostTokens: tokens(t.Spec),
		})
		t.out.Used, t.out.Model = append(t.out.Used, used), used.Model
		if err != nil {
			return t.failed(ctx, err)
		}
		if done, err := t.heed(ctx, reply); done || err != nil {
			return err
		}
	}
	t.hand(word.Failure)
	return nil
}

// failed hands over what no model has answered, unless the turn itself is at its end.
func (t *turn) failed(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return errors.Join(ctx.Err(), err)
	}
	t.hand(word.Failure)
	return nil
}

// heed does what the model asked for, and takes what it said; done tells that the turn is over.
func (t *turn) heed(ctx context.Context, reply provider.Reply) (done bool, err error) {
	t.messages = append(t.messages, provider.Message{Role: provider.Assistant, Text: reply.Text, Calls: reply.Calls})
	if len(reply.Calls) > 0 {
		return t.useAll(ctx, reply.Calls)
	}
	if reply.Stop != provider.End || reply.Text == "" {
		t.hand(word.Failure)
		return true, nil
	}
	return t.speak(t.Cover.Back(reply.Text)), nil
}

// speak says what may be said. What may not is told to the model once; after that a person goes on.
func (t *turn) speak(text string) bool {
	faults := t.Check(t.state, t.out.Language, text)
	if len(faults) == 0 {
		t.out.Parts = append(t.out.Parts, text)
		return true
	}
	if t.faults++; t.faults > 1 {
		t.hand(word.Policy)
		return true
	}
	t.messages = append(t.messages, provider.Message{Role: provider.User, Text: refusal(faults)})
	return false
}
