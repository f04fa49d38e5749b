package guard

import (
	"regexp"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/namekey"
)

// shortest is how long a sentence is that may be quoted with its figures: a figure by itself is no quotation.
const shortest = 20

// terms are what articles do not make: a share of a debt, or nothing of it, that is let go.
var terms = regexp.MustCompile(`\d{1,3} ?(%|por ciento|percent|por cento)|\b(discount|descuento|desconto|quita|condona\w*|forgive\w*|perdoa\w*|perdona\w*)\b`)

// prompts are how text looks that is meant for a program: turns of a conversation, calls of tools.
var prompts = regexp.MustCompile(`(?i)(^|[\n.>\]*] ?)(system|assistant|sistema|asistente|developer|tool) ?:|\{ ?"|\btool_call|function_call|` +
	`\b(verify_identity|read_debt|list_offers|accept_offer|take_promise|schedule_callback|end_talk|hand_over|stop_contact|note_wrong_person)\b|` +
	`(?i)\b(ignore|ignora|ignorá|ignorar|ignorem|olvida|olvide|disregard|desconsidere|esqueça)\b.{0,40}\b(reglas?|instruc\w+|regras?|rules?|previous|anterior\w*)`)

// Quotable are the faults of a published text that is to be quoted: of its figures and links none, as long as they are quoted with it.
func Quotable(text string, k Known) (all []Fault) {
	if span := prompts.FindString(text); span != "" {
		all = append(all, Fault{Instruction, span})
	}
	if span := terms.FindString(strings.ToLower(text)); span != "" {
		all = append(all, Fault{Promised, span})
	}
	return append(all, worded(" "+namekey.Of(text)+" ", k)...)
}

// worded are the faults of words, folded.
func worded(key string, k Known) (all []Fault) {
	for _, list := range lists {
		if !list.holds(k) {
			continue
		}
		for _, term := range list.terms {
			if strings.Contains(key, " "+term+" ") {
				all = append(all, Fault{list.rule, term})
			}
		}
	}
	return all
}

// unquoted is a text without the sentences that are quoted in it.
func unquoted(text string, quotes []string) string {
	for _, quote := range quotes {
		if len([]rune(quote)) >= shortest {
			text = strings.ReplaceAll(text, quote, " ")
		}
	}
	return text
}

var ends = regexp.MustCompile(`[.!?]+\s+`)

// Sentences are those of a text.
func Sentences(text string) (all []string) {
	from := 0
	for _, end := range append(ends.FindAllStringIndex(text, -1), []int{len(text), len(text)}) {
		if one := strings.TrimSpace(text[from:end[1]]); one != "" {
			all = append(all, one)
		}
		from = end[1]
	}
	return all
}
