package debt

import (
	"context"
	"net/http"
	"time"

	"github.com/recobro/recobro/plugins-sdk/go/httpx"
	"github.com/recobro/recobro/plugins-sdk/go/page"
)

// The paths of adjustments: those of one debtor, and those of all that the caller may see.
const (
	adjustments = "/api/v1/deudores/{id}/adjustments"
	allOfThem   = "/api/v1/deudores/adjustments"
)

// NewAdjustment is a change of a debt that shall wait for approval: a movement, or the end of the debt.
type NewAdjustment struct {
	DebtID     string       `json:"debt_id" minLength:"1" maxLength:"64"`
	Direction  Direction    `json:"direction,omitempty" enum:"debit,credit" doc:"Of a movement"`
	Type       MovementType `json:"type,omitempty" enum:"payment,discount,adjustment,chargeback,interest,fee" doc:"Of a movement"`
	Amount     int64        `json:"amount,omitempty" minimum:"1" doc:"Of a movement, in minor units" example:"1906301"`
	Resolution Resolution   `json:"resolution,omitempty" enum:"paid,settled,sold,fraud,discarded,discharged,invalidated,written_off,recalled" doc:"How the debt is to end; without it the change is a movement"`
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
	Status      Decision `query:"status" enum:"waiting,approved,refused,withdrawn"`
	PortfolioID string   `query:"portfolio_id" maxLength:"64" doc:"In this portfolio alone"`
}

// AdjustmentInput names an adjustment of a debtor.
type AdjustmentInput struct {
	ID         string `path:"id" maxLength:"64" doc:"Debtor"`
	Adjustment string `path:"adjustment" maxLength:"64" doc:"Adjustment"`
}

// AdjustmentRoutes serve what goes beyond somebody's authority and waits for somebody else.
func AdjustmentRoutes(api *httpx.API, s *Service) {
	httpx.Register(api, operation("adjustments-all", http.MethodGet, allOfThem, "read", "List adjustments, the newest first"),
		func(ctx context.Context, in *AdjustmentsInput) (*httpx.List[AdjustmentRequest], error) {
			rows, meta, err := s.Adjustments(ctx, AdjustmentFilter{Status: in.Status, PortfolioID: in.PortfolioID}, in.Params)
			return httpx.Listed(rows, meta), err
		})
	httpx.Register(api, operation("adjustments-list", http.MethodGet, adjustments, "read", "List a debtor's adjustments, the newest first"),
		func(ctx context.Context, in *struct {
			OfInput
			Status Decision `query:"status" enum:"waiting,approved,refused,withdrawn"`
		}) (*httpx.List[AdjustmentRequest], error) {
			if _, err := s.debtors.Plain(ctx, in.ID); err != nil {
				return nil, err
			}
			rows, meta, err := s.Adjustments(ctx, AdjustmentFilter{Status: in.Status, DebtorID: in.ID}, in.Params)
			return httpx.Listed(rows, meta), err
		})
	httpx.Register(api, operation("debts-authority", http.MethodGet, base+"/{debt}/authority", "adjust", "Read how far one may change a debt without approval"),
		func(ctx context.Context, in *DebtInput) (*httpx.Body[Room], error) {
			room, err := s.Room(ctx, in.ID, in.Debt)
			return httpx.OK(room), err
		})
	decisions(api, s)
}

func decisions(api *httpx.API, s *Service) {
	request := operation("adjustments-request", http.MethodPost, adjustments, "adjust", "Ask for a change of a debt beyond one's authority")
	request.Status = http.StatusCreated
	httpx.RegisterWrite(api, request, func(ctx context.Context, in *struct {
		ID   string `path:"id" maxLength:"64" doc:"Debtor"`
		Body NewAdjustment
	}) (*httpx.Body[AdjustmentRequest], error) {
		a, err := s.Ask(ctx, in.Body.adjustment(in.ID))
		return httpx.OK(a), err
	})
	httpx.RegisterWrite(api, operation("adjustments-approve", http.MethodPost, adjustments+"/{adjustment}/approve", "adjust", "Approve what somebody else has asked for"),
		func(ctx context.Context, in *AdjustmentInput) (*httpx.Body[AdjustmentRequest], error) {
			a, err := s.Approve(ctx, in.ID, in.Adjustment)
			return httpx.OK(a), err
		})
	httpx.RegisterWrite(api, operation("adjustments-refuse", http.MethodPost, adjustments+"/{adjustment}/refuse", "adjust", "Refuse what somebody else has asked for"),
		func(ctx context.Context, in *struct {
			AdjustmentInput
			Body AdjustmentRefusal
		}) (*httpx.Body[AdjustmentRequest], error) {
			a, err := s.Refuse(ctx, in.ID, in.Adjustment, in.Body.Reason)
			return httpx.OK(a), err
		})
	httpx.RegisterWrite(api, operation("adjustments-withdraw", http.MethodPost, adjustments+"/{adjustment}/withdraw", "adjust", "Take back what one has asked for"),
		func(ctx context.Context, in *AdjustmentInput) (*httpx.Body[AdjustmentRequest], error) {
			a, err := s.Withdraw(ctx, in.ID, in.Adjustment)
			return httpx.OK(a), err
		})
}
