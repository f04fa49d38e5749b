// Package say puts amounts, days and names into what an agent says, as each language writes them.
package say

import (
	"fmt"
	"time"

	"golang.org/x/text/language"

	"github.com/recobro/recobro/modules/aiagents/internal/word"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/money"
)

var tags = map[word.Language]language.Tag{word.ES: language.MustParse("es-UY"), word.EN: language.MustParse("en"), word.PT: language.MustParse("pt-BR")}

// Money is an amount as a language writes it: "UYU 1.500,00".
func Money(l word.Language, minor int64, currency string) string {
	return money.Amount{Minor: minor, Currency: currency}.In(tags[l])
}

var weekdays = map[word.Language][7]string{
	word.ES: {"domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"},
	word.EN: {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"},
	word.PT: {"domingo", "segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado"},
}

var months = map[word.Language][12]string{
	word.ES: {"enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "setiembre", "octubre", "noviembre", "diciembre"},
	word.EN: {"January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"},
	word.PT: {"janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro", "novembro", "dezembro"},
}

// Day is a day with its weekday: "viernes 4 de diciembre".
func Day(l word.Language, day civil.Day) string {
	at := day.In(time.UTC)
	weekday, month := weekdays[l][at.Weekday()], months[l][at.Month()-1]
	switch l {
	case word.EN:
		return fmt.Sprintf("%s, %s %d", weekday, month, at.Day())
	case word.PT:
		return fmt.Sprintf("%s, %d de %s", weekday, at.Day(), month)
	default:
		return fmt.Sprintf("%s %d de %s", weekday, at.Day(), month)
	}
}

// Moment is a time of a day where somebody lives.
func Moment(l word.Language, at time.Time, zone *time.Location) string {
	at = at.In(zone)
	day, clock := Day(l, civil.On(at, zone)), at.Format("15:04")
	switch l {
	case word.EN:
		return day + " at " + at.Format("3:04 PM")
	case word.PT:
		return day + " às " + clock
	default:
		return day + " a las " + clock
	}
}
