package identity

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
)

// months are how the months begin in the three languages.
var months = map[string]int{
	"ene": 1, "jan": 1, "feb": 2, "fev": 2, "mar": 3, "abr": 4, "apr": 4, "may": 5, "mai": 5, "jun": 6, "jul": 7, "ago": 8, "aug": 8,
	"sep": 9, "set": 9, "oct": 10, "out": 10, "nov": 11, "dic": 12, "dec": 12, "dez": 12,
}

// days are the days that an answer may mean, in a language: in English the month may stand first. None for what is no day.
func days(text, language string, now time.Time) (all []civil.Day) {
	parts := datePart(text)
	if len(parts) != 3 {
		return nil
	}
	orders := [][3]int{{2, 1, 0}} // places of year, month and day
	switch {
	case len(parts[0].text) == 4:
		orders = [][3]int{{0, 1, 2}}
	case parts[0].isName:
		orders = [][3]int{{2, 0, 1}}
	case !parts[1].isName && (language == "en" || parts[1].n > 12):
		orders = append(orders, [3]int{2, 0, 1})
	}
	for _, o := range orders {
		if day, ok := dayOf(parts[o[0]], parts[o[1]], parts[o[2]], now); ok {
			all = append(all, day)
		}
	}
	return all
}

// part is a number of a date, or the name of its month.
type part struct {
	text   string
	n      int
	isName bool
}

// datePart splits a date into its three parts: words between them are passed over, eight digits in a row are a day, too.
func datePart(text string) (all []part) {
	found := words(text)
	if len(found) == 1 && len(found[0]) == 8 {
		found = eight(found[0])
	}
	for _, word := range found {
		if n, err := strconv.Atoi(ordinal(word)); err == nil {
			all = append(all, part{ordinal(word), n, false})
		} else if len(word) >= 3 && months[word[:3]] > 0 {
			all = append(all, part{word, months[word[:3]], true})
		}
	}
	return all
}

// eight splits 09031984, or 19840309.
func eight(text string) []string {
	century := text[:2] == "19" || text[:2] == "20"
	if century && text[4:6] > "00" && text[4:6] <= "12" && text[6:] > "00" && text[6:] <= "31" {
		return []string{text[:4], text[4:6], text[6:]}
	}
	return []string{text[:2], text[2:4], text[4:]}
}

// ordinal is the number of 1st, 2nd, 3ro, 1º and the like.
func ordinal(word string) string {
	for _, end := range []string{"st", "nd", "rd", "th", "ro", "do", "er", "o", "a"} {
		if rest, is := strings.CutSuffix(word, end); is && rest != "" && rest[len(rest)-1] <= '9' {
			return rest
		}
	}
	if word == "primero" || word == "primeiro" || word == "first" {
		return "1"
	}
	return word
}

func dayOf(year, month, day part, now time.Time) (civil.Day, bool) {
	y, ok := yearOf(year, now)
	if !ok || day.isName || month.n < 1 || month.n > 12 {
		return "", false
	}
	found, err := civil.Parse(fmt.Sprintf("%04d-%02d-%02d", y, month.n, day.n))
	return found, err == nil && found != ""
}

// yearOf is a year of four digits, or of two: the last one that has been.
func yearOf(p part, now time.Time) (int, bool) {
	switch {
	case p.isName:
		return 0, false
	case len(p.text) == 4:
		return p.n, true
	case len(p.text) == 2:
		century := now.Year() / 100 * 100
		if p.n > now.Year()%100 {
			century -= 100
		}
		return century + p.n, true
	}
	return 0, false
}
