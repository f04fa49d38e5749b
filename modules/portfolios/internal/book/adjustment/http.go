package adjustment

import (
	"context"
	"time"

	"github.com/recobro/recobro/modules/portfolios/internal/book/debt"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// NewAdjustment is a change of a debt that shall wait for approval: a movement, or the end of the debt.
type NewAdjustment struct {
	DebtID     string            `json:"debt_id" minLength:"1" maxLength:"64"`
	Direction  debt.Direction    `json:"direction,omitempty" doc:"Of a movement"`
	Type       debt.MovementType `json:"type,omitempty" enum:"discount,adjustment,interest,fee,penalty" doc:"Of a movement"`
	Component  debt.Component    `json:"component,omitempty" doc:"Of a movement: the part of the balance that it goes to; without it that of its type; a credit without one is split over penalties, fees, interest and principal"`
	Amount     int64             `json:"amount,omitempty" minimum:"1" doc:"Of a movement, in minor units" example:"1906301"`
	Resolution debt.Resolution   `json:"resolution,omitempty" doc:"How the debt is to end; without it the change is a movement"`
	Currency   string            `json:"currency,omitempty" maxLength:"3" doc:"ISO 4217 code, the debt's own without it" example:"UYU"`
	SourceRef  string            `json:"source_ref,omitempty" maxLength:"120"`
	Note       string            `json:"note,omitempty" maxLength:"500"`
	At         time.Time         `json:"at,omitzero" doc:"When the movement took effect; the moment of approval without it"`
}

func (n NewAdjustment) adjustment(debtorID string) AdjustmentRequest {
	a := AdjustmentRequest{
		DebtorID: debtorID, DebtID: n.DebtID, Resolution: n.Resolution, Currency: n.Currency, SourceRef: n.SourceRef, Note: n.Note,
	}
	if n.Resolution == "" {
		a.Direction, a.Type, a.Component, a.Amount = n.Direction, n.Type, n.Component, n.Amount
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
	debt.OfInput
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

// ChangeInput names a debt and the version that is changed.
type ChangeInput struct {
	debt.DebtInput
	httpx.IfMatch
}

// NewMovement is a movement as it is asked for.
type NewMovement struct {
	Direction debt.Direction    `json:"direction" doc:"debit: more is owed; credit: less"`
	Type      debt.MovementType `json:"type" enum:"discount,adjustment,interest,fee,penalty"`
	Component debt.Component    `json:"component,omitempty" doc:"The part of the balance that it goes to; without it that of its type; a credit without one is split over penalties, fees, interest and principal"`
	Amount    int64             `json:"amount" minimum:"1" maximum:"1000000000000000" doc:"Minor units" example:"250000"`
	Currency  string            `json:"currency,omitempty" maxLength:"3" doc:"ISO 4217 code, the debt's own without it" example:"UYU"`
	SourceRef string            `json:"source_ref,omitempty" maxLength:"120" doc:"What it comes from" example:"REC-8841"`
	Note      string            `json:"note,omitempty" maxLength:"500"`
	At        time.Time         `json:"at,omitzero" doc:"When it took effect; now without it"`
}

// DebtResolution is how a debt ends.
type DebtResolution struct {
	Resolution debt.Resolution `json:"resolution"`
}

// PostInput posts a movement on a debt.
type PostInput struct {
	debt.DebtInput
	Body NewMovement
}

// ResolveInput ends a debt that still has the version.
type ResolveInput struct {
	ChangeInput
	Body DebtResolution
}

func group(api *httpx.API, tag string) httpx.Group {
	return httpx.Group{API: api, Tag: tag, Base: "/api/v1/deudores", Rights: "portfolios.debts"}
}

// ChangeRoutes serve what people change of debts.
func ChangeRoutes(api *httpx.API, s *Service) {
	g, movements, one := group(api, "debts"), group(api, "movements"), "/{id}/debts/{debt}"
	httpx.Create(movements.Op("post", one+"/movements", "adjust", "Post a movement on a debt"), func(ctx context.Context, in *PostInput) (Posted, error) {
		m := debt.Movement{DebtID: in.Debt}
		httpx.Copy(&m, in.Body)
		return s.Post(ctx, in.ID, m)
	})
	httpx.Move(g.Op("pause", one+"/pause", "adjust", "Stop a debt's count of days past due"), func(ctx context.Context, in *ChangeInput, version int64) (debt.Debt, error) {
		return s.Pause(ctx, in.ID, in.Debt, version)
	})
	httpx.Move(g.Op("resume", one+"/resume", "adjust", "Let a paused debt's count run on"), func(ctx context.Context, in *ChangeInput, version int64) (debt.Debt, error) {
		return s.Resume(ctx, in.ID, in.Debt, version)
	})
	httpx.Move(g.Op("resolve", one+"/resolve", "adjust", "End a debt"), func(ctx context.Context, in *ResolveInput, version int64) (debt.Debt, error) {
		return s.Resolve(ctx, in.ID, in.Debt, version, in.Body.Resolution)
	})
}

// AdjustmentRoutes serve what goes beyond somebody's authority and waits for somebody else.
func AdjustmentRoutes(api *httpx.API, s *Service) {
	g, one := group(api, "adjustments"), "/{id}/adjustments/{adjustment}"
	httpx.List(g.Op("all", "/adjustments", "read", "List adjustments, the newest first"), func(ctx context.Context, in *AdjustmentsInput) ([]AdjustmentRequest, page.Meta, error) {
		return s.Adjustments(ctx, AdjustmentFilter{Status: in.Status, PortfolioID: in.PortfolioID}, in.Params)
	})
	httpx.List(g.Op("list", "/{id}/adjustments", "read", "List a debtor's adjustments, the newest first"),
		func(ctx context.Context, in *DebtorAdjustmentsInput) ([]AdjustmentRequest, page.Meta, error) {
			if _, err := s.debts.Owner(ctx, in.ID); err != nil {
				return nil, page.Meta{}, err
			}
			return s.Adjustments(ctx, AdjustmentFilter{Status: in.Status, DebtorID: in.ID}, in.Params)
		})
	httpx.Get(group(api, "debts").Op("authority", "/{id}/debts/{debt}/authority", "adjust", "Read how far one may change a debt without approval"),
		func(ctx context.Context, in *debt.DebtInput) (Room, error) { return s.Room(ctx, in.ID, in.Debt) })
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
