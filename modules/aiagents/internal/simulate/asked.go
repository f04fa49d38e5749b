package simulate

import (
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

// asking are words by which a text asks for something, the most telling first.
var asking = []struct {
	slot  word.Slot
	terms []string
}{
	{word.SlotIdentity, []string{"digitos", "digits", "nacimiento", "birth", "nascimento", "nascio", "referencia", "reference"}},
	{word.SlotOffer, []string{"cual prefiere", "which do you prefer", "qual prefere", "numero de la opcion", "cual le sirve"}},
	{word.SlotMoment, []string{"a que hora", "what time", "a que horas", "que horario"}},
	{word.SlotAmount, []string{"cuanto", "how much", "quanto", "que monto", "what amount", "que valor"}},
	{word.SlotDay, []string{"que dia", "which day", "what day", "cuando", "when", "quando"}},
	{word.SlotYesNo, []string{"confirma", "confirm", "hablo con", "am i speaking", "falo com", "esta de acuerdo", "do you agree", "concorda"}},
}

// Asked is what a text asks for, where nothing else tells; what somebody wants if it does not say.
func Asked(said string) word.Slot {
	key := namekey.Of(said)
	for _, a := range asking {
		for _, term := range a.terms {
			if strings.Contains(key, term) {
				return a.slot
			}
		}
	}
	return word.SlotIntent
}
