package understand

import (
	_ "embed"
	"slices"
	"strings"
	"unicode"

	"github.com/recobro/recobro/modules/aiagents/internal/phrase"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
)

//go:embed tables/yesno.tsv
var yesNoText string

var yesNoTable = phrase.Parse(yesNoText)

// findYesNo is what they say first; a yes that a "but I can't" follows is none.
func (r *reading) findYesNo() {
	r.m.YesNo = r.pictured()
	first := len(r.words)
	for _, hit := range longest(yesNoTable.Find(r.words)) {
		said := YesNo(hit.Tag)
		if said == neither || hit.From >= first || !r.answers(hit, said) || said == No && r.begins(hit) {
			continue
		}
		if said == Yes && r.negated(hit.From, 2) {
			said = No
		}
		first, r.m.YesNo = hit.From, said
	}
	if r.m.YesNo == Yes && r.takenBack(first) {
		r.m.YesNo = No
	}
}

// neither is what tables call words that begin as an answer and are none: "no sé".
const neither YesNo = "neither"

// begins tells whether a "no" only begins a sentence, "no le escucho", "não falo espanhol": what it denies is not our question.
func (r *reading) begins(hit phrase.Hit) bool {
	if r.in.Asked != word.SlotYesNo || hit.To-hit.From > 1 || !r.is(hit.From, "no", "nao", "num", "not") || !r.joined(hit.From, hit.To) || !strings.ContainsFunc(r.words[hit.To].Text, unicode.IsLetter) {
		return false
	}
	return !r.is(hit.To, "no", "nao", "gracias", "obrigado", "obrigada", "thanks", "thank", "senor", "senora", "senhor", "senhora", "sir", "maam", "quiero", "quero", "puedo", "posso", "mejor", "melhor", "por", "pero", "mas",
		"ahora", "agora", "hoy", "hoje", "todavia", "ainda", "para", "pra", "de", "en", "em", "el", "la", "mi", "eu", "yo", "soy", "sou", "es", "e", "i", "im", "its", "that", "it", "this", "hay", "tengo", "tenho", "estoy", "voy", "vou", "me",
		"acepto", "aceito", "amigo", "che", "flaco", "joven", "señorita", "senorita", "va", "da", "vale", "si", "sim", "ta", "esta", "problem", "way", "gracia", "muchas", "muito", "disculpe", "disculpa", "perdon", "desculpe", "sorry", "ni", "nem")
}

// answers tells whether a phrase is an answer: "si" alone or before what agrees, since without its accent it is "if" as well.
func (r *reading) answers(hit phrase.Hit, said YesNo) bool {
	w := r.words[hit.From]
	if r.lang == word.PT && w.Text == "no" || r.lang != word.ES && w.Text == "ya" && len(r.words) > 1 {
		return false
	}
	if w.Asked && said == Yes && len(r.words) > 2 && r.in.Asked != word.SlotYesNo {
		return false
	}
	if w.Text != "si" || hit.To-hit.From > 1 {
		return said == No || !r.conditional(hit.From)
	}
	return !r.joined(hit.From, hit.To) || r.toThem(hit.To) || r.accented(hit.From) || r.is(hit.To, "claro", "dale", "por", "quiero", "senor", "senora", "esta", "acepto", "soy", "de", "ok", "confirmo", "obvio", "perfecto", "bueno",
		"gracias", "si", "mi", "habla", "ella", "el", "va", "pago", "anotame", "pero", "dele", "correcto", "yo", "ese", "eso", "senorita", "estoy", "tengo", "voy", "mañana", "manana", "queda", "listo", "puedo") && !r.is(hit.To+1, "dan", "hacen", "das", "pueden", "podes", "puedes", "pagan", "bajan", "descuentan", "hacen", "dejan")
}

// toThem tells whether a pronoun is followed by what they themselves do or feel: "si les pago", "si me sirve", not "si me siguen llamando".
func (r *reading) toThem(i int) bool {
	return r.is(i, "me", "les", "le", "te") && r.is(i+1, "sirve", "interesa", "parece", "conviene", "gusta", "queda", "viene", "comprometo", "acuerdo", "anoto", "pago", "pagare", "abono", "deposito", "transfiero",
		"mando", "doy", "confirmo", "agradezco", "entiendo", "escucho", "oigo", "va")
}

func (r *reading) accented(i int) bool {
	runes := []rune(r.text)
	for at := r.words[i].From; at < r.words[i].To; at++ {
		if runes[at] == 'í' || runes[at] == 'Í' {
			return true
		}
	}
	return false
}

// conditional: what follows an "if" agrees to nothing.
func (r *reading) conditional(i int) bool {
	for back := i - 1; back >= 0 && back >= i-4 && r.joined(back, i); back-- {
		if r.is(back, "if", "se") || r.words[back].Text == "si" && back > 0 && !r.accented(back) {
			return r.lang != word.ES || !r.is(back, "se")
		}
	}
	return false
}

// takenBack: "yes, but I can't", "sí pero no puedo".
func (r *reading) takenBack(from int) bool {
	for i := from + 1; i+1 < len(r.words); i++ {
		if r.turns(r.words[i]) && !r.joined(i-1, i) && (r.negates(i+1) || r.negates(min(i+2, len(r.words)-1))) && !r.idiom(i+1) && !r.atMost(i+1, min(i+5, len(r.words))) {
			return len(r.m.Amounts)+len(r.m.Days) == 0
		}
	}
	return false
}

// pictured is a yes or a no as a picture. A thumb behind a question of theirs agrees to nothing of ours.
func (r *reading) pictured() YesNo {
	asks := slices.ContainsFunc(r.words, func(w phrase.Word) bool { return w.Asked })
	for _, w := range r.words {
		if !asks && w.Is("👍", "👌", "✅", "✔", "🤝", "🆗", "💯", "☑", "👍🏻", "👍🏽", "👍🏼", "👍🏾", "👍🏿") {
			return Yes
		}
		if w.Is("👎", "❌", "🚫", "✖", "🙅") {
			return No
		}
	}
	return Unsaid
}
