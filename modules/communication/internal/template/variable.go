package template

import (
	"regexp"
	"slices"
)

var placeholder = regexp.MustCompile(`\{\{\s*([^{}]*?)\s*\}\}`)

// Variable is something a message can say of the debtor at hand.
type Variable struct {
	Name    string            `json:"name" example:"debtor.first_name"`
	Samples map[string]string `json:"samples" doc:"What a preview shows, by language"`
}

// Variables are all that a template can say. Modules fill them; a preview shows the samples.
func Variables() []Variable {
	same := func(text string) map[string]string { return map[string]string{"es": text, "en": text, "pt": text} }
	return []Variable{
		{"debtor.name", same("María Fernanda Rodríguez")},
		{"debtor.first_name", same("María")},
		{"creditor.name", same("Banco Sur")},
		{"portfolio.name", map[string]string{"es": "Consumo 2026", "en": "Consumer 2026", "pt": "Consumo 2026"}},
		{"debt.reference", same("88-1")},
		{"debt.balance", map[string]string{"es": "$ 31.250", "en": "$31,250", "pt": "$ 31.250"}},
		{"debt.due_on", map[string]string{"es": "15/11/2026", "en": "11/15/2026", "pt": "15/11/2026"}},
		{"promise.amount", map[string]string{"es": "$ 12.000", "en": "$12,000", "pt": "$ 12.000"}},
		{"promise.due_on", map[string]string{"es": "24/11/2026", "en": "11/24/2026", "pt": "24/11/2026"}},
		{"payment.link", same("https://pagos.example/a1b2")},
		{"collector.name", same("Martín Rivas")},
		{"agency.name", same("Estudio Andina")},
		{"agency.phone", same("+598 2900 1234")},
	}
}

// variable is the one that a placeholder of a text names.
func variable(placed string) (Variable, bool) {
	name := placeholder.FindStringSubmatch(placed)[1]
	at := slices.IndexFunc(Variables(), func(v Variable) bool { return v.Name == name })
	if at < 0 {
		return Variable{}, false
	}
	return Variables()[at], true
}

// unknownIn is the first placeholder of words that no variable fills; empty if there is none.
func unknownIn(words string) string {
	for _, placed := range placeholder.FindAllString(words, -1) {
		if _, known := variable(placed); !known {
			return placed
		}
	}
	return ""
}

// preview is words with the samples of a language for their placeholders, each of which is known.
func preview(words, language string) string {
	return placeholder.ReplaceAllStringFunc(words, func(placed string) string {
		v, _ := variable(placed)
		return v.Samples[language]
	})
}
