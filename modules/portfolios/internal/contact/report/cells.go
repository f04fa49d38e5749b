package report

import (
	"strconv"

	"github.com/recobro/recobro/plugins-sdk/go/money"
)

func (f Funnel) write(write writer, by, which string) error {
	return write(by, which, count(f.Attempts), count(f.Connects), count(f.RightParty), count(f.Promises))
}

func each[T any](rows []T, write func(T) error) error {
	for _, r := range rows {
		if err := write(r); err != nil {
			return err
		}
	}
	return nil
}

func count(n int64) string { return strconv.FormatInt(n, 10) }

// amount is money in units of its currency; nothing without one.
func amount(minor int64, currency string) string {
	if currency == "" {
		return ""
	}
	return money.Amount{Minor: minor, Currency: currency}.Decimal()
}

// quotient is a figure that may be none.
func quotient(q *float64) string {
	if q == nil {
		return ""
	}
	return strconv.FormatFloat(*q, 'f', 4, 64)
}

// amount is a part of the figure: money in units, or a count.
func (f Figure) amount(n int64) string {
	if f.Currency != "" && (f.Kind != "money" || n != 1) {
		return amount(n, f.Currency)
	}
	return count(n)
}

// cell is the figure itself.
func (f Figure) cell(value *float64) string {
	if f.Kind == "money" && value != nil {
		return amount(int64(*value), f.Currency)
	}
	return quotient(value)
}

func nameOf(buckets []ReportBucket, id string) string {
	for _, b := range buckets {
		if b.ID == id {
			return b.Classification
		}
	}
	return id
}
