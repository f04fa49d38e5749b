package portfolio

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/money"
)

// Authority is how far each role may change debts of a portfolio by itself. A role that it does not name has what it has at
// first: an admin everything, a manager a fifth of the balance, anybody else nothing.
type Authority []Limit

// Limit is the most that a role may change of one debt by itself within thirty days.
type Limit struct {
	Role    string   `json:"role" enum:"admin,manager,cashier"`
	Share   *int64   `json:"share" minimum:"0" maximum:"10000" doc:"Of the balance, in hundredths of a percent; null for no limit by share" example:"2000"`
	Amounts []Amount `json:"amounts" maxItems:"25" doc:"The most in each currency; a currency that is not listed, once one is, has none. Empty for no limit by amount"`
}

// Amount is a sum in a currency.
type Amount struct {
	Currency string `json:"currency" minLength:"3" maxLength:"3" example:"UYU"`
	Amount   int64  `json:"amount" minimum:"0" doc:"Minor units" example:"500000"`
}

// atFirst is a manager's share until a portfolio says otherwise.
const atFirst = money.Whole / 5

// ErrAuthority refuses an authority that names a role or a currency twice.
var ErrAuthority = errs.New(errs.Invalid, "portfolios.authority_twice")

// MarshalJSON lists a limit for each role, the widest first.
func (a Authority) MarshalJSON() ([]byte, error) {
	all := make([]Limit, 0, len(roles()))
	for _, role := range roles() {
		all = append(all, a.of(role))
	}
	return json.Marshal(all)
}

func roles() []string { return []string{"admin", "manager", "cashier"} }

func (a Authority) of(role string) Limit {
	if at := slices.IndexFunc(a, func(l Limit) bool { return l.Role == role }); at >= 0 {
		return a[at]
	}
	share := map[string]int64{"manager": atFirst}[role]
	if role == "admin" {
		return Limit{Role: role, Amounts: []Amount{}}
	}
	return Limit{Role: role, Share: &share, Amounts: []Amount{}}
}

// Most is how much of a balance a role may change by itself, and whether there is such a limit at all.
func (a Authority) Most(role, currency string, balance int64) (most int64, limited bool) {
	limit := a.of(role)
	if limit.Share == nil && len(limit.Amounts) == 0 {
		return 0, false
	}
	most = balance
	if share := limit.Share; share != nil {
		most = money.Share(balance, *share)
	}
	if len(limit.Amounts) > 0 {
		allowed := limit.in(currency)
		if limit.Share == nil {
			return allowed, true
		}
		most = min(most, allowed)
	}
	return most, true
}

// MostAmount is the most of one act that a role may do by itself in a currency, and whether there is such a limit at all.
func (a Authority) MostAmount(role, currency string) (most int64, limited bool) {
	limit := a.of(role)
	return limit.in(currency), len(limit.Amounts) > 0
}

func (l Limit) in(currency string) int64 {
	for _, amount := range l.Amounts {
		if amount.Currency == currency {
			return amount.Amount
		}
	}
	return 0
}

// check fails with ErrAuthority and ErrCurrency.
func (a Authority) check() error {
	seen := map[string]bool{}
	for i, limit := range a {
		if seen[limit.Role] {
			return ErrAuthority.WithField(fmt.Sprintf("body.limits[%d].role", i), ErrAuthority.Code)
		}
		seen[limit.Role] = true
		for j, amount := range limit.Amounts {
			name, key := fmt.Sprintf("body.limits[%d].amounts[%d].currency", i, j), limit.Role+amount.Currency
			if _, known := money.Lookup(amount.Currency); !known {
				return ErrCurrency.WithParam("currency", amount.Currency).WithField(name, "money.currency", "currency", amount.Currency)
			}
			if seen[key] {
				return ErrAuthority.WithField(name, ErrAuthority.Code)
			}
			seen[key] = true
		}
	}
	return nil
}
