package finding

import "strings"

// shortest is how many letters words have that are kin by how they begin, and how many of them are the same at least.
const (
	shortest = 4
	sameLead = 3
)

// Lead is what kin of a word begin with: "pagar" is answered by what says "pago".
func Lead(word string) string {
	if len(word) < shortest {
		return word
	}
	return word[:max(sameLead, len(word)-2)]
}

// Kin tells whether two words differ in their ending alone.
func Kin(a, b string) bool {
	if a == b || len(a) < shortest || len(b) < shortest {
		return a == b
	}
	short, long := a, b
	if len(short) > len(long) {
		short, long = long, short
	}
	return strings.HasPrefix(long, Lead(short)) && len(long)-len(short) <= sameLead
}

// Asked are the words that a question is about: without those that only ask.
func Asked(text string) (words []string) {
	for _, word := range Words(text) {
		if !saysNothing[word] && !onlyAsks[word] && len(words) < mostTerms {
			words = append(words, word)
		}
	}
	return words
}

var onlyAsks = set("donde adonde cuando cuanto cuantos cuanta cuantas quien quienes cuales puedo puede pueden podria quiero quisiera necesito tengo tiene hay hola buenas " +
	"dias gracias saber decir dice ser soy esta este eso ya hacer hago favor pero sobre entonces usted ustedes " +
	"who which why should would could want need have has there hello hi please thanks thank tell know about but this that you your we us if so get " +
	"onde quanto quantos quanta quantas quem quais posso pode poderia quero queria preciso tenho tem ola oi obrigado obrigada favor sobre mas isso este esta voce voces fazer faco")
