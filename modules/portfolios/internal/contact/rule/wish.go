package rule

import (
	"slices"
	"time"
)

// wishes adds what the debtor asked for, and what is known of the number.
func (a *Ask) wishes(laws []*law) []*law {
	if a.Debtor.Cease {
		laws = append(laws, never(Wish, "wish.cease", Text{"Pidió que no se le contacte más.", "Asked not to be contacted any more.", "Pediu para não ser mais contatado."}))
	}
	if slices.Contains(a.Debtor.Closed, a.Channel) {
		laws = append(laws, never(Wish, "wish.channel", Text{"Pidió que no se le contacte por este medio.", "Asked not to be contacted by this channel.", "Pediu para não ser contatado por este canal."}))
	}
	if a.Debtor.From != "" && a.Debtor.To != "" {
		laws = append(laws, wishedHours(a.Debtor.From, a.Debtor.To))
	}
	if a.Channel.Dials() {
		return a.To.known(laws)
	}
	return laws
}

// unknownZone refuses who is on a clock that nobody knows: whether it is an hour at which they may be contacted cannot be told.
func unknownZone() *law {
	return never(House, "zone.unknown", Text{
		"No se sabe qué hora es donde está: la zona horaria del deudor o de la cartera no es válida.",
		"What time it is there is not known: the time zone of the debtor or of the portfolio is not valid.",
		"Não se sabe que horas são lá: o fuso horário do devedor ou da carteira não é válido.",
	})
}

func never(layer Layer, id string, text Text) *law {
	refuses := func(_ *Ask, at time.Time) (time.Time, bool) { return at, false }
	return &law{Rule: Rule{ID: id, Text: text}, layer: layer, next: refuses}
}

func wishedHours(from, to string) *law {
	h := newHours([]Opening{{Days: Day("").Enum(), From: from, To: to}})
	text := Text{"Pidió que se le contacte entre las " + from + " y las " + to + ".", "Asked to be contacted between " + from + " and " + to + ".", "Pediu para ser contatado entre " + from + " e " + to + "."}
	return &law{Rule: Rule{ID: "wish.hours", Text: text}, layer: Wish, next: h.next}
}

// known adds what is known of the number.
func (t Target) known(laws []*law) []*law {
	if text, closed := closedNumbers(t.Status); closed {
		laws = append(laws, never(Number, "number."+t.Status, text))
	}
	if !t.Quarantined.IsZero() {
		until := t.Quarantined
		text := Text{"En este número atendió otra persona.", "Somebody else answered at this number.", "Outra pessoa atendeu neste número."}
		laws = append(laws, &law{Rule: Rule{ID: "number.quarantine", Text: text}, layer: Number, next: func(_ *Ask, at time.Time) (time.Time, bool) {
			if at.Before(until) {
				return until, true
			}
			return at, true
		}})
	}
	return laws
}

// closedNumbers are the statuses of phones at which nobody is called, and why.
func closedNumbers(status string) (text Text, closed bool) {
	text, closed = map[string]Text{
		"wrong_party":    {"El número es de otra persona.", "The number is somebody else's.", "O número é de outra pessoa."},
		"disconnected":   {"El número no existe.", "The number does not exist.", "O número não existe."},
		"out_of_service": {"El número está fuera de servicio.", "The number is out of service.", "O número está fora de serviço."},
		"blocked":        {"El número está bloqueado.", "The number is blocked.", "O número está bloqueado."},
		"opted_out":      {"En este número pidieron que no se llame.", "They asked not to be called at this number.", "Pediram para não ligar neste número."},
	}[status]
	return text, closed
}
