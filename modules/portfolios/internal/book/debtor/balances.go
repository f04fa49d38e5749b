package debtor

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Balances are what is owed in currencies other than the debtor's, as its row keeps them: "EUR 100,USD 39049000", in the order of the
// codes, in minor units. Only what is more than nothing is among them.
type Balances string

// BalancesOf keeps sums by currency.
func BalancesOf(sums map[string]int64) Balances {
	var all []string
	for _, code := range slices.Sorted(maps.Keys(sums)) {
		if sums[code] > 0 {
			all = append(all, fmt.Sprintf("%s %d", code, sums[code]))
		}
	}
	return Balances(strings.Join(all, ","))
}

// OtherBalance is what is owed in a currency other than the debtor's.
type OtherBalance struct {
	Currency string `json:"currency" doc:"ISO 4217 code" example:"USD"`
	Balance  int64  `json:"balance" doc:"Minor units" example:"39049000"`
}

// List are the balances one by one.
func (b Balances) List() []OtherBalance {
	list := []OtherBalance{}
	for one := range strings.SplitSeq(string(b), ",") {
		code, digits, _ := strings.Cut(one, " ")
		if sum, err := strconv.ParseInt(digits, 10, 64); err == nil {
			list = append(list, OtherBalance{Currency: code, Balance: sum})
		}
	}
	return list
}

// Owes reports whether anything is owed, in whichever currency.
func (d *Debtor) Owes() bool { return d.Balance > 0 || d.Others != "" }

// OwesSomething is Owes as a condition on rows of debtors.
const OwesSomething = "(balance > 0 OR other_balances <> '')"
