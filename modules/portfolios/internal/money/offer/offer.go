package offer

import (
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/errs"
	"github.com/recobro/recobro/plugins-sdk/go/storage"
)

// Offer is what was offered to a debtor, signed. It becomes a plan at most once.
type Offer struct {
	storage.Row
	DebtorID    string    `json:"debtor_id"`
	PortfolioID string    `json:"portfolio_id"`
	RuleID      string    `json:"rule_id"`
	RuleVersion int64     `json:"rule_version"`
	Currency    string    `json:"currency" example:"UYU"`
	Balance     int64     `json:"balance" doc:"What was owed, in minor units" example:"1254300"`
	Discount    int64     `json:"discount" doc:"What is given up" example:"125430"`
	Total       int64     `json:"total" doc:"What is to be paid" example:"1128870"`
	Terms       Terms     `json:"terms" gorm:"serializer:json"`
	Schedule    []Due     `json:"schedule" gorm:"serializer:json"`
	Approval    bool      `json:"approval" doc:"Whether it is beyond what whoever made it may agree to alone"`
	ExpiresAt   time.Time `json:"expires_at"`
	Token       string    `json:"token" doc:"The signed offer, to be handed in as it is"`
	PlanID      string    `json:"plan_id" doc:"Plan that it became; empty as long as it is none"`
	Status      Status    `json:"status" gorm:"-"`
}

// Status is what has become of an offer.
type Status string

// The states: open → agreed or expired.
const (
	Open    Status = "open"
	Agreed  Status = "agreed"
	Expired Status = "expired"
)

// Enum are all of them.
func (Status) Enum() []Status { return []Status{Open, Agreed, Expired} }

// The refusals of offers.
var (
	ErrNotFound = errs.New(errs.NotFound, "portfolios.offer_not_found")
	ErrForged   = errs.New(errs.Invalid, "portfolios.offer_forged").WithField("body.offer", "portfolios.offer_forged")
	ErrForeign  = errs.New(errs.Invalid, "portfolios.offer_foreign").WithField("body.offer", "portfolios.offer_foreign")
	ErrExpired  = errs.New(errs.Conflict, "portfolios.offer_expired")
	ErrRule     = errs.New(errs.Conflict, "portfolios.offer_rule_changed")
	ErrChanged  = errs.New(errs.Conflict, "portfolios.offer_changed")
	ErrUsed     = errs.New(errs.Conflict, "portfolios.offer_used")
)

// Refusals are what storage's refusals are called here.
func (Offer) Refusals() storage.Refusals { return storage.Refusals{NotFound: ErrNotFound} }

// settle says what has become of the offer by now.
func (o *Offer) settle(now time.Time) {
	switch {
	case o.PlanID != "":
		o.Status = Agreed
	case !now.Before(o.ExpiresAt):
		o.Status = Expired
	default:
		o.Status = Open
	}
}
