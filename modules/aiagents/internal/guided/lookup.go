package guided

import (
	"context"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/flow"
	"github.com/recobro/recobro/modules/aiagents/internal/guard"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// sentencesTold is how many sentences of an article are told at once.
const sentencesTold = 2

// source says what is quoted, by language.
var source = word.Texts{
	word.ES: "(De nuestra ayuda: «{title}».)", word.EN: "(From our help: “{title}”.)", word.PT: "(Da nossa ajuda: “{title}”.)",
}

// asksUs tells whether they ask something that the step does not take as its answer.
func (t *turn) asksUs(step flow.Step, known bool) bool {
	if t.in.Text == "" || !t.Spec.Grants.May(word.Search) || !t.wantsToKnow() {
		return false
	}
	free := step.Ask == word.SlotIdentity || step.Ask == word.SlotFree || step.Ask == word.SlotIntent
	return !known || free && !strings.ContainsAny(t.in.Text, "0123456789")
}

func (t *turn) wantsToKnow() bool {
	return t.state.Meaning.Wants(understand.Question) || strings.Contains(t.in.Text, "?")
}

// lookUp tells what an article answers, if one does; the talk stays where it is.
func (t *turn) lookUp(ctx context.Context) (bool, error) {
	before := len(t.state.Passages)
	came, err := t.Do(ctx, t.state, act.Use{Tool: word.Search, Args: args(map[string]any{"text": t.in.Text})})
	if err != nil || came.Code != word.Done || len(t.state.Passages) == before {
		return false, err
	}
	best := t.state.Passages[before]
	t.state.Passages = t.state.Passages[:before+1]
	sentences := guard.Sentences(best.Text)
	text := strings.Join(sentences[:min(sentencesTold, len(sentences))], " ")
	from := strings.ReplaceAll(source[t.out.Language], "{title}", best.Title)
	if best.Link != "" && !t.Aloud {
		from += " " + best.Link
	}
	t.out.Parts = append(t.out.Parts, text+" "+from)
	return true, nil
}

// back asks again where they have asked something.
func (t *turn) back(step flow.Step) error {
	t.say(step.Say[t.out.Language])
	t.wait(step)
	return nil
}
