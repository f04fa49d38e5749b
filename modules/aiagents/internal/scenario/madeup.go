package scenario

import (
	"time"

	"github.com/recobro/recobro/modules/aiagents/internal/book"
	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// countries are where people of a language live, in turn.
var countries = map[word.Language][]string{word.ES: {"UY", "AR", "MX", "CO"}, word.EN: {"US"}, word.PT: {"BR"}}

var names = map[word.Language][]string{
	word.ES: {"Ana", "Washington", "Guadalupe", "Jhon", "Sofía", "Nahuel", "Yuliana"}, word.EN: {"Linda", "Tyrone", "Kaitlyn", "Miguel", "Brandon"},
	word.PT: {"Thaís", "Wellington", "João", "Larissa", "Edson"},
}

var creditors = map[string]string{
	"UY": "Crédito Oriental", "AR": "Banco del Litoral", "MX": "Financiera Anáhuac", "CO": "Cooperativa Andes", "BR": "Banco Ipê", "US": "Lakeside Credit",
}

// Home is the country of made-up files that a debtor's is told in: their own, else one where the same money is paid.
func Home(country, currency string) (home string, there bool) {
	if _, known := places[country]; known {
		return country, true
	}
	for _, home := range []string{"UY", "AR", "MX", "CO", "BR", "US"} {
		if places[home].currency == currency {
			return home, true
		}
	}
	return "", false
}

// MadeUp is a case of a persona that nothing is expected of but what holds of every talk; n tells one from the next.
func MadeUp(p Persona, l word.Language, n int, at time.Time) Case {
	country := countries[l][n%len(countries[l])]
	given := names[l][n%len(names[l])]
	f := File{
		Given: given, Name: given, Creditor: creditors[country], Country: country, Answers: map[book.Fact]string{book.DocumentEnd: "4321"},
		Owed: int64(400_000 + 150_000*(n%7)), Days: 20 + 17*(n%9),
	}
	f.Offers = Offers(f.Owed, civil.On(at, f.Zone()))
	return Case{Title: string(p), Language: l, Persona: p, At: at, File: f, Turns: []Turn{}}
}

// Offers are two ways to pay what is owed: at once for less, or in four parts.
func Offers(owed int64, today civil.Day) []Offer {
	return []Offer{
		{ID: "o1", Total: owed * 9 / 10, Discount: owed / 10, First: owed * 9 / 10, FirstOn: today.Add(7), Instalments: 1},
		{ID: "o2", Total: owed, First: owed / 4, FirstOn: today.Add(7), Instalments: 4, Each: owed / 4},
	}
}
