package receipt

import (
	"context"

	"github.com/recobro/recobro/modules/portfolios/internal/money/paper"
	"github.com/recobro/recobro/plugins-sdk/go/httpx"
)

// Input names a payment and what its receipt is printed on.
type Input struct {
	httpx.ByID
	Size paper.Size `query:"size" default:"a4" doc:"a4, or the roll of a receipt printer"`
}

// Routes serves receipts: to whoever may see their payments.
func Routes(api *httpx.API, s *Service) {
	g := httpx.Group{API: api, Tag: "payments", Base: "/api/v1/payments", Rights: "portfolios.payments"}
	httpx.File(g.Op("receipt", "/{id}/receipt", "read", "A payment's receipt, as PDF in the debtor's language"), "application/pdf",
		func(ctx context.Context, in *Input) (httpx.Document, error) { return s.Of(ctx, in.ID, in.Size) })
}
