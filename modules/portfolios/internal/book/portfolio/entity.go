// Package portfolio keeps the sets of debts that a creditor places to be collected.
package portfolio

import (
	"slices"
	"strings"

	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/money"
	"github.com/recobro/recobro/plugins-sdk/go/namekey"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Portfolio is a set of debts of one creditor. The counts and the balance are kept by every write of its debtors and
// debts, in the same transaction.
type Portfolio struct {
	storage.Row
	Code         string    `json:"code" doc:"Short code, unique in the tenant" example:"BCU-2026-11"`
	Name         string    `json:"name" example:"Banco del Plata · Tarjetas noviembre"`
	NameKey      string    `json:"-"`
	CreditorID   string    `json:"creditor_id" doc:"Key of the creditor: portfolios of one creditor share it" example:"banco-del-plata"`
	CreditorName string    `json:"creditor_name" example:"Banco del Plata"`
	Type         Type      `json:"type" doc:"Whose debt it is"`
	Stage        Stage     `json:"stage"`
	Status       Status    `json:"status"`
	Currency     string    `json:"currency" doc:"ISO 4217 code of the balance" example:"UYU"`
	Country      string    `json:"country" doc:"ISO country whose phones, ids and rules apply" example:"UY"`
	Timezone     string    `json:"timezone" doc:"IANA zone in which days past due change" example:"America/Montevideo"`
	Description  string    `json:"description"`
	OpenedOn     civil.Day `json:"opened_on" doc:"Day it was handed over, empty when unknown" example:"2026-11-02"`
	ClosesOn     civil.Day `json:"closes_on" doc:"Day it goes back, empty when open-ended" example:"2027-05-02"`
	DebtorsCount int64     `json:"debtors_count" example:"1204"`
	DebtsCount   int64     `json:"debts_count" example:"1573"`
	Balance      int64     `json:"balance" doc:"What is owed in the portfolio's currency, in minor units" example:"184500000"`
	Authority    Authority `json:"authority" gorm:"serializer:json" doc:"How far each role may change the debts by itself"`
	Waterfall    Waterfall `json:"waterfall" gorm:"serializer:json" doc:"In which order a payment pays what is owed"`
	Commission   int64     `json:"commission" doc:"The agency's share of what is recovered, in hundredths of a percent" example:"1800"`
	Target       int64     `json:"target" doc:"What is to be recovered in a month, in minor units; 0 for no target" example:"250000000"`
	Interest     Interest  `json:"interest" gorm:"serializer:json" doc:"What is charged on principal that is past due"`
}

// TableName is the table of portfolios.
func (Portfolio) TableName() string { return "portfolios" }

// Type is whose debt a portfolio is.
type Type string

// The types.
const (
	Own        Type = "own"
	ThirdParty Type = "third_party"
	Purchased  Type = "purchased"
)

// Enum are all of them.
func (Type) Enum() []Type { return []Type{Own, ThirdParty, Purchased} }

// Stage is how far collection has gone.
type Stage string

// The stages.
const (
	Preventive Stage = "preventive"
	Early      Stage = "early"
	PreLegal   Stage = "pre_legal"
	LegalStage Stage = "legal"
	WrittenOff Stage = "written_off"
)

// Enum are all of them, in their order.
func (Stage) Enum() []Stage { return []Stage{Preventive, Early, PreLegal, LegalStage, WrittenOff} }

// Status is the state of a portfolio: draft → active ⇄ paused → closed ⇄ archived ⇄ draft.
type Status string

// The states.
const (
	Draft    Status = "draft"
	Active   Status = "active"
	Paused   Status = "paused"
	Closed   Status = "closed"
	Archived Status = "archived"
)

// Enum are all of them, in the order of a portfolio's life.
func (Status) Enum() []Status { return []Status{Draft, Active, Paused, Closed, Archived} }

// The refusals of portfolios.
var (
	ErrNotFound   = errs.New(errs.NotFound, "portfolios.portfolio_not_found")
	ErrTransition = errs.New(errs.Conflict, "portfolios.portfolio_transition")
	ErrDuplicate  = errs.New(errs.Conflict, "portfolios.portfolio_code_exists").WithField("body.code", "portfolios.portfolio_code_exists")
	ErrNotEmpty   = errs.New(errs.Conflict, "portfolios.portfolio_not_empty")
	ErrClosed     = errs.New(errs.Conflict, "portfolios.portfolio_closed")
	ErrSum        = errs.New(errs.Conflict, "portfolios.portfolio_sum")
	ErrCurrency   = errs.New(errs.Invalid, "money.currency")
	ErrTimezone   = errs.New(errs.Invalid, "portfolios.timezone")
	ErrPeriod     = errs.New(errs.Invalid, "portfolios.portfolio_period")
)

// Refusals are what storage's refusals are called here.
func (Portfolio) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDuplicate}
}

// Move puts the portfolio in another state. It fails with ErrTransition when there is no way from here.
func (p *Portfolio) Move(to Status) error {
	from := map[Status][]Status{
		Active:   {Draft, Paused},
		Paused:   {Active},
		Closed:   {Active, Paused},
		Archived: {Closed, Draft},
	}
	if !slices.Contains(from[to], p.Status) {
		return ErrTransition.WithParam("from", p.Status).WithParam("to", to)
	}
	p.Status = to
	return nil
}

// Restore brings the portfolio back from the archive: closed, or a draft where nobody was ever in it.
func (p *Portfolio) Restore() error {
	to := Draft
	if p.DebtorsCount > 0 {
		to = Closed
	}
	if p.Status != Archived {
		return ErrTransition.WithParam("from", p.Status).WithParam("to", to)
	}
	p.Status = to
	return nil
}

// Working reports whether debtors and debts may still be added.
func (p *Portfolio) Working() bool { return p.Status != Closed && p.Status != Archived }

// Seal checks what was given and sets what follows from it. It fails with ErrCurrency, ErrTimezone, civil.ErrDay and ErrPeriod.
func (p *Portfolio) Seal() error {
	p.NameKey = namekey.Of(p.Name)
	p.CreditorID = strings.ReplaceAll(namekey.Of(p.CreditorName), " ", "-")
	if _, ok := money.Lookup(p.Currency); !ok {
		return ErrCurrency.WithParam("currency", p.Currency).WithField("body.currency", "money.currency", "currency", p.Currency)
	}
	if _, err := civil.Zone(p.Timezone); err != nil {
		return ErrTimezone.WithField("body.timezone", "portfolios.timezone").Wrap(err)
	}
	for name, day := range map[string]civil.Day{"body.opened_on": p.OpenedOn, "body.closes_on": p.ClosesOn} {
		if _, err := civil.Parse(string(day)); err != nil {
			return civil.ErrDay.WithField(name, civil.ErrDay.Code)
		}
	}
	if p.ClosesOn != "" && p.ClosesOn.Before(p.OpenedOn) {
		return ErrPeriod.WithField("body.closes_on", "portfolios.portfolio_period")
	}
	return nil
}
