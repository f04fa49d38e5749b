package guard

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// What a text may hold that is somebody's: found by its look.
var (
	links   = regexp.MustCompile(`(?i)\b(?:https?://|www\.)\S+|\b[a-z0-9-]+\.(?:com|net|org|io|app|br|uy|ar|mx|co|cl|pe|info|link|me|ly)(?:/\S*)?\b`)
	mails   = regexp.MustCompile(`(?i)[\w.+-]+@[\w-]+(\.[\w-]+)+`)
	figures = regexp.MustCompile(`\d[\d .\-/]{5,}\d`) // telephones, documents, cards, accounts
)

// looks are the faults that are found by how a text looks.
func looks(text string, k Known) (all []Fault) {
	for _, mail := range mails.FindAllString(text, -1) {
		if !slices.Contains(k.Links, mail) {
			all = append(all, Fault{Personal, mail})
		}
	}
	for _, link := range links.FindAllString(mails.ReplaceAllString(text, ""), -1) {
		if !slices.Contains(k.Links, strings.TrimRight(link, ".,;)")) {
			all = append(all, Fault{Link, link})
		}
	}
	for _, covered := range placeholders.FindAllString(text, -1) {
		all = append(all, Fault{Personal, covered})
	}
	return append(all, personal(text, k)...)
}

// placeholders stand for what was covered, and for nothing that anybody has said.
var placeholders = regexp.MustCompile(`\[[A-Z]+_\d+\]`)

// personal finds long figures that are neither amounts nor days: they are numbers of somebody.
func personal(text string, k Known) (all []Fault) {
	for _, found := range figures.FindAllString(text, -1) {
		digits := strings.Map(func(r rune) rune {
			if r < '0' || r > '9' {
				return -1
			}
			return r
		}, found)
		if len(digits) >= 7 && !known(digits, k) {
			all = append(all, Fault{Personal, found})
		}
	}
	return all
}

// known tells whether digits are those of an amount, with or without its cents, or of a day.
func known(digits string, k Known) bool {
	for _, amount := range k.Amounts {
		for _, form := range forms(amount) {
			if digits == form {
				return true
			}
		}
	}
	for _, day := range k.Days {
		if len(day) != len("2026-11-27") { // no day
			continue
		}
		y, m, d := string(day[:4]), string(day[5:7]), string(day[8:])
		if digits == y+m+d || digits == d+m+y || digits == m+d+y {
			return true
		}
	}
	return false
}

// forms are the digits of an amount: whole, and with its cents.
func forms(amount int64) []string {
	return []string{strconv.FormatInt(amount, 10), strconv.FormatInt(amount/100, 10)}
}
