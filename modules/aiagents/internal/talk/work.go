package talk

import (
	"context"
	"strings"
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/guided"
	"github.com/recobro/recobro/modules/aiagents/internal/lead"
	"github.com/recobro/recobro/modules/aiagents/internal/limit"
	"github.com/recobro/recobro/modules/aiagents/internal/redact"
	"github.com/recobro/recobro/modules/aiagents/internal/spec"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// work is one turn on its way.
type work struct {
	talk  Talk
	turn  Turn
	spec  spec.Spec
	state act.State
	kit   act.Kit
	in    Input
	out   lead.Answer
	parts []string

	allowed          limit.Allowance
	cover            *redact.Map
	micros, unpriced int64 // that models have cost, and answers whose price is not known
}

func (s *Service) work(ctx context.Context, t Talk, said spec.Spec, in Input) (*work, error) {
	d, err := s.books[t.Kind].Debtor(ctx, t.DebtorID)
	if err != nil {
		return nil, err
	}
	w := &work{talk: t, spec: said, state: t.State, kit: s.kit(t, said), in: in}
	w.state.TalkID, w.state.TurnID, w.state.Debtor = t.ID, in.ID, d
	w.state.Evidence = book.Evidence{Quote: in.Text, TurnID: in.ID, AgentID: t.AgentID, VersionID: t.VersionID, Language: t.Language}
	switch t.Kind {
	case Chat:
		w.state.Evidence.ConversationID = t.RefID
	case Call:
		w.state.Evidence.CallID = t.RefID
	case Test: // nothing of it is evidence
	}
	if w.allowed, err = s.holds.Limits.Allowed(ctx); err != nil {
		return nil, err
	}
	w.cover = covered(w.state)
	w.turn = Turn{TalkID: t.ID, N: t.Turns + 1, InputID: in.ID, Pressed: in.Pressed, Silence: in.Silence, Step: t.Step, Heard: w.cover.Out(in.Text)}
	w.pay(in.Heard)
	w.talk.CostMicros += in.Said.Micros
	w.hear(s.clock.Now())
	w.state.Evidence.Language = w.talk.Language
	return w, nil
}

// hear takes in what they said; a talk goes over to the language that they clearly write in.
func (w *work) hear(now time.Time) {
	m := w.understood(w.in.Text, now)
	if m.Sure >= sureLanguage && len(strings.Fields(w.in.Text)) >= leastWords && m.Language != w.talk.Language && spoken(w.spec, m.Language) == m.Language {
		w.talk.Language = m.Language
		m = w.understood(w.in.Text, now)
	}
	w.state.Hear(w.in.Text, m)
}

// A number or a yes is no sign of another language.
const (
	sureLanguage = 80
	leastWords   = 3
)

// answer has the flow lead.
func (w *work) answer(ctx context.Context) (err error) {
	r := guided.Runner{Spec: w.spec, Do: w.do, Facts: w.kit.Book.Facts, Now: w.kit.Now, Aloud: w.talk.Kind == Call || w.in.Aloud, Hears: w.in.Hears}
	w.out, err = r.Turn(ctx, &w.state, lead.Place{Step: w.talk.Step, Tries: w.talk.Tries, Language: w.talk.Language}, w.in.Input)
	w.parts = w.out.Parts
	return err
}

// do uses a tool, and keeps what came of it with the turn.
func (w *work) do(ctx context.Context, s *act.State, u act.Use) (act.Result, error) {
	if u.Tool == word.Search { // what is looked up elsewhere, and kept, tells nothing personal
		u.Args = []byte(w.cover.Out(string(u.Args)))
	}
	began := time.Now()
	came, err := w.kit.Do(ctx, s, u)
	if err == nil {
		w.turn.Acts = append(w.turn.Acts, short(Done{Tool: u.Tool, Args: told(u), Result: came, TookMS: time.Since(began).Milliseconds()}))
	}
	return came, err
}

// told are the arguments of a tool as they are kept: what somebody answered to show who they are is not.
func told(u act.Use) []byte {
	if u.Tool == word.VerifyIdentity {
		return nil
	}
	return u.Args
}

// overLimit tells whether the talk has used up its minutes or turns.
func (w *work) overLimit(now time.Time) bool {
	l := w.spec.Limits
	return l.Turns > 0 && w.talk.Turns >= l.Turns || l.Minutes > 0 && w.talk.CreatedAt.Add(time.Duration(l.Minutes)*time.Minute).Before(now) ||
		l.CostMicros > 0 && w.talk.CostMicros >= l.CostMicros
}

// leave gives the talk to people, in the persona's words.
func (w *work) leave(reason word.Reason) {
	w.out = lead.Answer{Place: lead.Place{Step: w.talk.Step, Language: w.talk.Language}, Ended: true}
	w.parts = []string{w.spec.Persona[w.talk.Language].HandedOver}
	w.state.Ended, w.state.Reason = word.Handed, reason
}

func (w *work) asked() word.Slot {
	for _, step := range w.spec.Flow.Steps {
		if step.ID == w.talk.Step && step.Act == word.WrongPerson {
			return word.SlotYesNo // it waits for the second answer
		}
		if step.ID == w.talk.Step {
			return step.Ask
		}
	}
	return ""
}

// taken is what goes out.
func (w *work) taken() Taken {
	w.turn.Said, w.turn.Buttons = strings.Join(w.parts, between), w.out.Buttons
	return Taken{
		Turn: w.turn, Talk: w.talk, Name: w.spec.Persona[w.talk.Language].Name, Parts: w.parts, Buttons: w.out.Buttons, Asked: w.out.Asked,
		Passages: w.state.Passages, IsSpent: w.allowed.IsSpent,
	}
}

// between stands between the parts of what is said.
const between = "\n\n"

func parts(said string) []string {
	if said == "" {
		return nil
	}
	return strings.Split(said, between)
}
