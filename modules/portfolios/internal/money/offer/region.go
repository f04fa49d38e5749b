package offer

import (
	"cmp"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/money"
)

// Debt is what is owed on one debt when terms are computed.
type Debt struct {
	ID        string `json:"debt_id"`
	Balance   int64  `json:"balance" doc:"Minor units" example:"1254300"`
	Principal int64  `json:"principal"`
	Interest  int64  `json:"interest"`
	Fee       int64  `json:"fee"`
	Penalty   int64  `json:"penalty"`
}

// Cut is what is given up of one part of one debt.
type Cut struct {
	DebtID    string         `json:"debt_id"`
	Component debt.Component `json:"component"`
	Amount    int64          `json:"amount" doc:"Minor units" example:"125430"`
}

// Terms are what is agreed on.
type Terms struct {
	Discount    int64     `json:"discount" minimum:"0" maximum:"9999" doc:"Share of the balance that is given up, in hundredths of a percent" example:"1000"`
	DownPayment int64     `json:"down_payment" minimum:"0" maximum:"1000000000000000" doc:"What is paid first, in minor units; 0 for none" example:"150000"`
	Instalments int       `json:"instalments" minimum:"1" maximum:"120" example:"6"`
	Frequency   Frequency `json:"frequency"`
	FirstOn     civil.Day `json:"first_on" maxLength:"10" doc:"Day of the first payment" example:"2026-12-10"`
}

// Proposal is what terms come to.
type Proposal struct {
	Terms    Terms  `json:"terms"`
	Currency string `json:"currency" example:"UYU"`
	Balance  int64  `json:"balance" doc:"What is owed now, in minor units" example:"1254300"`
	Discount int64  `json:"discount" doc:"What is given up" example:"125430"`
	Total    int64  `json:"total" doc:"What is to be paid" example:"1128870"`
	Cuts     []Cut  `json:"cuts" doc:"What is given up of which part of which debt"`
	Schedule []Due  `json:"schedule"`
	Approval bool   `json:"approval" doc:"Whether it is beyond what the caller may agree to alone"`
}

// Region is what terms may be for one debtor.
type Region struct {
	RuleID      string      `json:"rule_id"`
	RuleVersion int64       `json:"rule_version"`
	RuleName    string      `json:"rule_name"`
	Rules       []RuleRef   `json:"rules" doc:"Every rule that offers may be made under, the closest first"`
	Currency    string      `json:"currency" example:"UYU"`
	Balance     int64       `json:"balance" doc:"Minor units" example:"1254300"`
	Debts       []Debt      `json:"debts"`
	Discount    int64       `json:"discount" doc:"Most share of the balance, in hundredths of a percent" example:"3000"`
	DownPayment int64       `json:"down_payment" doc:"Least share of the total, in hundredths of a percent" example:"1000"`
	Least       int         `json:"instalments_min"`
	Most        int         `json:"instalments_max"`
	Amount      int64       `json:"least_amount" doc:"Least amount of one of several instalments, in minor units"`
	Frequencies []Frequency `json:"frequencies"`
	FirstFrom   civil.Day   `json:"first_from"`
	FirstTo     civil.Day   `json:"first_to"`
	LastTo      civil.Day   `json:"last_to" doc:"The last payment falls due by then"`
	ValidHours  int         `json:"valid_hours"`
	Own         Own         `json:"own" doc:"What the caller agrees to without somebody else's approval"`
	Legal       []Legal     `json:"legal" doc:"Limits of the law that the region was cut to"`
}

// RuleRef names a rule.
type RuleRef struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

// Legal is a limit of the law, with its source. Counsel has to look at it before use.
type Legal struct {
	Country  string `json:"country" example:"BR"`
	LastDays int    `json:"last_days" doc:"Longest plan, in days" example:"1825"`
	Source   string `json:"source"`
}

// laws are the limits of the law that are known, by country.
func laws(country string) []Legal {
	return map[string][]Legal{
		"BR": {{Country: "BR", LastDays: 1825, Source: "Lei 14.181/2021, art. 104-A do CDC: plano de pagamento com prazo máximo de 5 anos"}},
	}[country]
}

// The refusals of terms.
var (
	ErrOutside = errs.New(errs.Invalid, "portfolios.offer_outside")
	ErrNothing = errs.New(errs.Conflict, "portfolios.offer_nothing_owed")
	ErrDebts   = errs.New(errs.Invalid, "portfolios.offer_debts")
)

// owed are the debts that an offer is for, in one currency: those that are named, or all that something is owed on in the portfolio's.
// It fails with ErrDebts and ErrNothing.
func owed(a *ledger.Account, ids []string) (all []Debt, currency string, err error) {
	for i := range a.Debts {
		d := &a.Debts[i]
		named := slices.Contains(ids, d.ID)
		if d.Status == debt.Resolved || d.Balance <= 0 || len(ids) > 0 && !named || len(ids) == 0 && d.Currency != a.Portfolio.Currency {
			continue
		}
		if currency = cmp.Or(currency, d.Currency); d.Currency != currency {
			return nil, "", ErrDebts.WithField("body.debt_ids", ErrDebts.Code)
		}
		all = append(all, debtOf(*d))
	}
	slices.SortFunc(all, func(a, b Debt) int { return cmp.Compare(a.ID, b.ID) })
	switch {
	case len(all) == 0:
		return nil, "", ErrNothing
	case len(ids) > 0 && len(all) != len(slices.Compact(slices.Sorted(slices.Values(ids)))):
		return nil, "", ErrDebts.WithField("body.debt_ids", ErrDebts.Code)
	}
	return all, currency, nil
}

func debtOf(d debt.Debt) Debt {
	return Debt{
		ID: d.ID, Balance: d.Balance, Principal: d.Owed(debt.PrincipalPart), Interest: d.OwedInterest, Fee: d.OwedFee, Penalty: d.OwedPenalty,
	}
}

func balanceOf(debts []Debt) (sum int64) {
	for _, d := range debts {
		sum = money.Total(sum, d.Balance)
	}
	return sum
}
