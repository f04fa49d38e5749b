package guided

import (
	"context"
	"errors"

	"github.com/recobro/recobro/modules/aiagents/internal/flow"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// answer takes what they said to the step that waits, and goes on.
func (t *turn) answer(ctx context.Context) error {
	step, found := t.steps[t.out.Step]
	if !found {
		return t.hand(word.Failure, "")
	}
	if t.state.Doubted == step.ID {
		return t.confirm(ctx, step)
	}
	known := t.note(step)
	t.used[step.Ask] = true
	to, found := t.way(step, known)
	if !t.named(step) && t.asksUs(step, known) {
		if told, err := t.lookUp(ctx); err != nil || told {
			return errors.Join(err, t.back(step))
		}
	}
	if !found {
		return t.again(ctx, step)
	}
	t.out.Tries = 0
	return t.run(ctx, to)
}

// way is where an answer leads: what the step listens for by name, unless what is listened for anywhere was heard more surely; then whether it
// was understood at all. Orders to the program lead nowhere.
func (t *turn) way(step flow.Step, known bool) (string, bool) {
	own, sureOwn := t.first(named(step.Ways))
	anywhere, sureAny := t.first(t.Spec.Flow.Anywhere)
	switch {
	case sureAny > sureOwn && (sureOwn > 0 || !known || !t.plain()):
		return anywhere, true
	case t.wants(understand.Injection) > sureOwn:
		return "", false
	case sureOwn > 0:
		return own, true
	}
	return t.plainly(step, known)
}

// named tells whether they said something that leads somewhere by its name.
func (t *turn) named(step flow.Step) bool {
	_, own := t.first(named(step.Ways))
	_, anywhere := t.first(t.Spec.Flow.Anywhere)
	return max(own, anywhere) > 0 || t.wants(understand.Injection) > 0
}

// plainly is where an answer leads that names nothing.
func (t *turn) plainly(step flow.Step, known bool) (string, bool) {
	for _, way := range step.Ways {
		switch {
		case way.When == flow.Silence && t.in.Silence, way.When == flow.Yes && t.yes(), way.When == flow.No && t.no(),
			way.When == flow.Known && known, way.When == flow.Always:
			return way.To, true
		}
	}
	return "", false
}

// again asks once more, as often as the step says; then it goes the way of what was not understood.
func (t *turn) again(ctx context.Context, step flow.Step) error {
	t.out.Tries++
	if t.out.Tries < tries(step) {
		t.say(either(step.Again, step.Say)[t.out.Language])
		t.wait(step)
		return nil
	}
	t.out.Tries = 0
	for _, way := range step.Ways {
		if way.When == flow.Unknown {
			return t.run(ctx, way.To)
		}
	}
	return t.hand(word.Clarification, "")
}

func tries(step flow.Step) int {
	if step.MostTries == 0 {
		return 2
	}
	return step.MostTries
}

func either(texts, otherwise word.Texts) word.Texts {
	if len(texts) == 0 {
		return otherwise
	}
	return texts
}
