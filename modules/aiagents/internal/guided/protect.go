package guided

import (
	"context"
	"encoding/json"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// calm is what somebody hears who speaks of hurting themselves. It is part of the product, as no version may leave it out.
var calm = word.Texts{
	word.ES: "Lamento mucho que esté pasando por esto. Su vida importa más que cualquier deuda, y no vamos a seguir hablando de pagos. Si está en peligro, llame ahora a los servicios de emergencia o a alguien de su confianza.",
	word.EN: "I’m very sorry you are going through this. Your life matters more than any debt, and we will not go on about payments. If you are in danger, please call the emergency services or someone you trust now.",
	word.PT: "Sinto muito que você esteja passando por isso. Sua vida importa mais do que qualquer dívida, e não vamos continuar falando de pagamentos. Se você está em perigo, ligue agora para os serviços de emergência ou para alguém de confiança.",
}

// alarmed is what the person who goes on reads first.
var alarmed = word.Texts{
	word.ES: "URGENTE: habló de hacerse daño o quitarse la vida. Atender ya; no cobrar. La gestión queda suspendida.",
	word.EN: "URGENT: they spoke of hurting or killing themselves. Attend now; do not collect. Collection is suspended.",
	word.PT: "URGENTE: falou em se machucar ou tirar a própria vida. Atender já; não cobrar. A cobrança fica suspensa.",
}

// Fixed are the texts that every version says beside its own.
func Fixed() []word.Texts { return []word.Texts{calm, doubted, doubtedKeys} }

// protect has a person go on at once, and nobody contact them to collect: the circumstance on the file silences every channel until
// somebody of ours has looked. It goes before everything that a flow says.
func (t *turn) protect(ctx context.Context) error {
	if !t.state.Disclosed {
		t.say(t.persona().Disclosure)
		t.state.Disclosed = true
	}
	_, err := t.Do(ctx, t.state, act.Use{Tool: word.Hardship, Args: json.RawMessage(`{"kind":"hardship"}`)})
	if err != nil && !t.Aloud {
		return err // the message is taken again; somebody on the line is not kept waiting
	}
	t.state.Doubted, t.state.Summary = "", alarmed[t.out.Language]
	return t.hand(word.Policy, calm[t.out.Language])
}
