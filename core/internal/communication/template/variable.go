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

// unknownIn is the first placeholder of words that no variable fills; empty if there is none.
func unknownIn(words string) string {
	for _, match := range placeholder.FindAllStringSubmatch(words, -1) {
		known := slices.ContainsFunc(Variables(), func(v Variable) bool { return v.Name == match[1] })
		if !known {
			return match[0]
		}
	}
	return ""
}

// Fill puts values into a text; a variable without a value stays as it is written, so that it is seen.
func Fill(text Text, values map[string]string) Text {
	fill := func(words string) string {
		return placeholder.ReplaceAllStringFunc(words, func(found string) string {
			if value, ok := values[placeholder.FindStringSubmatch(found)[1]]; ok {
				return value
			}
			return found
		})
	}
	return Text{Subject: fill(text.Subject), Body: fill(text.Body)}
}

// samples are the values of a preview in a language.
func samples(language string) map[string]string {
	values := map[string]string{}
	for _, variable := range Variables() {
		values[variable.Name] = variable.Samples[language]
	}
	return values
}
