// Package money keeps amounts as whole minor units of a currency: no floats, no silent rounding.
package money

import (
	"math"
	"strconv"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
)

// Amount is a sum of money in minor units (cents) of a currency.
type Amount struct {
	Minor    int64  `json:"amount"`
	Currency string `json:"currency"`
}

// The refusals of this package.
var (
	ErrAmount    = errs.New(errs.Invalid, "money.amount")
	ErrCurrency  = errs.New(errs.Invalid, "money.currency")
	ErrPrecision = errs.New(errs.Invalid, "money.precision")
	ErrRange     = errs.New(errs.Invalid, "money.range")
)

// New is an amount of minor units of a known currency. It fails with ErrCurrency, and with ErrRange beyond Most.
func New(minor int64, currency string) (Amount, error) {
	if !Within(minor) {
		return Amount{}, ErrRange
	}
	if _, ok := Lookup(currency); !ok {
		return Amount{}, ErrCurrency.WithParam("currency", currency)
	}
	return Amount{Minor: minor, Currency: currency}, nil
}

// Add is a + b. It fails with ErrCurrency when the currencies differ and ErrRange beyond MostSum.
func (a Amount) Add(b Amount) (Amount, error) {
	if a.Currency != b.Currency {
		return Amount{}, ErrCurrency.WithParam("currency", b.Currency)
	}
	sum := Total(a.Minor, b.Minor)
	if !WithinSum(sum) {
		return Amount{}, ErrRange
	}
	return Amount{Minor: sum, Currency: a.Currency}, nil
}

// Sub is a - b. It fails with ErrCurrency when the currencies differ and ErrRange beyond MostSum.
func (a Amount) Sub(b Amount) (Amount, error) {
	if b.Minor == math.MinInt64 {
		return Amount{}, ErrRange
	}
	return a.Add(Amount{Minor: -b.Minor, Currency: b.Currency})
}

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

// IsZero reports whether the amount is nothing.
func (a Amount) IsZero() bool { return a.Minor == 0 }

func magnitude(minor int64) uint64 {
	if minor < 0 {
		return uint64(-(minor + 1)) + 1
	}
	return uint64(minor)
}
