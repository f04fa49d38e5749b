package analysis

import (
	"strings"

	"golang.org/x/text/language"

	"github.com/recobro/recobro/modules/aiagents/internal/claim"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/money"
)

// sentences are what may be said of a talk, in each language.
var sentences = map[string]word.Texts{
	"right":       {word.ES: "Se habló con la persona buscada.", word.EN: "The person sought was spoken with.", word.PT: "Falou-se com a pessoa procurada."},
	"wrong":       {word.ES: "No era la persona buscada.", word.EN: "It was not the person sought.", word.PT: "Não era a pessoa procurada."},
	"promise":     {word.ES: "Prometió pagar {amount} el {day}.", word.EN: "They promised to pay {amount} on {day}.", word.PT: "Prometeu pagar {amount} em {day}."},
	"dispute":     {word.ES: "No reconoce la deuda, o dice haberla pagado.", word.EN: "They dispute the debt, or say that it is paid.", word.PT: "Não reconhece a dívida, ou diz que já pagou."},
	"hardship":    {word.ES: "Contó que pasa por una dificultad.", word.EN: "They told of hardship.", word.PT: "Contou que passa por dificuldades."},
	"callback":    {word.ES: "Pidió que se lo contacte en otro momento.", word.EN: "They asked to be contacted at another time.", word.PT: "Pediu contato em outro momento."},
	"stop":        {word.ES: "Pidió que no se lo contacte más.", word.EN: "They asked not to be contacted any more.", word.PT: "Pediu para não ser mais contatado."},
	"third_party": {word.ES: "Habló otra persona.", word.EN: "Somebody else spoke.", word.PT: "Outra pessoa falou."},
	"complaint":   {word.ES: "Se quejó.", word.EN: "They complained.", word.PT: "Fez uma reclamação."},
	"failed":      {word.ES: "De nuestra parte no se cumplió alguna regla.", word.EN: "Our side did not keep some rule.", word.PT: "De nossa parte alguma regra não foi cumprida."},
	"unheard":     {word.ES: "No hay transcripción: se sabe lo que se anotó.", word.EN: "There is no transcript: what was entered is known.", word.PT: "Não há transcrição: sabe-se o que foi registrado."},
	"nothing":     {word.ES: "No se acordó nada.", word.EN: "Nothing was agreed.", word.PT: "Nada foi combinado."},
}

// summarize says in sentences what the claims say.
func summarize(c claim.Core, heard bool) word.Texts {
	all := word.Texts{}
	for _, l := range []word.Language{word.ES, word.EN, word.PT} {
		var said []string
		for _, key := range keys(c, heard) {
			said = append(said, fill(sentences[key][l], c.Promise, l))
		}
		all[l] = strings.Join(said, " ")
	}
	return all
}

func keys(c claim.Core, heard bool) (all []string) {
	for _, k := range []struct {
		is  bool
		key string
	}{
		{!heard, "unheard"}, {c.RightParty == claim.Right, "right"}, {c.RightParty == claim.Wrong, "wrong"}, {c.ThirdParty != nil, "third_party"},
		{c.Promise != nil, "promise"}, {c.Dispute != nil, "dispute"}, {c.Hardship != nil, "hardship"}, {c.Callback != nil, "callback"},
		{c.Stop != nil, "stop"}, {c.Complaint != nil, "complaint"}, {len(c.Failed()) > 0, "failed"},
	} {
		if k.is {
			all = append(all, k.key)
		}
	}
	if len(all) == 0 {
		all = []string{"nothing"}
	}
	return all
}

func fill(sentence string, p *claim.Promise, l word.Language) string {
	if p == nil {
		return sentence
	}
	tag, amount := language.Make(string(l)), money.Amount{Minor: p.Amount, Currency: p.Currency}
	return strings.NewReplacer("{amount}", amount.In(tag), "{day}", string(p.Day)).Replace(sentence)
}
