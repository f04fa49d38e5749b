package guided

import (
	"context"
	"slices"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/flow"
	"github.com/recobro/recobro/modules/aiagents/internal/say"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// run goes from step to step until one waits or the talk ends.
func (t *turn) run(ctx context.Context, id string) error {
	for {
		step, found := t.steps[id]
		if t.ran++; !found || t.ran > most {
			return t.hand(word.Failure, "")
		}
		next, err := t.do(ctx, step)
		if err != nil || next == "" {
			return err
		}
		id = next
	}
}

// do does one step, and tells the next; none when it waits or ends.
func (t *turn) do(ctx context.Context, step flow.Step) (string, error) {
	switch step.Kind {
	case flow.Say:
		t.say(step.Say[t.out.Language])
		return t.after(step, flow.Always)
	case flow.Ask:
		return t.ask(ctx, step)
	case flow.Act:
		return t.use(ctx, step)
	case flow.HandOver:
		return "", t.hand(step.Reason, step.Say[t.out.Language])
	default:
		return "", t.end(step)
	}
}

// after is the way that a step goes on by.
func (t *turn) after(step flow.Step, when flow.When) (string, error) {
	for _, way := range step.Ways {
		if way.When == when || way.When == flow.Always || way.When == flow.Verified && t.state.Verified {
			return way.To, nil
		}
	}
	return "", t.hand(word.Failure, "")
}

// ask says the question and waits, unless what it asks for is known already, or cannot be asked for.
func (t *turn) ask(ctx context.Context, step flow.Step) (string, error) {
	if step.Ask == word.SlotIdentity {
		if to, err := t.identify(ctx, step); to != "" || err != nil || t.out.Ended {
			return to, err
		}
	}
	if t.told(step.Ask) && !t.used[step.Ask] { // once: what a tool has refused is asked anew
		t.used[step.Ask] = true
		return t.after(step, flow.Known)
	}
	t.say(step.Say[t.out.Language])
	t.wait(step)
	return "", nil
}

// told tells whether they have said already, in this very turn, what a step asks for. What a tool has refused since is asked for anew.
func (t *turn) told(slot word.Slot) bool {
	switch m := t.state.Meaning; slot {
	case word.SlotAmount:
		return len(m.Amounts) > 0 && t.state.Verified
	case word.SlotDay:
		return len(m.Days) > 0 && t.state.Verified
	case word.SlotMoment:
		return len(m.Moments) > 0
	default:
		return false
	}
}

// identify chooses the fact that they are asked for. Who has shown already who they are is not asked again.
func (t *turn) identify(ctx context.Context, step flow.Step) (string, error) {
	if t.state.Verified {
		return t.after(step, flow.Verified)
	}
	facts, err := t.Facts(ctx, t.state.Debtor.ID)
	if err != nil {
		return "", err
	}
	if len(facts.All) == 0 || facts.Tries == 0 {
		return t.after(step, flow.Locked)
	}
	t.state.Asked, t.state.Tries = next(facts.All, t.state.Asked), facts.Tries
	return "", nil
}

// next is another fact than the one asked last, where there are more.
func next(all []book.Fact, last book.Fact) book.Fact {
	for i, fact := range all {
		if fact == last {
			return all[(i+1)%len(all)]
		}
	}
	return all[0]
}

// use uses the tool of a step with what they have answered.
func (t *turn) use(ctx context.Context, step flow.Step) (string, error) {
	if step.Act == word.WrongPerson && t.state.Doubted != step.ID && t.wants(understand.ThirdParty) == 0 {
		t.doubt(step)
		return "", nil
	}
	came, err := t.Do(ctx, t.state, act.Use{Tool: step.Act, Args: t.args(step)})
	if err != nil {
		return "", err
	}
	t.state.Doubted = ""
	return t.after(step, flow.When(came.Code))
}

// wait has the talk wait at a step; what the question names is put to them.
func (t *turn) wait(step flow.Step) {
	t.out.Step, t.out.Asked = step.ID, step.Ask
	t.out.Buttons = nil
	for _, answer := range step.Answers {
		t.out.Buttons = append(t.out.Buttons, answer[t.out.Language])
	}
	if t.Aloud && !t.Hears {
		t.say(hint(step, t.out.Language))
	}
	if n := t.state.Noted; step.Ask == word.SlotYesNo && puts(step) {
		t.state.Puts([]int64{n.Amount}, []civil.Day{n.Day})
	}
}

// puts tells whether a question names what would be promised.
func puts(step flow.Step) bool {
	for _, text := range step.Say {
		if named := flow.Placeholders(text); slices.Contains(named, "promise.amount") && slices.Contains(named, "promise.on") {
			return true
		}
	}
	return false
}

func (t *turn) say(text string) {
	f := say.Filler{Language: t.out.Language, Agent: t.persona().Name, State: t.state, Aloud: t.Aloud}
	if filled, _ := f.Fill(text); filled != "" {
		t.out.Parts = append(t.out.Parts, filled)
	}
}
