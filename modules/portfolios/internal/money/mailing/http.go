package mailing

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/money/payment"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// AskInput has a receipt mailed.
type AskInput struct {
	httpx.ByID
	Body struct {
		Email string `json:"email,omitempty" maxLength:"254" doc:"One of the debtor's addresses, whole or covered; the best without it"`
	}
}

// Routes serves the mailing of receipts: to whoever may see them.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "payments", Base: "/api/v1/payments", Rights: "portfolios.payments"}
	httpx.Get(g.Op("mail-ways", "/{id}/mail", "read", "The addresses to which a receipt can be mailed"), func(ctx context.Context, in *httpx.ByID) (Ways, error) {
		return s.Ways(ctx, in.ID)
	})
	httpx.Act(g.Op("mail", "/{id}/mail", "read", "Mail a receipt to the debtor"), func(ctx context.Context, in *AskInput) (payment.Payment, error) {
		return s.Ask(ctx, in.ID, in.Body.Email)
	})
}
