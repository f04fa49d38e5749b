// Package interest charges interest on what is past due, never above what the law allows: the caps are data with a source, and where
// none is known nothing is charged.
package interest

import (
	"slices"
	"strings"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/ledger"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Cap is the most that may be charged in a country and currency from a day on.
type Cap struct {
	storage.Row
	Country    string    `json:"country" example:"UY"`
	Currency   string    `json:"currency" example:"UYU"`
	FromOn     civil.Day `json:"from_on" doc:"First day on which it holds, until the next one" example:"2026-10-01"`
	AnnualRate int64     `json:"annual_rate" doc:"In hundredths of a percent" example:"5540"`
	Source     string    `json:"source" doc:"The law and the publication that it is of" example:"Ley 18.212; BCU, tasas medias del trimestre"`
}

// TableName is the table of caps.
func (Cap) TableName() string { return "interest_caps" }

// The refusals of caps.
var (
	ErrNotFound  = errs.New(errs.NotFound, "portfolios.cap_not_found")
	ErrDuplicate = errs.New(errs.Conflict, "portfolios.cap_exists").WithField("body.from_on", "portfolios.cap_exists")
)

// Refusals are what storage's refusals are called here.
func (Cap) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDuplicate}
}

// Caps are those of one country and currency, by their first day.
type Caps []Cap

// on is the cap that holds on a day; false where none is known.
func (c Caps) on(day civil.Day) (rate int64, known bool) {
	for _, one := range c {
		if day.Before(one.FromOn) {
			break
		}
		rate, known = one.AnnualRate, true
	}
	return rate, known
}

// Of is the interest on a principal from a day, for each day before another: the rate of each day is the rule's or the cap's, whichever
// is less. Amounts are minor units; what is less than one is dropped.
func Of(rule portfolio.Interest, caps Caps, principal int64, from, to civil.Day) int64 {
	var rateDays int64 // Σ rate × days
	for _, span := range caps.spans(from, to) {
		if rate, known := caps.on(span[0]); known {
			rateDays += min(rate, rule.AnnualRate) * int64(span[0].Until(span[1]))
		}
	}
	year := int64(rule.YearDays) * money.Whole // rates are shares of a year
	return principal/year*rateDays + principal%year*rateDays/year
}

// spans cut the days from one to another where another cap begins.
func (c Caps) spans(from, to civil.Day) (spans [][2]civil.Day) {
	for _, one := range c {
		if from.Before(one.FromOn) && one.FromOn.Before(to) {
			spans, from = append(spans, [2]civil.Day{from, one.FromOn}), one.FromOn
		}
	}
	if from.Before(to) {
		spans = append(spans, [2]civil.Day{from, to})
	}
	return spans
}

func sorted(caps []Cap) Caps {
	slices.SortFunc(caps, func(a, b Cap) int { return strings.Compare(string(a.FromOn), string(b.FromOn)) })
	return caps
}

// Charge posts on an account the interest that its debts have run up until today, none for those that are paused or paid by a plan.
func Charge(a *ledger.Account, caps map[string]Caps) error {
	rule := a.Portfolio.Interest
	if rule.AnnualRate == 0 {
		return nil
	}
	for i := range a.Debts {
		d := a.Debts[i]
		if d.Status != debt.Active || d.Balance <= 0 {
			continue
		}
		if err := charge(a, d, rule, caps[a.Portfolio.Country+d.Currency]); err != nil {
			return err
		}
	}
	return nil
}

func charge(a *ledger.Account, d debt.Debt, rule portfolio.Interest, caps Caps) error {
	from := begins(d, rule)
	if !from.Before(a.Today) {
		return nil
	}
	amount := int64(0)
	if d.PlanID == "" {
		amount = Of(rule, caps, d.Owed(debt.PrincipalPart), from, a.Today)
	}
	changed, err := a.Debt(d.ID)
	if err != nil {
		return err
	}
	changed.InterestFrom = a.Today
	if amount <= 0 {
		return nil
	}
	_, err = a.Post(debt.Movement{DebtID: d.ID, Direction: debt.Debit, Type: debt.Interest, Amount: amount, SourceRef: "interest:" + string(from)})
	return err
}

// begins is the first day for which a debt has not been charged.
func begins(d debt.Debt, rule portfolio.Interest) civil.Day {
	if d.AgedFrom == "" || d.AgedFrom == civil.Never {
		return civil.Never
	}
	return max(d.InterestFrom, rule.FromOn, d.AgedFrom.Add(rule.AfterDays))
}
