package extract

import (
	"strings"

	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/money"
)

// sentences are what a summary is made of, by language.
type sentences struct {
	outcome                                                 map[word.Outcome]string
	promise, dispute, hardship, callback, complaint, breach string
}

func sentencesOf(l word.Language) sentences {
	switch l {
	case word.EN:
		return english
	case word.PT:
		return portuguese
	default:
		return spanish
	}
}

var spanish = sentences{
	outcome: map[word.Outcome]string{
		word.Agreed: "Se aceptó una oferta.", word.Promised: "Hubo una promesa de pago.", word.CallLater: "Pidió que lo llamen en otro momento.", word.Disputed: "No reconoce la deuda o dice que ya pagó.",
		word.InNeed: "Cuenta que no puede pagar.", word.Stopped: "Pidió que no lo contacten más.", word.NotThem: "Contestó otra persona.", word.Handed: "Pidió hablar con una persona.",
		word.NoAnswer: "Nadie contestó.", word.Informed: "Fue informado, sin acuerdo.",
	},
	promise: "Promete {amount} para el {day}: «{quote}».", dispute: "Reclama: «{quote}».", hardship: "Situación: «{quote}».", callback: "Llamar: «{quote}».",
	complaint: "Queja: «{quote}».", breach: "Hay reglas sin cumplir: {rules}.",
}

var english = sentences{
	outcome: map[word.Outcome]string{
		word.Agreed: "An offer was accepted.", word.Promised: "A payment was promised.", word.CallLater: "They asked to be called at another time.", word.Disputed: "They dispute the debt or say it is paid.",
		word.InNeed: "They say that they cannot pay.", word.Stopped: "They asked not to be contacted again.", word.NotThem: "Somebody else answered.", word.Handed: "They asked for a person.",
		word.NoAnswer: "Nobody answered.", word.Informed: "They were informed; nothing was agreed.",
	},
	promise: "They promise {amount} for {day}: “{quote}”.", dispute: "They dispute: “{quote}”.", hardship: "Their situation: “{quote}”.", callback: "To call: “{quote}”.",
	complaint: "Complaint: “{quote}”.", breach: "Rules not kept: {rules}.",
}

var portuguese = sentences{
	outcome: map[word.Outcome]string{
		word.Agreed: "Uma oferta foi aceita.", word.Promised: "Houve promessa de pagamento.", word.CallLater: "Pediu para ligarem em outro momento.", word.Disputed: "Não reconhece a dívida ou diz que já pagou.",
		word.InNeed: "Diz que não consegue pagar.", word.Stopped: "Pediu para não ser mais contatado.", word.NotThem: "Outra pessoa atendeu.", word.Handed: "Pediu para falar com uma pessoa.",
		word.NoAnswer: "Ninguém atendeu.", word.Informed: "Foi informado, sem acordo.",
	},
	promise: "Promete {amount} para {day}: “{quote}”.", dispute: "Contesta: “{quote}”.", hardship: "Situação: “{quote}”.", callback: "Ligar: “{quote}”.",
	complaint: "Reclamação: “{quote}”.", breach: "Regras não cumpridas: {rules}.",
}

// summary tells the core in the three languages; the words quoted stay as they were said.
func summary(c Core) word.Texts {
	texts := word.Texts{}
	for _, l := range word.ES.Enum() {
		texts[l] = strings.Join(told(c, sentencesOf(l)), " ")
	}
	return texts
}

func told(c Core, s sentences) []string {
	out := []string{s.outcome[c.Outcome]}
	if p := c.Promise; p != nil {
		out = append(out, strings.NewReplacer("{amount}", money.Amount{Minor: p.Amount, Currency: p.Currency}.String(), "{day}", string(p.Day), "{quote}", p.Quote).Replace(s.promise))
	}
	quoted := []struct {
		claim *Claim
		text  string
	}{{c.Dispute, s.dispute}, {c.Hardship, s.hardship}, {c.Complaint, s.complaint}}
	if c.Callback != nil {
		quoted = append(quoted, struct {
			claim *Claim
			text  string
		}{&c.Callback.Claim, s.callback})
	}
	for _, q := range quoted {
		if q.claim != nil {
			out = append(out, strings.ReplaceAll(q.text, "{quote}", q.claim.Quote))
		}
	}
	if broken := breaches(c.Compliance); len(broken) > 0 {
		out = append(out, strings.ReplaceAll(s.breach, "{rules}", strings.Join(broken, ", ")))
	}
	return out
}

func breaches(items []Item) []string {
	var out []string
	for _, i := range items {
		if !i.Pass {
			out = append(out, string(i.Rule))
		}
	}
	return out
}
