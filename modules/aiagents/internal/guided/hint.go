package guided

import (
	"github.com/recobro/recobro/modules/aiagents/internal/flow"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// hint says which keys answer a question, where words are not understood: how more than one key is entered, else what the flow says.
func hint(step flow.Step, l word.Language) string {
	if text := entered[step.Ask][l]; text != "" {
		return text
	}
	return step.Keys[l]
}

// entered is how an answer is given that is more than one key, or that the keys stand for.
var entered = map[word.Slot]word.Texts{
	word.SlotIdentity: {word.ES: "Márquelo y termine con numeral.", word.EN: "Enter it, then press pound.", word.PT: "Digite e termine com a tecla jogo da velha."},
	word.SlotAmount: {
		word.ES: "Marque el monto, sin centavos, y termine con numeral.", word.EN: "Enter the amount, without cents, then press pound.",
		word.PT: "Digite o valor, sem centavos, e termine com a tecla jogo da velha.",
	},
	word.SlotDay: {
		word.ES: "Marque dos cifras del día y dos del mes, y termine con numeral.", word.EN: "Enter two digits for the month and two for the day, then press pound.",
		word.PT: "Digite dois números do dia e dois do mês, e termine com a tecla jogo da velha.",
	},
	word.SlotMoment: {
		word.ES: "Mañana de mañana: marque 1. Mañana de tarde: marque 2.", word.EN: "Tomorrow morning: press 1. Tomorrow afternoon: press 2.",
		word.PT: "Amanhã de manhã: tecle 1. Amanhã à tarde: tecle 2.",
	},
}
