package say

import (
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/act"
	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

// Summary is what whoever goes on has to know of a talk.
func Summary(l word.Language, s act.State) string {
	words, lines := summaries[l], []string{}
	add := func(key string, with ...string) {
		lines = append(lines, strings.NewReplacer(with...).Replace(words[key]))
	}
	add(map[bool]string{true: "verified", false: "unverified"}[s.Verified])
	if s.Debt != nil {
		add("told", "{owed}", Money(l, s.Debt.Owed, s.Debt.Currency))
	}
	switch o, chosen := s.Chosen(); {
	case s.Promise != nil:
		add("promised", "{amount}", Money(l, s.Promise.Amount, s.Promise.Currency), "{on}", Day(l, s.Promise.On))
	case len(s.Agreed) > 0 && chosen:
		add("agreed", "{total}", Money(l, o.Total, o.Currency), "{payments}", Payments(l, o.Instalments))
	case len(s.Offers) > 0:
		add("offered", "{n}", number(len(s.Offers)))
	}
	for _, flag := range s.Flags {
		add("flagged", "{flag}", flags[l][flag])
	}
	if s.Others {
		add("other")
	}
	if s.Summary != "" {
		lines = append(lines, s.Summary)
	}
	return strings.Join(lines, " ")
}

var summaries = map[word.Language]map[string]string{
	word.ES: {
		"verified": "Identidad comprobada.", "unverified": "Identidad sin comprobar.", "told": "Se informó el saldo: {owed}.", "promised": "Prometió {amount} para el {on}.",
		"agreed": "Aceptó pagar {total} en {payments}.", "offered": "Se le mostraron {n} ofertas y no eligió.", "flagged": "Quedó marcado: {flag}.", "other": "Atendió otra persona.",
	},
	word.EN: {
		"verified": "Identity verified.", "unverified": "Identity not verified.", "told": "The balance was told: {owed}.", "promised": "Promised {amount} for {on}.",
		"agreed": "Agreed to pay {total} in {payments}.", "offered": "Was shown {n} offers and chose none.", "flagged": "Flagged: {flag}.", "other": "Somebody else answered.",
	},
	word.PT: {
		"verified": "Identidade confirmada.", "unverified": "Identidade não confirmada.", "told": "O saldo foi informado: {owed}.", "promised": "Prometeu {amount} para {on}.",
		"agreed": "Aceitou pagar {total} em {payments}.", "offered": "Viu {n} ofertas e não escolheu.", "flagged": "Ficou marcado: {flag}.", "other": "Outra pessoa atendeu.",
	},
}

var flags = map[word.Language]map[book.Flag]string{
	word.ES: {
		book.Dispute: "no reconoce la deuda", book.Hardship: "en dificultades", book.Deceased: "fallecido", book.Bankrupt: "en concurso", book.Represented: "con abogado",
		book.Minor: "menor o mayor vulnerable", book.Fraud: "posible fraude", book.DoNotCall: "no quiere contacto",
	},
	word.EN: {
		book.Dispute: "disputes the debt", book.Hardship: "in hardship", book.Deceased: "deceased", book.Bankrupt: "bankrupt", book.Represented: "has a lawyer",
		book.Minor: "minor or elder", book.Fraud: "possible fraud", book.DoNotCall: "wants no contact",
	},
	word.PT: {
		book.Dispute: "contesta a dívida", book.Hardship: "em dificuldades", book.Deceased: "falecido", book.Bankrupt: "em falência", book.Represented: "com advogado",
		book.Minor: "menor ou idoso", book.Fraud: "possível fraude", book.DoNotCall: "não quer contato",
	},
}
