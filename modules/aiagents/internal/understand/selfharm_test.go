package understand_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/recobro/recobro/modules/aiagents/internal/understand"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

func TestSelfHarm(t *testing.T) {
	for l, said := range map[word.Language][]string{
		word.ES: {
			"No puedo más, me quiero matar", "si me siguen llamando me voy a tirar…", "si me siguen llamando me voy a tirar del balcón", "me quiero morir", "no quiero vivir más", "ya no quiero vivir",
			"voy a suicidarme", "prefiero morirme antes que seguir así", "pienso en quitarme la vida", "me voy a ahorcar", "me pego un tiro", "tengo ganas de matarme",
		},
		word.EN: {"I want to die", "I'm gonna kill myself", "i'd rather be dead", "I don't want to live anymore", "yes, I will end my life", "thinking about suicide"},
		word.PT: {"vou me matar", "quero morrer", "não quero mais viver", "não aguento mais viver assim", "vou tirar minha vida", "penso em me suicidar", "sim, vou me jogar da ponte"},
	} {
		for _, text := range said {
			m := understand.Text(text, in(l, word.SlotYesNo))
			require.NotEmpty(t, m.Intents, text)
			require.Equal(t, understand.SelfHarm, m.Intents[0].Intent, "%q: %v", text, m.Intents)
			require.Equal(t, understand.Unsaid, m.YesNo, text)
		}
	}
	for l, said := range map[word.Language][]string{
		word.ES: {"me van a matar los intereses", "esta deuda me mata", "no puedo pagar más de 500", "tiro la toalla", "quiero terminar con esta deuda", "quiero acabar con esto ya, ¿cuánto es?"},
		word.EN: {"I want to end this", "this debt is killing me", "I'd die for a discount", "cut me a deal"},
		word.PT: {"essa dívida está me matando", "quero acabar com essa dívida", "vou jogar na loteria", "não quero mais pagar"},
	} {
		for _, text := range said {
			require.False(t, understand.Text(text, in(l, word.SlotYesNo)).Wants(understand.SelfHarm), text)
		}
	}
}

func TestOnlyABareAnswerDecides(t *testing.T) {
	for l, said := range map[word.Language][]string{
		word.ES: {"no le escucho", "no te oigo bien", "no hablo español", "no entiendo nada", "no se escucha", "si me siguen molestando", "no puedo más"},
		word.EN: {"I can't hear you", "I don't understand", "no speak english"},
		word.PT: {"não falo espanhol", "não estou ouvindo", "não entendi", "não dá pra ouvir"},
	} {
		for _, text := range said {
			m := understand.Text(text, in(l, word.SlotYesNo))
			require.Equal(t, understand.Unsaid, m.YesNo, text)
			require.False(t, m.Wants(understand.WrongPerson), text)
		}
	}
}
