package rows

import (
	"errors"
	"strconv"
	"strings"
	"time"

	"github.com/zeebo/xxh3"

	"github.com/recobro/recobro/modules/portfolios/internal/book/mapping"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/tabular"
)

func itoa(n int) string { return strconv.Itoa(n) }

func (w *work) debt() {
	r := w.row
	digits, ok := w.money()
	if !ok {
		return
	}
	r.Principal = w.amount(mapping.Principal, w.principal, digits)
	r.Interest = w.amount(mapping.Interest, w.interest, digits)
	r.Fees = w.amount(mapping.Fees, w.fees, digits)
	r.Penalties = w.amount(mapping.Penalties, w.penalties, digits)
	r.LastPayment = w.amount(mapping.LastPayment, w.lastPayment, digits)
	switch {
	case w.balance.text != "":
		r.Balance = w.amount(mapping.Balance, w.balance, digits)
	case w.principal.text != "":
		if r.Balance = r.Principal + r.Interest + r.Fees + r.Penalties; !money.Within(r.Balance) {
			r.fault(w.principal.column, mapping.Principal, w.principal.text, AmountAbsurd, "")
		}
	default:
		w.missing(mapping.Balance, mapping.Principal)
	}
	if r.Ref == "" && len(r.Faults) == 0 {
		r.Ref = r.madeRef()
	}
}

// madeRef names a debt whose file gives no number, by what does not change from one file to the next.
func (r *Row) madeRef() string {
	if r.AccountRef != "" {
		return r.AccountRef
	}
	of := strings.Join([]string{r.Key, r.ProductCode, r.ProductName, string(r.OriginalDue), r.Currency}, "\x00")
	sum := xxh3.HashString128(of)
	return "auto-" + strconv.FormatUint(sum.Hi, 36) + strconv.FormatUint(sum.Lo, 36)
}

// money settles the currency of the row and how many decimals it has.
func (w *work) money() (digits int, ok bool) {
	name := w.p.Currency
	if w.currency.text != "" {
		name = currencyName(w.currency.text, w.p.Currency)
	}
	currency, known := money.Lookup(name)
	if !known {
		w.row.fault(w.currency.column, mapping.Currency, w.currency.text, CurrencyName, "")
		return 0, false
	}
	w.row.Currency = currency.Code
	return currency.Digits, true
}

func currencyName(text, own string) string {
	switch name := strings.ToUpper(text); name {
	case "$", "PESOS", "MN", "ML", "MONEDA NACIONAL":
		return own
	case "U$S", "US$", "U$D", "DOLARES", "DÓLARES", "DOLAR", "ME":
		return "USD"
	case "R$", "REAIS":
		return "BRL"
	case "€", "EUROS":
		return "EUR"
	case "UI":
		return "UYI"
	default:
		return name
	}
}

func (w *work) amount(f mapping.Field, at cell, digits int) int64 {
	if at.text == "" {
		return 0
	}
	minor, err := tabular.ParseAmount(at.text, w.p.Format.Decimal, digits)
	code := Code("")
	switch {
	case errors.Is(err, tabular.ErrPrecision):
		code = AmountDecimals
	case errors.Is(err, tabular.ErrRange), !money.Within(minor):
		code = AmountAbsurd
	case err != nil:
		code = AmountForm
	case minor < 0:
		code = AmountNegative
	}
	if code != "" {
		w.row.fault(at.column, f, at.text, code, "")
		return 0
	}
	return minor
}

func (w *work) date(f mapping.Field, at cell) {
	day, err := tabular.ParseDate(at.text, w.p.Format.Date, w.p.Format.Kind == tabular.XLSX, w.p.Now)
	if err != nil || (f == mapping.Birthday && day.After(w.p.Now)) {
		w.row.fault(at.column, f, at.text, DateForm, "")
		return
	}
	iso := civil.Day(day.Format(time.DateOnly))
	switch f {
	case mapping.Birthday:
		w.row.Birthday = iso
	case mapping.OriginalDue:
		w.row.OriginalDue = iso
	case mapping.CurrentDue:
		w.row.CurrentDue = iso
	case mapping.StatuteDate:
		w.row.StatuteDate = iso
	case mapping.LastPaymentOn:
		w.row.LastPaymentOn = iso
	}
}
