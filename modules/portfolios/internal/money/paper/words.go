package paper

import (
	"strings"
	"time"

	"golang.org/x/text/language"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/money"
)

// Language is one that papers are written in: the debtor's, Spanish where it is none of ours.
type Language string

// The languages.
const (
	Spanish    Language = "es"
	English    Language = "en"
	Portuguese Language = "pt"
)

// LanguageOf is the language of papers for somebody who speaks one.
func LanguageOf(code string) Language {
	switch l := Language(strings.ToLower(code)); l {
	case English, Portuguese:
		return l
	default:
		return Spanish
	}
}

func (l Language) tag() language.Tag {
	return map[Language]language.Tag{English: language.English, Portuguese: language.BrazilianPortuguese}[l]
}

// Money is an amount in minor units as the language writes it.
func (l Language) Money(minor int64, currency string) string {
	tag := l.tag()
	if tag == (language.Tag{}) {
		tag = language.MustParse("es-UY")
	}
	return money.Amount{Minor: minor, Currency: currency}.In(tag)
}

// Day is a day as the language writes it.
func (l Language) Day(day civil.Day) string {
	at, err := time.Parse(time.DateOnly, string(day))
	if err != nil {
		return string(day)
	}
	if l == English {
		return at.Format("2 Jan 2006")
	}
	return at.Format("02/01/2006")
}

// Moment is a moment on the clock of a zone as the language writes it.
func (l Language) Moment(at time.Time, zone *time.Location) string {
	return l.Day(civil.On(at, zone)) + " " + at.In(zone).Format("15:04")
}

// Text is a text in the three languages.
type Text struct{ ES, EN, PT string }

// In is the text in a language.
func (t Text) In(l Language) string {
	switch l {
	case English:
		return t.EN
	case Portuguese:
		return t.PT
	default:
		return t.ES
	}
}
