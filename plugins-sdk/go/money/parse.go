package money

import (
	"strconv"
	"strings"
)

// Style is how a text writes its decimals.
type Style string

// The decimal styles.
const (
	Dot   Style = "dot"   // 1,234.50
	Comma Style = "comma" // 1.234,50
)

// ParseDecimal reads a decimal text ("1.234,50", "-12", "$ 5", "(3,20)" for a negative) in a style as an amount of
// a currency. Grouping must be in threes. It refuses with ErrAmount, ErrCurrency, ErrPrecision (digits the currency
// does not have, unless they are zeros) and ErrRange (beyond Most).
func ParseDecimal(s string, style Style, currency string) (Amount, error) {
	c, ok := Lookup(currency)
	if !ok {
		return Amount{}, ErrCurrency.WithParam("currency", currency)
	}
	text, negative := sign(strings.TrimSpace(s), c.Code)
	whole, fraction, ok := cut(text, style)
	if !ok {
		return Amount{}, ErrAmount
	}
	fraction = strings.TrimRight(fraction, "0")
	if len(fraction) > c.Digits {
		return Amount{}, ErrPrecision
	}
	fraction += strings.Repeat("0", c.Digits-len(fraction))
	return minor(whole+fraction, negative, c.Code)
}

func minor(digits string, negative bool, currency string) (Amount, error) {
	if negative {
		digits = "-" + digits
	}
	n, err := strconv.ParseInt(digits, 10, 64)
	if err != nil || !Within(n) {
		return Amount{}, ErrRange
	}
	return Amount{Minor: n, Currency: currency}, nil
}

// sign takes the sign, the accounting parentheses and the currency's own mark off a text.
func sign(s, currency string) (rest string, negative bool) {
	if strings.HasPrefix(s, "(") && strings.HasSuffix(s, ")") {
		s, negative = s[1:len(s)-1], true
	}
	s, minus := strings.CutPrefix(s, "-")
	s = strings.TrimSpace(s)
	for _, mark := range []string{currency, "U$S", "US$", "R$", "S/", "$", "€", "£"} {
		if cut, found := strings.CutPrefix(s, mark); found {
			s = strings.TrimSpace(cut)
			break
		}
	}
	if !minus {
		s, minus = strings.CutPrefix(s, "-")
	}
	if cut, found := strings.CutSuffix(s, currency); found {
		s = cut
	}
	return strings.TrimSpace(s), negative != minus
}

// cut splits a bare decimal into its digits; grouping marks must stand every three digits.
func cut(s string, style Style) (whole, fraction string, ok bool) {
	decimal, group := ".", ","
	if style == Comma {
		decimal, group = ",", "."
	}
	whole, fraction, point := strings.Cut(s, decimal)
	whole, ok = ungroup(whole, group)
	if !ok || !digitsOnly(fraction) || (point && fraction == "") || whole+fraction == "" {
		return "", "", false
	}
	if whole == "" {
		whole = "0"
	}
	return whole, fraction, true
}

func ungroup(s, mark string) (string, bool) {
	parts := strings.Split(strings.NewReplacer("\u00a0", " ", "\u202f", " ", "'", " ").Replace(s), mark)
	if len(parts) == 1 {
		parts = strings.Split(parts[0], " ")
	}
	for i, part := range parts {
		if !digitsOnly(part) || (i > 0 && len(part) != 3) || (i == 0 && len(parts) > 1 && (part == "" || len(part) > 3)) {
			return "", false
		}
	}
	return strings.Join(parts, ""), true
}

func digitsOnly(s string) bool {
	for _, r := range s {
		if r < '0' || r > '9' {
			return false
		}
	}
	return true
}
