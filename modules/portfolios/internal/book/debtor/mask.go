package debtor

import "strings"

// shownDigits is how much of a masked phone stays readable, so that two phones can be told apart.
const shownDigits = 3

// MaskPhone covers a phone in E.164 but for its country prefix and last digits: +598*****123.
func MaskPhone(e164 string) string {
	if len(e164) < 4+shownDigits+1 {
		return strings.Repeat("*", len(e164))
	}
	covered := len(e164) - 4 - shownDigits
	return e164[:4] + strings.Repeat("*", covered) + e164[4+covered:]
}

// maskEmail covers an address but for its first letter and its domain.
func maskEmail(email string) string {
	at := strings.LastIndexByte(email, '@')
	if at < 1 {
		return "***"
	}
	return email[:1] + "***" + email[at:]
}
