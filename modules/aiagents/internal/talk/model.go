package talk

import (
	"context"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/guard"
	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/limit"
	"github.com/recobro/recobro/modules/aiagents/internal/listen"
	"github.com/recobro/recobro/modules/aiagents/internal/provider"
	"github.com/recobro/recobro/modules/aiagents/internal/redact"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// lead has the flow lead, after a model has read what they said where the version has one; then counts what that has cost.
func (s *Service) lead(ctx context.Context, w *work) error {
	if w.state.Meaning.Wants(understand.SelfHarm) {
		return w.answer(ctx) // nothing comes before it, and no model is waited for
	}
	if w.readable() && w.allowed.IsSpent && w.allowed.WhenSpent == limit.HandOver {
		w.leave(word.Limit)
		return nil
	}
	if w.readable() && !w.allowed.IsSpent {
		if err := s.read(ctx, w); err != nil {
			return err
		}
	}
	err := w.answer(ctx)
	if err == nil && !w.out.Ended && w.mustHand() {
		w.leave(word.Policy)
	}
	return err
}

// readable tells whether a model is to read what they said. What shows who they are goes to none, a yes or a no to terms is read by rules alone,
// and so is what gives the program orders.
func (w *work) readable() bool {
	m := w.state.Meaning
	return w.spec.Mode == spec.Modelled && w.in.Pressed == "" && w.asked() != word.SlotIdentity && !w.spec.Flow.Binds(w.talk.Step) &&
		!m.Wants(understand.Injection) && !brief(w.in.Text, m)
}

// fewWords are so few that rules read them as well as anybody, where they read anything: "sí", "hola", "el viernes".
const fewWords = 2

func brief(text string, m understand.Meaning) bool {
	words := len(strings.Fields(text))
	return words == 0 || words <= fewWords && (m.YesNo != understand.Unsaid || len(m.Intents)+len(m.Amounts)+len(m.Days)+len(m.Moments)+m.Choice > 0)
}

// read has the version's model read it. Where it fails rules go on alone: only what ends the turn is an error.
func (s *Service) read(ctx context.Context, w *work) error {
	model, err := s.holds.Minds.Mind(ctx, w.spec.Model, w.state.Debtor)
	if err != nil {
		return err
	}
	before, err := s.before(ctx, w)
	if err != nil {
		return err
	}
	timed, done := context.WithTimeout(ctx, patience)
	defer done()
	used, err := listen.Read(timed, model, w.cover, w.saying(before), &w.state.Meaning)
	if err == nil {
		w.spend(used)
	}
	return ctx.Err()
}

// patience is how long a model may take to read: then rules go on alone.
const patience = 5 * time.Second

// saying is what they said, and after what.
func (w *work) saying(before []Turn) listen.Said {
	d := w.state.Debtor
	return listen.Said{
		Text: w.in.Text, Language: w.talk.Language, Asked: w.asked(), Offers: len(w.state.Offers), Currency: d.Currency,
		Today: civil.On(w.kit.Now(), d.Zone), Before: history(before),
	}
}

// before are the turns of the talk so far; a talk that is tried brings its own.
func (s *Service) before(ctx context.Context, w *work) ([]Turn, error) {
	if s.store == nil {
		return w.in.Before, nil
	}
	return s.store.Turns(ctx, w.talk.ID)
}

// mostHistory bounds the turns that a model is told.
const mostHistory = 6

// history is what they have said before, covered when it was written. What we have said names them, and what they owe: it stays here.
func history(turns []Turn) (all []provider.Message) {
	for _, t := range turns[max(0, len(turns)-mostHistory):] {
		if t.Heard != "" {
			all = append(all, provider.Message{Role: provider.User, Text: t.Heard})
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

// spend notes what the model has cost in the turn; an answer whose price is not known has no cost.
func (w *work) spend(used lead.Used) {
	w.turn.Stages, w.turn.Model = map[string]int64{"model": used.TookMS}, used.Model
	if used.Cost == nil {
		w.pay(Spent{Unpriced: 1})
		return
	}
	w.pay(Spent{Micros: *used.Cost})
	w.costs()
}

// faults are why a text may not be said now.
func (w *work) faults(text string) []guard.Fault {
	return append(guard.Check(text, w.known(), reader{w}), w.forbidden(text)...)
}

// forbidden is what the company has its agents never say.
func (w *work) forbidden(text string) []guard.Fault {
	if span := w.allowed.Says(w.talk.Language, text); span != "" {
		return []guard.Fault{{Rule: guard.Forbidden, Span: span}}
	}
	return nil
}
