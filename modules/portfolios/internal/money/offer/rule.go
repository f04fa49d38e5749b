// Package offer says what may be agreed with a debtor: rules set the region, terms inside it become a schedule, and what is offered is
// signed, so that nobody agrees to anything else.
package offer

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/modules/portfolios/internal/book/portfolio"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Rule is what may be offered to the debtors of a portfolio, or of all of them. Offers name the version that they were made under.
type Rule struct {
	storage.Row
	PortfolioID string     `json:"portfolio_id" doc:"Portfolio that it is for; empty for all of them"`
	Name        string     `json:"name" example:"Quita hasta 30 % y 12 cuotas"`
	Status      RuleStatus `json:"status"`
	Bounds      Bounds     `json:"bounds" gorm:"serializer:json" doc:"What terms may be; nobody agrees to others"`
	Missed      Missed     `json:"missed" gorm:"serializer:json" doc:"When a plan ends because it is not paid"`
	ValidHours  int        `json:"valid_hours" doc:"How long an offer holds" example:"72"`
	Authority   []Line     `json:"authority" gorm:"serializer:json" doc:"What each role agrees to by itself"`
}

// RuleStatus is whether offers are made under a rule.
type RuleStatus string

// The states of a rule: active ⇄ retired.
const (
	Active  RuleStatus = "active"
	Retired RuleStatus = "retired"
)

// Enum are both of them.
func (RuleStatus) Enum() []RuleStatus { return []RuleStatus{Active, Retired} }

// Bounds are what terms may be. Shares are in hundredths of a percent.
type Bounds struct {
	Discount    int64              `json:"discount" minimum:"0" maximum:"9999" doc:"Most share of the balance that is given up" example:"3000"`
	Components  []Part             `json:"components,omitempty" maxItems:"4" doc:"Most share of parts of the balance; a part that is not listed is bounded by the whole alone"`
	DownPayment int64              `json:"down_payment" minimum:"0" maximum:"9999" doc:"Least share of the total that is paid first" example:"1000"`
	Least       int                `json:"instalments_min" minimum:"1" maximum:"120" example:"1"`
	Most        int                `json:"instalments_max" minimum:"1" maximum:"120" example:"12"`
	Frequencies []Frequency        `json:"frequencies" minItems:"1" maxItems:"4"`
	FirstDays   int                `json:"first_days" minimum:"0" maximum:"365" doc:"Days within which the first payment falls due" example:"30"`
	LastDays    int                `json:"last_days" minimum:"1" maximum:"3650" doc:"Days within which the last payment falls due" example:"400"`
	Amounts     []portfolio.Amount `json:"least_amounts,omitempty" maxItems:"25" doc:"Least amount of an instalment, by currency"`
	Rounding    Rounding           `json:"rounding,omitempty" default:"unit" doc:"What instalments are rounded to"`
	Remainder   Remainder          `json:"remainder,omitempty" default:"last" doc:"Which instalment takes what rounding leaves"`
}

// Part bounds the share of one part of the balance.
type Part struct {
	Component debt.Component `json:"component"`
	Discount  int64          `json:"discount" minimum:"0" maximum:"10000" doc:"In hundredths of a percent" example:"10000"`
}

// Missed is when a plan ends because it is not paid.
type Missed struct {
	Instalments int `json:"instalments" minimum:"1" maximum:"12" doc:"So many instalments late at a time" example:"2"`
	Days        int `json:"days" minimum:"1" maximum:"365" doc:"Or one that is late by more days than this" example:"45"`
}

// Line is what a role agrees to by itself; what is beyond it waits for somebody else's approval.
type Line struct {
	Role        string `json:"role" enum:"admin,manager,cashier"`
	Discount    int64  `json:"discount" minimum:"0" maximum:"9999" doc:"Most share of the balance, in hundredths of a percent" example:"1000"`
	Instalments int    `json:"instalments" minimum:"1" maximum:"120" example:"6"`
	DownPayment int64  `json:"down_payment" minimum:"0" maximum:"9999" doc:"Least share of the total, in hundredths of a percent" example:"1000"`
}

// The refusals of rules.
var (
	ErrRuleNotFound = errs.New(errs.NotFound, "portfolios.offer_rule_not_found")
	ErrRuleBounds   = errs.New(errs.Invalid, "portfolios.offer_rule_bounds")
	ErrRuleTwice    = errs.New(errs.Invalid, "portfolios.offer_rule_twice")
	ErrCurrency     = errs.New(errs.Invalid, "money.currency")
)

// TableName is the table of rules.
func (Rule) TableName() string { return "offer_rules" }

