// Package money keeps amounts as whole minor units of a currency: no floats, no silent rounding.
package money

import (
	"strconv"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Amount is a sum of money in minor units (cents) of a currency.
type Amount struct {
	Minor    int64  `json:"amount"`
	Currency string `json:"currency"`
}

// ErrRange refuses an amount beyond Most, and a sum beyond MostSum.
var ErrRange = errs.New(errs.Invalid, "money.range")

// Decimal is the amount with a dot and the currency's digits and no grouping: "1234.50".
func (a Amount) Decimal() string {
	c, _ := Lookup(a.Currency)
	sign, digits := "", strconv.FormatUint(magnitude(a.Minor), 10)
	if a.Minor < 0 {
		sign = "-"
	}
	if c.Digits == 0 {
		return sign + digits
	}
	if short := c.Digits + 1 - len(digits); short > 0 {
		digits = strings.Repeat("0", short) + digits
	}
	return sign + digits[:len(digits)-c.Digits] + "." + digits[len(digits)-c.Digits:]
}

// String is the amount and its currency: "1234.50 UYU".
func (a Amount) String() string { return a.Decimal() + " " + a.Currency }

func magnitude(minor int64) uint64 {
	if minor < 0 {
		return uint64(-(minor + 1)) + 1
	}
	return uint64(minor)
}
