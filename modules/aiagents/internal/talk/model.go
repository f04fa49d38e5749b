package talk

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/guard"
	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/limit"
	"github.com/recobro/recobro/modules/aiagents/internal/modelled"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/redact"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// lead has the flow lead, or a model where the version says so and the budget lets it; then counts what models have cost.
func (s *Service) lead(ctx context.Context, w *work) error {
	err := s.led(ctx, w)
	w.spend()
	if err == nil && !w.out.Ended && w.mustHand() {
		w.leave(word.Policy)
	}
	return err
}

func (s *Service) led(ctx context.Context, w *work) error {
	switch {
	case w.spec.Mode != spec.Modelled:
		return w.answer(ctx)
	case !w.allowed.IsSpent:
		return s.byModel(ctx, w)
	case w.allowed.WhenSpent == limit.HandOver:
		w.leave(word.Limit)
		return nil
	}
	if w.talk.Step == modelled.Talking { // the model has led so far: the flow begins, and says again who speaks
		w.talk.Step = ""
	}
	return w.answer(ctx)
}

func (s *Service) byModel(ctx context.Context, w *work) error {
	model, err := s.holds.Minds.Mind(ctx, w.spec.Model, w.state.Debtor)
	if err != nil {
		return err
	}
	before, err := s.before(ctx, w)
	if err != nil {
		return err
	}
	r := modelled.Runner{
		Spec: w.spec, Model: model, Do: w.do, Facts: w.kit.Book.Facts, Cover: w.cover, Now: w.kit.Now, History: w.history(before),
		Check: func(_ *act.State, _ word.Language, text string) []guard.Fault { return w.faults(text) },
	}
	w.out, err = r.Turn(ctx, &w.state, lead.Place{Step: w.talk.Step, Tries: w.talk.Tries, Language: w.talk.Language}, w.in.Input)
	w.parts = w.out.Parts
	return err
}

// before are the turns of the talk so far; a talk that is tried brings its own.
func (s *Service) before(ctx context.Context, w *work) ([]Turn, error) {
	if s.store == nil {
		return w.in.Before, nil
	}
	return s.store.Turns(ctx, w.talk.ID)
}

// mostHistory bounds the turns that a model is told of a long talk.
const mostHistory = 40

// history is what was said before, covered.
func (w *work) history(turns []Turn) (all []provider.Message) {
	for _, t := range turns[max(0, len(turns)-mostHistory):] {
		heard := t.Heard // covered when it was written
		if heard == "" {
			heard = "(silence)"
		}
		all = append(all, provider.Message{Role: provider.User, Text: heard})
		if t.Said != "" {
			all = append(all, provider.Message{Role: provider.Assistant, Text: w.cover.Out(t.Said)})
		}
	}
	return all
}

// covered is the map of what must not leave of a debtor, nor be kept.
func covered(s act.State) *redact.Map {
	p := s.Debtor.Personal
	return redact.New(redact.Facts{
		Country: s.Debtor.Country, Documents: p.Documents, Phones: p.Phones, Emails: p.Emails, Accounts: p.Accounts, Others: p.Others,
	})
}

// sureIntent is how certain it has to be what somebody wants for a person to go on.
const sureIntent = 60

// mustHand tells whether they want or say something at which the company has a person go on.
func (w *work) mustHand() bool {
	for _, found := range w.state.Meaning.Intents {
		for _, one := range w.allowed.HandOverOn {
			if found.Intent == one && found.Sure >= sureIntent {
				return true
			}
		}
	}
	return false
}

// spend sums up what models have cost in the turn; a turn with an answer whose price is not known has no cost.
func (w *work) spend() {
	for _, used := range w.out.Used {
		if used.Connection == "" {
			continue
		}
		if w.turn.Stages == nil {
			w.turn.Stages = map[string]int64{}
		}
		w.turn.Stages["model"] += used.TookMS
		if used.Cost == nil {
			w.unpriced++
			continue
		}
		w.micros += *used.Cost
	}
	w.turn.Model, w.talk.CostMicros = w.out.Model, w.talk.CostMicros+w.micros
	if w.unpriced == 0 && len(w.out.Used) > 0 {
		w.turn.CostMicros = &w.micros
	}
}

// faults are why a text may not be said now.
func (w *work) faults(text string) []guard.Fault {
	all := guard.Check(text, w.known(), reader{w})
	if span := w.allowed.Says(w.talk.Language, text); span != "" {
		all = append(all, guard.Fault{Rule: guard.Forbidden, Span: span})
	}
	return all
}