// Refusals are what storage's refusals are called here.
func (Rule) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrRuleNotFound} }

// Settle completes what was left out and refuses bounds that contradict each other. It fails with ErrRuleBounds, ErrRuleTwice and
// ErrCurrency.
func (r *Rule) Settle() error {
	r.Status = cmp.Or(r.Status, Active)
	r.Bounds.Rounding, r.Bounds.Remainder = cmp.Or(r.Bounds.Rounding, ToUnit), cmp.Or(r.Bounds.Remainder, InLast)
	if r.Authority == nil {
		r.Authority = []Line{}
	}
	switch {
	case r.Bounds.Most < r.Bounds.Least:
		return ErrRuleBounds.WithField("body.bounds.instalments_max", ErrRuleBounds.Code)
	case r.Bounds.LastDays < r.Bounds.FirstDays:
		return ErrRuleBounds.WithField("body.bounds.last_days", ErrRuleBounds.Code)
	}
	return r.distinct()
}

func (r *Rule) distinct() error {
	seen := map[string]bool{}
	twice := func(kind, key string, field string, i int) error {
		if seen[kind+key] {
			return ErrRuleTwice.WithField(fmt.Sprintf(field, i), ErrRuleTwice.Code)
		}
		seen[kind+key] = true
		return nil
	}
	for i, line := range r.Authority {
		if err := twice("role", line.Role, "body.authority[%d].role", i); err != nil {
			return err
		}
	}
	for i, part := range r.Bounds.Components {
		if err := twice("part", string(part.Component), "body.bounds.components[%d].component", i); err != nil {
			return err
		}
	}
	for i, least := range r.Bounds.Amounts {
		field := "body.bounds.least_amounts[%d].currency"
		if _, known := money.Lookup(least.Currency); !known {
			return ErrCurrency.WithParam("currency", least.Currency).WithField(fmt.Sprintf(field, i), ErrCurrency.Code, "currency", least.Currency)
		}
		if err := twice("currency", least.Currency, field, i); err != nil {
			return err
		}
	}
	return nil
}

// least is the least amount of an instalment in a currency, in minor units.
func (b Bounds) least(currency string) int64 {
	for _, amount := range b.Amounts {
		if amount.Currency == currency {
			return max(1, amount.Amount)
		}
	}
	return 1
}

// part is the most share of one part of the balance.
func (b Bounds) part(c debt.Component) int64 {
	if at := slices.IndexFunc(b.Components, func(p Part) bool { return p.Component == c }); at >= 0 {
		return b.Components[at].Discount
	}
	return money.Whole
}

// line is what a role agrees to by itself of what a debtor owes, inside of what the portfolio lets it give up. At first an admin agrees
// to all that the rule allows, a manager to what the portfolio lets a manager give up, anybody else to what gives up nothing. Nobody is
// given more by a rule than the portfolio gives a manager.
func (r Rule) line(role string, p portfolio.Portfolio, currency string, balance int64) Own {
	if role == program {
		return r.narrowest(p, currency, balance)
	}
	line := Line{Role: role, Discount: r.Bounds.Discount, Instalments: r.Bounds.Most, DownPayment: r.Bounds.DownPayment}
	named := slices.IndexFunc(r.Authority, func(l Line) bool { return l.Role == role })
	above := map[string]string{"superadmin": "admin", "admin": "admin"}[role]
	switch {
	case named >= 0:
		line = r.Authority[named]
	case above == "" && role != "manager":
		line.Discount = 0
	}
	own := Own{Instalments: line.Instalments, DownPayment: line.DownPayment, Amount: money.Share(balance, min(line.Discount, r.Bounds.Discount))}
	if most, limited := p.Authority.Most(cmp.Or(above, "manager"), currency, balance); limited {
		own.Amount = min(own.Amount, most)
	}
	own.Discount = mostShare(own.Amount, balance)
	return own
}

// Own is what somebody agrees to by themselves.
type Own struct {
	Discount    int64 `json:"discount" doc:"Most share of the balance, in hundredths of a percent" example:"1000"`
	Amount      int64 `json:"discount_amount" doc:"The same in minor units" example:"125430"`
	Instalments int   `json:"instalments" example:"6"`
	DownPayment int64 `json:"down_payment" doc:"Least share of the total, in hundredths of a percent" example:"1000"`
}

// holds reports whether a proposal is inside.
func (o Own) holds(p Proposal) bool {
	return p.Discount <= o.Amount && p.Terms.Instalments <= o.Instalments && p.Terms.DownPayment >= money.ShareUp(p.Total, o.DownPayment)
}
