package phonenumber

import "strings"

// How much of a covered number stays readable: its country, and so much of its end that two numbers can be told apart.
const (
	shownHead = 4
	shownTail = 3
)

// Mask covers a number in E.164 but for its country prefix and last digits: +598*****123. One too short for that is covered whole.
func Mask(e164 string) string {
	if len(e164) <= shownHead+shownTail {
		return strings.Repeat("*", len(e164))
	}
	covered := len(e164) - shownHead - shownTail
	return e164[:shownHead] + strings.Repeat("*", covered) + e164[shownHead+covered:]
}
