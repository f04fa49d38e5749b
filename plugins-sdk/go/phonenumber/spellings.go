package phonenumber

import "strings"

// Canonical is the one form of a number that is written in E.164, with or without a plus, an exit code or a trunk zero too many
// (+598099123456, 0059899123456, 59899123456): what Parse makes of it. Text that is no number of any plan stays as it is.
func Canonical(text string) string {
	text = strings.TrimSpace(text)
	if exit, found := strings.CutPrefix(text, "00"); found {
		text = exit
	}
	if !strings.HasPrefix(text, "+") {
		text = "+" + text
	}
	if number, err := Parse(text, ""); err == nil {
		return number.E164
	}
	for _, other := range variants(text) {
		if number, err := Parse(other, ""); err == nil {
			return number.E164
		}
	}
	return text
}

// Spellings are the forms in E.164 by which one subscriber is written in national habit and by messengers, the canonical one first: mobiles of Brazil with
// and without the ninth digit, of Mexico with and without the 1, of Argentina with and without the 9.
func Spellings(e164 string) []string {
	one := Canonical(e164)
	all := []string{one}
	for _, other := range variants(one) {
		if other != one {
			all = append(all, other)
		}
	}
	return all
}

// variants are the other spellings of a number, whether or not its plan has them still.
func variants(e164 string) (all []string) {
	switch {
	case strings.HasPrefix(e164, "+52"):
		return withOrWithout(e164, "+52", "1")
	case strings.HasPrefix(e164, "+54"):
		return withOrWithout(e164, "+54", "9")
	case strings.HasPrefix(e164, "+55"):
		return variantsBR(e164)
	}
	return nil
}

// withOrWithout is a number of ten digits behind the country's code, with or without a digit between them.
func withOrWithout(e164, country, digit string) []string {
	national := strings.TrimPrefix(e164, country)
	rest, found := strings.CutPrefix(national, digit)
	switch {
	case found && len(rest) == 10:
		return []string{country + rest}
	case len(national) == 10:
		return []string{country + digit + national}
	}
	return nil
}

// variantsBR are a Brazilian mobile without its ninth digit, or with one: +55, the area, then 9 and eight digits that begin with 6 to 9.
func variantsBR(e164 string) []string {
	if len(e164) < 7 {
		return nil
	}
	area, subscriber := e164[:5], e164[5:]
	switch {
	case len(subscriber) == 9 && subscriber[0] == '9' && subscriber[1] >= '6':
		return []string{area + subscriber[1:]}
	case len(subscriber) == 8 && subscriber[0] >= '6':
		return []string{area + "9" + subscriber}
	}
	return nil
}
