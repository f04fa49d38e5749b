// Package guided leads a talk by rules alone: it follows the flow of a version, understands answers without any model, and uses the same tools
// within the same limits as a model would.
package guided

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/flow"
	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Runner follows the flow of one version.
type Runner struct {
	Spec spec.Spec
	// Do uses a tool.
	Do lead.Doer
	// Facts are those that somebody may be asked for.
	Facts func(ctx context.Context, debtorID string) (book.Facts, error)
	Now   func() time.Time
	Aloud bool // it is spoken
	Hears bool // spoken words are understood, too, not keys alone
}

// turn is one turn on its way.
type turn struct {
	Runner
	state *act.State
	steps map[string]flow.Step
	in    lead.Input
	out   lead.Answer
	ran   int
	used  map[word.Slot]bool // answers of this turn that a step has taken
}

// most bounds the steps of one turn: a flow that runs in a circle is handed over.
const most = 40

// Turn takes one turn. An error means that nothing was settled: the same turn may be taken again.
func (r Runner) Turn(ctx context.Context, s *act.State, at lead.Place, in lead.Input) (lead.Answer, error) {
	t := &turn{Runner: r, state: s, steps: map[string]flow.Step{}, in: in, out: lead.Answer{Place: at}, used: map[word.Slot]bool{}}
	for _, step := range r.Spec.Flow.Steps {
		t.steps[step.ID] = step
	}
	if t.wants(understand.SelfHarm) > 0 {
		return t.out, t.protect(ctx)
	}
	if at.Step == "" {
		t.open()
		return t.out, t.begin(ctx)
	}
	return t.out, t.answer(ctx)
}

// open says who speaks, and in whose name, before anything else.
func (t *turn) open() {
	p := t.persona()
	t.say(p.Opening)
	t.say(p.Disclosure)
	t.state.Disclosed = true
}

func (t *turn) persona() spec.Persona { return t.Spec.Persona[t.out.Language] }

// begin goes to the first step, unless their first words ask for something that is heard anywhere.
func (t *turn) begin(ctx context.Context) error {
	if t.in.Text != "" || t.in.Pressed != "" {
		if way, sure := t.first(t.Spec.Flow.Anywhere); sure > 0 {
			return t.run(ctx, way)
		}
	}
	if t.asksUs(flow.Step{Ask: word.SlotFree}, false) { // their first words are a question
		if _, err := t.lookUp(ctx); err != nil {
			return err
		}
	}
	return t.run(ctx, t.Spec.Flow.Start)
}
