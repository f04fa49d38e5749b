package merge

import (
	"database/sql/driver"
	"encoding/json"
	"slices"
	"strings"

	"github.com/recobro/recobro/modules/portfolios/internal/book/imports/rows"
	"github.com/recobro/recobro/plugins-sdk/go/money"
)

// Total is what the rows of a file come to in one currency, to be compared with what the creditor says of the file.
type Total struct {
	Currency        string `json:"currency" example:"UYU"`
	Rows            int64  `json:"rows" doc:"Rows that were, or would be, taken" example:"1204"`
	Balance         int64  `json:"balance" doc:"What those rows owe together, in minor units" example:"184500000"`
	RejectedRows    int64  `json:"rejected_rows" doc:"Rejected rows whose amount can be read" example:"3"`
	RejectedBalance int64  `json:"rejected_balance" doc:"What those come to" example:"120000"`
}

// Totals are one for each currency, by its code.
type Totals []Total

// Value implements driver.Valuer.
func (t Totals) Value() (driver.Value, error) {
	if len(t) == 0 {
		return "[]", nil
	}
	text, err := json.Marshal(t)
	return string(text), err
}

// Scan implements sql.Scanner.
func (t *Totals) Scan(value any) error {
	switch text := value.(type) {
	case string:
		return json.Unmarshal([]byte(text), t)
	case []byte:
		return json.Unmarshal(text, t)
	}
	*t = nil
	return nil
}

// Clone is a copy that grows by itself.
func (t Totals) Clone() Totals { return slices.Clone(t) }

// Add counts one row.
func (t *Totals) Add(r *rows.Row, class Class) {
	if !r.HasDebt || r.Currency == "" {
		return
	}
	at, known := slices.BinarySearchFunc(*t, r.Currency, func(one Total, code string) int { return strings.Compare(one.Currency, code) })
	if !known {
		*t = slices.Insert(*t, at, Total{Currency: r.Currency})
	}
	one := &(*t)[at]
	if class == Rejected {
		one.RejectedRows, one.RejectedBalance = one.RejectedRows+1, money.Total(one.RejectedBalance, r.Balance)
		return
	}
	one.Rows, one.Balance = one.Rows+1, money.Total(one.Balance, r.Balance)
}
