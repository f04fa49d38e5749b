// Package portfolio holds the sets of debts a creditor hands over to be collected.
package portfolio

import (
	"strings"

	"github.com/recobro/recobro/modules/portfolios/internal/civil"
	"github.com/recobro/recobro/modules/portfolios/internal/namekey"
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
	Type         Type      `json:"type" enum:"own,third_party,purchased" doc:"Whose debt it is"`
	Stage        Stage     `json:"stage" enum:"preventive,early,pre_legal,legal,written_off"`
	Status       Status    `json:"status" enum:"draft,active,paused,closed,archived"`
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
}

// TableName is the table of portfolios.
func (Portfolio) TableName() string { return "portfolios" }

// Seal sets what follows from the names.
func (p *Portfolio) Seal() {
	p.NameKey = namekey.Of(p.Name)
	p.CreditorID = strings.ReplaceAll(namekey.Of(p.CreditorName), " ", "-")
}

// Type is whose debt a portfolio holds.
type Type string

// The types.
const (
	Own        Type = "own"
	ThirdParty Type = "third_party"
	Purchased  Type = "purchased"
)

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

// Growth is what a write adds to a portfolio's counts and balance.
type Growth struct{ Debtors, Debts, Balance int64 }
