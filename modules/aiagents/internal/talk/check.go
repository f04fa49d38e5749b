package talk

import (
	"context"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/guard"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/record"
)

// check holds every part against what may be said now. A part that may not is not said; where it mattered, a person goes on.
func (w *work) check() {
	passed := []string{}
	for _, part := range w.parts {
		faults := w.faults(part)
		if len(faults) == 0 {
			passed = append(passed, part)
		}
		w.turn.Faults = append(w.turn.Faults, faults...)
	}
	w.parts = passed
	if len(w.turn.Faults) > 0 && !w.out.Ended {
		w.leave(word.Policy)
		w.parts = append(passed, w.parts...)
	}
}

// known is what may be said in the talk as it stands.
func (w *work) known() guard.Known {
	s := w.state
	k := guard.Known{Verified: s.Verified, Others: s.Others, Amounts: append([]int64{s.Noted.Amount}, s.Theirs.Amounts...)}
	k.Days = append([]civil.Day{s.Noted.Day, civil.On(w.kit.Now(), s.Debtor.Zone)}, s.Theirs.Days...) // "today" is no term
	if s.Noted.Moment != nil {
		at := s.Noted.Moment.In(s.Debtor.Zone)
		k.Days = append(k.Days, civil.On(at, s.Debtor.Zone))
	}
	if s.Debt != nil {
		k.Amounts = append(k.Amounts, s.Debt.Owed)
	}
	for _, o := range s.Offers {
		k.Amounts, k.Days = append(k.Amounts, o.Total, o.Discount, o.First, o.Each), append(k.Days, o.FirstOn)
	}
	return act.Quoted(k, s.Passages)
}

// reader reads our own text by the rules that read theirs: all that it names, what it refuses and spares, too.
type reader struct{ w *work }

func (r reader) Amounts(text string) (all []int64) {
	amounts, _ := r.named(text)
	for _, a := range amounts {
		all = append(all, a.Minor)
	}
	return all
}

func (r reader) Days(text string) (all []civil.Day) {
	_, days := r.named(text)
	for _, d := range days {
		all = append(all, d.On)
	}
	return all
}

func (r reader) named(text string) ([]understand.Amount, []understand.Day) {
	return understand.Named(text, understand.Context{
		Language: r.w.talk.Language, Now: r.w.kit.Now(), Zone: r.w.state.Debtor.Zone, Currency: r.w.state.Debtor.Currency,
	})
}

// tell records what tools did, and that the talk went on or ended.
func (s *Service) tell(ctx context.Context, w *work) error {
	for _, done := range w.turn.Acts {
		if err := s.used(ctx, w, done); err != nil {
			return err
		}
	}
	if err := s.report(ctx, w); err != nil {
		return err
	}
	for _, fault := range w.turn.Faults {
		if err := s.record.Write(ctx, record.Act{Name: "talk.held_back", ID: w.talk.ID, Silent: true, Payload: map[string]any{"rule": fault.Rule, "turn": w.turn.N}}); err != nil {
			return err
		}
	}
	name := "talk.turned"
	if w.talk.Over() {
		name = "talk.ended"
	}
	return s.record.Write(ctx, record.Act{Name: name, ID: w.talk.ID, Payload: map[string]any{
		"turn": w.turn.N, "outcome": w.talk.Outcome, "reason": w.talk.Reason, "debtor_id": w.talk.DebtorID, "agent_id": w.talk.AgentID,
	}})
}
