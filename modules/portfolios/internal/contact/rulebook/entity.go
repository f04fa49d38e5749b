// Package rulebook keeps the rules in force: the published packs of countries, the product's own, and what the tenant adds.
package rulebook

import (
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/contact/rule"
	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Pack is one version of the rules of a country. What was published never changes: another version takes its place.
type Pack struct {
	storage.Row
	Country     string      `json:"country" doc:"ISO country" example:"CL"`
	Number      int         `json:"number" doc:"Version; 1 is what the product came with" example:"2"`
	Status      Status      `json:"status"`
	Rules       []rule.Rule `json:"rules" gorm:"serializer:json"`
	Cases       []rule.Case `json:"cases" gorm:"serializer:json" doc:"Examples that the rules decide as they say"`
	Note        string      `json:"note" doc:"What changed, and why"`
	PublishedAt *time.Time  `json:"published_at"`
	PublishedBy string      `json:"published_by"`
}

// TableName is the table of packs.
func (Pack) TableName() string { return "rule_packs" }

// Status is the state of a version: draft → published → superseded.
type Status string

// The states.
const (
	Draft      Status = "draft"
	Published  Status = "published"
	Superseded Status = "superseded"
)

// Enum are all of them.
func (Status) Enum() []Status { return []Status{Draft, Published, Superseded} }

// Own is a rule that a tenant adds, for all portfolios or for one. Since all rules hold at once it can only narrow.
type Own struct {
	storage.Row
	PortfolioID string    `json:"portfolio_id" doc:"Portfolio that it is for; empty for all"`
	Rule        rule.Rule `json:"rule" gorm:"serializer:json"`
}

// TableName is the table of tenants' rules.
func (Own) TableName() string { return "contact_rules" }

// The refusals of packs and rules.
var (
	ErrNotFound = errs.New(errs.NotFound, "portfolios.rule_pack_not_found")
	ErrDraft    = errs.New(errs.Conflict, "portfolios.rule_pack_draft")
	ErrRule     = errs.New(errs.NotFound, "portfolios.contact_rule_not_found")
	ErrMost     = errs.New(errs.Conflict, "portfolios.contact_rule_most")
)

// Refusals are what storage's refusals are called here.
func (Pack) Refusals() storage.Refusals {
	return storage.Refusals{NotFound: ErrNotFound, Duplicate: ErrDraft}
}

// Refusals are what storage's refusals are called here.
func (Own) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrRule} }

// rules is the version as the engine takes it.
func (p Pack) pack() rule.Pack {
	return rule.Pack{Country: p.Country, Version: p.Number, Rules: p.Rules}
}
