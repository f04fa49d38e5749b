// Package consent keeps by what debtors agreed to be contacted, and since when.
package consent

import (
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/civil"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Consent is that a debtor agreed to be contacted by a channel.
type Consent struct {
	storage.Row
	DebtorID  string       `json:"debtor_id"`
	Channel   rule.Channel `json:"channel"`
	Maker     rule.Maker   `json:"maker" doc:"Whose contacts it is for"`
	Source    string       `json:"source" doc:"How it was given, and where that can be shown" example:"Contrato del 3/2/2025, cláusula 9"`
	GivenOn   civil.Day    `json:"given_on" doc:"Day on which it was given, empty when unknown" example:"2025-02-03"`
	RevokedAt *time.Time   `json:"revoked_at" doc:"When it was taken back"`
}

// TableName is the table of consents.
func (Consent) TableName() string { return "consents" }

// The refusals of consents.
var (
	ErrNotFound = errs.New(errs.NotFound, "portfolios.consent_not_found")
	ErrThere    = errs.New(errs.Conflict, "portfolios.consent_exists")
	ErrRevoked  = errs.New(errs.Conflict, "portfolios.consent_revoked")
)

// Refusals are what storage's refusals are called here.
func (Consent) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrThere}
}
