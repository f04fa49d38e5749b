// Package till keeps the tills that take money: opened by a cashier at a point of sale, counted and closed. What a till holds is
// the sum of its entries.
package till

import (
	"slices"
	"strings"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Till is one cashier's desk from its opening to its close: open → closed.
type Till struct {
	storage.Row
	PointID  string     `json:"point_id" doc:"Point of sale"`
	UserID   string     `json:"user_id" doc:"Whose till it is"`
	Status   Status     `json:"status"`
	ClosedAt *time.Time `json:"closed_at"`
	ClosedBy string     `json:"closed_by" doc:"Who closed it: its cashier, or a manager who found it forgotten"`
	Counts   []Count    `json:"counts" gorm:"serializer:json" doc:"What was counted at the close, by currency; empty while it is open"`
	Note     string     `json:"note" doc:"What was noted at the close"`
	Totals   []Total    `json:"totals" gorm:"-" doc:"What came in and went out, by currency and method"`
}

// Status is the state of a till.
type Status string

// The states.
const (
	Open   Status = "open"
	Closed Status = "closed"
)

// Enum are both of them.
func (Status) Enum() []Status { return []Status{Open, Closed} }

// Count is what was counted of a currency at the close, beside what should have been there.
type Count struct {
	Currency   string `json:"currency" example:"UYU"`
	Expected   int64  `json:"expected" doc:"Opening and cash in, less cash out; minor units" example:"1250000"`
	Counted    int64  `json:"counted" doc:"Minor units" example:"1249000"`
	Difference int64  `json:"difference" doc:"Counted less expected: below zero something is missing" example:"-1000"`
}

// Total is what came in and went out of a till in one currency by one method.
type Total struct {
	Currency string `json:"currency" example:"UYU"`
	Method   Method `json:"method"`
	In       int64  `json:"in" doc:"Minor units" example:"250000"`
	Out      int64  `json:"out" doc:"Minor units" example:"0"`
	Payments int64  `json:"payments" doc:"How many payments" example:"3"`
}

// Method is how money is handed over.
type Method string

// The methods.
const (
	Cash      Method = "cash"
	Transfer  Method = "transfer"
	Card      Method = "card"
	Debit     Method = "debit"
	Network   Method = "network"
	Deduction Method = "deduction"
)

// Enum are all of them.
func (Method) Enum() []Method { return []Method{Cash, Transfer, Card, Debit, Network, Deduction} }

// AtTill reports whether money is handed over at the till. What comes by other ways is seen by nobody there: it is reported, and somebody else
// confirms that it has come.
func (m Method) AtTill() bool { return m == Cash || m == Card || m == Debit }

// Kind is why money came into a till or went out of it.
type Kind string

// The kinds of entries.
const (
	Opening  Kind = "opening"
	Payment  Kind = "payment"
	Reversal Kind = "reversal"
	Refund   Kind = "refund"
	CashIn   Kind = "cash_in"
	CashOut  Kind = "cash_out"
)

// Enum are all of them.
func (Kind) Enum() []Kind { return []Kind{Opening, Payment, Reversal, Refund, CashIn, CashOut} }

// Entry is what came into a till or went out of it, written once.
type Entry struct {
	TenantID  string    `json:"-" gorm:"primaryKey"`
	ID        string    `json:"id" gorm:"primaryKey"`
	CreatedAt time.Time `json:"created_at"`
	CreatedBy string    `json:"created_by"`
	TillID    string    `json:"till_id" gorm:"primaryKey"`
	Kind      Kind      `json:"kind"`
	Method    Method    `json:"method"`
	Currency  string    `json:"currency" example:"UYU"`
	Amount    int64     `json:"amount" doc:"Minor units; below zero went out" example:"50000"`
	PaymentID string    `json:"payment_id"`
	Note      string    `json:"note"`
}

// TableName is the table of entries.
func (Entry) TableName() string { return "till_entries" }

// The refusals of tills.
var (
	ErrNotFound = errs.New(errs.NotFound, "portfolios.till_not_found")
	ErrClosed   = errs.New(errs.Conflict, "portfolios.till_closed")
	ErrNone     = errs.New(errs.Conflict, "portfolios.till_none")
	ErrOpen     = errs.New(errs.Conflict, "portfolios.till_open")
	ErrShort    = errs.New(errs.Conflict, "portfolios.till_short")
	ErrCount    = errs.New(errs.Invalid, "portfolios.till_count")
	ErrCurrency = errs.New(errs.Invalid, "money.currency")
)

// Refusals are what storage's refusals are called here.
func (Till) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrOpen}
}

// Amount is a sum in a currency.
type Amount struct {
	Currency string `json:"currency" minLength:"3" maxLength:"3" example:"UYU"`
	Amount   int64  `json:"amount" minimum:"0" maximum:"1000000000000000" doc:"Minor units" example:"500000"`
}

// Close ends the till with what was counted: every currency that cash moved in has to be counted, once. It fails with ErrClosed,
// ErrCount and ErrCurrency.
func (t *Till) Close(counted []Amount, totals []Total, by, note string, at time.Time) error {
	if t.Status == Closed {
		return ErrClosed
	}
	counts := []Count{}
	for _, currency := range cashCurrencies(totals) {
		counts = append(counts, Count{Currency: currency, Expected: inTill(totals, currency)})
	}
	seen := map[string]bool{}
	for _, c := range counted {
		if _, known := money.Lookup(c.Currency); !known {
			return ErrCurrency.WithParam("currency", c.Currency)
		}
		if seen[c.Currency] {
			return ErrCount.WithField("body.counted", ErrCount.Code)
		}
		seen[c.Currency] = true
		counts = put(counts, c)
	}
	for _, c := range counts {
		if !seen[c.Currency] {
			return ErrCount.WithParam("currency", c.Currency).WithField("body.counted", ErrCount.Code)
		}
	}
	t.Status, t.Counts, t.ClosedBy, t.ClosedAt, t.Note = Closed, counts, by, &at, note
	return nil
}

func put(counts []Count, counted Amount) []Count {
	at := slices.IndexFunc(counts, func(c Count) bool { return c.Currency == counted.Currency })
	if at < 0 {
		counts, at = append(counts, Count{Currency: counted.Currency}), len(counts)
	}
	counts[at].Counted = counted.Amount
	counts[at].Difference = counted.Amount - counts[at].Expected
	return counts
}

// cashCurrencies are the currencies that cash moved in, sorted.
func cashCurrencies(totals []Total) (all []string) {
	for _, t := range totals {
		if t.Method == Cash && !slices.Contains(all, t.Currency) {
			all = append(all, t.Currency)
		}
	}
	slices.SortFunc(all, strings.Compare)
	return all
}

// inTill is how much cash of a currency lies in the till.
func inTill(totals []Total, currency string) (sum int64) {
	for _, t := range totals {
		if t.Method == Cash && t.Currency == currency {
			sum += t.In - t.Out
		}
	}
	return sum
}
