package debt

import (
	"context"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// NewAdjustment is a change of a debt that shall wait for approval: a movement, or the end of the debt.
type NewAdjustment struct {
	DebtID     string       `json:"debt_id" minLength:"1" maxLength:"64"`
	Direction  Direction    `json:"direction,omitempty" doc:"Of a movement"`
	Type       MovementType `json:"type,omitempty" doc:"Of a movement"`
	Amount     int64        `json:"amount,omitempty" minimum:"1" doc:"Of a movement, in minor units" example:"1906301"`
	Resolution Resolution   `json:"resolution,omitempty" doc:"How the debt is to end; without it the change is a movement"`
	Currency   string       `json:"currency,omitempty" maxLength:"3" doc:"ISO 4217 code, the debt's own without it" example:"UYU"`
	SourceRef  string       `json:"source_ref,omitempty" maxLength:"120"`
	Note       string       `json:"note,omitempty" maxLength:"500"`
	At         time.Time    `json:"at,omitzero" doc:"When the movement took effect; the moment of approval without it"`
}

func (n NewAdjustment) adjustment(debtorID string) AdjustmentRequest {
	a := AdjustmentRequest{
		DebtorID: debtorID, DebtID: n.DebtID, Resolution: n.Resolution, Currency: n.Currency, SourceRef: n.SourceRef, Note: n.Note,
	}
	if n.Resolution == "" {
		a.Direction, a.Type, a.Amount = n.Direction, n.Type, n.Amount
	}
	if !n.At.IsZero() {
		at := n.At.UTC()
		a.At = &at
	}
	return a
}

// AdjustmentRefusal says why an adjustment is refused.
type AdjustmentRefusal struct {
	Reason string `json:"reason,omitempty" maxLength:"500"`
}

// AdjustmentsInput are the parameters of a list of adjustments.
type AdjustmentsInput struct {
	page.Params
	Status      Decision `query:"status"`
	PortfolioID string   `query:"portfolio_id" maxLength:"64" doc:"In this portfolio alone"`
}

// AdjustmentInput names an adjustment of a debtor.
type AdjustmentInput struct {
	ID         string `path:"id" maxLength:"64" doc:"Debtor"`
	Adjustment string `path:"adjustment" maxLength:"64" doc:"Adjustment"`
}

// DebtorAdjustmentsInput are the parameters of a list of a debtor's adjustments.
type DebtorAdjustmentsInput struct {
	OfInput
	Status Decision `query:"status"`
}

// AskInput asks for an adjustment.
type AskInput struct {
	httpx.ByID
	Body NewAdjustment
}

// RefuseInput refuses an adjustment.
type RefuseInput struct {
	AdjustmentInput
	Body AdjustmentRefusal
}

// AdjustmentRoutes serve what goes beyond somebody's authority and waits for somebody else.
func AdjustmentRoutes(api *httpx.API, s *Service) {
	g, one := group(api, "adjustments"), "/{id}/adjustments/{adjustment}"
	httpx.List(g.Op("all", "/adjustments", "read", "List adjustments, the newest first"), func(ctx context.Context, in *AdjustmentsInput) ([]AdjustmentRequest, page.Meta, error) {
		return s.Adjustments(ctx, AdjustmentFilter{Status: in.Status, PortfolioID: in.PortfolioID}, in.Params)
	})
	httpx.List(g.Op("list", "/{id}/adjustments", "read", "List a debtor's adjustments, the newest first"),
		func(ctx context.Context, in *DebtorAdjustmentsInput) ([]AdjustmentRequest, page.Meta, error) {
			if _, err := s.debtors.Plain(ctx, in.ID); err != nil {
				return nil, page.Meta{}, err
			}
			return s.Adjustments(ctx, AdjustmentFilter{Status: in.Status, DebtorID: in.ID}, in.Params)
		})
	httpx.Get(group(api, "debts").Op("authority", "/{id}/debts/{debt}/authority", "adjust", "Read how far one may change a debt without approval"),
		func(ctx context.Context, in *DebtInput) (Room, error) { return s.Room(ctx, in.ID, in.Debt) })
	httpx.Create(g.Op("request", "/{id}/adjustments", "adjust", "Ask for a change of a debt beyond one's authority"),
		func(ctx context.Context, in *AskInput) (AdjustmentRequest, error) {
			return s.Ask(ctx, in.Body.adjustment(in.ID))
		})
	httpx.Act(g.Op("approve", one+"/approve", "adjust", "Approve what somebody else has asked for"),
		func(ctx context.Context, in *AdjustmentInput) (AdjustmentRequest, error) {
			return s.Approve(ctx, in.ID, in.Adjustment)
		})
	httpx.Act(g.Op("refuse", one+"/refuse", "adjust", "Refuse what somebody else has asked for"),
		func(ctx context.Context, in *RefuseInput) (AdjustmentRequest, error) {
			return s.Refuse(ctx, in.ID, in.Adjustment, in.Body.Reason)
		})
	httpx.Act(g.Op("withdraw", one+"/withdraw", "adjust", "Take back what one has asked for"),
		func(ctx context.Context, in *AdjustmentInput) (AdjustmentRequest, error) {
			return s.Withdraw(ctx, in.ID, in.Adjustment)
		})
}
