package notifications

import (
	"maps"
	"regexp"
	"strconv"

	"golang.org/x/text/language"
	"golang.org/x/text/message"

	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/host/manifest"
)

// placeholder is {{name}}, or {{name|shape}} for a parameter that is written in a shape of its own.
var placeholder = regexp.MustCompile(`\{\{(\w+)(?:\|(\w+))?\}\}`)

// The shapes of parameters.
const (
	shapeAmount = "amount" // a money.Amount as it writes itself: "19064.01 UYU"
	shapeNumber = "number" // a whole number
	shapePerson = "person" // the id of a user of the tenant; kept as the name
)

// filled puts parameters in the places of their names, as each language writes them.
func filled(text manifest.Text, params map[string]string) manifest.Text {
	in := func(text string, tag language.Tag, somebody string) string {
		return placeholder.ReplaceAllStringFunc(text, func(place string) string {
			named := placeholder.FindStringSubmatch(place)
			return written(params[named[1]], named[2], tag, somebody)
		})
	}
	return manifest.Text{
		ES: in(text.ES, language.MustParse("es-UY"), "Alguien"),
		EN: in(text.EN, language.English, "Somebody"),
		PT: in(text.PT, language.BrazilianPortuguese, "Alguém"),
	}
}

// written is a value in its shape; one that has not got it stays as it is.
func written(value, shape string, tag language.Tag, somebody string) string {
	switch shape {
	case shapePerson:
		if value == "" {
			return somebody
		}
	case shapeNumber:
		if n, err := strconv.ParseInt(value, 10, 64); err == nil {
			return message.NewPrinter(tag).Sprint(n)
		}
	case shapeAmount:
		if amount, ok := money.Read(value); ok {
			return amount.In(tag)
		}
	}
	return value
}

// persons are the ids in a kind's parameters of people, by the parameter's name.
func (k Kind) persons(params map[string]string) map[string]string {
	ids := map[string]string{}
	for _, named := range placeholder.FindAllStringSubmatch(k.Title.ES+k.Body.ES, -1) {
		if named[2] == shapePerson {
			ids[named[1]] = params[named[1]]
		}
	}
	return ids
}

// named are the parameters with people's names in place of their ids; nobody's id has none.
func (k Kind) named(params map[string]string, names map[string]string) map[string]string {
	all := maps.Clone(params)
	if all == nil {
		all = map[string]string{} // a kind without parameters
	}
	for param, id := range k.persons(params) {
		all[param] = names[id]
	}
	return all
}
