package tabular

import (
	"errors"
	"strings"
)

// ErrAmount: the text is no amount, or cannot be one in the decimal style. ErrPrecision: it has more decimals than the
// currency. ErrRange: it does not fit in 64 bits of minor units.
var (
	ErrAmount    = errors.New("amount: malformed")
	ErrPrecision = errors.New("amount: too many decimals")
	ErrRange     = errors.New("amount: out of range")
)

// artefact is the number of decimals from which a fraction is taken for a spreadsheet's binary rounding, not for a price.
const artefact = 6

// ParseAmount reads an amount as minor units of a currency with the given number of decimals. Grouping must be by
// three; a separator that cannot be grouping is the decimal one, whatever the style says. Currency signs, spaces, a
// sign before or behind, and accountants' parentheses are understood. Errors: ErrAmount, ErrPrecision, ErrRange.
func ParseAmount(text string, style Decimal, decimals int) (int64, error) {
	digits, negative := strip(text)
	point := decimalAt(digits, style)
	whole, fraction := digits, ""
	if point >= 0 {
		whole, fraction = digits[:point], digits[point+1:]
	}
	minor, err := addWhole(whole)
	if err != nil {
		return 0, err
	}
	if minor, err = addFraction(minor, fraction, decimals); err != nil || (whole == "" && fraction == "") {
		return 0, errors.Join(err, emptyAmount(digits))
	}
	if negative {
		return -minor, nil
	}
	return minor, nil
}

func emptyAmount(digits string) error {
	if digits == "" || digits == "." || digits == "," {
		return ErrAmount
	}
	return nil
}

func strip(text string) (digits string, negative bool) {
	text = strings.TrimSpace(strings.ReplaceAll(text, "\u00a0", " "))
	if n := len(text); n > 2 && text[0] == '(' && text[n-1] == ')' {
		text, negative = text[1:n-1], true
	}
	for {
		before := text
		text = strings.TrimSpace(text)
		if rest, ok := strings.CutPrefix(text, "-"); ok {
			text, negative = rest, true
		}
		if rest, ok := strings.CutSuffix(text, "-"); ok {
			text, negative = rest, true
		}
		for _, sign := range [...]string{"U$S", "US$", "R$", "S/", "$", "\u20ac"} {
			text = strings.TrimPrefix(text, sign)
			text = strings.TrimSuffix(text, sign)
		}
		if text == before {
			return text, negative
		}
	}
}

// decimalAt finds the decimal separator, or -1 for a whole amount.
func decimalAt(digits string, style Decimal) int {
	last := strings.LastIndexAny(digits, ".,")
	if last < 0 {
		return -1
	}
	other := ',' + '.' - digits[last]
	switch {
	case strings.IndexByte(digits, other) >= 0:
		return last
	case strings.IndexByte(digits, digits[last]) != last:
		return -1
	case len(digits)-last-1 != 3 || last > 3 || last == 0 || digits[0] == '0':
		return last
	case (style == Comma) == (digits[last] == ','):
		return last
	}
	return -1
}

// addWhole reads digits with one kind of grouping sign between groups of three.
func addWhole(whole string) (int64, error) {
	group := strings.IndexAny(whole, "., ")
	sum, run := int64(0), 0
	for i := 0; i < len(whole); i++ {
		c := whole[i]
		if group >= 0 && c == whole[group] {
			if i == 0 || i == len(whole)-1 || run > 3 || (i != group && run != 3) {
				return 0, ErrAmount
			}
			run = 0
			continue
		}
		if c < '0' || c > '9' {
			return 0, ErrAmount
		}
		if sum > (1<<63-1-9)/10 {
			return 0, ErrRange
		}
		sum, run = sum*10+int64(c-'0'), run+1
	}
	if group >= 0 && run != 3 {
		return 0, ErrAmount
	}
	return sum, nil
}

func addFraction(minor int64, fraction string, decimals int) (int64, error) {
	long := len(fraction)
	fraction = strings.TrimRight(fraction, "0")
	for i := 0; i < len(fraction); i++ {
		if fraction[i] < '0' || fraction[i] > '9' {
			return 0, ErrAmount
		}
	}
	roundUp := false
	if len(fraction) > decimals {
		if long < artefact {
			return 0, ErrPrecision
		}
		fraction, roundUp = fraction[:decimals], fraction[decimals] >= '5'
	}
	for i := 0; i < decimals; i++ {
		digit := int64(0)
		if i < len(fraction) {
			digit = int64(fraction[i] - '0')
		}
		if minor > (1<<63-1-9)/10 {
			return 0, ErrRange
		}
		minor = minor*10 + digit
	}
	if roundUp {
		minor++
	}
	return minor, nil
}
