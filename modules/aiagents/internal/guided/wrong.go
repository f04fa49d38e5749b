package guided

import (
	"context"
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/flow"
	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// The second question before a number is taken for somebody else's, which nobody would call again.
var (
	doubted = word.Texts{
		word.ES: "Para no equivocarme: ¿este es un contacto de {{given}}? Responda sí o no.",
		word.EN: "Just to be sure: is this a contact of {{given}}? Please answer yes or no.",
		word.PT: "Só para eu não me enganar: este é um contato de {{given}}? Responda sim ou não.",
	}
	doubtedKeys = word.Texts{
		word.ES: "Marque 1 para sí o 2 para no.", word.EN: "Press 1 for yes or 2 for no.", word.PT: "Digite 1 para sim ou 2 para não.",
	}
	doubtedAnswers = map[word.Language][]string{word.ES: {"Sí", "No"}, word.EN: {"Yes", "No"}, word.PT: {"Sim", "Não"}}
)

// mostWords is the most that a bare yes or no has: "no, señorita, no es".
const mostWords = 4

// bare tells whether what they said is a yes or a no and nothing else.
func (t *turn) bare() bool {
	return t.state.Meaning.YesNo != understand.Unsaid && len(strings.Fields(t.in.Text)) <= mostWords
}

// doubt asks once more whether it is somebody else, and waits at the step that would note it.
func (t *turn) doubt(step flow.Step) {
	t.state.Doubted = step.ID
	t.say(doubted[t.out.Language])
	if t.Aloud && !t.Hears {
		t.say(doubtedKeys[t.out.Language])
	}
	t.out.Step, t.out.Asked, t.out.Buttons = step.ID, word.SlotYesNo, doubtedAnswers[t.out.Language]
}

// confirm takes the second answer: a bare no, or that it is the wrong person said again, is noted; a bare yes begins anew.
func (t *turn) confirm(ctx context.Context, step flow.Step) error {
	to, sureOther := t.first(t.Spec.Flow.Anywhere)
	switch said := t.wants(understand.WrongPerson); {
	case t.in.Pressed == "2" || t.no() && t.bare() || said > 0 && said >= sureOther:
		t.out.Tries = 0
		return t.run(ctx, step.ID)
	case t.in.Pressed == "1" || t.yes() && t.bare():
		return t.undoubt(ctx, t.Spec.Flow.Start)
	case sureOther > 0:
		return t.undoubt(ctx, to)
	default:
		return t.unclear(step)
	}
}

func (t *turn) undoubt(ctx context.Context, to string) error {
	t.state.Doubted, t.out.Tries = "", 0
	return t.run(ctx, to)
}

// unclear asks once more; what is not understood then is for a person, and silence ends the talk: the number stays as it is.
func (t *turn) unclear(step flow.Step) error {
	t.out.Tries++
	if t.out.Tries < tries(step) {
		t.doubt(step)
		return nil
	}
	t.state.Doubted = ""
	if t.in.Silence {
		return t.end(flow.Step{Outcome: word.NoAnswer})
	}
	return t.hand(word.Clarification, "")
}
